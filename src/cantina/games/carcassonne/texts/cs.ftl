title = Carcassonne: Star Wars
note = Sada destiček je rekonstrukce Cantiny, ne vydavatelova.

name-red = červená
name-green = zelená
name-black = černá
name-white = bílá
name-orange = oranžová
name-rebel = Povstalecká aliance
name-empire = Impérium
name-bounty = Námezdní lovci
name-small = malá figurka
    .accusative = malou figurku
name-large = velká figurka
    .accusative = velkou figurku
name-route = obchodní trasa
    .accusative = obchodní trasu
name-field = asteroidové pole
name-planet = planeta
    .accusative = planetu
name-route-0 = obchodní trasa
name-route-1 = druhá obchodní trasa
name-route-2 = třetí obchodní trasa
name-route-3 = čtvrtá obchodní trasa
name-field-0 = asteroidové pole
name-field-1 = druhé asteroidové pole
name-field-2 = třetí asteroidové pole
name-field-3 = čtvrté asteroidové pole
planet-called = planeta { $called }
tile-with-planet = ({ $planet })
tile-with-sides = ({ $sides })
name-space = volný prostor
name-north = sever
name-east = východ
name-south = jih
name-west = západ

planet-P0-R = Veshtara
planet-P0-E = Ilmara
planet-P0-B = Kolm Tor
planet-P1-R = Orun Vey
planet-P1-E = Sylvenne
planet-P1-B = Meridane
planet-P2-R = Nivaris
planet-P2-E = Sahrun
planet-P2-B = Cindrak

option-first = Místo, které začíná
option-colours = Barvy podle pořadí u stolu; zbylé zůstanou v krabici
option-teams = Dva týmy po dvou: červená se zelenou proti černé s bílou
option-tiles = Sada destiček
name-full = plná (76 destiček)
name-short = krátká (18 destiček)

prompt-draw = otáčí se destička
prompt-place = položit destičku
prompt-deploy = postavit figurku, nebo žádnou
prompt-roll = hází se kostkami
prompt-over = partie skončila

action-draw = otočit destičku { $tile }
action-roll = hodit { $dice }
action-place = položit destičku na { $x }, { $y }, { turned }
action-deploy = postavit { $figure-accusative } na { $x }, { $y }: { $part }
action-worth = { $action }; teď { $worth } { $worth ->
        [one] bod
        [few] body
       *[other] bodů
    }, po uzavření { $closed }
action-pass = nestavět figurku

event-tile-drawn = { $seat } otáčí destičku { $tile }.
event-tile-removed = Destička { $tile } se nikam nehodí a vrací se do krabice.
event-tile-placed = { $seat } pokládá destičku { $tile } na { $x }, { $y }.
event-objects-joined = Dva objekty se spojily v jeden.
event-figure-deployed = { $seat } staví { $figure-accusative } na { $object-accusative } na { $x }, { $y }.
event-fight-began = Boj o { $object-accusative }: { $seats }.
event-rolled = { $seats } { $seats-count ->
        [one] hází
       *[other] házejí
    } { $dice }; platí { $best }.
event-tied = Shoda na { $value }: { $seats } { $seats-count ->
        [one] dostává
       *[other] dostávají
    } 1 bod (celkem { $score }).
event-lost = { $seats } { $seats-count ->
        [one] prohrává
       *[other] prohrávají
    } boj; { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    } za kostky (celkem { $score }).
event-won = { $seats } { $seats-count ->
        [one] vyhrává
       *[other] vyhrávají
    } boj.
event-scored = { $seats } { $seats-count ->
        [one] získává
       *[other] získávají
    } { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    } za { $object-accusative } ({ $tiles } { $tiles ->
        [one] destička
        [few] destičky
       *[other] destiček
    }{ $symbols ->
        [0] {""}
        [one] {" a "}{ $symbols } symbol
        [few] {" a "}{ $symbols } symboly
       *[other] {" a "}{ $symbols } symbolů
    }; celkem { $score }).
event-figures-home = { $seat } bere zpět { $large ->
        [0] { small-figures }
       *[other] { $small ->
            [0] { large-figures }
           *[other] { small-figures } a { large-figures }
        }
    }.
small-figures = { $small } { $small ->
        [one] malou figurku
        [few] malé figurky
       *[other] malých figurek
    }
large-figures = { $large } { $large ->
        [one] velkou figurku
        [few] velké figurky
       *[other] velkých figurek
    }
event-ended = Partie skončila. Vítězí { $winners }.

refusal-CSW-21 = Nejdřív je třeba položit destičku.
refusal-CSW-22 = { $x }, { $y } je příliš daleko: figurka patří na právě položenou destičku ({ $last }), nebo na planetu vedle ní.
refusal-CSW-26 = { $taken ->
        [yes] Na { $x }, { $y } už destička leží.
       *[no] Místo { $x }, { $y } se žádné položené destičky nedotýká celou stranou.
    }
