# Věty hrací plochy Dobrodružství.

web-board = Mapa mise { $mission }
web-hand = Vaše karty dovedností
web-plans = Vaše karty plánů a výbava
web-no-cards = V ruce nejsou žádné karty dovedností.
web-slots = Akce
web-ways = Možnosti

web-goal = Cíl
web-lost-if = Prohra
web-crisis = Krize
web-bounty = Odměna: { $bounty }
web-actions = Akce
web-campaign = Kampaň: { $games ->
        [0] první hra
        [one] { $games } odehraná hra
        [few] { $games } odehrané hry
       *[other] { $games } odehraných her
    }
web-of = { $value } z { $size }

web-threat = hrozba
web-face-down = { $shape }, lícem dolů
web-on = { $what } na { $space }
web-figure = { $figure } na { $space }, zdraví { $left } z { $health }
web-figure-health = { $figure }: zdraví { $left } z { $health }
web-health = zdraví { $left } z { $health }
web-you-know = víte jen vy: { $token }
web-unknown = Zatím nikdo neví, co to je.
web-door = { $door } mezi { $from } a { $to }, { $state }
web-bonus = +1 pod { $slot }

web-slot = { $slot }, síla { $strength }
web-slot-then = { $slot }, síla { $strength }, potom { $then }
web-brings-nothing = klid
web-brings-near = o 1 víc: událost
web-brings-event = událost
web-brings-crisis = událost a krize
web-then = Na konci tahu

web-own-turn = Vyberte kartu
web-turn-hint = { $left ->
        [one] Vyberte kartu dovednosti a jednu z akcí. V tomto tahu zbývá jedna akce.
        [few] Vyberte kartu dovednosti a jednu z akcí. V tomto tahu zbývají { $left } akce.
       *[other] Vyberte kartu dovednosti a jednu z akcí. V tomto tahu zbývá { $left } akcí.
    }
web-slot-hint = Teď pro kartu vyberte akci.
web-choose-slot = { $card }: pod kterou akci?
web-choose-card-for = { $slot }: se kterou kartou?
web-play = Zahrát { $card-accusative } pod { $slot } (síla { $strength })?
web-play-it = Zahrát: { $slot }
web-walk-to = Jít na { $space }, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }?
web-go = Jít na { $space }
web-do = Provést
web-accuse = Označit zrádce…
web-hint-accuse = Jednou za partii: odložte 2 karty a řekněte, kdo je zrádce. Když se spletete, utržíte 1 zranění a nejsilnější akce dostane komplikaci.
web-done-prevent = Neodvracet
web-done-pay-back = Neodpovídat
web-done-before-event = Žádná karta plánu
web-done-plan-keep = Nenechat si žádnou
web-done-plan-return = Nevracet žádnou
web-done-recon-more = Ukončit průzkum
web-resolve = { $slot } se silou { $strength }
web-way = { $space }, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }
web-no-ability = Bez schopnosti.
web-shared = společná
web-hint-carrier = Vyberte postavu na mapě, nebo tady.
web-back = Zpět
web-doing = { $figure }: { $slot } { $strength }{ $left }

web-story = Co se děje
web-comes-event-shown = Přichází událost
web-comes-crisis-struck = Přichází krize
web-brought-event = { $slot } { $strength }: událost
web-brought-crisis = { $slot }: krize
web-avoid-event = Příště: { $slot } nejvýš 4, a událost nepřijde.
web-avoid-crisis = Příště: { $slot } nejvýš 5, a krize nepřijde.
web-figures = Kdo a co je na mapě
web-skip = Přeskočit
web-again = Znovu
web-go-on = Dál
key-event-on = Dál po kartě události
web-notes = { $count ->
        [one] { $count } tajemství
       *[other] { $count } tajemství
    }
web-notes-hint = Tohle jste viděli jen vy. Co ostatním řeknete, je na vás.
web-tell = Říct ostatním o { $space }
web-claim-danger = Nebezpečí
web-claim-useful = Užitečné
web-claim-nothing = Nic
web-tell-danger = Na { $space } je nebezpečí!
web-tell-useful = Na { $space } je něco užitečného.
web-tell-nothing = Na { $space } nic není.

