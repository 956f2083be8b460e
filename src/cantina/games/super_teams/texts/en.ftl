title = Star Wars: Super Teams
note = The board and the split of the bonus cards are Cantina's own, not the publisher's.

name-red = red
name-yellow = yellow
name-black = black
name-green = green
name-red-1 = X-wing
name-red-2 = Millennium Falcon
name-yellow-1 = Jedi starfighter
name-yellow-2 = Tantive IV
name-black-1 = TIE fighter
name-black-2 = TIE Advanced
name-green-1 = Star Destroyer
name-green-2 = Death Star
name-start = start planet
name-normal = normal space
name-bonus = bonus space
name-hyperspace = hyperspace
name-asteroid = asteroid field
name-hole = black hole
name-finish = finish planet
name-skilled-pilot = Skilled Pilot
name-light-speed = Light Speed
name-evasive-manoeuvre = Evasive Manoeuvre
name-grappling-hook = Grappling Hook
name-acceleration = Acceleration

whose-yours = yours
whose-partner = your partner's
whose-other = { $name }'s
whose-seen = { $name }'s

option-first = Seat that starts
option-colours = Colours in seating order; with two players everyone has every other one, with three the last stays in the box
option-hook_chain = Hooked ships can be hooked past in turn
option-board = Board
option-deck = Deck
name-long = long (50 spaces)
name-short = short (20 spaces)
name-standard = standard

prompt-deal = movement cards are being dealt
prompt-fly = choose a card and a ship
prompt-departure = a bonus card before the ship flies?
prompt-evasion = get away from the black hole?
prompt-land = which half of the space?
prompt-hook = hook on to the ship that flew past?
prompt-draw = a bonus card is being drawn
prompt-prize = the cards of the finish planet are being handed out
prompt-over = the match is over

action-fly = { $colour } { $number }: move { $ship }
action-use = play { $card } (shuffle { $shuffle })
action-hook = play a Grappling Hook for { $ship } (shuffle { $shuffle })
action-land = land on: { $half }
action-of = { $action }, { $whose }
action-pass = play nothing
action-deal = deal { $colour } { $number }
action-draw = draw { $card }

event-round-began = Round { $round } begins; six movement cards for everybody.
event-movement-shuffled = All movement cards are shuffled into a new pile.
event-dealt = { $seat } gets { $colour } { $number }.
event-dealt-hidden = { $seat } gets a movement card.
event-chose = { $seat } plays { $colour } { $number } for { $ship }.
event-passed = { $seat } plays no bonus card.
event-used = { $seat } plays { $card } for { $ship }.
event-flew = { $ship } flies { $distance } { $distance ->
        [one] space
       *[other] spaces
    }, from { $start ->
        [0] the start
       *[other] space { $start }
    } to space { $end }.
event-fell-back = { $ship } falls into the black hole on space { $hole } and backs up to space { $end }.
event-evaded = { $ship } flies over the black hole on space { $hole } to space { $end }.
event-landed = { $seat } puts { $ship } on space { $space }: { $half }.
event-hooked = { $seat } hooks { $ship } from space { $start } to space { $end }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a bonus card.
event-nothing-drawn = { $seat } should draw a bonus card, but there is none.
event-bonus-shuffled = { $cards } played bonus cards are shuffled into a new pile.
event-came-home = { $ship } is home on the finish planet.
event-became-wild = Both { $colour } ships are home; { $colour } cards are wild now.
event-ended = The match is over. Victory: { $winners }.

refusal-RACE-11 = { $ship } is not in this race: the colour { $painted } stays in the box.
refusal-RACE-18 = You do not hold { $colour } { $number }.
refusal-RACE-19 = { $colour } { $number } moves only ships of its own colour; { $ship } is { $painted }.
refusal-RACE-20 = You must play a movement card and move a ship.
refusal-RACE-28 = { $moved } ends on { $target }: choose one of the two halves there.
refusal-RACE-33 = { $ship } is home already and cannot be moved.
refusal-RACE-39 = You do not hold a card { $card }.
refusal-RACE-40 = { $used } was played for { $moved } this turn already, and one bonus card a ship is all.
refusal-RACE-41 = { $ship } belongs to { $seat }; no bonus card can be played for an opponent's ship.
refusal-RACE-43 = Skilled Pilot helps only out of an asteroid field; { $moved } is here: { $on }.
refusal-RACE-45 = Light Speed works only from a normal space, a bonus space or the start planet; { $moved } is here: { $on }.
refusal-RACE-48 = Acceleration cannot be played for { $moved }: it stands on an asteroid field.
refusal-RACE-R-15 = This is not the moment for { $card }.
refusal-RACE-R-17 = { $card } can do nothing for { $moved } here.
refusal-RACE-R-24 = No opponent flew past { $ship }; { $moved } flew from { $start } to { $target }.
refusal-RACE-R-29 = { $ship } has just moved itself and cannot be hooked.
refusal-RACE-R-30 = { $ship } was passed only by { $moved }, a ship of its own team; that gives no hook.

view-round = Round { $round }. Movement pile { $movement }, bonus pile { $bonus }, pile on the finish planet { $finish }.
view-ship = { $ship } ({ $colour }, { $owner }): space { $space }, { $on }
view-move = { $seat } moves { $ship } with { $colour } { $number }.
view-target = It flies to space { $target }.
view-hand = Your movement cards: { $cards }
view-bonus = Your bonus cards: { $cards }
view-seat = { $seat }: movement cards { $cards }, bonus cards { $bonus }
view-wild = Wild colours: { $colours }
view-nothing = none
view-track = Track: { $spaces }.
spaces-one = { $first } { $kind }
spaces-several = { $first } to { $end } { $kind }
space-doubled = doubled space ({ $one } or { $other })
space-is = space { $space }, { $kind }
spaces-ahead = Ahead: { $spaces }
spaces-behind = Behind: { $spaces }
ship-here = here stands { $ship } ({ $owner })

# How actions are typed.
verb-fly = fly
verb-use = use
verb-hook = hook
verb-land = land
verb-pass = pass

# What is wrong with options, boards or decks.
place-board = board
place-deck = deck
place-space = space
name-kind-board = board
name-kind-deck = deck
wrong-number-of-spaces = { $count } spaces; it takes { $fewest } to { $most }
wrong-kind-of-space = unknown kind { $value }; it takes { $takes }
wrong-hole-at-start = a black hole cannot lie right behind the start planet
wrong-wide-hole = a black hole { $width } spaces wide cannot be crossed by one card; it takes { $most } at most
wrong-trap = with this deck no ship gets beyond it without bonus cards
wrong-negative-copies = fewer than no copies
wrong-movement-cards = { $count } movement cards; it takes { $total }
wrong-bonus-cards = { $count } bonus cards; it takes { $total }
wrong-colours = colours takes four different ones: { $takes }

reason-flown-up = brings the team { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} forward
reason-flown-down = throws the team { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} back
reason-others-flown-up = brings the foremost rivals { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} forward
reason-others-flown-down = throws the foremost rivals { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} back
reason-cards-up = { $amount ->
    [one] brings a bonus card
   *[other] brings { $amount } bonus cards
}
reason-cards-down = { $amount ->
    [one] costs a bonus card
   *[other] costs { $amount } bonus cards
}
reason-spaces-up = improves the team's prospects by { $amount ->
    [one] a space
   *[other] { $amount } spaces
}
reason-spaces-down = worsens the team's prospects by { $amount ->
    [one] a space
   *[other] { $amount } spaces
}