refusal-CSW-27 = Strany na sebe nenavazují ({ $side }): na této destičce { $here }, vedle { $there }.
refusal-CSW-31 = { $figure } už v zásobě není.
refusal-CSW-33 = Tato trasa je obsazená, stojí na ní obchodník ({ $seats }).
refusal-CSW-34 = Toto asteroidové pole je obsazené, stojí na něm průzkumník ({ $seats }).
refusal-CSW-37 = Tam je jen volný prostor, nic, na co by se figurka dala postavit.
refusal-CSW-40 = Na { $x }, { $y } žádná planeta není.
refusal-CSW-42 = Na sousední destičce ({ $x }, { $y }) lze zvolit jen planetu; tohle je { $object }.
refusal-CSW-R-08 = Takto otočená destička vypadá stejně jako s menším otočením; zvolte to.
refusal-CSW-R-15 = Tento úsek je tatáž trasa jako jiný úsek destičky; zvolte ten.
refusal-CSW-R-16 = Tato část je totéž pole jako jiná část destičky; zvolte tu.

view-round = Položených destiček { $laid }, zbývá { $left }.
view-player = { $seat } ({ $colour }, { $faction }): bodů { $score }, v zásobě malé { $small }, velké { $large }
view-tile = Destička v ruce: { $shows }
view-laid = { $x }, { $y }: { $shows }
view-object = { $object } na { $place }: destiček { $tiles }, symbolů { $symbols }, bodů nyní { $worth }, po uzavření { $closed }; { $owner }
view-fight = Boj o { $place }.
view-nobody = nikdo
side-route = trasa
side-field = pole
side-space = volno
part-touching = { $part } ({ $sides })
part-symbol = { $part }, symbol { $faction }
turned = { $rotation ->
        [0] neotočenou
        [1] otočenou o čtvrt otáčky vpravo
        [2] otočenou o půl otáčky
       *[3] otočenou o čtvrt otáčky vlevo
    }
tile-turned = Destička v ruce, { $rotation ->
        [0] neotočená
        [1] otočená o čtvrt otáčky vpravo
        [2] otočená o půl otáčky
       *[3] otočená o čtvrt otáčky vlevo
    }: { $shows }
view-supply = Vaše figurky v zásobě ({ $colour }): malé { $small }, velké { $large }.
promise-lies = Ležela by takto: { $shows }.
promise-closes = uzavře se { $object }, { $owner }: { $worth } { $worth ->
        [one] bod
        [few] body
       *[other] bodů
    }
promise-extends = { $object }, { $owner }: bodů nyní { $worth }, po uzavření { $closed }
place-part = { $part }: { $owner }, destiček { $tiles }, bodů nyní { $worth }, po uzavření { $closed }
place-part-closed = { $part }: { $owner }, destiček { $tiles }, uzavřeno
place-figure = { $figure }, { $seat }
place-free-beside = volno vedle: { $sides }
place-free = { $x }, { $y }: volné místo; okolo { $beside }.
place-fits = Destičku z ruky sem lze položit { $turned }.
place-fits-not = Destičku z ruky sem položit nejde.
place-dead = Žádná zbylá destička sem nepatří.

# Jak se tahy píšou.
verb-place = polož
verb-deploy = postav
verb-pass = nic

# Co je špatně s volbami nebo s destičkami.
place-tile-set = sada destiček
name-kind-tile-set = sada destiček
wrong-tile-twice = destička { $tile } je v ní dvakrát; napište raději copies = 2
wrong-no-start-tile = chybí v ní startovní destička { $tile }
wrong-kinds-of-tile = různých destiček je { $count }, smí jich být nejvýš { $most }
wrong-number-of-tiles = destiček je { $count }, má jich být { $fewest } až { $most }
wrong-too-many-parts = tras, polí a planet je dohromady víc než { $most }
wrong-start-without-route = ze startovní destičky musí vést aspoň jedna trasa
wrong-copies = počet kusů je { $count }, má být aspoň 1
wrong-no-side = { $value } není strana; strany jsou N, E, S, W
wrong-side-twice = stranu { $side } uvádí dvakrát
wrong-touches-nothing = nedotýká se žádné strany
wrong-shared-side = strana { $side } patří dvěma částem
wrong-route-to-nowhere = trasa nikde nekončí; má vést k planetě, k poli asteroidů nebo na křižovatku
wrong-wide-route = trasa se dotýká jedné nebo dvou stran; křižovatka je několik tras po jedné straně
wrong-symbol-on-nothing = symbol leží na části { $part }, kterou destička nemá
wrong-planet-symbol = planeta musí mít právě jeden symbol
wrong-colours = barvy musejí být navzájem různé: { $takes }
wrong-teams-seats = týmová hra je pro čtyři hráče, ne pro { $count }
wrong-teams-colours = v týmové hře hraje červená se zelenou proti černé s bílou a týmy sedí střídavě

reason-figures-up = { $amount ->
    [one] vrátí vám figurku
    [few] vrátí vám { $amount } figurky
    [many] vrátí vám { $amount } figurky
   *[other] vrátí vám { $amount } figurek
}
reason-figures-down = { $amount ->
    [one] váže jednu figurku
    [few] váže { $amount } figurky
    [many] váže { $amount } figurky
   *[other] váže { $amount } figurek
}
