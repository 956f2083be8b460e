title = The Mandalorian: Precious Cargo
note = The cards, the layouts and the model of throwing are Cantina's own, not the publisher's.

name-mandalorians = Mandalorians
name-empire = Galactic Empire
name-the-mandalorian = The Mandalorian
name-the-armorer = The Armorer
name-bo-katan-kryze = Bo-Katan Kryze
name-moff-gideon = Moff Gideon
name-the-client = The Client
name-doctor-pershing = Doctor Pershing
name-death-trooper-captain = Death Trooper Captain
name-stormtrooper-captain = Stormtrooper Captain
name-kuiil = Kuiil
name-ig-11 = IG-11
name-greef-karga = Greef Karga
name-cara-dune = Cara Dune
name-fennec-shand = Fennec Shand
name-cobb-vanth = Cobb Vanth
name-stormtrooper = Stormtrooper
name-scout-trooper = Scout Trooper
name-death-trooper = Death Trooper
name-dark-trooper = Dark Trooper
name-imperial-officer = Imperial Officer
name-tie-pilot = TIE Pilot
name-protect = Protect
name-multi-throw = Multi-throw
name-gift = The Gift
name-steal = Steal
name-trade = Trade
name-reveal = Reveal
name-child = a child's hand
name-typical = a typical hand
name-good = a good hand
name-expert = an expert's hand
name-teams = two teams
name-this-is-the-way = This is the way
name-each = every member
name-sum = added up
name-standard = standard
name-tight = tight
name-full = full (108 cards)
name-short = short (40 cards)
name-lean = lean (108 cards, little Beskar)

option-mode = Two teams, or everybody against the Mandalorian (four players and more)
option-points = Whether every member of a team needs the points, or they are added up
option-purchases = Purchases in one turn at most; nothing means any number
option-skills = How well each seat throws; a master droid throws like an expert where nothing else is agreed
option-aid = An aiming aid shows what each aim promises
option-layout = How the cards lie around Grogu
option-deck = Ally cards

prompt-turn = throw, or buy something
prompt-pay = which card to pay with?
prompt-protect = which set to protect?
prompt-pick = which card to throw?
prompt-aim = aim one of the three cards
prompt-give = who gets the turn?
prompt-offer = which card to give away?
prompt-take = which card to take?
prompt-reveal = which card to turn up?
prompt-scatter = the disc is in the air
prompt-slip = the disc is in the air
prompt-tumble = the cards are in the air
prompt-turn-up = a card is being turned up
prompt-over = the match is over

action-throw = throw your disc at { $x }, { $y } (tenths of a millimetre from Grogu)
action-flick = flick your disc from { $distance } away, { $direction } to the left, { $speed } mm/s fast, { $loft } steep
action-buy = buy { $upgrade }
action-end = buy nothing more
action-pay = pay with { $ally } (Beskar { $beskar })
action-protect = protect your set of { $ally }
action-pick = throw { $ally } (Beskar { $beskar })
action-aim = aim the next card at { $x }, { $y }
action-give = give your turn to { $to }
action-offer = give away { $ally } (Beskar { $beskar })
action-take = take { $ally } (Beskar { $beskar }) from { $whose }
action-reveal = turn up the card in place { $place }
action-scatter = scatter the throw by { $along } and { $aside }, luck { $luck }
action-slip = scatter the flick by { $speed }, { $loft }, { $direction } and { $friction }, luck { $luck }
action-tumble = scatter the card by { $along } and { $aside }, luck { $luck }, turned by { $angle }
action-turn-up = turn up { $ally } (Beskar { $beskar })

event-threw = { $seat } throws the disc of { $disc }.
event-flicked = { $seat } flicks the disc of { $disc }.
event-flew = It comes to rest.
event-on-grogu = It lies on Grogu, but that wins nothing now.
event-missed = { $seat } hits nothing.
event-took = { $seat } wins { $card } and has { $score } { $score ->
        [one] point
       *[other] points
    } now.
event-refilled = { $cards } new { $cards ->
        [one] card lies
       *[other] cards lie
    } face down; { $pile } left in the pile.
event-bought = { $seat } buys { $upgrade } for { $price } Beskar.
event-paid = { $seat } pays with { $card } and has { $score } { $score ->
        [one] point
       *[other] points
    } now.
event-set-protected = { $seat } protects { $cards } × { $ally }: { $points } { $points ->
        [one] point is
       *[other] points are
    } safe for good.
event-picked = { $seat } will throw { $card } and has { $score } { $score ->
        [one] point
       *[other] points
    } now.
event-aimed = { $seat } aims a card.
event-turn-given = { $seat } gives the turn to { $to }, who will throw once more.
event-stole = { $seat } steals { $card } from { $whose }.
event-traded = { $seat } trades { $given } for { $card } with { $whose }.
event-revealed = Place { $place } turns out to be { $card }.
event-attempt-failed = A card lies on Grogu, but { $seat }'s team lacks the points.
event-ended = { $seat } lands on Grogu: the match is over. Victory: { $winners }.

