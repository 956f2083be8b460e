title = The Mandalorian: Adventures
note = Missions, maps, the characters' cards, plan and event cards, tokens and mercenary sheets are original to Cantina, not the publisher's.

option-mission = Mission
option-sheet = Mercenary sheet that lies over the mission, or none
option-difficulty = Difficulty
option-mode = Way of playing; without a choice the one that fits the number of players
option-characters = Characters in seating order; without a choice those that the mission lists first
option-first = Seat that starts; without a choice drawn by lot
option-games = Games of the campaign played before, which unlock cards and rules
option-campaign = Keep to the campaign: its missions in order, envelopes only when their time comes
option-gear = Gear in the order of the characters, from the fourth game on
option-traitor = One of the players may be a traitor
option-sworn = Seats that openly swear loyalty and get no secret card
option-nearest_by_range = Enemies go toward the character nearest by range instead of by steps
option-frozen_six = Lines marked 6+ go by the strength at the beginning of the event
option-any_pair = Shared: any two characters, not only those that the mission lists
option-pack = A file with missions, characters and decks of your own
name-beginner = beginner (more health)
name-experienced = experienced
name-veteran = veteran (three cards in hand)
name-story = story (the mission's characters)
name-sandbox = sandbox (any characters)
name-shared = shared (two characters for everybody)
name-skills = skill cards
name-plans = plan cards
name-events = event cards
name-complications = complication tokens
name-reinforcements = defeated reinforcements

prompt-deal = cards and tokens are being dealt
prompt-carrier = who carries the child at the start?
prompt-accuse = say who the traitor is?
prompt-turn = choose a card
prompt-act = do the action now, or first what the card says?
prompt-act-later = anything else before the action ends?
prompt-extra = one more action: with which card?
prompt-free = which action is the free one?
prompt-walk = where to next?
prompt-attack = whom to attack?
prompt-recon = look under a token, or move an enemy
prompt-recon-more = look around some more?
prompt-plan-keep = which plan card to keep?
prompt-plan-return = put a card back on the deck?
prompt-slot = which action?
prompt-put = which complication to place?
prompt-clear = what leaves the action?
prompt-prevent = a plan card, so that it hurts less?
prompt-pay-back = hit back with a plan card?
prompt-flee = where does the child run?
prompt-effect-target = which threat?
prompt-effect-figure = who is it for?
prompt-push = where is the enemy moved?
prompt-discard = what to discard?
prompt-recover = which card to take back?
prompt-take = which plan card to take?
prompt-door = which door is unlocked?
prompt-where = which space?
prompt-option = which one?
prompt-pay = pay for the effect?
prompt-order = whose effect comes first?
prompt-you = who is the event about?
prompt-before-event = a plan card before the event?
prompt-scry-reorder = which event goes on top?
prompt-scry-bottom-one = put an event under the deck?
prompt-scry-pick-one = which event happens?
prompt-enemy-move = which enemy moves?
prompt-enemy-goal = toward what does the enemy go?
prompt-enemy-way = which way does the enemy go?
prompt-enemy-attack = which enemy attacks?
prompt-enemy-victim = whom does the enemy attack?
prompt-exposed = the traitor makes trouble: how?
prompt-over = the match is over

stakes-damage-attack = { $by } attacks { $figure }: { $count } damage.
stakes-damage-guard = A guard strikes { $figure }: { $count } damage.
stakes-damage-hook = A hook strikes { $figure }: { $count } damage.
stakes-damage-effect = { $figure } is about to suffer { $count } damage.
stakes-attacked-attack = { $by } has attacked { $figure }.
stakes-skills-accusation = { $count ->
        [one] Discard { $count } skill card: that is what an accusation costs.
       *[other] Discard { $count } skill cards: that is what an accusation costs.
    }
stakes-skills-effect = { $count ->
        [one] Discard { $count } skill card.
       *[other] Discard { $count } skill cards.
    }
stakes-plans-effect = { $count ->
        [one] Discard { $count } plan card of { $figure }.
       *[other] Discard { $count } plan cards of { $figure }.
    }
stakes-event-effect = { $by } stands at { $count } and brings an event.
stakes-by = The reason: { $by }.
stakes-falls = The character would be defeated by it.
stakes-flees = The child would run away.

action-play = { $slot }: play { $card }
action-resolve = carry out the action
action-decline = leave the action out
action-ability = use the card's ability
action-done = nothing more
action-end = end your actions
action-step = go to { $space }
action-stop = stop here
action-attack = attack: { $piece }
action-strike = { $damage } of the damage: { $piece }
action-ram = attack: { $door }
action-peek = peek: { $piece }
action-shift = move to { $space }: { $piece }
action-unlock = unlock: { $door }
action-keep = keep: { $plan }
action-return = put back on top: { $plan }
action-plan = { $figure } uses a plan card: { $plan }
action-gear = { $figure } uses the gear
action-use = { $figure } uses: { $piece }
action-pick-up = { $piece ->
        [-1] pick up the child
       *[other] pick up: { $piece }
    }
action-target = choose: { $piece }
action-who = choose: { $figure }
action-where = choose: { $space }
action-slot = choose: { $slot }
action-choose = choose: { $option }
action-player = choose: { $seat }
action-pay = pay
action-discard = discard: { $card }
action-drop = { $figure } discards a plan card: { $plan }
action-recover = take back: { $card }
action-take = take: { $plan }
action-lift = { $slot }: discard a complication { $value ->
        [0] that only stands in
       *[other] of { $value }
    }
action-clear = { $slot }: discard { $card }
action-first = on top: { $event }
action-bottom = to the bottom: { $event }
action-put = place the complication of { $value }
action-accuse = accuse: { $seat }
action-begin = begins: { $seat }
action-loyalty = loyalty card for { $seat }: { $traitor ->
        [true] traitor
       *[false] loyal
    }
action-skill = deal { $card }
action-drawn = deal { $plan }
action-back = back of the next event: { $back }
action-event = event: { $event }
action-token = threat: { $token }
action-reinforce = reinforcement: { $token }
action-complication = complication of { $value }
action-bounty = bounty: { $bounty }

event-turn-began = { $seat } begins a turn.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a skill card.
event-shuffled = Shuffled into a new pile: { $pile }.
event-owed = { $seat } should draw skill cards, but there are none; cards owed: { $cards }.
event-loyal = { $seat } gets a loyalty card: { $traitor ->
        [true] traitor
       *[false] loyal
    }.
event-loyal-hidden = { $seat } gets a secret loyalty card.
event-back-shown = The back of the next event card: { $back }.
event-placed = { $token } is put on { $space }.
event-bounty-shown = The bounty of this match: { $bounty }.
event-played = { $seat } plays { $card } for { $figure }, action { $slot }, strength { $strength }.
event-declined = { $figure } leaves out the action { $slot }.
event-acted = { $figure } acts: { $slot }, strength { $strength }.
event-used-ability = { $figure } uses the ability of { $card }.
event-strengthened = { $figure } has { $by } more strength: { $slot }.
event-walked = { $figure } goes from { $start } to { $end }.
event-stopped = { $figure } must stop on { $space }.
event-revealed = Revealed on { $space }: { $token }.
event-peeked = { $seat } peeks at the threat on { $space }: { $token }.
event-peeked-hidden = { $seat } peeks at the threat on { $space }.
event-wounded = { $token } has damage { $damage } of { $health }.
event-spared = { $token } is no enemy and takes no damage.
event-defeated = { $token } is defeated on { $space }.
event-door-hit = Damage of the { $door }: { $damage }.
event-door-opened = Open from now on: { $door }.
event-shifted = { $token } is moved from { $start } to { $end }.
event-plan-drawn = { $seat } draws a plan card: { $plan }.
event-plan-drawn-hidden = { $seat } draws a plan card.
event-plan-kept = { $figure } keeps a plan card: { $plan }.
event-plan-returned = { $seat } puts a plan card back on top of the deck: { $plan }.
event-plan-returned-hidden = { $seat } puts a plan card back on top of the deck.
event-plan-discarded = Plan card discarded: { $plan }.
event-plan-used = { $figure } uses a plan card: { $plan }.
event-gear-used = { $figure } uses gear: { $gear }.
event-token-used = { $figure } uses { $token }.
event-picked-up = { $figure } picks up: { $token }.
event-snatched = { $token } takes the child.
event-child-placed = The child is on { $space }.
event-child-ran = The child runs away to { $space }.
event-hurt = { $figure } suffers 1 damage, { $damage } of { $health } in all.
event-prevented = 1 damage is prevented: { $figure }.
event-warded = { $figure } is protected; damage to be prevented: { $points }.
event-healed = { $figure } heals { $points } damage.
event-fell = { $figure } is defeated.
event-stunned = { $token } may neither move nor attack for a while.
event-guarded = Guard: { $token } strikes { $figure }.
event-hooked-on = Hook: { $token } strikes { $figure }.
event-crisis-struck = Crisis!
event-event-shown = { $strength ->
        [0] Event: { $event }.
       *[other] Event of the action { $slot }, strength { $strength }: { $event }.
    }
event-no-effect = { $event } changes nothing; a reinforcement comes instead.
event-enemy-moved = { $token } moves from { $start } to { $end }.
event-enemy-attacked = { $token } attacks { $figure }.
event-nobody-attacked = { $able ->
        [0] Nobody attacks: there is none on the map ({ $who }).
       *[other] Nobody attacks ({ $who }): no character is within range { $range }.
    }
event-deployed = Reinforcement on { $space }: { $token }.
event-none-left = A reinforcement is due, but none can come.
event-complicated = The action { $slot } gets a complication of { $value }.
event-complications-seen = { $seat } looks at two complication tokens: { $values }.
event-complications-seen-hidden = { $seat } looks at two complication tokens.
event-slot-cleared = All cards and complications leave the action { $slot }.
event-card-cleared = { $card } leaves the action { $slot }.
event-token-cleared = A complication of { $value } leaves the action { $slot }.
event-card-discarded = { $seat } discards { $card }.
event-recovered = { $seat } takes back { $card }.
event-events-seen = { $seat } looks at the top event cards: { $events }.
event-events-seen-hidden = { $seat } looks at the top event cards.
event-event-sunk = { $seat } puts an event card on the bottom of the deck: { $event }.
event-event-sunk-hidden = { $seat } puts an event card on the bottom of the deck.
event-tracked = Track { $track }: { $value }.
event-chosen = { $seat } chooses: { $option }.
event-removed = Out of the game: { $token }.
event-rewarded = { $seat } meets the bounty: { $bounty }.
event-accused = { $seat } accuses { $named }: { $traitor ->
        [true] the traitor!
       *[false] loyal.
    }
event-won = The objective is met. Victory!
event-lost = The mission has failed.
event-betrayed = { $seat } is the traitor and has won.

refusal-MANDO-54 = Each turn has exactly two different actions.
refusal-MANDO-55 = You play a skill card that is in your hand.
refusal-MANDO-59 = You have played a card under this action this turn already: { $slot }.
refusal-MANDO-62 = { $left ->
        [0] The movement has no spaces left.
        [one] Too far: { $left } space left, and { $space } is { $steps } away.
       *[other] Too far: { $left } spaces left, and { $space } is { $steps } away.
    }
refusal-MANDO-63 = { $steps ->
        [-1] No open way leads to { $space }.
        [0] You are on { $space } already.
       *[other] You walk to an adjacent space, one at a time.
    }
refusal-MANDO-64 = { $steps ->
        [0] The movement ended here: there is an enemy, or there was a face-down threat.
       *[other] A threat on the way would end the movement before { $space }.
    }
refusal-MANDO-72 = There is a wall between.
refusal-MANDO-73 = Nobody walks through a locked door. You open one that is beside you, in the way the map allows.
refusal-MANDO-75 = There is a ledge between; range is counted across it, but nobody walks.
refusal-MANDO-79 = That threat is out of reach of the attack.
refusal-MANDO-87 = Recon peeks at face-down threats only.
refusal-MANDO-88 = Recon looks only as far as its strength, and at each threat once.
refusal-MANDO-90 = Recon does not pass through walls, locked doors or forbidden areas.
refusal-MANDO-91 = Recon moves a face-up enemy within a range equal to its strength, by one space.
refusal-MANDO-92 = A face-down threat cannot be moved.
refusal-MANDO-95 = You do not have that plan card: { $plan }.
refusal-MANDO-96 = That card cannot be kept: { $plan }.
refusal-MANDO-97 = Two copies of a plan card are never kept: { $plan }.
refusal-MANDO-98 = Only a plan card that you drew and did not keep goes back on top of the deck.
refusal-MANDO-105 = That threat is not one that the effect is about.
refusal-MANDO-112 = That is nothing to be picked up.
refusal-MANDO-113 = You use a special token on your character's space, in your own actions, if it can do something.
refusal-MANDO-118 = This card has no ability under this action.
refusal-MANDO-120 = A movement is not broken off for the card's ability.
refusal-MANDO-122 = An ability is used once in an action, and then as a whole.
refusal-MANDO-127 = An extra action goes under another action than those played this turn: not { $slot }.
refusal-MANDO-154 = The reinforcement does not come to { $space }.
refusal-MANDO-159 = An enemy goes toward the nearest character by a shortest way.
refusal-MANDO-160 = That enemy is not one that moves now.
refusal-MANDO-164 = The effect does not move this enemy to { $space }.
refusal-MANDO-169 = An enemy attacks the nearest character in range.
refusal-MANDO-171 = As many enemies as possible must attack, and this choice is none of them.
refusal-MANDO-188 = A medkit heals the character on its space, if that one has damage.
refusal-MANDO-202 = The complication does not belong to that action: { $slot }.
refusal-MANDO-248 = You pick up what lies on your character's space, during an action.
refusal-MANDO-249 = Somebody carries the child.
refusal-MANDO-252 = The child ran away this turn and cannot be picked up again in it.
refusal-MANDO-254 = The child does not run to { $space }.
refusal-MANDO-R-18 = Cards are played one at a time; finish this action first.
refusal-MANDO-R-21 = The ability could do nothing now, or its moment is over.
refusal-MANDO-R-22 = There is nothing this action could do; leave it out.
refusal-MANDO-R-47 = A face-up special token is no target.
refusal-MANDO-R-116 = It cannot stop yet: an enemy that moves away goes on as long as each step takes it farther.
refusal-MANDO-R-74 = This is not the moment for that plan card: { $plan }.
refusal-MANDO-R-75 = That plan card would change nothing now: { $plan }.

view-turn = Turn { $turns }, { $seat }. Actions played this turn: { $played }.
view-mission = Mission: { $mission }. { $rule }
view-sheet = Mercenary sheet: { $sheet }. { $rule }
view-objective = Objective: { $text }
view-failure = Failure: { $text }
view-crisis = Crisis: { $text }
view-mission-action = Mission action { $name }: { $text }
view-bounty = Bounty: { $bounty }. { $rule }
view-track = Track { $track }: { $value }{ $size ->
        [0] {""}
       *[other] {" "}of { $size }
    }
view-map = Map: from each space one can walk to these; across a ledge one can only shoot and look.
view-space = { $space }, { $zone }: { $ways }
view-ledge = ledge { $spaces }
view-door = { $door } { $space } ({ $state })
view-door-open = open
view-door-locked = locked
view-door-hit = locked, damage { $damage } of { $health }
view-start = start
view-number = number { $number }
view-figure = { $figure } ({ $owner }): { $space }, damage { $damage } of { $health }{ $more }
view-figure-gone = { $figure } ({ $owner }): has left the map
view-everybody = everybody
view-carries = carries: { $things }
view-wards = next damage prevented: { $points }
view-gear = gear { $gear }: { $rule }
view-plan = plan card { $plan }: { $rule }
view-threats = Threats:
view-threat = { $piece }. { $space }: { $what }{ $more }
view-enemy = { $token }, { $class }, damage { $damage } of { $health }
view-face-down = face down, { $shape }
view-known = you know it: { $what }
view-seen-by = seen by { $seats }
view-ability = Ability { $ability }: { $rule }
view-stunned = cannot move or attack
view-usable = can be used now
view-child-carried = with the child
view-child = The child is on { $space }.
view-slot = Action { $slot }: strength { $strength }{ $warning }; cards: { $cards }; complications: { $tokens }{ $used }
view-warning-near = {" "}(one more brings an event)
view-warning-event = {" "}(brings an event)
view-warning-crisis = {" "}(brings a crisis and an event)
view-used = ; played this turn
view-action = Being carried out: { $figure }, { $slot }, strength { $strength }{ $left }
view-left = , spaces left { $spaces }
view-event = Event being resolved: { $event }. { $rule }
view-hand = Your skill cards:
view-card = { $card } ({ $figure }): { $strength }{ $bonus }. { $rule }
view-strength = strength { $strength }
view-tactical = tactical, no strength
view-bonus = , +1 under { $slot }
view-seat = { $seat }: cards in hand { $cards }{ $owed }
view-owed = , owed { $cards }
view-decks = Skill decks { $skills }, plan deck { $plans }, event deck { $events }, complications left { $complications }, reinforcements left { $reserve }.
view-back = The back of the next event card: { $back }.
view-top-event = You know event card { $place } from the top: { $event }. { $rule }
view-top-plan = You know the top plan card: { $plan }.
view-drawn = You have drawn plan cards: { $plans }
view-drawn-by-other = Plan cards drawn: { $cards }
view-looked = You look at complications: { $values }
view-discards = Discarded skill cards: { $cards }
view-plan-discards = Discarded plan cards: { $cards }
view-event-discards = Discarded event cards: { $cards }
view-defeated = Defeated: { $tokens }
view-removed = Out of the game: { $tokens }
view-loyalty = Your loyalty card: { $traitor ->
        [true] traitor. You win when the mission fails.
       *[false] loyal.
    }
view-hidden = Secret loyalty cards: { $seats }
view-loyal = Known to be loyal: { $seats }
view-exposed = The exposed traitor: { $seat }
view-accused = Have accused already: { $seats }
view-won = Victory: the objective is met.
view-lost = Defeat: { $text }
view-betrayed = The traitor has won: { $text }
view-nothing = none

# How actions are typed.
verb-play = play
verb-resolve = resolve
verb-decline = decline
verb-ability = ability
verb-done = done
verb-end = end
verb-step = step
verb-stop = stop
verb-attack = attack
verb-strike = strike
verb-ram = ram
verb-peek = peek
verb-shift = shift
verb-unlock = unlock
verb-keep = keep
verb-plan = plan
verb-gear = gear
verb-use = use
verb-target = target
verb-who = who
verb-where = where
verb-slot = slot
verb-choose = choose
verb-player = player
verb-pay = pay
verb-discard = discard
verb-drop = drop
verb-recover = recover
verb-take = take
verb-lift = lift
verb-clear = clear
verb-first = first
verb-bottom = bottom
verb-put = put
verb-accuse = accuse
verb-return = return
verb-pick-up = pick-up

# Texts of the shipped content. A thing's name is name-<id>, its rule rule-<id>, whatever kind it is: slots, classes, backs of
# events, shapes, characters, cards, threats, missions, sheets, doors, tracks, gear, bounties and the ways of a choice share one set of ids.
# Only three kinds have a prefix in front of the id: name-ability-<ability>, name-zone-<zone>, name-star-<colour>.
# A mission or a sheet also has objective-<id>, failure-<id>-<number in its file>, both in a few words as brief-objective-<id> and
# brief-failure-<id>, crisis-<id> and, where it has one,
# mission-action-<id> with name-mission-action-<id>. guide-<games> is a step of the tutorial deck.

# Slots (the actions) and what they do
name-move = move
rule-move = Move your character up to as many spaces as the strength. Entering a space with an enemy or a face-down threat ends the move.
name-attack = attack
rule-attack = Deal damage equal to the strength to one threat within range 1; a face-down one is revealed first. A locked door beside you may be hit instead.
name-recon = recon
rule-recon = Within a range equal to the strength, secretly look at one face-down threat, or move one enemy by one space.
name-plan = plan
rule-plan = Draw as many plan cards as the strength. You may keep one and put another one back on top of the deck; the rest are discarded.
name-mission = mission
rule-mission = An action that this mission alone has.

# Classes of enemies and backs of event cards
name-sharpshooter = sharpshooter
name-brawler = brawler
name-blaster = blaster
name-any-enemy = any enemy
name-alarm = alarm
name-trouble = trouble

# Abilities of threats
name-ability-guard = guard
rule-ability-guard = Whoever ends a move within range 1 of this enemy suffers 1 damage.
name-ability-hook = hook
rule-ability-hook = Whoever moves away from this enemy's space suffers 1 damage just before leaving.
name-ability-mission = mission effect
rule-ability-mission = When this threat is revealed, the mission says what happens.
name-ability-sabotage = sabotage
rule-ability-sabotage = After this enemy has moved in the event step, the weakest action gets a complication.

# Shapes of threat tokens
name-circle = circle
name-square = square
name-triangle = triangle
name-orange = reinforcement
name-unique = unique token

# The child
name-child = the child
rule-child = Picked up in any action on its space. When its carrier suffers damage that is not prevented, it runs away to a space beside.

# Characters
name-mandalorian = The Mandalorian
rule-mandalorian = A tool for every situation.
name-ig11 = IG-11
rule-ig11 = Shoots at several targets at once and looks after others now and then.
name-paz = Paz Vizsla
rule-paz = Heavy weapons, and a shield for the others.
name-xian = Xi'an
rule-xian = Knives: small numbers, quick feet and tricks.
name-burg = Burg
rule-burg = Brute force with the highest numbers in the game.
name-mayfeld = Migs Mayfeld
rule-mayfeld = A marksman who runs the crew.
name-greef = Greef Karga
rule-greef = Plans, bribes, and orders that set others in motion.
name-cara = Cara Dune
rule-cara = Hits, advances, and covers a partner.

# Skill cards: kinds
name-ordinary = ordinary skill
name-tactical = tactical skill
rule-tactical = No strength: the action's own effect is not used, only the card's ability under its action. In the event step its pile counts as exactly 5.
name-wild = wild skill
rule-wild = Its ability works under any action.
name-signature = signature skill

# Skill cards: The Mandalorian
name-mando-pulse = Phase-Pulse Blaster
rule-mando-pulse = Attack: this attack reaches range 3.
name-mando-flame = Flamethrower
rule-mando-flame = Attack: afterwards deal 2 damage to each other enemy on the target's space.
name-mando-helmet = Beskar Helmet
rule-mando-helmet = Plan: take a Defend from the plan discard pile.
name-mando-quick = Draw First
rule-mando-quick = Attack: move up to 1 space.
name-mando-scope = Scope the Street
rule-mando-scope = Recon: if you peek, peek at a second face-down threat in range.
name-mando-climb = Grapple Line
rule-mando-climb = Move: this move may cross ledges.
name-mando-herd = Herd Them Out
rule-mando-herd = Recon: if you move an enemy, move it up to 2 spaces.
name-mando-stride = Keep Walking
name-mando-close = Close Quarters
rule-mando-close = Attack: +1 strength if the target is on your space.
name-mando-kid = Never Leave Him
rule-mando-kid = Move: at any point of this move you may pick up the child from within range 1.
name-mando-allin = No Way Back
name-tactical-1-mandalorian = Whistling Birds
rule-tactical-1-mandalorian = Attack: deal 1 damage to each of up to 3 enemies within range 2.
name-wild-mandalorian = Adapt
rule-wild-mandalorian = Any action: draw 1 skill card.
name-tactical-2-mandalorian = Whipcord
rule-tactical-2-mandalorian = Recon: an enemy within range 3 may neither move nor attack until your next turn.
name-signature-mandalorian = Hunter's Patience
rule-signature-mandalorian = Recon: look at the top event card; you may put it on the bottom of the deck.

# Skill cards: IG-11
name-ig-two = Two Barrels
rule-ig-two = Attack: you may split the damage between two threats in range.
name-ig-turn = Torso Swivel
rule-ig-turn = Attack: this attack reaches range 2.
name-ig-scan = Threat Assessment
rule-ig-scan = Recon: if a threat you peeked at is an enemy, reveal it and deal 1 damage to it.
name-ig-solution = Firing Solution
name-ig-boom = Last Directive
rule-ig-boom = Attack: afterwards you may suffer 1 damage that cannot be prevented to deal 2 damage to each enemy within range 1.
name-ig-nurse = Caretaker Routine
rule-ig-nurse = Plan: another character on your space heals 1 damage.
name-ig-gyro = Gyro Stride
rule-ig-gyro = Move: enemies do not stop this move.
name-ig-sweep = Sensor Sweep
rule-ig-sweep = Recon: afterwards also peek at every face-down threat within range 1.
name-tactical-1-ig11 = Clear the Room
rule-tactical-1-ig11 = Attack: deal 2 damage to each of up to 2 enemies within range 1.
name-wild-ig11 = Reassign Priority
rule-wild-ig11 = Any action: peek at a face-down threat within range 2.
name-tactical-2-ig11 = Medical Override
rule-tactical-2-ig11 = Plan: any character on your space heals 1 damage.
name-signature-ig11 = Crossed Arms
rule-signature-ig11 = Attack: you may split the damage among three threats in range.

# Skill cards: Paz Vizsla
name-paz-barrage = Rolling Barrage
rule-paz-barrage = Attack: afterwards move 1 enemy within range 2 one space away from you.
name-paz-cannon = Shoulder Cannon
rule-paz-cannon = Attack: afterwards deal 1 damage to another enemy on the target's space.
name-paz-wall = Living Wall
rule-paz-wall = Plan: until your next turn, prevent the next 1 damage of another character within range 1.
name-paz-stomp = Heavy Boots
name-paz-taunt = Over Here
rule-paz-taunt = Recon: move up to 2 enemies within range 3 one space toward you.
name-paz-brace = Brace
rule-paz-brace = Plan: until your next turn, prevent the next 1 damage you would suffer.
name-paz-covert = Cover the Retreat
rule-paz-covert = Move: another character within range 2 may move up to 2 spaces.
name-paz-overheat = Overheat
rule-paz-overheat = Attack: this attack reaches range 2; the attack action gets a complication.
name-tactical-1-paz = Stand Together
rule-tactical-1-paz = Plan: until your next turn, prevent the next 1 damage of each character within range 1, yourself included.
name-wild-paz = Unmoved
rule-wild-paz = Any action: until your next turn, prevent the next 1 damage you would suffer.
name-tactical-2-paz = Jet Boost
rule-tactical-2-paz = Move: move up to 4 spaces, across ledges too.
name-signature-paz = Clan First
rule-signature-paz = Attack: until your next turn, prevent the next 1 damage of another character within range 2.

# Skill cards: Xi'an
name-xian-throw = Thrown Blade
rule-xian-throw = Attack: this attack reaches range 2.
name-xian-flurry = Flurry
rule-xian-flurry = Attack: afterwards you may discard a skill card to deal 2 damage to an enemy within range 1.
name-xian-slip = Slip Between
rule-xian-slip = Move: enemies do not stop this move and hooks do not hurt you.
name-xian-land = Soft Landing
rule-xian-land = Move: this move may cross ledges, and guards do not hurt you at its end.
name-xian-cheap = Dirty Fighting
rule-xian-cheap = Attack: +1 strength against an undamaged target.
name-xian-hiss = Bare Teeth
rule-xian-hiss = Recon: move an enemy within range 1 up to 3 spaces away from you.
name-xian-lift = Light Fingers
rule-xian-lift = Recon: use a face-up special token within range 1 as if it were on your space.
name-xian-spare = Spare Knife
name-tactical-1-xian = Vanish
rule-tactical-1-xian = Move: move up to 4 spaces; enemies do not stop you, and neither hooks nor guards hurt you.
name-wild-xian = Opportunist
rule-wild-xian = Any action: move up to 1 space.
name-tactical-2-xian = Set Them Against Each Other
rule-tactical-2-xian = Recon: if at least 2 enemies are within range 2, deal 1 damage to each of up to 2 of them.
name-signature-xian = Twin Throw
rule-signature-xian = Attack: this attack reaches range 2, and you may split the damage between two threats.

# Skill cards: Burg
name-burg-charge = Bull Rush
rule-burg-charge = Move: afterwards deal 1 damage to an enemy on your space.
name-burg-smash = Overhead Smash
rule-burg-smash = Attack: +2 strength if the target is on your space.
name-burg-fists = Bare Fists
name-burg-toss = Toss Aside
rule-burg-toss = Attack: afterwards move the target up to 2 spaces away from you.
name-burg-hide = Thick Skin
rule-burg-hide = Plan: until your next turn, prevent the next 1 damage you would suffer.
name-burg-roar = Bellow
rule-burg-roar = Recon: move each enemy within range 1 one space away from you.
name-burg-lumber = Lumber On
name-burg-door = Off Its Hinges
rule-burg-door = Move: first unlock a locked door beside your space.
name-tactical-1-burg = Rampage
rule-tactical-1-burg = Attack: deal 2 damage to each enemy on your space.
name-wild-burg = Short Temper
rule-wild-burg = Any action: deal 1 damage to an enemy on your space.
name-tactical-2-burg = Wrecking Ball
rule-tactical-2-burg = Move: unlock a locked door beside your space, move up to 2 spaces, then deal 3 damage to an enemy on your space.
name-signature-burg = Body Check
rule-signature-burg = Move: afterwards move each enemy on your space by up to one space.

# Skill cards: Migs Mayfeld
name-mig-aim = Lined Up
rule-mig-aim = Attack: this attack reaches range 3.
name-mig-third = Third Gun
rule-mig-third = Attack: deal 1 damage to an enemy within range 2.
name-mig-talk = Run the Job
rule-mig-talk = Plan: another player draws 1 skill card.
name-mig-call = Call the Shot
rule-mig-call = Recon: another character within range 3 performs a free attack with strength 1.
name-mig-perch = Long Shot
rule-mig-perch = Attack: this attack reaches from range 2 up to range 4.
name-mig-backup = Backup Plan
rule-mig-backup = Plan: look at the top 2 event cards and put them back in any order.
name-mig-back = Fall Back
rule-mig-back = Move: hooks do not hurt you; +1 strength if an enemy is on your space when you start.
name-mig-slice = Hot-Wire
name-tactical-1-mayfeld = Overwatch
rule-tactical-1-mayfeld = Recon: deal 2 damage to an enemy within range 4.
name-wild-mayfeld = Told You So
rule-wild-mayfeld = Any action: look at the top event card; you may put it on the bottom of the deck.
name-tactical-2-mayfeld = Inside Job
rule-tactical-2-mayfeld = Plan: unlock a door within range 3, or discard 1 complication from any action.
name-signature-mayfeld = Steady Hands
rule-signature-mayfeld = Mission action: draw 1 skill card.

# Skill cards: Greef Karga
name-greef-pair = Pair of Sidearms
rule-greef-pair = Attack: afterwards deal 1 damage to another enemy within range 1.
name-greef-favor = Call In a Favor
rule-greef-favor = Plan: you may keep 2 different plan cards.
name-greef-rally = Move, Move!
rule-greef-rally = Move: another character within range 3 may move up to 2 spaces.
name-greef-talk = Smooth Talk
rule-greef-talk = Recon: if you move an enemy, also move a second enemy in range.
name-greef-ear = Ear to the Ground
rule-greef-ear = Recon: look at the top event card; you may put it on the bottom of the deck.
name-greef-bribe = Credits Talk
rule-greef-bribe = Plan: discard 1 complication from any action.
name-greef-lead = Lead the Way
name-greef-old = Old Gunslinger
rule-greef-old = Attack: this attack reaches range 2.
name-tactical-1-greef = Strike a Deal
rule-tactical-1-greef = Plan: perform a free plan with strength 3; you may keep 2 different plan cards.
name-wild-greef = Fair Share
rule-wild-greef = Any action: another player draws 1 skill card.
name-tactical-2-greef = Guild Marker
rule-tactical-2-greef = Recon: move up to 3 enemies within range 3 by up to one space each.
name-signature-greef = Reputation
rule-signature-greef = Plan: take a plan card of your choice from the discard pile.

# Skill cards: Cara Dune
name-cara-drop = Drop Assault
rule-cara-drop = Move: afterwards deal 1 damage to an enemy on your space.
name-cara-repeat = Crossfire Drill
rule-cara-repeat = Attack: +1 strength if another character is within range 1 of the target.
name-cara-brawl = Cage Fighter
name-cara-back = Got Your Back
rule-cara-back = Plan: until your next turn, prevent the next 1 damage of another character within range 2.
name-cara-dig = Second Breath
rule-cara-dig = Plan: return 1 skill card of strength 1 or 2 from your discard pile to your hand.
name-cara-breach = Breach
rule-cara-breach = Attack: first reveal every face-down threat within range 1.
name-cara-recon = Field Recon
name-cara-carry = Drag to Cover
rule-cara-carry = Move: afterwards another character who shared your space when you started may walk up to 4 spaces to yours.
name-tactical-1-cara = Breakthrough
rule-tactical-1-cara = Move: move up to 3 spaces, then deal 2 damage to an enemy on your space.
name-wild-cara = Follow Through
rule-wild-cara = Any action: move an enemy within range 1 one space away from you.
name-tactical-2-cara = On My Mark
rule-tactical-2-cara = Plan: each other character within range 2 may move up to 2 spaces.
name-signature-cara = Vanguard
rule-signature-cara = Move: guards do not hurt you at the end of this move.

# Plan cards
name-defend = Defend
rule-defend = Discard when you would suffer damage: prevent 1 of it.
name-bad-luck = Bad Luck
rule-bad-luck = No effect, and you cannot keep this card.
name-second-move = One More Thing
rule-second-move = Discard during your actions: perform 1 extra action.
name-payback = Payback
rule-payback = Discard after an enemy attacks you: deal 2 damage to that enemy.
name-improvise = Improvise
rule-improvise = Discard during your actions: perform any free action with strength 3; the mission's own action too, if there is one.
name-push-harder = Push Harder
rule-push-harder = Discard when you play a skill card: that action has +2 strength.
name-cover-fire = Cover Fire
rule-cover-fire = Discard when another character within range 2 would suffer damage: prevent 1 of it.
name-clear-lane = Clear the Lane
rule-clear-lane = Discard during your actions: discard 1 skill card or 1 complication from one action.
name-lookout = Lookout
rule-lookout = Discard before you reveal an event: look at the top 2 events, resolve one and put the other on the bottom of the deck.

# Event cards
name-E01 = Close In
rule-E01 = All brawlers move 2 spaces. Then 2 brawlers attack at range 0.
name-E02 = Hired Muscle
rule-E02 = 2 brawlers move 3 spaces. Then 1 brawler attacks at range 0. 6+: 1 brawler attacks at range 0 again.
name-E03 = From the Doorway
rule-E03 = Reveal the face-down threat nearest to you. 1 brawler moves 2 spaces. Then 1 brawler or blaster attacks at range 1.
name-E04 = Volley
rule-E04 = 2 blasters move 1 space. Then 2 blasters attack at range 1.
name-E05 = Advance and Fire
rule-E05 = All blasters move 1 space. Then 1 blaster attacks at range 2.
name-E06 = Pinned Down
rule-E06 = 2 blasters attack at range 2. The move action gets a complication.
name-E07 = Glint of Glass
rule-E07 = 1 sharpshooter attacks at range 4. 6+: 1 sharpshooter attacks at range 4 again.
name-E08 = High Ground
rule-E08 = 2 sharpshooters attack at range 3.
name-E09 = New Angle
rule-E09 = 1 sharpshooter moves 1 space. Then 1 sharpshooter or blaster attacks at range 2.
name-E10 = Alarm
rule-E10 = Deploy 1 reinforcement on the star nearest to you. 6+: deploy 1 reinforcement on your space.
name-E11 = Jammed Signal
rule-E11 = Choose: the weakest action gets a complication, or you discard one of your plan cards.
name-E12 = Everything at Once
rule-E12 = The child runs away. 1 brawler and 1 blaster move 1 space. Then 1 enemy of any class attacks at range 1.
name-E13 = No Quarter
rule-E13 = All brawlers move 1 space. Then all brawlers attack at range 0.
name-E14 = Flushed Out
rule-E14 = Reveal the face-down threat nearest to you. 1 blaster moves 2 spaces. Then 1 blaster attacks at range 2.
name-E15 = Patient Hunter
rule-E15 = 1 sharpshooter attacks at range 5. The strongest action gets a complication.
name-E16 = Hard Choice
rule-E16 = Choose: you suffer 1 damage, a crisis is resolved, or you discard your hand.
name-E17 = Second Wave
rule-E17 = Deploy 1 reinforcement on the star nearest to you. Then resolve another event.
name-E18 = Cornered
rule-E18 = The child runs away. 2 enemies of any class move 1 space. 6+: 1 enemy of any class attacks at range 2.

# Threats of several missions
name-medkit = Medkit
rule-medkit = Discard: your character heals 1 damage.
name-raider = Raider
name-thug = Thug
name-sentry = Sentry
name-cache = Supply Cache
rule-cache = Discard: perform a free plan with strength 2.
name-rubble = Rubble
rule-rubble = Nothing but rubble.
name-roof-gun-light = Rooftop Lookout
name-rival-light = Young Rival
name-enforcer-light = Hired Hand

# Mission: The Compound, also with 24 tokens
name-compound = The Compound
rule-compound = Somebody hides in the walled compound, and you are not the only ones looking. Only guards bar the way.
name-compound-24 = The Compound, crowded
rule-compound-24 = The Compound with 24 threats instead of 14.
objective-compound = At the end of a turn a character is on the space of the face-up Asset and no enemy is within range 1 of it.
failure-compound-1 = A character is defeated.
failure-compound-2 = The crisis track is full.
brief-objective-compound = Stand by the face-up Asset, no enemy within 1.
brief-failure-compound = A character falls, or the crisis track is full.
crisis-compound = The crisis track rises by 1. At 2, 4 and 6: deploy 1 reinforcement on the star nearest to you.
objective-compound-24 = At the end of a turn a character is on the space of the face-up Asset and no enemy is within range 1 of it.
failure-compound-24-1 = A character is defeated.
failure-compound-24-2 = The crisis track is full.
brief-objective-compound-24 = Stand by the face-up Asset, no enemy within 1.
brief-failure-compound-24 = A character falls, or the crisis track is full.
crisis-compound-24 = The crisis track rises by 1. At 3 and at 6: deploy 1 reinforcement on the star nearest to you.
name-asset = The Asset
rule-asset = What you came for.
name-gatekeeper = Gatekeeper
name-roof-gun = Rooftop Gunman
name-roof-guard = Rooftop Guard
name-house-guard = House Guard
name-rival = Rival Hunter
name-enforcer = Enforcer
name-marksman = Marksman

# Mission: Out of Town
name-out-of-town = Out of Town
rule-out-of-town = Find the child in the laboratory and get it to the ramp, while half the town hunts you. After a turn with two or more events the alert rises by 1. An enemy that ends its own move of the event step on the space of the child lying free takes it and makes for the nearest blue star.
objective-out-of-town = At the end of a turn a character carrying the child is on space 1 (the ramp).
failure-out-of-town-1 = A character is defeated.
failure-out-of-town-2 = At the end of a turn an enemy carrying the child is on a blue star.
failure-out-of-town-3 = The alert track is full.
brief-objective-out-of-town = The child to the ramp (1).
brief-failure-out-of-town = A character falls, the alert is full, or an enemy brings the child to a blue star.
crisis-out-of-town = The alert rises by 1. At 4 and at 8: deploy 1 reinforcement on the star nearest to the child, or to you while the child is not in play.
name-cradle = Cradle
rule-cradle = When revealed: the child appears here and the cradle leaves the game.
name-fob = Tracking Fob
rule-fob = When revealed: deploy 1 reinforcement on the star nearest to you; the fob leaves the game.
name-informant = Informant
rule-informant = Discard: peek at up to 2 face-down threats within range 4.
name-bystander = Bystander
rule-bystander = Knows nothing, saw nothing.
name-ingots = Steel Ingots
rule-ingots = Discard: take a Defend from the plan discard pile or the deck; then the deck is shuffled.
name-lab-droid = Lab Droid
rule-lab-droid = When revealed: the recon action gets a complication.
name-lab-guard = Lab Guard
name-hunter-b = Bounty Hunter
name-hunter-m = Hunter with a Chain
name-hunter-s = Hunter with a Rifle
name-slicer = Slicer
name-street-gun = Street Gunman
name-bouncer = Bouncer
name-r-hunter-b = Pursuer
name-r-hunter-m = Pursuer with a Chain
name-r-hunter-s = Pursuer with a Rifle
name-r-slicer = Pursuing Slicer
name-r-veteran = Veteran Hunter

# Mission: Cell Block
name-cell-block = Cell Block
rule-cell-block = One of five locked cells holds your man; the sixth is empty. After a turn with two or more events the beacon rises by 1. While a character is at the console on space 8, every Slice has +1 strength.
objective-cell-block = At the end of a turn every character is within range 4 of the start space and one of them is on it carrying the Prisoner.
failure-cell-block-1 = A character is defeated.
failure-cell-block-2 = The beacon track is full.
brief-objective-cell-block = The Prisoner to the start, all others within 4.
brief-failure-cell-block = A character falls, or the beacon is full.
crisis-cell-block = The beacon rises by 1. At 4 and at 8: deploy 1 reinforcement on the star nearest to you.
name-mission-action-cell-block = Slice
mission-action-cell-block = Peek at one threat behind a locked door, at any range. If the strength is 4 or more, choose instead: unlock one locked door anywhere, or the beacon falls by 1.
name-prisoner = Prisoner
rule-prisoner = Picked up in any action on its space, like the child; it does not run away and cannot be put down.
name-keycard = Keycard
rule-keycard = Discard: unlock one locked door anywhere.
name-empty-cell = Empty Cell
rule-empty-cell = Nobody here.
name-snitch = Snitch
rule-snitch = Discard: peek at up to 2 threats behind locked doors.
name-cellmate = Cellmate
rule-cellmate = When revealed: the mission action gets a complication.
name-inmate = Inmate
name-warden = Warden
name-sec-b = Security Droid
name-sec-m = Riot Droid
name-mouse = Mouse Droid
name-turret = Turret
name-heavy = Heavy Droid
name-r-sec-b = Backup Droid
name-r-heavy = Heavy Backup Droid
name-r-sniper = Sniper Droid
name-r-mouse = Another Mouse Droid

# Mission: Surrounded
name-surrounded = Surrounded
rule-surrounded = The Commander has you surrounded. One effect never deals him more than 3 damage. When he first has half of his health in damage, he falls back to space 8 and a reinforcement comes. After a turn with two or more events he takes a step toward you and the ultimatum rises by 1. An enemy that ends its own move of the event step on the space of the child lying free takes it and makes for the nearest blue star.
objective-surrounded = At the end of a turn the Commander has been defeated and no enemy carries the child.
failure-surrounded-1 = A character is defeated.
failure-surrounded-2 = At the end of a turn an enemy carrying the child is on a blue star.
failure-surrounded-3 = The ultimatum track is full.
brief-objective-surrounded = Defeat the Commander; no enemy has the child.
brief-failure-surrounded = A character falls, the ultimatum is full, or an enemy brings the child to a blue star.
crisis-surrounded = The ultimatum rises by 1. At 3: deploy 1 reinforcement on the star nearest to you.
name-mission-action-surrounded = Reach Out
mission-action-surrounded = If the strength is 4 or more: move every enemy within range 1 of the child up to 2 spaces away from it. Otherwise: until your next turn, prevent the next 1 damage of whoever carries the child.
name-commander = The Commander
rule-commander = One effect never deals him more than 3 damage.
name-cannon = Tripod Cannon
rule-cannon = While you are on this space, your attacks reach range 4 and have +1 strength. It stays here.
name-power-pack = Power Pack
rule-power-pack = Discard: deal 3 damage to each enemy within range 1 and suffer 1 damage.
name-charge = Breaching Charge
rule-charge = Discard: deal 3 damage to an enemy within range 2.
name-flamer = Flame Trooper
rule-flamer = When revealed: each character within range 1 suffers 1 damage.
name-trooper = Trooper
name-scout = Scout
name-elite = Elite Trooper
name-t-trooper = Trooper on Post
name-t-riot = Riot Trooper
name-t-scout = Scout on Post
name-r-trooper = Fresh Trooper
name-r-elite = Fresh Elite Trooper
name-r-riot = Fresh Riot Trooper
name-r-scout = Fresh Scout
name-r-saboteur = Saboteur

# Mission: Ambush
name-ambush = Ambush
rule-ambush = A quick game: the canyon was a trap, and the case is in the hut behind the hatch. Bring it back to where you came from.
objective-ambush = At the end of a turn a character carries the Case on the start space.
failure-ambush-1 = A character is defeated.
failure-ambush-2 = The alert track is full.
brief-objective-ambush = Carry the Case to the start.
brief-failure-ambush = A character falls, or the alert is full.
crisis-ambush = The alert rises by 1. Deploy 1 reinforcement on the star nearest to you.
name-case = The Case
rule-case = What you came for. Picked up in any action on its space, like the child; it does not run away and cannot be put down.

# Doors
name-front = front door
name-lab = laboratory door
name-cell1 = door of cell 1
name-cell2 = door of cell 2
name-cell3 = door of cell 3
name-cell4 = door of cell 4
name-cell5 = door of cell 5
name-cell6 = door of cell 6
name-armory = armoury door
name-hatch = hatch

# Zones
name-zone-yard = yard
name-zone-roof = roof
name-zone-house = house
name-zone-back-lane = back lane
name-zone-street = street
name-zone-laboratory = laboratory
name-zone-cantina = cantina
name-zone-corridor = corridor
name-zone-cell = cell
name-zone-control-room = control room
name-zone-armory = armoury
name-zone-square = square
name-zone-canyon = canyon
name-zone-hut = hut

# Stars
name-star-white = white star
name-star-blue = blue star

# Tracks
name-crisis = crisis
name-alert = alert
name-beacon = beacon
name-ultimatum = ultimatum
name-rage = rage
name-time = time
name-upload = upload
name-trace = trace

# Mercenary sheets and their tokens
name-mercenary = mercenary mission
rule-mercenary = A sheet over a mission: its own goal, crisis and rules on the mission's map. Any character may be played, and there is no child.
name-egg-run = The Egg
rule-egg-run = An egg and two false trails lie among the face-down circles. When the egg is revealed, a horned beast appears on the star nearest to you. After each event step with an event it moves 1 space toward the egg, and after one with two or more the rage rises by 1. At a rage of 3 a trader comes to the star farthest from the start.
objective-egg-run = At the end of a turn a character carrying the Egg is on the Trader's space.
failure-egg-run-1 = A character is defeated.
failure-egg-run-2 = The rage track is full.
brief-objective-egg-run = Carry the Egg to the Trader.
brief-failure-egg-run = A character falls, or the rage is full.
crisis-egg-run = The rage rises by 1. At 3: the trader comes. The beast moves 2 spaces toward the egg, then attacks at range 0.
name-three-marks = Three Marks
rule-three-marks = Three wanted people and two false trails lie among the face-down circles. When a wanted one is revealed, it runs 2 spaces away from you. After a turn with two or more events the time rises by 1.
objective-three-marks = At the end of a turn all 3 Wanted have been defeated and every character is within range 2 of the start space.
failure-three-marks-1 = A character is defeated.
failure-three-marks-2 = The time track is full.
brief-objective-three-marks = Defeat all 3 Wanted, then all within 2 of the start.
brief-failure-three-marks = A character falls, or the time is full.
crisis-three-marks = The time rises by 1. All revealed Wanted move 1 space toward the nearest star.
name-uplinks = Two Uplinks
rule-uplinks = An uplink stands on each of the first two stars. At the end of a turn the upload rises by 1 if a character is on an uplink's space and no enemy is. After a turn with two or more events the trace rises by 1. It may be played with a traitor.
objective-uplinks = At the end of a turn the upload has reached 5.
failure-uplinks-1 = A character is defeated.
failure-uplinks-2 = The trace track is full.
brief-objective-uplinks = Bring the upload to 5.
brief-failure-uplinks = A character falls, or the trace is full.
crisis-uplinks = The trace rises by 1. Deploy 1 reinforcement on the star nearest to you.
name-payoff = The Payoff
rule-payoff = Among the face-down circles lie the pay, for which the egg token stands, and two false trails. One of you may be a traitor who wants it alone. The ship that takes all of you away comes at a time of 3. After a turn with two or more events the time rises by 1.
objective-payoff = At the end of a turn the time is at least 3, a character carries the Egg, and every character is on the start space.
failure-payoff-1 = A character is defeated.
failure-payoff-2 = The time track is full.
traitor-win-payoff = At the end of a turn the traitor's character carries the Egg on the start space and nobody else is there.
brief-objective-payoff = From a time of 3: all to the start, one of you with the Egg.
brief-failure-payoff = A character falls, or the time is full.
crisis-payoff = The time rises by 1.
name-beast = Horned Beast
rule-beast = Comes when the egg is revealed and goes after it.
name-egg = Egg
rule-egg = Picked up in any action on its space; it does not run away and cannot be put down.
name-trader = Trader
rule-trader = Comes at a rage of 3 and waits for the egg.
name-quarry = Wanted
rule-quarry = When revealed: it runs 2 spaces away from you.
name-decoy = False Trail
rule-decoy = Nothing here.
name-uplink = Uplink
rule-uplink = At the end of a turn the upload rises by 1 if a character is here and no enemy is.

# The traitor
name-traitor = traitor
rule-traitor = Before the game every player but those who openly swear loyalty gets a secret loyalty card, from one card more than there are such players; exactly one of all cards says traitor. The traitor wins when the mission fails, but not by the defeat of the traitor's own character before being exposed. Whoever complicates an action or resolves an event looks at two and takes one. Once a game each player may discard 2 skill cards at the start of the own turn and name another player, who shows the card. If that one is loyal, the accuser suffers 1 damage and the strongest action gets a complication. An exposed traitor's character leaves, and the traitor's turns consist of one choice: look at two events and resolve one, complicate an action, or move up to 2 enemies up to 2 spaces each.
name-loyal = loyal
name-sworn = sworn
rule-sworn = Openly loyal from the start; gets no secret card.

# Gear
name-gear = gear
rule-gear = Each character takes one piece of gear at the start. It can be used once in the game, during the own actions.
name-jetpack = Jetpack
rule-jetpack = Once: move up to 3 spaces across ledges; neither enemies nor face-down threats stop you, and hooks do not hurt you.
name-bacta = Bacta
rule-bacta = Once: heal 1 damage.
name-tracker = Tracker
rule-tracker = Once: peek at up to 2 face-down threats anywhere.
name-spare-cell = Spare Cell
rule-spare-cell = Once: return 2 skill cards from your discard pile to your hand.

# Bounties
name-bounty = bounty
rule-bounty = One bounty lies face up from the start. The first player to meet it gets its reward at once.
name-big-game = Big Game
rule-big-game = Defeat an enemy with 4 or more health: perform a free plan with strength 3.
name-clean-hands = Clean Hands
rule-clean-hands = Two own turns in a row without an event: everybody draws 1 skill card.
name-sharp-eyes = Sharp Eyes
rule-sharp-eyes = Peek at 4 threats in the game: discard 1 skill card or 1 complication from one action.
name-double = Double
rule-double = Defeat 2 enemies in one turn: return 2 skill cards from your discard pile to your hand.
name-untouched = Untouched
rule-untouched = Three events in a row of your turns without damage to any character: take a Defend from the plan discard pile or the deck.
name-far-walk = Far Walk
rule-far-walk = Walk 6 spaces in one turn: perform 1 extra action.

# Choices that effects offer
name-unlock-door = unlock a door
name-beacon-down = lower the beacon by 1
name-complicate-weakest = complicate the weakest action
name-discard-plan = discard one of your plan cards
name-suffer-damage = suffer 1 damage
name-resolve-crisis = resolve a crisis
name-discard-hand = discard your hand
name-clear-complication = discard a complication
name-resolve-event = look at two events and resolve one
name-complicate-action = complicate an action
name-move-enemies = move up to 2 enemies up to 2 spaces each

# The tutorial deck: what is new after so many games
guide-0 = Welcome. Begin with The Compound: two actions a turn, threats that lie face down, and guards.
guide-1 = New: tactical skills, one for each character. Next: Out of Town, with the child, hooks, mission effects, sabotage and numbered spaces.
guide-2 = New: three event cards, and four mercenary missions that can be played on every map. Next: Cell Block, with an action of its own.
guide-3 = New: wild skills, one for each character; their ability works under any action. Next: Surrounded.
guide-4 = New: gear, one piece for each character, usable once a game. Next: a mercenary mission of your choice.
guide-5 = New: three event cards, and games with a hidden traitor.
guide-6 = New: a second tactical skill for each character.
guide-7 = New: bounties. One lies face up in each game, for whoever meets it first.
guide-8 = New: a signature skill for each character. Now you have everything.

# What is wrong with options or content.
place-mission = mission
place-character = character
place-plan-deck = plan deck
place-event-deck = event deck
place-modes = modes
place-guide = guide
place-pack = pack
place-sheet = sheet
place-map = map
place-token = token
name-kind-mission = mission
name-kind-character = character
name-kind-sheet = mercenary sheet
name-kind-skill = skill
wrong-entries-too-deep = entries lie in one another more than { $most } deep
wrong-stands-often = { $what } { $value } stands in it { $count ->
    [2] twice
   *[other] { $count } times
}
wrong-too-many-entries = { $count } entries in all; it takes { $most } at most
wrong-it-inside-each = 'it' is known only inside each
wrong-no-id = { $value } is no id; it takes letters, digits and hyphens, a letter first, 40 in all at most
wrong-no-plan-card = there is no plan card { $value }
wrong-choice-of-two = a choice takes two at least
wrong-either = it takes either { $one } or { $other }
wrong-no-slot = there is no slot { $value } here; there are { $takes }
wrong-no-child = there is no child here; it comes with [child]
wrong-no-token = there is no token { $value }
wrong-no-space = { $value } is no space; it takes { $takes }
wrong-matter-of-map = { $value } is a matter of a map, and cards and sheets do not know theirs
wrong-no-numbered-space = the map has no space with the number { $value }
wrong-no-star-number = the map has no star number { $value }; it has { $count }
wrong-no-star-colour = the map has no { $key } star; it has { $takes }
wrong-only-for-bounty = { $key } is only for a bounty
wrong-only-for-sheet = { $key } is only for a mercenary sheet
wrong-unchanged-track = no effect changes a track { $value }
wrong-no-sized-track = there is no [[track]] { $value } with a size
wrong-one-condition-at-least = { $key } takes one condition at least
wrong-no-occasion = { $value } is no occasion; it takes { $takes }
wrong-nothing-behind-it = { $key } takes nothing behind it
wrong-token-behind-it = { $key } takes a token behind it
wrong-space-behind-it = { $key } takes a space behind it
wrong-number-of-occasion = damage_cap takes a number, damage_reached a number or half, every other occasion none
wrong-only-for = only for { $takes }
wrong-effects-of-occasion = damage_cap takes none, every other occasion one at least
wrong-takes-only = { $key } takes only { $takes }
wrong-beginner-health = beginner must be at least standard
wrong-skill-cards = { $count } skill cards from the start; it takes { $total }
wrong-skills-of-set = { $count } skill cards of the set { $key }; it takes one at most
wrong-not-tactical = a tactical skill has none
wrong-wild-ability = a wild skill has one, with the slot any
wrong-any-only-wild = the slot any is only for a wild skill
wrong-tactical-ability = a tactical skill has one at least
wrong-one-at-least = it takes one at least
wrong-only-move-interrupted = only a move can be interrupted
wrong-plan-cards = { $count } plan cards; it takes { $total }
wrong-together = { $one } and { $other } stand together, or neither does
wrong-within-on-damage-other = within is for on_damage_other, which needs it
wrong-id-choose = id 'choose' means any plan card
wrong-complications = { $count } { $key } tokens; it takes { $total }
wrong-event-cards = { $count } event cards from the start; it takes { $total }
wrong-no-star = { $value } is no colour; { $key } has a meaning of its own
wrong-no-number = { $value } is no number from 1 to 99
wrong-unreachable = space { $space } cannot be reached from { $start }, even with every door open and across ledges
wrong-not-on-map = the map has no space { $space }
wrong-number-of-rows = { $count } rows; it takes 1 to { $most }
wrong-uneven-row = row { $key } is not as long as row A; fill it up with { $value }
wrong-number-of-spaces = { $count } spaces; it takes { $fewest } to { $most }
wrong-nameless-zone = space { $space } is of zone { $value }, which zones does not name
wrong-empty-zone = no space is of zone { $value }
wrong-no-zones = { $value } are not two letters of zones
wrong-no-border = borders does not say what parts the zones { $value }, which touch at { $space }
wrong-apart = { $start } and { $end } do not touch
wrong-listed-before = { $start } and { $end } stand in { $key } already
wrong-taken-id = this id has a meaning of its own
wrong-too-many-sites = { $count } sites of shape { $key }, and only { $tokens } tokens
wrong-no-unique-token = there is no token { $value } of the shape unique
wrong-too-many-unique-sites = { $count } sites for { $value }, and only { $copies } copies
wrong-two-characters = recommended takes two characters at least
wrong-no-character = there is no character { $value }
wrong-tokens-of-sheet = hide and place take { $count } of token { $value }, and there are { $copies }
wrong-traitor-win = traitor_win is only for a sheet with a traitor
wrong-both-have-token = both have a token { $value }
wrong-too-much-hidden = it hides { $count } tokens under face-down circles, and the map has { $sites }
wrong-no-star-at-all = the map has no star
wrong-number-of-tokens = { $count } tokens; it takes { $most } at most
wrong-child-no-token = the child is no token; it comes with [child]
wrong-effects-of-enemy = use and effects are only for special tokens; an enemy's effects stand in a [[rule]]
wrong-only-for-enemies = { $key }: only for enemies
wrong-use-without-effects = use { $value } takes one at least
wrong-effects-without-use = use { $value } takes none
wrong-medkit = a medkit is a special token whose use is known; it takes neither use nor effects
wrong-flees = flees is only for a token that is carried
wrong-number-for-characters = a number for { $count } characters is missing
wrong-no-size-left = nothing is left of its size where all is taken off
wrong-not-there = there is no { $what } { $value }; there are { $takes }
wrong-gear = gear takes { $wanted } different ones of { $takes }
wrong-too-few-listed = { $mission } lists { $count } characters for { $wanted } players; choose mode sandbox or shared (MANDO-48)
wrong-characters = characters takes { $wanted } of them, not { $count }
wrong-not-of-mission = { $mission } is for { $listed }; for { $character } choose mode sandbox
wrong-not-of-mission-shared = { $mission } is for { $listed }; for { $character } choose any_pair
wrong-campaign-mission = after { $games } games the campaign plays { $which }, not { $mission }
wrong-campaign-sheet = after { $games } games the campaign plays a mercenary sheet; choose one
wrong-envelope-of-sheets = the envelope with the mercenary sheets is not open yet
wrong-envelope-of-traitor = the envelope with the traitor is not open yet
wrong-sheet-players = { $sheet } is for { $few } to { $many } players
wrong-sheet-with-traitor = { $sheet } is played with the traitor
wrong-sheet-without-traitor = { $sheet } is played without the traitor
wrong-traitor-players = the traitor needs { $few } to { $many } players with a character each
wrong-hidden-loyalty = at least { $fewest } players need a hidden loyalty card
wrong-sworn = sworn players are for matches with the traitor
wrong-campaign-without-sheet = after { $games } games the campaign plays { $which } without a mercenary sheet
wrong-campaign-over = the campaign is over after { $last } games

reason-victory-up = wins the mission
reason-victory-down = loses the mission
reason-goal-up = brings the goal nearer by { $amount ->
    [one] a step
   *[other] { $amount } steps
}
reason-goal-down = takes you { $amount ->
    [one] a step
   *[other] { $amount } steps
} away from the goal
reason-health-up = heals { $amount } damage
reason-health-down = costs { $amount } health
reason-foes-up = brings { $amount ->
    [one] an enemy
   *[other] { $amount } enemies
} onto the map
reason-foes-down = { $amount ->
    [one] an enemy is gone from the map
   *[other] { $amount } enemies are gone from the map
}

# stories
name-campaign = The campaign
story-kind-prologue = Prologue
story-kind-won = Epilogue
story-kind-lost = Epilogue
story-kind-begin = How it begins
story-kind-mercenary = The first envelope
story-kind-traitor = The second envelope
story-kind-end = How it ends
