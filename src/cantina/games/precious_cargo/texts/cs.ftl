title = Mandalorian: Vzácný náklad
note = Karty, jejich rozložení i výpočet hodů navrhla Cantina, nepocházejí od vydavatele.

name-mandalorians = Mandaloriani
name-empire = Galaktické impérium
name-the-mandalorian = Mandalorian
name-the-armorer = Zbrojířka
name-bo-katan-kryze = Bo-Katan Kryze
name-moff-gideon = Moff Gideon
name-the-client = Klient
name-doctor-pershing = Doktor Pershing
name-death-trooper-captain = Kapitán vojáků smrti
name-stormtrooper-captain = Kapitán stormtrooperů
name-kuiil = Kuiil
name-ig-11 = IG-11
name-greef-karga = Greef Karga
name-cara-dune = Cara Dune
name-fennec-shand = Fennec Shand
name-cobb-vanth = Cobb Vanth
name-stormtrooper = Stormtrooper
name-scout-trooper = Průzkumný voják
name-death-trooper = Voják smrti
name-dark-trooper = Temný voják
name-imperial-officer = Imperiální důstojník
name-tie-pilot = Pilot TIE
name-protect = Ochrana
name-multi-throw = Vícenásobný hod
name-gift = Dar
name-steal = Krádež
name-trade = Výměna
name-reveal = Odhalení
name-child = dětská ruka
name-typical = běžná ruka
name-good = dobrá ruka
name-expert = mistrovská ruka
name-teams = dva týmy
name-this-is-the-way = Toto je cesta
name-each = každý člen
name-sum = v součtu
name-standard = běžné
name-tight = těsné
name-full = celý (108 karet)
name-short = krátký (40 karet)
name-lean = skromný (108 karet, málo Beskaru)

option-mode = Dva týmy, nebo všichni proti Mandalorianovi (od čtyř hráčů)
option-points = Zda body potřebuje každý člen týmu, nebo se sčítají
option-purchases = Nejvyšší počet nákupů v jednom tahu; nevyplněno znamená libovolný
option-skills = Jak dobře kdo hází; droid na mistrovské úrovni má mistrovskou ruku, není-li domluveno jinak
option-aid = Pomoc při míření ukáže, co který hod slibuje
option-layout = Rozložení karet kolem Grogua
option-deck = Karty spojenců

prompt-turn = hodit, nebo něco koupit
prompt-pay = kterou kartou zaplatit?
prompt-protect = kterou sadu ochránit?
prompt-pick = kterou kartu hodit?
prompt-aim = zamířit jednou ze tří karet
prompt-give = komu darovat tah?
prompt-offer = kterou kartu dát?
prompt-take = kterou kartu vzít?
prompt-reveal = kterou kartu otočit?
prompt-scatter = žeton letí
prompt-slip = žeton letí
prompt-tumble = karty letí
prompt-turn-up = otáčí se karta
prompt-over = partie skončila

action-throw = hodit žetonem na bod { $x }, { $y } (v desetinách milimetru od Grogua)
action-flick = cvrnknout žetonem ze vzdálenosti { $distance }, o { $direction } vlevo, rychlostí { $speed } mm/s, se sklonem { $loft }
action-buy = koupit: { $upgrade }
action-end = už nic nekupovat
action-pay = zaplatit kartou { $ally } (Beskar { $beskar })
action-protect = ochránit sadu { $ally }
action-pick = hodit kartou { $ally } (Beskar { $beskar })
action-aim = zamířit další kartou na { $x }, { $y }
action-give = darovat tah: { $to }
action-offer = dát kartu { $ally } (Beskar { $beskar })
action-take = vzít kartu { $ally } (Beskar { $beskar }), kterou má { $whose }
action-reveal = otočit kartu na místě { $place }
action-scatter = rozptýlit hod o { $along } a { $aside }, štěstí { $luck }
action-slip = rozptýlit cvrnknutí o { $speed }, { $loft }, { $direction } a { $friction }, štěstí { $luck }
action-tumble = rozptýlit kartu o { $along } a { $aside }, štěstí { $luck }, otočit o { $angle }
action-turn-up = otočit kartu { $ally } (Beskar { $beskar })

