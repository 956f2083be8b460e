title = Carcassonne: Star Wars
note = The tile set is Cantina's reconstruction, not the publisher's.

name-red = red
name-green = green
name-black = black
name-white = white
name-orange = orange
name-rebel = Rebel Alliance
name-empire = Empire
name-bounty = Bounty Hunters
name-small = small figure
name-large = large figure
name-route = trade route
name-field = asteroid field
name-planet = planet
name-route-0 = trade route
name-route-1 = second trade route
name-route-2 = third trade route
name-route-3 = fourth trade route
name-field-0 = asteroid field
name-field-1 = second asteroid field
name-field-2 = third asteroid field
name-field-3 = fourth asteroid field
planet-called = the planet { $called }
tile-with-planet = ({ $planet })
tile-with-sides = ({ $sides })
name-space = free space
name-north = north
name-east = east
name-south = south
name-west = west

planet-P0-R = Veshtara
planet-P0-E = Ilmara
planet-P0-B = Kolm Tor
planet-P1-R = Orun Vey
planet-P1-E = Sylvenne
planet-P1-B = Meridane
planet-P2-R = Nivaris
planet-P2-E = Sahrun
planet-P2-B = Cindrak

option-first = Seat that starts
option-colours = Colours in seating order; those left over stay in the box
option-teams = Two teams of two: red with green against black with white
option-tiles = Tile set
name-full = full (76 tiles)
name-short = short (18 tiles)

prompt-draw = a tile is being drawn
prompt-place = place the tile
prompt-deploy = put a figure, or none
prompt-roll = the dice are being rolled
prompt-over = the match is over

action-draw = draw the tile { $tile }
action-roll = roll { $dice }
action-place = lay the tile at { $x }, { $y }, { turned }
action-deploy = put a { $figure } at { $x }, { $y }: { $part }
action-worth = { $action }; { $worth } { $worth ->
        [one] point
       *[other] points
    } now, { $closed } when closed
action-pass = put no figure

event-tile-drawn = { $seat } turns over the tile { $tile }.
event-tile-removed = The tile { $tile } fits nowhere and goes back to the box.
event-tile-placed = { $seat } lays the tile { $tile } at { $x }, { $y }.
event-objects-joined = Two objects become one.
event-figure-deployed = { $seat } puts a { $figure } on the { $object } at { $x }, { $y }.
event-fight-began = A fight for the { $object }: { $seats }.
event-rolled = { $seats } rolls { $dice }; { $best } counts.
event-tied = { $seats } tied at { $value } and gets 1 point (now { $score }).
event-lost = { $seats } lost the fight and gets { $points } { $points ->
        [one] point
       *[other] points
    } for the dice (now { $score }).
event-won = { $seats } won the fight.
event-scored = { $seats } scores the { $object }: { $points } { $points ->
        [one] point
       *[other] points
    } for { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }{ $symbols ->
        [0] {""}
        [one] {" and "}{ $symbols } symbol
       *[other] {" and "}{ $symbols } symbols
    } (now { $score }).
event-figures-home = { $seat } takes { $large ->
        [0] { small-figures }
       *[other] { $small ->
            [0] { large-figures }
           *[other] { small-figures } and { large-figures }
        }
    } home.
small-figures = { $small } small { $small ->
        [one] figure
       *[other] figures
    }
large-figures = { $large } large { $large ->
        [one] figure
       *[other] figures
    }
event-ended = The match is over. Victory: { $winners }.

refusal-CSW-21 = The tile must be laid before anything else.
refusal-CSW-22 = { $x }, { $y } is too far away: a figure goes on the tile just laid, at { $last }, or on a planet beside it.
refusal-CSW-26 = { $taken ->
        [yes] A tile lies on { $x }, { $y } already.
       *[no] The cell { $x }, { $y } touches no laid tile along a whole side.
    }
