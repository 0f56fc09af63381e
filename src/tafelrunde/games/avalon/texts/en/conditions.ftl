### Conditions follow "if"; `.not` is their opposite. Numbers that are counted on the table.

condition-has-attribute = { $attribute } is at least { $at_least }
    .not = { $attribute } is below { $at_least }
condition-has = { $what } is at least { $at_least }
    .not = { $what } is below { $at_least }
condition-has-secret = somebody has secret { $number }
    .not = nobody has secret { $number }
condition-has-item =
    { $item ->
        [none]
            { $keyword ->
                [none] somebody has an item{ $equipped ->
                    [yes] { " " }equipped
                   *[no] { "" }
                }
               *[other] somebody has an item with the keyword { $keyword }{ $equipped ->
                    [yes] { " " }equipped
                   *[no] { "" }
                }
            }
       *[other] somebody has “{ $item }”{ $equipped ->
            [yes] { " " }equipped
           *[no] { "" }
        }
    }
    .not =
        { $item ->
            [none]
                { $keyword ->
                    [none] nobody has an item{ $equipped ->
                        [yes] { " " }equipped
                       *[no] { "" }
                    }
                   *[other] nobody has an item with the keyword { $keyword }{ $equipped ->
                        [yes] { " " }equipped
                       *[no] { "" }
                    }
                }
           *[other] nobody has “{ $item }”{ $equipped ->
                [yes] { " " }equipped
               *[no] { "" }
            }
        }
condition-is-character = { $character } is here
    .not = { $character } is not here
condition-is-dying = the character is dying
    .not = the character is not dying
condition-is-going-insane = the character is going insane
    .not = the character is not going insane
condition-is-in-panic = the character is in panic
    .not = the character is not in panic
condition-is-alone = the character is alone
    .not = the character is not alone
condition-has-status =
    { $part ->
        [0]
            { $at_least ->
                [1] “{ $status }” is marked
               *[other] at least { $at_least } parts of “{ $status }” are marked
            }
       *[other] part { $part } of “{ $status }” is marked
    }
    .not =
        { $part ->
            [0]
                { $at_least ->
                    [1] “{ $status }” is not marked
                   *[other] fewer than { $at_least } parts of “{ $status }” are marked
                }
           *[other] part { $part } of “{ $status }” is not marked
        }
condition-has-task = the task “{ $task }” is noted
    .not = the task “{ $task }” is not noted
condition-is-chapter = this is chapter { $chapter }
    .not = this is not chapter { $chapter }
condition-from-chapter = chapter { $chapter } has begun
    .not = chapter { $chapter } has not begun yet
condition-players-at-least =
    { $players ->
        [one] there is at least 1 player
       *[other] there are at least { $players } players
    }
    .not =
        { $players ->
            [one] there is no player
           *[other] there are fewer than { $players } players
        }
condition-at-symbol = the location shows this symbol ({ $symbols })
    .not = the location does not show this symbol ({ $symbols })
condition-dial-at-least = the counting dial “{ $dial }” shows at least { $value }
    .not = the counting dial “{ $dial }” shows less than { $value }
condition-has-menhir = a menhir burns { AT($number) }
    .not = no menhir burns { AT($number) }
condition-was-read = verse { $verse } was read
    .not = verse { $verse } was not read
condition-has-come = “{ $event }” has come
    .not = “{ $event }” has not come yet
condition-won = the encounter was won
    .not = the encounter was not won
condition-relation-in = the relation is in the { $area } area
    .not = the relation is not in the { $area } area
condition-pool-at-least =
    { $markers ->
        [one] there is at least 1 combat marker in the pool
       *[other] there are at least { $markers } combat markers in the pool
    }
    .not =
        { $markers ->
            [one] there is no combat marker in the pool
           *[other] there are fewer than { $markers } combat markers in the pool
        }
condition-symbol-is =
    { $attribute ->
        [none] a magic symbol was activated
       *[other] a symbol of { $attribute } was activated
    }
    .not =
        { $attribute ->
            [none] no magic symbol was activated
           *[other] no symbol of { $attribute } was activated
        }
condition-enemy-is = the enemy comes from the { $colour } deck
    .not = the enemy does not come from the { $colour } deck
condition-is-first-card = it is the first card of this turn
    .not = it is not the first card of this turn

## Numbers that are counted on the table

where-x = { $text } (X = { $what })
count-most = { $what }, at most { $most }
count-players = number of players
count-members = number of group members
count-attribute = { $attribute }
count-connected =
    { $attribute ->
        [none] connected magic symbols in the sequence
       *[other] connected symbols of { $attribute } in the sequence
    }
count-activated =
    { $attribute ->
        [none] activated magic symbols in the sequence
       *[other] activated symbols of { $attribute } in the sequence
    }
count-charges = charges on this card
count-sequence = cards in the sequence
count-hand = hand cards
count-fear = Fear
count-dial = value of the counting dial “{ $dial }”