refusal-CARGO-18 = Stand at least an arm's length from the nearest card.
refusal-CARGO-19 = Throw onto the play area, no farther, faster or steeper than a hand can.
refusal-CARGO-36 = Throwing and buying do not go together in one turn.
refusal-CARGO-37 = You do not have the Beskar for that.
refusal-CARGO-39 = You have used { $upgrade } already; it works once a match.
refusal-CARGO-50 = The Gift goes only to another player of your team.
refusal-CARGO-52 = { $whose } has no such card to steal.
refusal-CARGO-54 = There is no such card to trade.
refusal-CARGO-56 = Choose a card that lies face down.
refusal-CARGO-R-27 = That card would be needless: pay without throwing anything away.
refusal-CARGO-R-28 = No more purchases in this turn.
refusal-CARGO-R-29 = You cannot pass; throw your disc.
refusal-CARGO-R-30 = { $upgrade } is sold out.
refusal-CARGO-R-31 = After paying like that the upgrade could do nothing.
refusal-CARGO-R-32 = A Multi-throw needs three more unprotected cards of yours.
refusal-CARGO-R-37 = Protect needs a set: two identical cards of your own faction.
refusal-CARGO-R-38 = { $ally } belongs to a protected set and stays there.
refusal-CARGO-R-39 = There is nothing to take: protected cards are safe.
refusal-CARGO-R-42 = That is your own pile; take from another one.
refusal-CARGO-R-45 = No card lies face down.

view-turn = Cards around Grogu: { $lying }, in the ally pile: { $pile }.
view-place = Place { $place }: { $card }, { $distance } cm from Grogu, at { $hour } o'clock
view-face-down = face down
view-player = { $disc } ({ $seat }, { $faction }, { $skill })
view-own = { $disc }: { $score } { $score ->
        [one] point
       *[other] points
    }, { $beskar } Beskar.
view-own-pooled = The Empire together: { $score } { $score ->
        [one] point
       *[other] points
    }, { $beskar } Beskar.
view-pile = { view-own } Cards: { $cards }.
view-pooled = { view-own-pooled } Cards: { $cards }.
view-group = { $cards ->
        [1] { $ally }
       *[other] { $cards } × { $ally }
    } ({ $points } { $points ->
        [one] point
       *[other] points
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } for the set
    })
view-group-protected = { $cards ->
        [1] { $ally }
       *[other] { $cards } × { $ally }
    } ({ $points } { $points ->
        [one] point
       *[other] points
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } for the set
    }, protected)
view-need-each = { $faction }: every member needs { $need } points
view-need-together = { $faction }: the team needs { $need } points together
view-may-aim = { $faction } may aim at Grogu.
view-wins = You have the points: if you hit Grogu, you win.
view-waived = No cards are left and nobody has the points: whoever lands on Grogu wins.
view-upgrade = { $upgrade } ({ $price } Beskar)
view-stock = { $upgrade }: { $price } Beskar, { $stock } left
view-upgrades = You can buy: { $upgrades }.
view-due = Still to pay for { $upgrade }: { $due } Beskar.
view-throws = Throws in this turn: { $throws }.
view-nothing = none
view-card = { $ally } (Beskar { $beskar })
view-flick = You may also flick: type "flick place 5", "flick place 5 soft" or "flick grogu hard".
place-taken = Place { $place }: empty
place-beside = Beside it lie places { $places }.
place-grogu = Grogu lies in the middle; 6 o'clock is towards you, 12 o'clock behind. Nearest are places { $places }.
at-place = place { $place } ({ $card })
at-grogu = Grogu
throw-at = throw your disc at { $target }
aim-at = aim the card at { $target }
off-place = place { $place } ({ $card })
off-grogu = Grogu
throw-off = throw your disc { $off } mm off { $target }, at { $x }, { $y }
aim-off = aim the card { $off } mm off { $target }, at { $x }, { $y }
flick-at = flick your disc at { $target }{ $strength ->
        [soft] , softly: to rest 5 cm before it
        [hard] , hard: to rest 5 cm beyond it
       *[even] {""}
    }
promise-exactly = hits { $percent } %, points to expect { $points }
promise-roughly = { $tenths ->
        [0] hits rarely
       *[other] hits about { $tenths } in 10
    }, any card { $any } in 10

# How actions are typed.
verb-throw = throw
verb-flick = flick
verb-buy = buy
verb-end = end
verb-pay = pay
verb-protect = protect
verb-pick = pick
verb-aim = aim
verb-give = give
verb-offer = offer
verb-take = take
verb-reveal = reveal
typed-place = place { $place }
typed-grogu = grogu
typed-soft = soft
typed-hard = hard

# What is wrong with options, layouts or decks.
place-layout = layout
place-deck = deck
place-card = card
place-ally = ally
name-kind-layout = layout
name-kind-deck = deck
wrong-ally-twice = ally { $ally } stands in it twice; put all its Beskar into one list
wrong-number-of-allies = { $count } allies; it takes { $most } at most
wrong-ally-without-card = there is no card of it
wrong-uneven-factions = { $mandalorians } cards of the Mandalorians and { $empire } of the Empire; it takes as many of both
wrong-number-of-cards = { $count } cards; it takes { $fewest } to { $most }
wrong-no-full-set = no ally has { $cards } cards, so nobody could ever be too greedy
wrong-cards-of-layout = { $count } cards; it takes { $field }
wrong-corner-too-far = a corner lies farther than 300 mm from the middle of Grogu
wrong-touches-grogu = it touches Grogu
wrong-touches-card = it touches card { $card }
wrong-way-seats = "This is the way" takes { $fewest } seats or more, not { $count }
