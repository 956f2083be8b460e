# Věty herního plánu hry Super Teams.

web-board = Závodní dráha, { $spaces } polí
web-hand = Vaše karty
web-bonus-cards = Vaše bonusové karty
web-no-cards = Nové karty přijdou s dalším kolem.

web-card-wild = { $card }, žolík
web-card-of = { $card }, { $whose ->
        [yours] vaše lodě
        [partner] parťákovy lodě
       *[other] soupeřovy lodě
    }
web-card-owner = { $whose ->
        [yours] vaše
        [partner] parťák
       *[other] soupeř
    }
web-space = { $space }: { $kind }
web-space-with = { $space }: { $kind }. { $ships }
web-kinds = { $one } nebo { $other }
web-ship-of = { $ship } ({ $whose })
web-own-ships = vaše lodě
web-ship = { $ship }, { $owner }, { $place }
web-ship-on = { $space }, { $on }

web-kind-start = Tady závod začíná.
web-kind-normal = Tady se nic nestane.
web-kind-bonus = Čí loď tu skončí, ten si lízne bonusovou kartu.
web-kind-hyperspace = Loď, která odtud odlétá, letí dvojnásobek čísla.
web-kind-asteroid = Loď, která odtud odlétá, letí jen jedno pole.
web-kind-hole = Loď, která tu skončí, vrátí se na nejbližší normální pole.
web-kind-finish = Doma. Tým, který sem dostane všechny lodě, vítězí.
web-kind-doubled = Polovinu vybírá hráč, který zahrál kartu.

web-choose-card = Vyberte kartu
web-choose-card-for = Vyberte kartu pro { $whose ->
        [yours] svou loď
        [partner] loď spoluhráče
       *[other] soupeřovu loď
    } { $ship }
web-choose-ship = Vyberte loď pro { $colour-accusative } { $number ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
       *[6] šestku
    }
web-choose-hint = Vyberte jednu z karet v ruce.
web-fly = Letět { $whose ->
        [yours] svou lodí
        [partner] lodí spoluhráče
       *[other] soupeřovou lodí
    } { $ship } ({ $card })?
web-rival = Pozor, tuto loď má { $name }.
web-fly-to = Letět na pole { $end }
web-fly-halves = Letět na pole { $end }
web-fly-home = Letět domů
web-fly-start = Letět, zpět na start
web-back = Zpět

web-window-departure = Bonusová karta pro { $whose ->
        [yours] vaši loď
        [partner] loď spoluhráče
       *[other] soupeřovu loď
    } { $ship }?
web-window-evasion = { $whose ->
        [yours] Vaše loď
        [partner] Loď spoluhráče
       *[other] Soupeřova loď
    } { $ship } míří do černé díry na { $hole }
web-window-hook = Lodní hák?
web-hook-hint = Kolem proletěla { $whose ->
        [yours] vaše loď
        [partner] loď spoluhráče
       *[other] soupeřova loď
    } { $ship }. Vyberte loď, kterou potáhne.
web-no-hook-hint = Kolem proletěla { $whose ->
        [yours] vaše loď
        [partner] loď spoluhráče
       *[other] soupeřova loď
    } { $ship }, ale hák k zahrání nemáte.
web-move-hint = { $seat } s ní letí ({ $card }).
web-without = Bez karty: { $ending }
web-none-fits = Žádnou ze svých bonusových karet teď zahrát nemůžete.
web-play-nothing = Nic nezahrát
web-use = Zahrát kartu { $card }
web-use-to = Zahrát a letět na pole { $end }
web-use-home = Zahrát a letět domů
web-pull = Přitáhnout loď { $ship } na pole { $end }
web-pull-home = Přitáhnout loď { $ship } domů
web-with-bonus = S bonusovou kartou
web-looking = Dívám se dopředu …

web-land = Kde na poli { $space } přistane { $whose ->
        [yours] vaše loď
        [partner] loď spoluhráče
       *[other] soupeřova loď
    } { $ship }?
