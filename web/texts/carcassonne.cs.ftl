# Věty klienta v prohlížeči o Carcassonne.
web-board = Hrací plocha, destiček: { $tiles }
web-cells = Místa pro destičku: { $count }
web-cell = místo { $x }, { $y }
web-walk = Deska místo po místě; šipky vedou na sousední, Enter pokládá
web-laid = destička { $x }, { $y }
web-elsewhere = Jiná místa ({ $count }); každé řekne, proč to tam nejde
web-dead-cell = místo { $x }, { $y }: žádná zbylá destička sem nepatří
web-objects = Trasy, pole a planety
web-object-of = { $object }, { $owner }, { $tiles } { $tiles ->
        [one] destička
        [few] destičky
       *[other] destiček
    }
web-object-free = { $object }, nikdo, { $tiles } { $tiles ->
        [one] destička
        [few] destičky
       *[other] destiček
    }
web-made-of = { $tiles } { $tiles ->
        [one] destička
        [few] destičky
       *[other] destiček
    }{ $symbols ->
        [0] {""}
        [one] {" · "}{ $symbols } symbol
        [few] {" · "}{ $symbols } symboly
       *[other] {" · "}{ $symbols } symbolů
    }
web-nobody = nikdo
web-now = Nyní
web-if-closed = Uzavřené
web-closed = Uzavřeno
web-offers = Kam smí figurka
web-offer = postavit figurku: { $object }, { $x }, { $y }
web-offer-side = postavit figurku: { $object } na { $side }, { $x }, { $y }
web-side-north = severu
web-side-east = východě
web-side-south = jihu
web-side-west = západě

web-place = Položte destičku
web-choose-cell = { $count ->
        [one] Destička se hodí na jediné místo.
        [few] Destička se hodí na { $count } místa; vyberte jedno.
       *[other] Destička se hodí na { $count } míst; vyberte jedno.
    }
web-tile-in-hand = destička v ruce { $tile }
web-forced-tile-placed = Jediné možné místo: destička je položená za vás.
web-turn = Otočit
web-place-here = Položit sem
web-drew = Tuto destičku má { $seat }.

