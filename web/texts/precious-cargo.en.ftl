# Sentences of the board of Precious Cargo.

web-board = Table with Grogu in the middle
web-field = Cards around Grogu
web-place = Place { $place }: { $card }
web-gap = Between places { $place } and { $other }
web-gaps = Gaps between cards
web-card = { $ally }, Beskar { $beskar }
web-card-guarded = { $ally }, Beskar { $beskar }, protected
web-protected = protected
web-grogu = Grogu
web-grogu-open = Grogu. May win here: { $teams }
web-disc = { $disc }: { $seat }, { $faction }
web-own-disc = Your disc, { $disc }
web-ally-pile = Ally cards in the pile: { $count }
web-rests = { $disc } rests at { $x }, { $y } mm from Grogu
web-rests-card = A thrown card rests at { $x }, { $y } mm from Grogu
web-verdict-won = Right on Grogu!
web-verdict-grogu = On Grogu, but it wins nothing
web-won-for = { $seat } wins it: { $faction }
web-verdict-missed = Missed
web-cheer-set = { $ally }: a set!
web-cheer-several = { $cards ->
        [2] Double!
        [3] Triple!
       *[other] { $cards } at once!
    }
web-cheer-first = The first: { $ally }
web-cheer-near = So close: { $mm } mm!
web-off = { $mm } mm from the aim
web-off-usual = { $mm } mm from your aim; usually { $usual }

web-aim = Aim. Arrow keys move it, plus and minus change the power, Enter throws.
web-no-aim = nothing aimed at yet
web-spot = { $x }, { $y } mm from Grogu
web-aim-near = { $thing } ({ $spot })
web-aimed = Aimed: { $promise }

web-who-may-aim = Who may aim at Grogu
web-waived = No cards are left: whoever lands on Grogu wins.
web-we-may-aim = Your team may aim at Grogu!
web-may-aim = { $faction } may aim at Grogu
web-mates-lack = Your team-mates still lack points for Grogu
web-team-lacks = For Grogu your team needs { $points } more { $points ->
        [one] point
       *[other] points
    }
web-you-lack = For Grogu you need { $points } more { $points ->
        [one] point
       *[other] points
    }
web-seat-lacks = { $seat }: { $points } more { $points ->
        [one] point
       *[other] points
    } for Grogu
web-mates-of-lack = { $seat }: the team-mates still lack points for Grogu
web-may-aim-seat = { $seat }: the team may aim at Grogu!

web-throw = Throw your disc
web-throw-wins = Throw your disc: hitting Grogu wins
web-throw-hint = Choose where it should land, and throw. Or pull the disc back and let go, or flick it forward.
web-keys-hint = With keys: arrows aim, + and − set the power.
web-rings = Half of all throws end within the inner ring, nine in ten within the outer one.
web-throws = Throws in this turn: { $throws }
web-put-back = Put back
web-throw-now = Throw
web-aim-card = Aim card { $card } of three
web-aim-card-hint = Choose where the card should land. All three fly together.
web-aim-now = Aim card { $card }
web-throw-cards = Throw all three

web-pad-hint = Pull the disc below back and let go, or choose on the table where it should land. It flies on the large screen.
web-pad-pull = Pull back and let go
web-pad-let-go = Let go, and it flies
web-pad-power = power
web-pad-look = Watch the large screen!

web-range-place = place { $place }
web-range-target = Hit { $target }
web-range-how = Throw as at a table. After each throw everything lies as before.
web-range-another = Another target
web-range-streak = Hits in a row
web-range-best = Your best
web-range-hits = This time
web-range-of = { $hit } of { $thrown }
web-range-hit = { $streak ->
        [1] Hit!
       *[other] Hit! That is { $streak } in a row.
    }
web-range-best-now = Hit! { $streak } in a row: your best so far.
web-range-missed = Missed: { $where }.
web-range-far = { $mm } mm too far
web-range-short = { $mm } mm too short
web-range-left = { $mm } mm to the left
web-range-right = { $mm } mm to the right
web-range-beside = { $along }, { $aside }
web-range-usually = Half of your throws rest within { $mm } mm of the target; on average { $where }.
web-range-scatter = Your last throws around their targets: { $count }

web-chance-place = This card
web-chance-any = Any card
web-chance-grogu = Grogu
web-chance-points = Points to expect: { $points }

