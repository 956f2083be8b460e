title = Star Wars: Super Teams
note = Herní plán a rozdělení bonusových karet jsou vlastní návrh Cantiny, ne vydavatelův.

name-red = červená
    .accusative = červenou
name-yellow = žlutá
    .accusative = žlutou
name-black = černá
    .accusative = černou
name-green = zelená
    .accusative = zelenou
name-red-1 = X-wing
name-red-2 = Millennium Falcon
name-yellow-1 = Jediský stíhač
name-yellow-2 = Tantive IV
name-black-1 = TIE fighter
name-black-2 = TIE Advanced
name-green-1 = Hvězdný destruktor
name-green-2 = Hvězda smrti
name-start = startovní planeta
name-normal = normální pole
name-bonus = bonusové pole
name-hyperspace = hyperprostor
name-asteroid = asteroidové pole
name-hole = černá díra
name-finish = cílová planeta
name-skilled-pilot = Zkušený pilot
name-light-speed = Rychlost světla
name-evasive-manoeuvre = Úhybný manévr
name-grappling-hook = Lodní hák
name-acceleration = Zrychlení

whose-yours = vaše
whose-partner = vašeho spoluhráče
whose-other = soupeř { $name }
whose-seen = { $name }

option-first = Místo, které začíná
option-colours = Barvy podle pořadí u stolu; ve dvou má každý hráč každou druhou, ve třech zůstane poslední v krabici
option-hook_chain = Zaháknutou loď lze zaháknout znovu
option-board = Herní plán
option-deck = Balíčky
name-long = dlouhý (50 polí)
name-short = krátký (20 polí)
name-standard = standardní

prompt-deal = rozdávají se karty pohybu
prompt-fly = vybrat kartu a loď
prompt-departure = bonusová karta, než loď odletí?
prompt-evasion = vyhnout se černé díře?
prompt-land = která polovina pole?
prompt-hook = zaháknout se za loď, která proletěla kolem?
prompt-draw = bere se bonusová karta
prompt-prize = rozdávají se karty z cílové planety
prompt-over = partie skončila

action-fly = letět lodí { $ship } ({ $colour } { $number })
action-use = zahrát { $card } (zamíchání { $shuffle })
action-hook = zahrát Lodní hák pro { $ship } (zamíchání { $shuffle })
action-land = přistát: { $half }
action-of = { $action }, { $whose }
action-pass = nic nezahrát
action-deal = rozdat: { $colour } { $number }
action-draw = vzít: { $card }

event-round-began = Začíná { $round }. kolo; každý dostane šest karet pohybu.
event-movement-shuffled = Ze všech karet pohybu vznikl nový balíček.
event-dealt = { $seat } dostává kartu: { $colour } { $number }.
event-dealt-hidden = { $seat } dostává kartu pohybu.
event-chose = { $seat } hraje { $colour-accusative } { $number ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
       *[6] šestku
    } pro loď { $ship }.
event-passed = { $seat } nehraje bonusovou kartu.
event-used = { $seat } hraje kartu { $card } pro loď { $ship }.
event-flew = { $ship } letí o { $distance } { $distance ->
        [one] pole
        [few] pole
       *[other] polí
    }, { $start ->
        [0] ze startu
       *[other] z pole { $start }
    } na pole { $end }.
event-fell-back = { $ship } padá do černé díry na poli { $hole } a couvá na pole { $end }.
event-evaded = { $ship } přelétá černou díru na poli { $hole } a končí na poli { $end }.
event-landed = { $seat } pokládá loď { $ship } na pole { $space }: { $half }.
event-hooked = { $seat } zahákne loď { $ship } a přitáhne ji z pole { $start } na pole { $end }.
event-drew = { $seat } bere kartu { $card }.
event-drew-hidden = { $seat } bere bonusovou kartu.
event-nothing-drawn = { $seat } má vzít bonusovou kartu, ale žádná není.
event-bonus-shuffled = Ze zahraných bonusových karet ({ $cards }) vznikl nový balíček.
event-came-home = { $ship } je v cíli.
event-became-wild = Barva { $colour } má obě lodě v cíli; její karty jsou teď žolíky.
event-ended = Partie skončila. Vítězí { $winners }.