web-pile-events = Události: { $count }
web-pile-plans = Plány: { $count }
web-pile-reserve = Posily: { $count }
web-pile-complications = Komplikace: { $count }
web-cards = Karty dovedností v ruce: { $hand }
web-exposed = zrádce
web-turns = Tahů: { $turns }
web-defeated = Poražených nepřátel: { $count }
web-game-of = { $number }. hra kampaně z { $last }
web-cast = Kdo vyráží
web-cast-shared = Postavy jsou společné: hraje s nimi ten, kdo je právě na tahu.
web-cast-changes = V další misi se mění sestava: { $gone-count ->
        [one] odchází
       *[other] odcházejí
    } { $gone }, { $come-count ->
        [one] přichází
       *[other] přicházejí
    } { $come }.
web-comes = Příště: { $mission }.
web-set-out = Vyrazit
web-lost-counts = I prohraná hra se do kampaně počítá. Misi neopakujete, příběh jde dál.
web-campaign-over = Kampaň je u konce
web-campaign-over-how = Máte za sebou všech osm her a odemčené je úplně všechno. Dál si můžete zahrát kteroukoli misi se vším, co jste cestou získali.

option-sheet-none = žádný
option-mode-none = podle počtu hráčů
option-characters-none = podle mise
web-left = Zdraví { $left }

# Co se stalo, pro toho, kdo vidí mapu a akce.
seen-event-event-shown = { $strength ->
        [0] Událost: { $event }.
       *[other] Událost, protože { $slot } má sílu { $strength }: { $event }.
    }
seen-event-complicated = Akce { $slot } dostává komplikaci s hodnotou { $value }.
seen-event-slot-cleared = Z akce { $slot } odcházejí všechny karty a komplikace.
seen-event-tracked = Stupnice { $track } stojí na { $value }.

# Popisky ve formuláři nového stolu.
form-sheet = Žoldnéřský list místo cíle mise
form-mode = Způsob hry
form-characters = Postavy podle pořadí u stolu
form-first = Které místo začíná
form-games = Dosud odehrané hry kampaně

# Skupiny věcí na mapě, pro ty, kdo je procházejí klávesami.
web-things = Hrozby, postavy a věci, které lze vybrat
web-spaces = Pole
web-doors = Dveře, které lze vybrat
key-next-space = Na další nebo předchozí políčko, které lze vybrat

# Výběr mise a stránka kampaně.
missions-title = Vyberte misi
missions-kind = Z čeho vybírat
missions-mission = Mise
missions-sheet = Žoldnéřské listy
missions-map = Mapa
missions-free = Jiné mise
missions-company = Kdo hraje s vámi
missions-droids = { $count ->
        [0] Nikdo, hrajete za dva
        [one] Droid
        [few] { $count } droidi
       *[other] { $count } droidů
    }
missions-with = hrají: { $names }
mission-level-1 = lehká
mission-level-2 = střední
mission-level-3 = těžká
mission-new = Zatím nehráno
mission-record = Výhry: { $won } z { $played }
mission-for = Aspoň pro { $count }
mission-play = Hrát misi
crew = Kdo půjde
crew-how = { $count ->
        [1] Jde jedna postava. Ta, kterou vyberete, je vaše.
        [few] Jdou { $count } postavy. Vaše je ta, kterou vyberete naposled.
       *[other] Jde { $count } postav. Vaše je ta, kterou vyberete naposled.
    }
crew-choose = Vybrat
crew-elsewhere = jinde
crew-health = Životy
campaign = Kampaň
campaign-goes-on = Kampaň: hra { $game } z { $last }
campaign-title = Vaše kampaň
campaign-how = Osm her v jednom příběhu. Každá otevře nové karty a pravidla a cestou čekají dvě zapečetěné obálky.
campaign-tally = výhry: { $won }, prohry: { $lost }
campaign-won = výhra
campaign-lost = prohra
campaign-walked = odehráno
campaign-next = na řadě
campaign-sheet = Žoldnéřský list
campaign-free = Podle vás
campaign-free-how = Tady si misi vyberete sami.
campaign-continue = Pokračovat
campaign-begin = Začít kampaň
campaign-again = Začít novou
after-game = po hře { $number }
envelope-mercenary = Žoldnéři
envelope-traitor = Zrádce
envelope-open = otevřeno
envelope-sealed = zapečetěno, otevře se po hře { $number }
prizes = Odemčeno
prizes-of = { $count } z { $all } karet{ $fresh ->
        [0] {""}
       *[other] , nové: { $fresh }
    }
prizes-none = Zatím nic. První karty otevře první hra.
prize-new = Nová
prize-event = událost
prize-gear = vybavení
prize-bounty = odměna
sealed = Ještě zapečetěno
sealed-how = něco se otevře po každé hře
prizes-skill = dovednosti: { $count }
prizes-event = události: { $count }
prizes-gear = vybavení: { $count }
prizes-bounty = odměny: { $count }