web-shop = Upgrades
web-shop-or = Or buy instead of throwing
web-shop-more = Buy another upgrade
web-beskar = Beskar: { $beskar }
web-stock = Left: { $stock }
web-does-protect = keeps a set
web-does-multi-throw = three cards fly
web-does-gift = a mate throws twice
web-does-steal = take one card
web-does-trade = swap one card
web-does-reveal = four cards turn up
web-tells-protect = A set of two or more identical cards of your own faction and its points are yours for good.
web-tells-multi-throw = You throw three cards of your own at once and win what they land on. They leave the game.
web-tells-gift = A team-mate throws once more in the next turn.
web-tells-steal = You take any unprotected card from somebody else's pile.
web-tells-trade = You swap one of your cards for an unprotected one from somebody else's pile.
web-tells-reveal = You turn up four cards on the table. They stay face up.

web-more = Another upgrade?
web-more-hint = Who buys does not throw in this turn.
web-end = End the turn
web-pay = Pay for { $upgrade }
web-pay-due = Choose cards from your pile; still to pay: { $due } Beskar. They leave the game with their points.
web-pay-done = Paid in full: { $cards }.
web-pay-only = There is only one way to pay: { $cards }.
web-buy = Buy { $upgrade }
web-pick = Choose the cards to throw
web-pick-hint = Three cards from your pile; chosen: { $count }. They leave the game with their points.
web-pick-now = Take these three
web-protect = Choose a set to protect
web-protect-hint = Two or more identical cards of your own faction.
web-protect-none = Protect a set
web-protect-now = Protect { $ally }
web-protect-keeps = { $cards } × { $ally }: { $points } points are safe for good.
web-offer = Choose the card you give away
web-offer-hint = A card from your pile.
web-offer-none = Offer a card
web-offer-now = Offer { $ally }
web-take-steal = Choose the card you steal
web-take-trade = Choose the card you get
web-take-hint = Any card of another pile, unless it is protected.
web-take-for = You give { $card }.
web-take-none = Take a card
web-take-now = Take { $ally } from { $whose }
web-give = Who gets your turn?
web-give-hint = Your team-mate throws once more in the next turn. Choose the disc on the table, or here.
web-give-none = Give the turn
web-give-now = Give it to { $seat }
web-reveal = Choose cards to turn up
web-reveal-hint = Four cards on the table; chosen: { $count }.
web-reveal-now = Turn them up
web-back = Back
web-changes = How the points would change

web-own-pile = Your pile
web-other-piles = Piles of the others
web-pile-sum = { $score } points, Beskar { $beskar }
web-pile-empty = No cards yet.
web-need = needs { $need } { $need ->
        [one] point
       *[other] points
    }
web-need-together = the team needs { $need } { $need ->
        [one] point
       *[other] points
    }
web-grogu-may = may aim at Grogu
web-grogu-short = { $points } { $points ->
        [one] point
       *[other] points
    } short
web-chip-pile = Cards: { $cards }, Beskar: { $beskar }
web-enough = enough for Grogu
web-gifts = extra throws: { $gifts }
web-shares = One pile with { $seat }

# What happened, for somebody who sees the table: the picture shows where.
seen-event-threw = { $seat } throws the disc.
seen-event-flicked = { $seat } flicks the disc.
seen-event-took = { $seat } wins { $card-ally } ({ $card-beskar } Beskar) and has { $score } { $score ->
        [one] point
       *[other] points
    } now.
seen-event-paid = { $seat } pays with { $card-ally } ({ $card-beskar } Beskar) and has { $score } { $score ->
        [one] point
       *[other] points
    } now.
seen-event-picked = { $seat } will throw { $card-ally } and has { $score } { $score ->
        [one] point
       *[other] points
    } now.
seen-event-aimed = { $seat } aims a card.
seen-event-stole = { $seat } steals { $card-ally } ({ $card-beskar } Beskar) from { $whose }.
seen-event-traded = { $seat } trades { $given-ally } for { $card-ally } with { $whose }.
seen-event-revealed = { $card-ally } ({ $card-beskar } Beskar) is turned up.

# Labels of the form for a new table.
form-mode = Game mode
form-points = Points for Grogu
form-purchases = Purchases in one turn

option-deck-none = what fits the mode

# Keys.
key-aim = Aim; with Shift in small steps
key-power = Farther or nearer, while you aim
key-buy-no-more = Buy nothing more
