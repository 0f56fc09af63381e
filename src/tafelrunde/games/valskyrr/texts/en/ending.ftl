# How an adventure ends; read below the last line of the log.

epilogue-won-into-the-wilds =
    The glow beyond the Borderlands goes out like a candle under a thumb. Where Ghardhak fell the ash lies warm until morning, and then it is only ash. When you come down the road the charcoal burners are already stacking wood, as if nothing had happened. At the inn your cups are filled again. This time the innkeeper asks for coin, and you have never been so glad to pay.
epilogue-won-the-abomination =
    Maelgar comes apart the way it was put together, seam by seam, and every part seems relieved. The breathing under the temple stops; for a while the silence is worse. Then the cattle come up the hill, sniff at the broken gate and begin to graze. You leave the doors open behind you. The place could do with some air.
epilogue-won-song-of-the-dead =
    The last verse breaks off in the middle of a word that was none. Morwyn sits upright in her hall as before, but now she is only bones that somebody has crowned. On the way home you take the wax from your ears and hear wind, water, a dog. Somebody begins to hum, and nobody tells them to stop.
epilogue-won-the-mist-throne =
    With the third anchor the ground lets go of him, and the throne of grey light is nothing but light. The mist lifts the way people leave a table: one by one, then all at once. Behind it there is a country, larger than you remembered. You count the days that are left to you and lose count.
epilogue-lost-time =
    You were not slow. The mist was quicker. It comes up the road without haste, past the last lantern and the sign of the inn, and lies down on the roofs like snow. In the morning people will ask how it could come to this, and nobody will be able to say on which day it was decided.
epilogue-lost-hero =
    One cup at the inn stays full. The others talk of the road, of the weather, of what would have to be done, and at each pause they look at it. In the mist somebody is still calling your names; you know the voice, and you do not answer.
epilogue-lost-party =
    Nobody comes back to tell it. Charcoal burners find a boot in spring, a buckle, a torn map on which the way is marked very neatly up to a point. The innkeeper hangs the map behind the bar. Sooner or later somebody will come in who asks about it.
figure-dealt = damage dealt
figure-attacks = attacks
figure-prevented = damage prevented
figure-actions = actions taken
figure-feats = feats acquired
figure-restored = cards restored