refusal-RACE-11 = { $ship } v této partii neletí: barva { $painted } zůstala v krabici.
refusal-RACE-18 = Kartu { $colour } { $number } v ruce nemáte.
refusal-RACE-19 = Karta { $colour } { $number } hýbe jen loděmi své barvy; { $ship } má jinou barvu ({ $painted }).
refusal-RACE-20 = Musíte zahrát kartu pohybu a pohnout lodí.
refusal-RACE-28 = { $moved } končí na poli { $target }: zvolte jednu z jeho dvou polovin.
refusal-RACE-33 = { $ship } už je v cíli a nelze s ní hýbat.
refusal-RACE-39 = Kartu { $card } v ruce nemáte.
refusal-RACE-40 = Pro loď { $moved } už v tomto tahu jedna bonusová karta zahrána byla ({ $used }). Další nelze.
refusal-RACE-41 = { $ship } patří soupeři ({ $seat }); na soupeřovu loď bonusovou kartu zahrát nelze.
refusal-RACE-43 = Zkušený pilot pomáhá jen lodi, která odlétá z asteroidového pole; { $moved } stojí jinde ({ $on }).
refusal-RACE-45 = Rychlost světla platí jen z normálního pole, bonusového pole nebo startovní planety; { $moved } stojí jinde ({ $on }).
refusal-RACE-48 = Zrychlení pro loď { $moved } zahrát nelze: stojí na asteroidovém poli.
refusal-RACE-R-15 = Na kartu { $card } teď není správná chvíle.
refusal-RACE-R-17 = Karta { $card } tu lodi { $moved } nepomůže.
refusal-RACE-R-24 = Kolem lodi { $ship } žádný soupeř neproletěl; { $moved } letí z { $start } na { $target }.
refusal-RACE-R-29 = { $ship } se právě pohnula sama; zaháknout ji nelze.
refusal-RACE-R-30 = Kolem lodi { $ship } proletěla jen { $moved } z vlastního týmu; na to hák neplatí.

view-round = Kolo { $round }. Balíček pohybu { $movement }, bonusový balíček { $bonus }, balíček na cílové planetě { $finish }.
view-ship = { $ship } ({ $colour }, { $owner }): pole { $space }, { $on }
view-move = { $seat } letí s lodí { $ship } ({ $colour } { $number }).
view-target = Letí na pole { $target }.
view-hand = Vaše karty pohybu: { $cards }
view-bonus = Vaše bonusové karty: { $cards }
view-seat = { $seat }: karty pohybu { $cards }, bonusové karty { $bonus }
view-wild = Žolíkové barvy: { $colours }
view-nothing = žádné
view-track = Trať: { $spaces }.
spaces-one = { $first } { $kind }
spaces-several = { $first } až { $end } { $kind }
space-doubled = zdvojené pole ({ $one }, nebo { $other })
space-is = pole { $space }, { $kind }
spaces-ahead = Vpředu: { $spaces }
spaces-behind = Vzadu: { $spaces }
ship-here = stojí tu { $ship } ({ $owner })

# Jak se tahy píšou.
verb-fly = leť
verb-use = zahraj
verb-hook = zahákni
verb-land = přistaň
verb-pass = nic

# Co je špatně s volbami, deskou nebo balíčkem.
place-board = deska
place-deck = balíček
place-space = pole
name-kind-board = deska
name-kind-deck = balíček
wrong-number-of-spaces = polí je { $count }, má jich být { $fewest } až { $most }
wrong-kind-of-space = pole { $value } neexistuje; může tu být: { $takes }
wrong-hole-at-start = černá díra nesmí ležet hned za startovní planetou
wrong-wide-hole = černou díru přes { $width } polí jedna karta nepřeletí; smí mít nejvýš { $most }
wrong-trap = s tímto balíčkem se odsud bez bonusových karet žádná loď nedostane
wrong-negative-copies = počet kusů nemůže být záporný
wrong-movement-cards = karet pohybu je { $count }, má jich být { $total }
wrong-bonus-cards = bonusových karet je { $count }, má jich být { $total }
wrong-colours = barvy musejí být navzájem různé: { $takes }

reason-flown-up = posune tým o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} dopředu
reason-flown-down = vrátí tým o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
}
reason-others-flown-up = posune soupeře, kteří jsou nejdál, o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} dopředu
reason-others-flown-down = vrátí soupeře, kteří jsou nejdál, o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
}
reason-cards-up = { $amount ->
    [one] přinese bonusovou kartu
    [few] přinese { $amount } bonusové karty
    [many] přinese { $amount } bonusové karty
   *[other] přinese { $amount } bonusových karet
}
reason-cards-down = { $amount ->
    [one] stojí bonusovou kartu
    [few] stojí { $amount } bonusové karty
    [many] stojí { $amount } bonusové karty
   *[other] stojí { $amount } bonusových karet
}
reason-spaces-up = zlepší vyhlídky týmu o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
}
reason-spaces-down = zhorší vyhlídky týmu o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
}
