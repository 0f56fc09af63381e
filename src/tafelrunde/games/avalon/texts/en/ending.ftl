# How a campaign ends; read below the last line of the log.

epilogue-won-quick-start =
    The stone gives light again, and for the first evening nobody in Cuanacht counts how far it reaches. People sit outside because they can. Somebody has cut the thirty-first notch out of the beam and is whittling it into a spoon. Of the price you speak little, and never before the children. Beyond the last fence the Wyrdness stands like cattle at a gate: patient, breathing, not offended. It knows the way here now. But so do you, and you know the way back.
epilogue-won-main =
    The light that is left is not the old one, and there is less of it than in the songs. It will do to sow by. In Kamelot they are arguing about bread, about drains, about who was there; on the road north somebody is putting up a signpost with names that were not on any map a year ago. You have been further than the map. Some of you came back to where you set out, and had to be told that it was the place. Avalon has not been saved. It has been asked to go on, and after some thought it does.
epilogue-lost =
    The mist is not cruel. It takes the road first, then the fence, then the voices, and it closes round { $name } as one draws a blanket over somebody who has walked far enough. Somewhere a menhir shows its last number to nobody. At the farmhold the beam gets its notch, and another, until there is no one left who would cut one. In the spring the grass comes up grey, and quite thick, and it does not ask who lay there.
figure-moved = journeys
figure-actions = actions begun
figure-laid = cards laid in encounters
figure-cards = cards gained
figure-raised = attributes raised
figure-food = food found
figure-fear = fear endured