event-threw = { $seat } hází žetonem { $disc }.
event-flicked = { $seat } cvrnká žetonem { $disc }.
event-flew = Žeton se zastavil.
event-on-grogu = Leží na Groguovi, ale teď to nic nepřináší.
event-missed = { $seat } hází vedle.
event-took = { $seat } získává kartu { $card } a má teď { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }.
event-refilled = Nové karty lícem dolů: { $cards }; v hromádce zbývá: { $pile }.
event-bought = { $seat } kupuje: { $upgrade }, cena v Beskaru: { $price }.
event-paid = { $seat } platí kartou { $card } a má teď { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }.
event-set-protected = { $seat } chrání sadu { $cards } × { $ally }; natrvalo jistých bodů: { $points }.
event-picked = { $seat } hodí kartou { $card } a má teď { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }.
event-aimed = { $seat } míří kartou.
event-turn-given = { $seat } daruje tah: { $to } hodí o jednou víc.
event-stole = { $seat } krade kartu { $card }, kterou má { $whose }.
event-traded = { $seat } mění kartu { $given } za kartu { $card }, kterou má { $whose }.
event-revealed = Na místě { $place } leží { $card }.
event-attempt-failed = Karta leží na Groguovi, ale tým, kde hraje { $seat }, ještě nemá dost bodů.
event-ended = { $seat } zasahuje Grogua a partie končí. { $winners-count ->
        [one] Vítězí
       *[other] Vítězí tým
    } { $winners }.

refusal-CARGO-18 = Stůjte aspoň na délku paže od nejbližší karty.
refusal-CARGO-19 = Házejte na hrací plochu, a jen z takové dálky, tak rychle a tak strmě, jak to ruka dokáže.
refusal-CARGO-36 = V jednom tahu nelze házet i nakupovat.
refusal-CARGO-37 = Na to nemáte dost Beskaru.
refusal-CARGO-39 = Vylepšení { $upgrade } jste už použili; za partii platí jen jednou.
refusal-CARGO-50 = Darovat tah lze jen jinému hráči vlastního týmu.
refusal-CARGO-52 = { $whose } takovou kartu k ukradení nemá.
refusal-CARGO-54 = Taková karta k výměně tu není.
refusal-CARGO-56 = Vyberte kartu, která leží lícem dolů.
refusal-CARGO-R-27 = Tahle karta by byla navíc: plaťte tak, aby žádná nepřebývala.
refusal-CARGO-R-28 = Víc nákupů v tomto tahu není dovoleno.
refusal-CARGO-R-29 = Vynechat nelze, hoďte žetonem.
refusal-CARGO-R-30 = Vylepšení { $upgrade } je vyprodané.
refusal-CARGO-R-31 = Po takovém zaplacení by vylepšení už nic nezmohlo.
refusal-CARGO-R-32 = Na vícenásobný hod potřebujete další tři nechráněné karty.
refusal-CARGO-R-37 = Ochrana potřebuje sadu: dvě stejné karty vlastní frakce.
refusal-CARGO-R-38 = { $ally } patří do chráněné sady a zůstává v ní.
refusal-CARGO-R-39 = Není co vzít: chráněné karty jsou v bezpečí.
refusal-CARGO-R-42 = To je vaše vlastní hromádka; berte z jiné.
refusal-CARGO-R-45 = Žádná karta neleží lícem dolů.

view-turn = Karet kolem Grogua: { $lying }, v hromádce spojenců: { $pile }.
view-place = Místo { $place }: { $card }, { $distance } cm od Grogua, směr { $hour } hodin
view-face-down = lícem dolů
view-player = { $disc } ({ $seat }, { $faction }, { $skill })
view-own = { $disc }: { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }, Beskar { $beskar }.
view-own-pooled = Impérium dohromady: { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }, Beskar { $beskar }.
view-pile = { view-own } Karty: { $cards }.
view-pooled = { view-own-pooled } Karty: { $cards }.
view-group = { $cards ->
        [1] { $ally }
       *[other] { $cards } × { $ally }
    } ({ $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } za sadu
    })
