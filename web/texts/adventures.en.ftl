# Sentences of the board of Adventures.

web-board = Map of { $mission }
web-hand = Your skill cards
web-plans = Your plan cards and gear
web-no-cards = No skill cards in hand.
web-slots = Actions
web-ways = Choices

web-goal = Goal
web-lost-if = Lost if
web-crisis = Crisis
web-bounty = Bounty: { $bounty }
web-actions = Actions
web-campaign = Campaign: { $games ->
        [0] the first game
        [one] { $games } game played
       *[other] { $games } games played
    }
web-of = { $value } of { $size }

web-threat = a threat
web-face-down = { $shape }, face down
web-on = { $what } on { $space }
web-figure = { $figure } on { $space }, health { $left } of { $health }
web-figure-health = { $figure }: health { $left } of { $health }
web-health = health { $left } of { $health }
web-you-know = only you know: { $token }
web-unknown = Nobody knows yet what it is.
web-door = { $door } between { $from } and { $to }, { $state }
web-bonus = +1 under { $slot }

web-slot = { $slot }, strength { $strength }
web-slot-then = { $slot }, strength { $strength }, then { $then }
web-brings-nothing = calm
web-brings-near = one more: an event
web-brings-event = an event
web-brings-crisis = event and crisis
web-then = At the end of the turn

web-own-turn = Choose a card
web-turn-hint = { $left ->
        [one] Choose a skill card and one of the actions. One action is left in this turn.
       *[other] Choose a skill card and one of the actions. { $left } actions are left in this turn.
    }
web-slot-hint = Now choose an action for the card.
web-choose-slot = { $card }: under which action?
web-choose-card-for = { $slot }: with which card?
web-play = { $slot } { $strength } with { $card }?
web-play-it = Play: { $slot }
web-walk-to = Go to { $space }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }?
web-go = Go to { $space }
web-do = Do it
web-accuse = Accuse somebody…
web-hint-accuse = Once a match: put 2 cards away and say who the traitor is. If you are wrong, you get hurt, and the strongest action gets a complication.
web-done-prevent = Prevent nothing
web-done-pay-back = Do not answer
web-done-before-event = No plan card
web-done-plan-keep = Keep none
web-done-plan-return = Put none back
web-done-recon-more = End the recon
web-resolve = { $slot } with strength { $strength }
web-way = { $space }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
web-no-ability = No ability.
web-shared = shared
web-hint-carrier = Choose the character on the map, or here.
web-back = Back
web-doing = { $figure }: { $slot } { $strength }{ $left }

web-story = What happens
web-comes-event-shown = An event comes
web-comes-crisis-struck = A crisis comes
web-brought-event = { $slot } { $strength }: an event
web-brought-crisis = { $slot }: a crisis
web-avoid-event = Next time: { $slot } at 4 or less, and no event comes.
web-avoid-crisis = Next time: { $slot } at 5 or less, and no crisis comes.
web-figures = Who and what is on the map
web-skip = Skip
web-again = Again
web-go-on = Go on
key-event-on = Go on after an event card
web-notes = { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
web-notes-hint = Only you have seen this. What you tell the others is up to you.
web-tell = Tell the others about { $space }
web-claim-danger = Danger
web-claim-useful = Useful
web-claim-nothing = Nothing
web-tell-danger = { $space } is dangerous!
web-tell-useful = There is something useful on { $space }.
web-tell-nothing = There is nothing on { $space }.

web-pile-events = Events: { $count }
web-pile-plans = Plans: { $count }
web-pile-reserve = Reinforcements: { $count }
web-pile-complications = Complications: { $count }
web-cards = Skill cards in hand: { $hand }
web-exposed = the traitor
web-turns = Turns: { $turns }
web-defeated = Defeated enemies: { $count }
web-game-of = Game { $number } of { $last } of the campaign
web-cast = Who sets out
web-cast-shared = The characters are shared: whoever is to play uses both.
web-cast-changes = The next mission is for others: { $gone } { $gone-count ->
        [one] leaves
       *[other] leave
    }, { $come } { $come-count ->
        [one] joins
       *[other] join
    }.
web-comes = Next: { $mission }.
web-set-out = Set out
web-lost-counts = A lost game counts for the campaign, too. The mission is not repeated, the story goes on.
web-campaign-over = The campaign is over
web-campaign-over-how = All eight games are behind you, and everything is unlocked. From now on play any mission with all that you have gained.

option-sheet-none = none
option-mode-none = what fits the players
option-characters-none = those that the mission lists
web-left = Health { $left }

# What happened, for somebody who sees the map and the actions.
seen-event-event-shown = { $strength ->
        [0] Event: { $event }.
       *[other] An event, since { $slot } stands at { $strength }: { $event }.
    }
seen-event-complicated = A complication of { $value } goes to { $slot }.
seen-event-slot-cleared = All cards and complications leave { $slot }.
seen-event-tracked = The { $track } track stands at { $value } now.

# Labels of the form for a new table.
form-sheet = Mercenary sheet over the mission
form-mode = Way of playing
form-characters = Characters in seating order
form-first = Seat that starts
form-games = Games of the campaign played before

# Groups of things on the map, for those who go through them by keys.
web-things = Threats, characters and things that can be chosen
web-spaces = Spaces
web-doors = Doors that can be chosen
key-next-space = To the next or the previous space that can be chosen

# Mission select and the campaign's page.
missions-title = Choose a mission
missions-kind = What to choose from
missions-mission = Missions
missions-sheet = Mercenary sheets
missions-map = Map
missions-free = Other missions
missions-company = Who plays along
missions-droids = { $count ->
        [0] Nobody: you play two
        [one] A droid
       *[other] { $count } droids
    }
missions-with = with { $names }
mission-level-1 = easy
mission-level-2 = medium
mission-level-3 = hard
mission-new = Not played yet
mission-record = Won { $won } of { $played }
mission-for = For { $count } or more
mission-play = Play the mission
crew = Who goes
crew-how = { $count ->
        [1] One character goes. The one you press is yours.
       *[other] { $count } characters go. The one you press last is yours.
    }
crew-choose = Choose
crew-elsewhere = not here
crew-health = Health
campaign = Campaign
campaign-goes-on = Campaign: game { $game } of { $last }
campaign-title = Your campaign
campaign-how = Eight games in one story. Each opens new cards and rules; two sealed envelopes wait on the way.
campaign-tally = { $won } won, { $lost } lost
campaign-won = won
campaign-lost = lost
campaign-walked = played
campaign-next = next
campaign-sheet = A mercenary sheet
campaign-free = Your choice
campaign-free-how = Here you choose the mission yourselves.
campaign-continue = Continue
campaign-begin = Begin the campaign
campaign-again = Begin a new one
after-game = after game { $number }
envelope-mercenary = Mercenaries
envelope-traitor = The traitor
envelope-open = opened
envelope-sealed = sealed until game { $number } is over
prizes = Unlocked
prizes-of = { $count } of { $all } cards{ $fresh ->
        [0] {""}
       *[other] , { $fresh } new
    }
prizes-none = Nothing yet. The first game opens the first cards.
prize-new = New
prize-event = event
prize-gear = gear
prize-bounty = bounty
sealed = Still sealed
sealed-how = each is opened after a game
prizes-skill = { $count } skills
prizes-event = { $count } events
prizes-gear = { $count } pieces of gear
prizes-bounty = { $count } bounties