web-deploy = Postavte figurku, nebo žádnou
web-figure = Figurka
web-figure-now = { $kind ->
        [the-route] Obchodní trasa
        [the-field] Asteroidové pole
       *[the-planet] Planeta{ $name }
    }: figurka tu hned získá { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
web-figure-back = Jinam
web-choose-part = Vyberte, na kterou část figurku postavíte.
web-no-figure = Bez figurky
web-deploy-here = Postavit sem

web-closes-own = Uzavře { $kind ->
        [the-route] vaši obchodní trasu
        [the-field] vaše asteroidové pole
       *[the-planet] vaši planetu{ $name }
    }: { $tiles } { $tiles ->
        [one] destička
        [few] destičky
       *[other] destiček
    }{ $symbols ->
        [0] {""}
        [one] , { $symbols } symbol
        [few] , { $symbols } symboly
       *[other] , { $symbols } symbolů
    }.
web-closes-other = Uzavře { $kind ->
        [the-route] obchodní trasu
        [the-field] asteroidové pole
       *[the-planet] planetu{ $name }
    }, { $owner }: { $tiles } { $tiles ->
        [one] destička
        [few] destičky
       *[other] destiček
    }{ $symbols ->
        [0] {""}
        [one] , { $symbols } symbol
        [few] , { $symbols } symboly
       *[other] , { $symbols } symbolů
    }.
web-closes-free = Uzavře { $kind ->
        [the-route] volnou obchodní trasu
        [the-field] volné asteroidové pole
       *[the-planet] volnou planetu{ $name }
    }: { $tiles } { $tiles ->
        [one] destička
        [few] destičky
       *[other] destiček
    }{ $symbols ->
        [0] {""}
        [one] , { $symbols } symbol
        [few] , { $symbols } symboly
       *[other] , { $symbols } symbolů
    }.{ $points ->
        [0] {""}
        [one] {" "}Figurka by tu získala { $points } bod.
        [few] {" "}Figurka by tu získala { $points } body.
       *[other] {" "}Figurka by tu získala { $points } bodů.
    }
web-extends = { $kind ->
        [the-route] Vaše obchodní trasa
        [the-field] Vaše asteroidové pole
       *[the-planet] Vaše planeta{ $name }
    }: { $tiles } { $tiles ->
        [one] destička
        [few] destičky
       *[other] destiček
    }, bodů nyní { $worth }, po uzavření { $closed }.
web-starts-fight = Začne boj o { $kind ->
        [the-route] obchodní trasu
        [the-field] asteroidové pole
       *[the-planet] planetu{ $name }
    }: { $seats }{ $known ->
        [0] .
       *[other] , kostky { $dice }.
    }
web-points = +{ $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
web-nothing-closes = Nic neuzavře.
web-ends = Partie tím skončí.

web-fight-for = Boj o { $kind ->
        [the-route] obchodní trasu
        [the-field] asteroidové pole
       *[the-planet] planetu{ $name }
    }
web-fight-round = { $round }. kolo
web-fight-small = { $count ->
        [one] figurka
        [few] { $count } figurky
       *[other] { $count } figurek
    }
web-fight-large = velká figurka
web-fight-symbol = vlastní symbol
web-fight-dice = { $parts }: { $count } { $count ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }
web-fight-leads = vede
web-fight-tied = shoda
web-fight-behind = pozadu
web-fight-wins = vítězí
web-fight-out = konec, +{ $points }
web-fight-earlier = { $round }. kolo: { $score }, shoda.
web-fight-each = +1 každému
web-fight-ties = { $count ->
        [one] { $count } shoda
        [few] { $count } shody
       *[other] { $count } shod
    }
web-fight-rolling = Hází se o { $kind ->
        [the-route] obchodní trasu
        [the-field] asteroidové pole
       *[the-planet] planetu{ $name }
    }
web-fight-won = { $seats } { $seats-count ->
        [one] vyhrává
       *[other] vyhrávají
    } boj { $score }
web-fight-again = { $score }, shoda: hází se znovu
web-fight-how = Vyhrává nejvyšší kostka. Kdo prohraje, vezme si figurky zpět.
web-fight-kept = Vítěz si ponechává { $kind ->
        [the-route] obchodní trasu
        [the-field] asteroidové pole
       *[the-planet] planetu{ $name }
    }.
web-show-result = Ukázat výsledek
web-go-on = Dál
web-space = Mezerník

web-left = { $count } { $count ->
        [one] destička zbývá
        [few] destičky zbývají
       *[other] destiček zbývá
    }
web-left-word = { $count ->
        [one] destička zbývá
        [few] destičky zbývají
       *[other] destiček zbývá
    }
web-removed = Zpět v krabici: { $count }
web-tiles-title = Destičky
web-track = Počítadlo bodů
web-supply = v zásobě: malé { $small }, velké { $large }

web-part-route = Obchodní trasy
web-part-field = Asteroidová pole
web-part-planet = Planety
web-part-fight = Boje

# Co se stalo, pro toho, kdo vidí plán: místo i destičku ukáže obrázek.
seen-event-tile-removed = Destička se nikam nehodí a vrací se do krabice.
seen-event-tile-placed = { $seat } pokládá destičku.
seen-event-figure-deployed = { $seat } staví figurku na { $object-accusative }.
seen-event-figures-home = { $large ->
        [0] { $seat } bere zpět { $small ->
            [one] malou figurku
            [few] { $small } malé figurky
           *[other] { $small } malých figurek
        }.
       *[other] { $small ->
            [0] { $seat } bere zpět velkou figurku.
            [one] { $seat } bere zpět malou a velkou figurku.
            [few] { $seat } bere zpět { $small } malé figurky a velkou.
           *[other] { $seat } bere zpět { $small } malých figurek a velkou.
        }
    }

# Klávesy.
key-turn = Otočit dílek, se Shiftem na druhou stranu
key-size = Vzít druhou velikost figurky
key-no-figure = Nepostavit figurku
key-skip-fight = K výsledku boje
