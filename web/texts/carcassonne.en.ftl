# Sentences of the browser client about Carcassonne.
web-board = The board, { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }
web-cells = { $count } { $count ->
        [one] cell
       *[other] cells
    } for the tile
web-cell = cell { $x }, { $y }
web-walk = The board cell by cell; arrows lead to the next one, Enter lays the tile
web-laid = tile { $x }, { $y }
web-elsewhere = { $count } other { $count ->
        [one] cell
       *[other] cells
    }; each says why not
web-dead-cell = cell { $x }, { $y }: no tile that is left fits here
web-objects = Routes, fields and planets
web-object-of = { $object } of { $owner }, { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }
web-object-free = { $object }, nobody there, { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }
web-made-of = { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }{ $symbols ->
        [0] {""}
        [one] {" · "}{ $symbols } symbol
       *[other] {" · "}{ $symbols } symbols
    }
web-nobody = nobody
web-now = Now
web-if-closed = If closed
web-closed = Closed
web-offers = Where a figure may go
web-offer = put a figure: { $object }, { $x }, { $y }
web-offer-side = put a figure: { $object } in the { $side }, { $x }, { $y }
web-side-north = north
web-side-east = east
web-side-south = south
web-side-west = west

web-place = Place the tile
web-choose-cell = { $count ->
        [one] The tile fits in one place.
       *[other] The tile fits in { $count } places; choose one.
    }
web-tile-in-hand = tile in hand { $tile }
web-forced-tile-placed = Only one place: the tile was laid for you.
web-turn = Turn
web-place-here = Place here
web-drew = { $seat } has this tile.

web-deploy = Put a figure, or none
web-figure = Figure
web-figure-now = { $kind ->
        [the-route] The trade route
        [the-field] The asteroid field
       *[the-planet] The planet{ $name }
    }: a figure gets { $points } { $points ->
        [one] point
       *[other] points
    } here at once.
web-figure-back = Elsewhere
web-choose-part = Choose the part to put a figure on.
web-no-figure = No figure
web-deploy-here = Put it here

web-closes-own = Closes your { $kind ->
        [the-route] trade route
        [the-field] asteroid field
       *[the-planet] planet{ $name }
    }: { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }{ $symbols ->
        [0] {""}
        [one] , { $symbols } symbol
       *[other] , { $symbols } symbols
    }.
web-closes-other = Closes a { $kind ->
        [the-route] trade route
        [the-field] asteroid field
       *[the-planet] planet{ $name }
    } of { $owner }: { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }{ $symbols ->
        [0] {""}
        [one] , { $symbols } symbol
       *[other] , { $symbols } symbols
    }.
web-closes-free = Closes { $kind ->
        [the-route] a trade route
        [the-field] an asteroid field
       *[the-planet] the planet{ $name }
    } that nobody holds: { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }{ $symbols ->
        [0] {""}
        [one] , { $symbols } symbol
       *[other] , { $symbols } symbols
    }.{ $points ->
        [0] {""}
        [one] {" "}A figure there would get { $points } point.
       *[other] {" "}A figure there would get { $points } points.
    }
web-extends = Your { $kind ->
        [the-route] trade route
        [the-field] asteroid field
       *[the-planet] planet{ $name }
    }: { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }, points { $worth } now, { $closed } if closed.
web-starts-fight = Starts a fight for { $kind ->
        [the-route] a trade route
        [the-field] an asteroid field
       *[the-planet] planet{ $name }
    }: { $seats }{ $known ->
        [0] .
       *[other] , dice { $dice }.
    }
web-points = +{ $points } { $points ->
        [one] point
       *[other] points
    }
web-nothing-closes = Closes nothing.
web-ends = The match ends with it.

web-fight-for = Fight for { $kind ->
        [the-route] a trade route
        [the-field] an asteroid field
       *[the-planet] { $object }
    }
web-fight-round = Round { $round }
web-fight-small = { $count ->
        [one] figure
       *[other] { $count } figures
    }
web-fight-large = large figure
web-fight-symbol = own symbol
web-fight-dice = { $parts }: { $count } { $count ->
        [one] die
       *[other] dice
    }
web-fight-leads = leads
web-fight-tied = tied
web-fight-behind = behind
web-fight-wins = wins
web-fight-out = out, +{ $points }
web-fight-earlier = Round { $round }: { $score }, a tie.
web-fight-each = +1 each
web-fight-ties = { $count ->
        [one] { $count } tie
       *[other] { $count } ties
    }
web-fight-rolling = The dice roll for { $kind ->
        [the-route] a trade route
        [the-field] an asteroid field
       *[the-planet] { $object }
    }
web-fight-won = { $seats } wins the fight { $score }
web-fight-again = { $score }, a tie: once more
web-fight-how = The highest single die wins. Whoever loses takes the figures back.
web-fight-kept = The winner keeps { $kind ->
        [the-route] the trade route
        [the-field] the asteroid field
       *[the-planet] { $object }
    }.
web-show-result = Show the result
web-go-on = Go on
web-space = Space

web-left = { $count } { $count ->
        [one] tile
       *[other] tiles
    } left
web-left-word = { $count ->
        [one] tile left
       *[other] tiles left
    }
web-removed = Back in the box: { $count }
web-tiles-title = Tiles
web-track = Score track
web-supply = at hand: { $small } small, { $large } large

web-part-route = Trade routes
web-part-field = Asteroid fields
web-part-planet = Planets
web-part-fight = Fights

# What happened, for somebody who sees the board: the picture shows where, and which tile.
seen-event-tile-removed = The tile fits nowhere and goes back to the box.
seen-event-tile-placed = { $seat } lays a tile.
seen-event-figure-deployed = { $seat } puts a figure on the { $object }.
seen-event-figures-home = { $large ->
        [0] { $seat } takes { $small ->
            [one] a small figure
           *[other] { $small } small figures
        } home.
       *[other] { $small ->
            [0] { $seat } takes the large figure home.
            [one] { $seat } takes a small figure and the large one home.
           *[other] { $seat } takes { $small } small figures and the large one home.
        }
    }

# Keys.
key-turn = Turn the tile; with Shift the other way
key-size = Take the other size of figure
key-no-figure = Put no figure
key-skip-fight = To the result of a fight
