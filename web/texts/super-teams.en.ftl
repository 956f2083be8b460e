# Sentences of the board of Super Teams.

web-board = Race lane with { $spaces } spaces
web-hand = Your cards
web-bonus-cards = Your bonus cards
web-no-cards = New cards come with the next round.

web-card-wild = { $card }, wild
web-card-of = { $card }, { $whose ->
        [yours] for ships of yours
        [partner] for your partner's ships
       *[other] for a rival's ships
    }
web-card-owner = { $whose ->
        [yours] yours
        [partner] partner
       *[other] rival
    }
web-space = { $space }: { $kind }
web-space-with = { $space }: { $kind }. { $ships }
web-kinds = { $one } or { $other }
web-ship-of = { $ship } ({ $whose })
web-own-ships = your ships
web-ship = { $ship }, { $owner }, { $place }
web-ship-on = { $space }, { $on }

web-kind-start = The race begins here.
web-kind-normal = Nothing happens here.
web-kind-bonus = Whose ship ends here draws a bonus card.
web-kind-hyperspace = A ship that leaves from here flies twice the number.
web-kind-asteroid = A ship that leaves from here flies only one space.
web-kind-hole = Whose flight ends here is swept back to the nearest normal space.
web-kind-finish = Home. Once all ships of a team are here, it wins.
web-kind-doubled = Whoever played the card chooses the half.

web-choose-card = Choose a card
web-choose-card-for = Choose a card for { $whose ->
        [yours] your
        [partner] your partner's
       *[other] { $name }'s
    } { $ship }
web-choose-ship = Choose a ship for { $card }
web-choose-hint = Take one of the cards from your hand.
web-fly = Fly { $whose ->
        [yours] your
        [partner] your partner's
       *[other] { $name }'s
    } { $ship } with { $card }?
web-rival = Careful, this ship is { $name }'s.
web-fly-to = Fly to space { $end }
web-fly-halves = Fly to space { $end }
web-fly-home = Fly home
web-fly-start = Fly, back to the start
web-back = Back

web-window-departure = A bonus card for { $whose ->
        [yours] your
        [partner] your partner's
       *[other] { $name }'s
    } { $ship }?
web-window-evasion = { $whose ->
        [yours] Your
        [partner] Your partner's
       *[other] { $name }'s
    } { $ship } hits the black hole on { $hole }
web-window-hook = A Grappling Hook?
web-hook-hint = { $whose ->
        [yours] Your
        [partner] Your partner's
       *[other] { $name }'s
    } { $ship } has flown past. Choose a ship that it pulls along.
web-no-hook-hint = { $whose ->
        [yours] Your
        [partner] Your partner's
       *[other] { $name }'s
    } { $ship } has flown past, but you have no Grappling Hook to play.
web-move-hint = { $seat } flies it with { $card }.
web-without = Without a card: { $ending }
web-none-fits = None of your bonus cards can be played now.
web-play-nothing = Play nothing
web-use = Play { $card }
web-use-to = Play it and fly to space { $end }
web-use-home = Play it, fly home
web-pull = Pull { $ship } to space { $end }
web-pull-home = Pull { $ship } home
web-with-bonus = With a bonus card
web-looking = Looking ahead ...

web-land = Where on space { $space } does { $whose ->
        [yours] your
        [partner] your partner's
       *[other] { $name }'s
    } { $ship } land?
web-land-choose = Choose a half
web-land-on = Land: { $half }

web-ends-home = comes home
web-ends-start = back to the start
web-ends-over = flies over, to space { $end }
web-ends-back = black hole, back to space { $end }
web-ends-on = to space { $end }, { $on }
name-doubled = a doubled space

web-sum-RACE-23 = { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    }
web-sum-RACE-24 = { $number } × 2 = { $distance } spaces
web-sum-RACE-25 = asteroid field: 1 space
web-sum-RACE-43 = Skilled Pilot: { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    }
web-sum-RACE-44 = { $number } × 2 = { $distance } spaces
web-sum-RACE-47 = + 1: { $distance } spaces
web-sum-RACE-R-07 = { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    }, home
web-why-RACE-23 = { $distance ->
        [one] It flies { $distance } space.
       *[other] It flies { $distance } spaces.
    }
web-why-RACE-24 = Leaving hyperspace doubles it: { $distance } spaces.
web-why-RACE-25 = The asteroid field slows it down: one space only.
web-why-RACE-43 = Skilled Pilot slips through the asteroids: { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    }.
web-why-RACE-44 = Light Speed doubles it: { $distance } spaces.
web-why-RACE-47 = Acceleration adds one: { $distance } spaces.
web-why-RACE-R-07 = { $distance ->
        [one] One space is
       *[other] { $distance } spaces are
    } enough to reach the finish planet.
web-into-hole = { $hole } is a black hole, so { $ship } is swept back to { $end }.
web-over-hole = It flies over the black hole on { $hole } and ends on { $end }.
web-to-start = the start planet
web-to-finish = the finish planet
web-half-later = { $space } is doubled; you choose the half afterwards.
web-crate-for = { $seat } draws a bonus card.
web-prizes = The first ship home: everybody gets two bonus cards.
web-wins = That ends the match.
web-may-answer = { $names } may play a bonus card for it.
web-flies-past-many = Flies past { $count } ships.
web-flies-past = Flies past { $ships }.
web-may-hook = { $names } may answer with a Grappling Hook.

web-half-normal = The next flight is an ordinary one.
web-half-hyperspace = The next flight counts twice.
web-half-asteroid = The next flight is only one space.

web-round = Round { $round }
web-pile-movement = Movement pile: { $count }
web-pile-bonus = Bonus pile: { $count }
web-pile-finish = Bonus cards on the finish planet: { $count }
web-tag-back = back to { $end }

web-supply = { $bonus ->
        [one] { $bonus } bonus card
       *[other] { $bonus } bonus cards
    }, { $hand ->
        [one] { $hand } movement card
       *[other] { $hand } movement cards
    }
web-progress = { $ship }: { $space }
web-team = With { $mate }: { $spaces } of { $all } spaces

# For keys.
web-ships = Ships