web-land-choose = Vyberte polovinu
web-land-on = Přistát: { $half }

web-ends-home = doletí domů
web-ends-start = zpět na start
web-ends-over = přeletí na pole { $end }
web-ends-back = černá díra, zpět na pole { $end }
web-ends-on = na pole { $end }, { $on }
name-doubled = zdvojené pole

web-sum-RACE-23 = { $distance ->
        [one] { $distance } pole
        [few] { $distance } pole
       *[other] { $distance } polí
    }
web-sum-RACE-24 = { $number } × 2 = { $distance }
web-sum-RACE-25 = asteroidy: 1 pole
web-sum-RACE-43 = Zkušený pilot: { $distance }
web-sum-RACE-44 = { $number } × 2 = { $distance }
web-sum-RACE-47 = + 1: { $distance }
web-sum-RACE-R-07 = { $distance ->
        [one] { $distance } pole
        [few] { $distance } pole
       *[other] { $distance } polí
    }, doma
web-why-RACE-23 = { $distance ->
        [one] Letí { $distance } pole.
        [few] Letí { $distance } pole.
       *[other] Letí { $distance } polí.
    }
web-why-RACE-24 = Odlet z hyperprostoru číslo zdvojí: { $distance ->
        [few] { $distance } pole
       *[other] { $distance } polí
    }.
web-why-RACE-25 = Asteroidy ji zpomalí: jen jedno pole.
web-why-RACE-43 = Zkušený pilot prokličkuje mezi asteroidy: { $distance ->
        [one] { $distance } pole
        [few] { $distance } pole
       *[other] { $distance } polí
    }.
web-why-RACE-44 = Rychlost světla číslo zdvojí: { $distance ->
        [few] { $distance } pole
       *[other] { $distance } polí
    }.
web-why-RACE-47 = Zrychlení jedno pole přidá: { $distance ->
        [few] { $distance } pole
       *[other] { $distance } polí
    }.
web-why-RACE-R-07 = { $distance ->
        [one] Jedno pole stačí
        [few] { $distance } pole stačí
       *[other] { $distance } polí stačí
    } až na cílovou planetu.
web-into-hole = Na { $hole } je černá díra, { $ship } se vrátí na { $end }.
web-over-hole = Přeletí černou díru na { $hole } a skončí na { $end }.
web-to-start = startovní planetu
web-to-finish = cílové planetě
web-half-later = Pole { $space } je zdvojené, polovinu vyberete potom.
web-crate-for = Bonusovou kartu si lízne { $seat }.
web-prizes = První loď doma: každý dostane dvě bonusové karty.
web-wins = Tím partie končí.
web-may-answer = Bonusovou kartu pro ni { $names-count ->
        [one] může
       *[other] mohou
    } zahrát { $names }.
web-flies-past-many = Proletí kolem { $count } lodí.
web-flies-past = Proletí kolem: { $ships }.
web-may-hook = Hákem { $names-count ->
        [one] může
       *[other] mohou
    } odpovědět { $names }.

web-half-normal = Příští let bude obyčejný.
web-half-hyperspace = Příští let bude dvojnásobný.
web-half-asteroid = Příští let bude jen o jedno pole.

web-round = Kolo { $round }
web-pile-movement = Balíček karet pohybu: { $count }
web-pile-bonus = Bonusový balíček: { $count }
web-pile-finish = Bonusové karty na cílové planetě: { $count }
web-tag-back = zpět na { $end }

web-supply = { $bonus ->
        [one] { $bonus } bonusová karta
        [few] { $bonus } bonusové karty
       *[other] { $bonus } bonusových karet
    }, { $hand ->
        [one] { $hand } karta pohybu
        [few] { $hand } karty pohybu
       *[other] { $hand } karet pohybu
    }
web-progress = { $ship }: { $space }
web-team = Spoluhráč { $mate }: { $spaces } z { $all } polí

# Pro klávesy.
web-ships = Lodě