view-group-protected = { $cards ->
        [1] { $ally }
       *[other] { $cards } × { $ally }
    } ({ $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } za sadu
    }, chráněno)
view-need-each = { $faction }: každý člen potřebuje { $need } bodů
view-need-together = { $faction }: tým potřebuje dohromady { $need } bodů
view-may-aim = { $faction }: smí mířit na Grogua.
view-wins = Máte dost bodů: když zasáhnete Grogua, vyhrajete.
view-waived = Karty došly a body nemá nikdo: vyhraje, kdo zasáhne Grogua.
view-upgrade = { $upgrade } (Beskar { $price })
view-stock = { $upgrade }: cena v Beskaru { $price }, zbývá { $stock }
view-upgrades = Můžete koupit: { $upgrades }.
view-due = Zbývá zaplatit za { $upgrade }: Beskar { $due }.
view-throws = Hodů v tomto tahu: { $throws }.
view-nothing = žádné
view-card = { $ally } (Beskar { $beskar })
view-flick = Můžete i cvrnknout: napište třeba „cvrnkni místo 5“, „cvrnkni místo 5 jemně“ nebo „cvrnkni grogu silně“.
place-taken = Místo { $place }: prázdné
place-beside = Vedle leží místa: { $places }.
place-grogu = Grogu leží uprostřed; směr 6 hodin je k vám, 12 hodin za ním. Nejblíž jsou místa { $places }.
at-place = místo { $place } ({ $card })
at-grogu = Grogua
throw-at = hodit žetonem na { $target }
aim-at = zamířit kartou na { $target }
off-place = místa { $place } ({ $card })
off-grogu = Grogua
throw-off = hodit žetonem { $off } mm od středu { $target }, na { $x }, { $y }
aim-off = zamířit kartou { $off } mm od středu { $target }, na { $x }, { $y }
flick-at = cvrnknout žetonem na { $target }{ $strength ->
        [soft] , jemně: má se zastavit 5 cm před ním
        [hard] , silně: má doletět 5 cm za něj
       *[even] {""}
    }
promise-exactly = zásah { $percent } %, očekávané body { $points }
promise-roughly = { $tenths ->
        [0] zasáhne zřídka
       *[other] zasáhne asi { $tenths }krát z 10
    }, některou kartu { $any }krát z 10

# Jak se tahy píšou.
verb-throw = hoď
verb-flick = cvrnkni
verb-buy = kup
verb-end = konec
verb-pay = zaplať
verb-protect = ochraň
verb-pick = vyber
verb-aim = zamiř
verb-give = daruj
verb-offer = dej
verb-take = vezmi
verb-reveal = otoč
typed-place = místo { $place }
typed-grogu = grogu
typed-soft = jemně
typed-hard = silně

# Co je špatně s volbami, rozložením nebo balíčkem.
place-layout = rozložení
place-deck = balíček
place-card = karta
place-ally = spojenec
name-kind-layout = rozložení
name-kind-deck = balíček
wrong-ally-twice = spojenec { $ally } je v něm dvakrát; všechny jeho beskary napište do jednoho seznamu
wrong-number-of-allies = spojenců je { $count }, smí jich být nejvýš { $most }
wrong-ally-without-card = nemá žádnou kartu
wrong-uneven-factions = mandalorianských karet je { $mandalorians } a imperiálních { $empire }; má jich být stejně
wrong-number-of-cards = karet je { $count }, má jich být { $fewest } až { $most }
wrong-no-full-set = žádný spojenec nemá { $cards } karty, nikdo by tedy nemohl být příliš chamtivý
wrong-cards-of-layout = karet je { $count }, má jich být { $field }
wrong-corner-too-far = roh leží dál než 300 mm od středu Grogua
wrong-touches-grogu = dotýká se Grogua
wrong-touches-card = dotýká se karty { $card }
wrong-way-seats = „Toto je cesta“ je aspoň pro { $fewest } hráče, ne pro { $count }