refusal-CSW-27 = In the { $side } the sides do not go on: { $here } on this tile, { $there } beside it.
refusal-CSW-31 = You have no { $figure } at hand.
refusal-CSW-33 = This trade route is occupied by a trader of { $seats }.
refusal-CSW-34 = This asteroid field is occupied by an explorer of { $seats }.
refusal-CSW-37 = There is only free space there, nothing for a figure to stand on.
refusal-CSW-40 = There is no planet at { $x }, { $y }.
refusal-CSW-42 = On the neighbouring tile at { $x }, { $y } only a planet can be chosen, not the { $object }.
refusal-CSW-R-08 = Turned like that the tile looks the same as with fewer turns; choose that.
refusal-CSW-R-15 = That branch is the same route as another one of the tile; choose that one.
refusal-CSW-R-16 = That part is the same field as another one of the tile; choose that one.

view-round = Tiles laid { $laid }, left { $left }.
view-player = { $seat } ({ $colour }, { $faction }): { $score } points, figures at hand { $small } small, { $large } large
view-tile = Tile in hand: { $shows }
view-laid = { $x }, { $y }: { $shows }
view-object = { $object } at { $place }: tiles { $tiles }, symbols { $symbols }, points { $worth } now, { $closed } when closed; { $owner }
view-fight = Fight for { $place }.
view-nobody = nobody
side-route = route
side-field = field
side-space = free
part-touching = { $part } ({ $sides })
part-symbol = { $part }, symbol { $faction }
turned = { $rotation ->
        [0] as it is
        [1] turned a quarter to the right
        [2] turned half round
       *[3] turned a quarter to the left
    }
tile-turned = Tile in hand, { $rotation ->
        [0] as it is
        [1] turned a quarter to the right
        [2] turned half round
       *[3] turned a quarter to the left
    }: { $shows }
view-supply = Your figures at hand ({ $colour }): small { $small }, large { $large }.
promise-lies = It would lie like this: { $shows }.
promise-closes = closes the { $object } of { $owner }: { $worth } { $worth ->
        [one] point
       *[other] points
    }
promise-extends = { $object } of { $owner }: points { $worth } now, { $closed } when closed
place-part = { $part }: { $owner }, tiles { $tiles }, points { $worth } now, { $closed } when closed
place-part-closed = { $part }: { $owner }, tiles { $tiles }, closed
place-figure = { $figure } of { $seat }
place-free-beside = free beside it: { $sides }
place-free = { $x }, { $y }: a free cell; beside it { $beside }.
place-fits = The tile in hand fits here { $turned }.
place-fits-not = The tile in hand does not fit here.
place-dead = No tile that is left fits here.

# How actions are typed.
verb-place = place
verb-deploy = deploy
verb-pass = pass

# What is wrong with options or tiles.
place-tile-set = tile set
name-kind-tile-set = tile set
wrong-tile-twice = tile { $tile } stands in it twice; say copies = 2 instead
wrong-no-start-tile = the start tile { $tile } is not in it
wrong-kinds-of-tile = { $count } kinds of tile; it takes { $most } at most
wrong-number-of-tiles = { $count } tiles; it takes { $fewest } to { $most }
wrong-too-many-parts = more than { $most } routes, fields and planets in all
wrong-start-without-route = the start tile needs a side with a route
wrong-copies = { $count } copies; it takes 1 at least
wrong-no-side = { $value } is no side; it takes N, E, S, W
wrong-side-twice = it names side { $side } twice
wrong-touches-nothing = it touches no side
wrong-shared-side = side { $side } belongs to two parts
wrong-route-to-nowhere = the route ends nowhere; it takes a planet, a field or a crossroads
wrong-wide-route = a route touches one or two sides; a crossroads is several routes of one side
wrong-symbol-on-nothing = a symbol lies on { $part }, which the tile does not have
wrong-planet-symbol = a planet needs exactly one symbol
wrong-colours = colours takes five different ones: { $takes }
wrong-teams-seats = teams take four seats, not { $count }
wrong-teams-colours = teams are red with green against black with white, seated in turn

reason-figures-up = { $amount ->
    [one] brings a figure back
   *[other] brings { $amount } figures back
}
reason-figures-down = { $amount ->
    [one] ties up a figure
   *[other] ties up { $amount } figures
}
