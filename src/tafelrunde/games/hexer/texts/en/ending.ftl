# How a game ends; read below the last line of the log.

epilogue-hunt =
    The last trophy hangs crooked, and nobody straightens it: everybody in the room has seen what it cost. In the end { THE($name) } drinks up, pays for once without haggling, and takes the road before the songs begin. Songs get the details wrong. By spring there will be new notices on the boards, and below them, very small, the reward.
epilogue-legend =
    The thing that walked through the old world lies still, and at first no bird dares to say so. Twice { THE($name) } cleans the blade. Villages that lay waste will be built again, a little further from the road; old people will swear they had always known how it would end. The others hunt on. They only hunt something smaller now.
figure-travelled = places travelled to
figure-damage = damage in combos
figure-suffered = damage suffered
figure-beaten = fights won
figure-lost = fights lost
figure-gold = gold earned
figure-cards = cards gained
