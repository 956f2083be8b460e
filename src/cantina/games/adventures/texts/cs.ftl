title = The Mandalorian: Adventures
note = Mise, mapy, karty postav, karty plánu a událostí, žetony i žoldnéřské listy jsou vlastní návrh Cantiny, ne vydavatelův.

option-mission = Mise
option-sheet = Žoldnéřský list místo cíle mise, nebo žádný
option-difficulty = Obtížnost
option-mode = Způsob hry; bez výběru ten, který odpovídá počtu hráčů
option-characters = Postavy podle pořadí u stolu; bez výběru ty, které mise jmenuje první
option-first = Které místo začíná; bez volby se losuje
option-games = Dosud odehrané hry kampaně, které odemykají karty a pravidla
option-campaign = Držet se kampaně: mise v jejím pořadí, obálky až v jejich čas
option-gear = Výbava podle pořadí postav, od čtvrté hry
option-traitor = Jeden z hráčů může být zrádce
option-sworn = Místa, která se veřejně zavážou k věrnosti a nedostanou tajnou kartu
option-nearest_by_range = Nepřátelé jdou k postavě nejbližší dosahem místo kroky
option-frozen_six = Řádky s 6+ se řídí silou na začátku události
option-any_pair = Společná hra: kterékoli dvě postavy, nejen ty z mise
option-pack = Soubor s vlastními misemi, postavami a balíčky
name-beginner = začátečníci (více zdraví)
name-experienced = zkušení
name-veteran = veteráni (tři karty v ruce)
name-story = příběh (postavy z mise)
name-sandbox = volná hra (kterékoli postavy)
name-shared = společná hra (dvě postavy pro všechny)
name-skills = karty dovedností
    .genitive = karet dovedností
name-plans = karty plánu
    .genitive = karet plánu
name-events = karty událostí
    .genitive = karet událostí
name-complications = žetony komplikací
    .genitive = žetonů komplikací
name-reinforcements = poražené posily
    .genitive = posil

prompt-deal = rozdávají se karty a žetony
prompt-carrier = kdo na začátku nese dítě?
prompt-accuse = říct, kdo je zrádce?
prompt-turn = vybrat kartu
prompt-act = udělat akci hned, nebo nejdřív, co říká karta?
prompt-act-later = ještě něco, než akce skončí?
prompt-extra = akce navíc: se kterou kartou?
prompt-free = která akce je volná?
prompt-walk = kam dál?
prompt-attack = na koho zaútočit?
prompt-recon = podívat se na žeton, nebo posunout nepřítele
prompt-recon-more = rozhlížet se dál?
prompt-plan-keep = kterou kartu plánu si nechat?
prompt-plan-return = vrátit kartu navrch balíčku?
prompt-slot = která akce?
prompt-put = kterou komplikaci položit?
prompt-clear = co z akce odejde?
prompt-prevent = karta plánu, aby to bolelo míň?
prompt-pay-back = vrátit úder kartou plánu?
prompt-flee = kam dítě uteče?
prompt-effect-target = která hrozba?
prompt-effect-figure = koho se to týká?
prompt-push = kam nepřítele posunout?
prompt-discard = co odložit?
prompt-recover = kterou kartu vzít zpět?
prompt-take = kterou kartu plánu vzít?
prompt-door = které dveře odemknout?
prompt-where = které pole?
prompt-option = co z toho?
prompt-pay = zaplatit za efekt?
prompt-order = čí efekt bude první?
prompt-you = koho se událost týká?
prompt-before-event = karta plánu před událostí?
prompt-scry-reorder = která událost přijde navrch?
prompt-scry-bottom-one = dát událost dospod balíčku?
prompt-scry-pick-one = která událost se stane?
prompt-enemy-move = který nepřítel se pohne?
prompt-enemy-goal = kam nepřítel míří?
prompt-enemy-way = kudy nepřítel půjde?
prompt-enemy-attack = který nepřítel zaútočí?
prompt-enemy-victim = na koho nepřítel zaútočí?
prompt-exposed = vybírá, jak jako odhalený zrádce uškodí
prompt-over = partie skončila

stakes-damage-attack = { $by } útočí na { $figure-accusative }: { $count } zranění.
stakes-damage-guard = Hlídka zasahuje { $figure-accusative }: { $count } zranění.
stakes-damage-hook = Hák zasahuje { $figure-accusative }: { $count } zranění.
stakes-damage-effect = { $figure } má utržit { $count } zranění.
stakes-attacked-attack = { $by } právě útočí na { $figure-accusative }.
stakes-skills-accusation = { $count ->
        [one] Odložte { $count } kartu dovednosti: tolik stojí označit zrádce.
        [few] Odložte { $count } karty dovedností: tolik stojí označit zrádce.
       *[other] Odložte { $count } karet dovedností: tolik stojí označit zrádce.
    }
stakes-skills-effect = { $count ->
        [one] Odložte { $count } kartu dovednosti.
        [few] Odložte { $count } karty dovedností.
       *[other] Odložte { $count } karet dovedností.
    }
stakes-plans-effect = { $count ->
        [one] Odložte { $count } kartu plánu, kterou má { $figure }.
        [few] Odložte { $count } karty plánu, které má { $figure }.
       *[other] Odložte { $count } karet plánu, které má { $figure }.
    }
stakes-event-effect = { $by } má sílu { $count } a přináší událost.
stakes-by = Způsobuje to: { $by }.
stakes-falls = Postava by tím byla poražena.
stakes-flees = Dítě by uteklo.

action-play = { $slot }: zahrát kartu { $card }
action-resolve = provést akci
action-decline = akci nevyužít
action-ability = použít schopnost karty
action-done = už nic
action-end = ukončit své akce
action-step = jít na { $space }
action-stop = zastavit se tady
action-attack = útok: { $piece }
action-strike = část zranění ({ $damage }): { $piece }
action-ram = útok: { $door }
action-peek = prohlédnout si: { $piece }
action-shift = posunout na { $space }: { $piece }
action-unlock = odemknout: { $door }
action-keep = nechat si: { $plan }
action-return = vrátit navrch: { $plan }
action-plan = { $figure } použije kartu plánu: { $plan }
action-gear = { $figure } použije výbavu
action-use = { $figure } použije: { $piece }
action-pick-up = { $piece ->
        [-1] zvednout dítě
       *[other] zvednout: { $piece }
    }
action-target = zvolit: { $piece }
action-who = zvolit: { $figure }
action-where = zvolit: { $space }
action-slot = zvolit: { $slot }
action-choose = zvolit: { $option }
action-player = zvolit: { $seat }
action-pay = zaplatit
action-discard = odložit: { $card }
action-drop = { $figure } odloží kartu plánu: { $plan }
action-recover = vzít si zpět: { $card }
action-take = vzít si: { $plan }
action-lift = { $slot }: odložit komplikaci, { $value ->
        [0] náhradní žeton
       *[other] hodnota { $value }
    }
action-clear = { $slot }: odložit kartu { $card }
action-first = navrch: { $event }
action-bottom = dospod: { $event }
action-put = položit komplikaci, hodnota { $value }
action-accuse = označit za zrádce: { $seat }
action-begin = začíná: { $seat }
action-loyalty = karta loajality, { $seat }: { $traitor ->
        [true] zrádce
       *[false] věrný
    }
action-skill = rozdat: { $card }
action-drawn = rozdat: { $plan }
action-back = rub další události: { $back }
action-event = událost: { $event }
action-token = hrozba: { $token }
action-reinforce = posila: { $token }
action-complication = komplikace, hodnota { $value }
action-bounty = odměna: { $bounty }

event-turn-began = { $seat } začíná tah.
event-drew = { $seat } si bere kartu { $card }.
event-drew-hidden = { $seat } si bere kartu dovednosti.
event-shuffled = Z odložených { $pile-genitive } vznikl nový balíček.
event-owed = { $seat } si má vzít karty dovedností, ale žádné nejsou; později si jich vezme { $cards }.
event-loyal = { $seat } dostává kartu loajality: { $traitor ->
        [true] zrádce
       *[false] věrný
    }.
event-loyal-hidden = { $seat } dostává tajnou kartu loajality.
event-back-shown = Rub další karty události: { $back }.
event-placed = Na pole { $space } přichází: { $token }.
event-bounty-shown = Odměna této partie: { $bounty }.
event-played = { $seat } hraje { $card-accusative } pod { $slot } ({ $figure }, síla { $strength }).
event-declined = { $figure } akci { $slot } nevyužívá.
event-acted = { $figure } provádí akci { $slot } se silou { $strength }.
event-used-ability = { $figure } používá schopnost karty { $card }.
event-strengthened = { $slot } { $figure-genitive } má sílu o { $by } vyšší.
event-walked = { $figure } jde z { $start } na { $end }.
event-stopped = { $figure } se musí zastavit na { $space }.
event-revealed = Na poli { $space } se odhaluje: { $token }.
event-peeked = { $seat } si prohlíží hrozbu na poli { $space }: { $token }.
event-peeked-hidden = { $seat } si prohlíží hrozbu na poli { $space }.
event-wounded = { $token }: zranění { $damage } z { $health }.
event-spared = { $token } není nepřítel a zranění nedostane.
event-defeated = Poražený nepřítel na poli { $space }: { $token }.
event-door-hit = { $door }: zranění { $damage }.
event-door-opened = Dveře jsou teď otevřené: { $door }.
event-shifted = { $token } se posouvá z { $start } na { $end }.
event-plan-drawn = { $seat } si bere kartu plánu: { $plan }.
event-plan-drawn-hidden = { $seat } si bere kartu plánu.
event-plan-kept = { $figure } si nechává kartu plánu: { $plan }.
event-plan-returned = { $seat } vrací navrch balíčku kartu plánu: { $plan }.
event-plan-returned-hidden = { $seat } vrací navrch balíčku kartu plánu.
event-plan-discarded = Odložená karta plánu: { $plan }.
event-plan-used = { $figure } používá kartu plánu: { $plan }.
event-gear-used = { $figure } používá výbavu: { $gear }.
event-token-used = { $figure } používá: { $token }.
event-picked-up = { $figure } zvedá: { $token }.
event-snatched = { $token } bere dítě.
event-child-placed = Dítě je na poli { $space }.
event-child-ran = Dítě utíká na { $space }.
event-hurt = { $figure } utrží 1 zranění a má jich { $damage } z { $health }.
event-prevented = Odvráceno 1 zranění: { $figure }.
event-warded = { $figure } je pod ochranou: { $points } zranění se odvrátí.
event-healed = { $figure } si vyléčí { $points } zranění.
event-fell = { $figure }: postava je poražena.
event-stunned = { $token } se teď nesmí pohnout ani útočit.
event-guarded = Hlídka: { $token } zasahuje { $figure-accusative }.
event-hooked-on = Hák: { $token } zasahuje { $figure-accusative }.
event-crisis-struck = Krize!
event-event-shown = { $strength ->
        [0] Událost: { $event }.
       *[other] Událost ({ $slot } má sílu { $strength }): { $event }.
    }
event-no-effect = Událost { $event } nic nezměnila; místo toho přijde posila.
event-enemy-moved = { $token } jde z { $start } na { $end }.
event-enemy-attacked = { $token } útočí na { $figure-accusative }.
event-nobody-attacked = { $able ->
        [0] Nikdo neútočí: na mapě žádný takový není ({ $who }).
       *[other] Nikdo neútočí ({ $who }): žádná postava není v dosahu { $range }.
    }
event-deployed = Posila na poli { $space }: { $token }.
event-none-left = Má přijít posila, ale žádná nemůže.
event-complicated = Akce { $slot } dostává komplikaci s hodnotou { $value }.
event-complications-seen = { $seat } si prohlíží dva žetony komplikací: { $values }.
event-complications-seen-hidden = { $seat } si prohlíží dva žetony komplikací.
event-slot-cleared = Z akce { $slot } odcházejí všechny karty a komplikace.
event-card-cleared = Z akce { $slot } odchází karta { $card }.
event-token-cleared = Z akce { $slot } odchází komplikace s hodnotou { $value }.
event-card-discarded = { $seat } odkládá kartu { $card }.
event-recovered = { $seat } si bere zpět kartu { $card }.
event-events-seen = { $seat } si prohlíží vrchní karty událostí: { $events }.
event-events-seen-hidden = { $seat } si prohlíží vrchní karty událostí.
event-event-sunk = { $seat } dává dospod balíčku kartu události: { $event }.
event-event-sunk-hidden = { $seat } dává dospod balíčku kartu události.
event-tracked = Stupnice { $track }: { $value }.
event-chosen = { $seat } volí: { $option }.
event-removed = Ze hry odchází: { $token }.
event-rewarded = { $seat } získává odměnu: { $bounty }.
event-accused = { $seat } označuje za zrádce hráče { $named }: { $traitor ->
        [true] je to zrádce!
       *[false] je věrný.
    }
event-won = Cíl mise je splněn. Vítězství!
event-lost = Mise selhala.
event-betrayed = { $seat } je zrádce a vyhrává.

refusal-MANDO-54 = Každý tah má přesně dvě různé akce.
refusal-MANDO-55 = Hraje se karta dovednosti, kterou máte v ruce.
refusal-MANDO-59 = Pod { $slot } už jste v tomto tahu kartu zahráli.
refusal-MANDO-62 = { $left ->
        [0] Pohyb už je vyčerpaný.
        [one] Moc daleko: zbývá { $left } pole, na { $space } jich je potřeba { $steps }.
        [few] Moc daleko: zbývají { $left } pole, na { $space } jich je potřeba { $steps }.
       *[other] Moc daleko: zbývá { $left } polí, na { $space } jich je potřeba { $steps }.
    }
refusal-MANDO-63 = { $steps ->
        [-1] Na { $space } nevede žádná volná cesta.
        [0] Na { $space } už stojíte.
       *[other] Chodí se na sousední pole, po jednom.
    }
refusal-MANDO-64 = { $steps ->
        [0] Pohyb tady skončil: je tu nepřítel, nebo tu byla hrozba lícem dolů.
       *[other] Hrozba na cestě by pohyb ukončila dřív, než dojdete na { $space }.
    }
refusal-MANDO-72 = V cestě je zeď.
refusal-MANDO-73 = Zamčenými dveřmi projít nelze. Otevřít lze jen dveře vedle vás, a to způsobem, který mapa dovoluje.
refusal-MANDO-75 = V cestě je vyvýšení: dosah přes ně vede, přejít se nedá.
refusal-MANDO-79 = Na tuto hrozbu útok nedosáhne.
refusal-MANDO-87 = Průzkumem se prohlížejí jen hrozby lícem dolů.
refusal-MANDO-88 = Průzkum vidí jen tak daleko, jaká je jeho síla, a na každou hrozbu jednou.
refusal-MANDO-90 = Průzkum neprojde zdí, zamčenými dveřmi ani zakázanou oblastí.
refusal-MANDO-91 = Průzkum posune odhaleného nepřítele v dosahu rovném síle, o jedno pole.
refusal-MANDO-92 = Hrozbu lícem dolů posunout nejde.
refusal-MANDO-95 = Tuto kartu plánu nemáte: { $plan }.
refusal-MANDO-96 = Tuto kartu si nechat nelze: { $plan }.
refusal-MANDO-97 = Dvě stejné karty plánu si nechat nelze: { $plan }.
refusal-MANDO-98 = Navrch balíčku se vrací jen karta plánu, kterou jste si vzali a nenecháváte si ji.
refusal-MANDO-105 = Této hrozby se efekt netýká.
refusal-MANDO-112 = To se zvednout nedá.
refusal-MANDO-113 = Zvláštní prvek se používá na poli vaší postavy, během vlastních akcí a jen tehdy, když k něčemu je.
refusal-MANDO-118 = Pod touto akcí karta žádnou schopnost nemá.
refusal-MANDO-120 = Kvůli schopnosti karty se pohyb nepřerušuje.
refusal-MANDO-122 = Schopnost se v akci použije jednou, a to celá.
refusal-MANDO-127 = Dodatečná akce patří pod jinou akci než karty z tohoto tahu: { $slot } to být nemůže.
refusal-MANDO-154 = Na pole { $space } posila nepřijde.
refusal-MANDO-159 = Nepřítel jde k nejbližší postavě nejkratší cestou.
refusal-MANDO-160 = Tento nepřítel se teď nepohne.
refusal-MANDO-164 = Na pole { $space } efekt tohoto nepřítele neposune.
refusal-MANDO-169 = Nepřítel útočí na nejbližší postavu v dosahu.
refusal-MANDO-171 = Zaútočit musí co nejvíc nepřátel a tato volba mezi ně nepatří.
refusal-MANDO-188 = Medikit léčí postavu na svém poli, pokud nějaké zranění má.
refusal-MANDO-202 = Na tuto akci komplikace nepatří: { $slot }.
refusal-MANDO-248 = Zvedá se to, co leží na poli vaší postavy, během akce.
refusal-MANDO-249 = Dítě někdo nese.
refusal-MANDO-252 = Dítě v tomto tahu uteklo a znovu ho v něm zvednout nejde.
refusal-MANDO-254 = Na pole { $space } dítě neuteče.
refusal-MANDO-R-18 = Karty se hrají po jedné; nejdřív dokončete tuto akci.
refusal-MANDO-R-21 = Schopnost by teď nic neudělala, nebo její chvíle už minula.
refusal-MANDO-R-22 = Tato akce teď nemá co dělat; nevyužijte ji.
refusal-MANDO-R-47 = Odkrytý zvláštní prvek není cíl útoku.
refusal-MANDO-R-116 = Zastavit ještě nemůže: kdo jde směrem od postavy, jde, dokud se každým krokem vzdaluje.
refusal-MANDO-R-74 = Na tuto kartu plánu teď není správná chvíle: { $plan }.
refusal-MANDO-R-75 = Tato karta plánu by teď nic nezměnila: { $plan }.

view-turn = Tah { $turns }, { $seat }. Akce zahrané v tomto tahu: { $played }.
view-mission = Mise: { $mission }. { $rule }
view-sheet = Žoldnéřský list: { $sheet }. { $rule }
view-objective = Cíl: { $text }
view-failure = Selhání: { $text }
view-crisis = Krize: { $text }
view-mission-action = Akce mise { $name }: { $text }
view-bounty = Odměna: { $bounty }. { $rule }
view-track = Stupnice { $track }: { $value }{ $size ->
        [0] {""}
       *[other] {" "}z { $size }
    }
view-map = Mapa: z každého pole se jde na tato; přes vyvýšení se jen útočí a nahlíží.
view-space = { $space }, { $zone }: { $ways }
view-ledge = vyvýšení { $spaces }
view-door = { $door } { $space } ({ $state })
view-door-open = otevřeno
view-door-locked = zamčeno
view-door-hit = zamčeno, zranění { $damage } z { $health }
view-start = start
view-number = číslo { $number }
view-figure = { $figure } ({ $owner }): { $space }, zranění { $damage } z { $health }{ $more }
view-figure-gone = { $figure } ({ $owner }): už není na mapě
view-everybody = všichni
view-carries = nese: { $things }
view-wards = odvrátí se zranění: { $points }
view-gear = výbava { $gear }: { $rule }
view-plan = karta plánu { $plan }: { $rule }
view-threats = Hrozby:
view-threat = { $piece }. { $space }: { $what }{ $more }
view-enemy = { $token }, { $class }, zranění { $damage } z { $health }
view-face-down = lícem dolů, { $shape }
view-known = víte, co to je: { $what }
view-seen-by = prohlédnuto: { $seats }
view-ability = Schopnost { $ability }: { $rule }
view-stunned = nesmí se pohnout ani útočit
view-usable = lze teď použít
view-child-carried = s dítětem
view-child = Dítě je na poli { $space }.
view-slot = Akce { $slot }: síla { $strength }{ $warning }; karty: { $cards }; komplikace: { $tokens }{ $used }
view-warning-near = {" "}(ještě 1 a přijde událost)
view-warning-event = {" "}(přinese událost)
view-warning-crisis = {" "}(přinese krizi a událost)
view-used = ; zahráno v tomto tahu
view-action = Právě se provádí: { $figure }, { $slot }, síla { $strength }{ $left }
view-left = , zbývá polí { $spaces }
view-event = Vyhodnocuje se událost: { $event }. { $rule }
view-hand = Vaše karty dovedností:
view-card = { $card } ({ $figure }): { $strength }{ $bonus }. { $rule }
view-strength = síla { $strength }
view-tactical = taktická, bez síly
view-bonus = , +1 pod { $slot }
view-seat = { $seat }: karet v ruce { $cards }{ $owed }
view-owed = , později si vezme karet: { $cards }
view-decks = V balíčcích zbývá: dovednosti { $skills }, plány { $plans }, události { $events }; komplikace { $complications }, posily { $reserve }.
view-back = Rub další karty události: { $back }.
view-top-event = Víte, která událost je { $place }. shora: { $event }. { $rule }
view-top-plan = Znáte vrchní kartu plánu: { $plan }.
view-drawn = Vzali jste si karty plánu: { $plans }
view-drawn-by-other = Kolik karet plánu si vzal hráč na tahu: { $cards }
view-looked = Prohlížíte si komplikace: { $values }
view-discards = Odložené karty dovedností: { $cards }
view-plan-discards = Odložené karty plánu: { $cards }
view-event-discards = Odložené karty událostí: { $cards }
view-defeated = Poražení: { $tokens }
view-removed = Mimo hru: { $tokens }
view-loyalty = Vaše karta loajality: { $traitor ->
        [true] zrádce. Vyhrajete, když mise selže.
       *[false] věrný.
    }
view-hidden = Tajné karty loajality: { $seats }
view-loyal = Prokazatelně věrní: { $seats }
view-exposed = Odhalený zrádce: { $seat }
view-accused = Už někoho označili: { $seats }
view-won = Vítězství: cíl mise je splněn.
view-lost = Porážka: { $text }
view-betrayed = Vyhrává zrádce: { $text }
view-nothing = žádné

# Jak se tahy píšou.
verb-play = zahraj
verb-resolve = proveď
verb-decline = nevyužij
verb-ability = schopnost
verb-done = hotovo
verb-end = konec
verb-step = jdi
verb-stop = stůj
verb-attack = útok
verb-strike = zraň
verb-ram = vyraž
verb-peek = prohlédni
verb-shift = posuň
verb-unlock = odemkni
verb-keep = nech
verb-plan = plán
verb-gear = výbava
verb-use = použij
verb-target = cíl
verb-who = kdo
verb-where = kam
verb-slot = akce
verb-choose = zvol
verb-player = hráč
verb-pay = zaplať
verb-discard = odlož
verb-drop = zahoď
verb-recover = obnov
verb-take = vezmi
verb-lift = sejmi
verb-clear = ukliď
verb-first = navrch
verb-bottom = dospod
verb-put = polož
verb-accuse = obviň
verb-return = vrať
verb-pick-up = seber

# Texts of the shipped content. A thing's name is name-<id>, its rule rule-<id>, whatever kind it is: slots, classes, backs of
# events, shapes, characters, cards, threats, missions, sheets, doors, tracks, gear, bounties and the ways of a choice share one set of ids.
# Only three kinds have a prefix in front of the id: name-ability-<ability>, name-zone-<zone>, name-star-<colour>.
# A mission or a sheet also has objective-<id>, failure-<id>-<number in its file>, both in a few words as brief-objective-<id> and
# brief-failure-<id>, crisis-<id> and, where it has one,
# mission-action-<id> with name-mission-action-<id>. guide-<games> is a step of the tutorial deck.

# Slots (the actions) and what they do
name-move = Pohyb
rule-move = Posuňte svou postavu nejvýše o tolik polí, kolik je síla. Vstup na pole s nepřítelem nebo hrozbou lícem dolů pohyb ukončí.
name-attack = Útok
rule-attack = Způsobte jedné hrozbě v dosahu 1 tolik zranění, kolik je síla; hrozba lícem dolů se nejdřív odhalí. Místo ní lze zasáhnout zamčené dveře vedle vás.
name-recon = Průzkum
rule-recon = V dosahu rovném síle si tajně prohlédněte jednu hrozbu lícem dolů, nebo posuňte jednoho nepřítele o jedno pole.
name-plan = Plán
rule-plan = Doberte tolik karet plánu, kolik je síla. Jednu si můžete nechat a jinou vrátit navrch balíčku; ostatní odložte.
name-mission = Mise
rule-mission = Akce, kterou má jen tato mise.

# Classes of enemies and backs of event cards
name-sharpshooter = odstřelovač
name-brawler = bojovník
name-blaster = blaster
name-any-enemy = kterýkoli nepřítel
name-alarm = poplach
name-trouble = potíže

# Abilities of threats
name-ability-guard = hlídka
rule-ability-guard = Kdo ukončí pohyb v dosahu 1 od tohoto nepřítele, utrží 1 zranění.
name-ability-hook = hák
rule-ability-hook = Kdo odchází z pole tohoto nepřítele, utrží těsně předtím 1 zranění.
name-ability-mission = efekt mise
rule-ability-mission = Když se tato hrozba odhalí, mise určí, co se stane.
name-ability-sabotage = sabotáž
rule-ability-sabotage = Když se tento nepřítel při vyhodnocení událostí pohne, dostane nejslabší akce komplikaci.

# Shapes of threat tokens
name-circle = kruh
name-square = čtverec
name-triangle = trojúhelník
name-orange = posila
name-unique = jedinečný žeton

# The child
name-child = dítě
rule-child = Lze ho zvednout při kterékoli akci na jeho poli. Utrží-li ten, kdo ho nese, neodvrácené zranění, uteče na sousední pole.

# Characters
name-mandalorian = Mandalorian
    .genitive = Mandaloriana
    .accusative = Mandaloriana
rule-mandalorian = Na každou situaci má nástroj.
name-ig11 = IG-11
    .accusative = IG-11
rule-ig11 = Střílí na několik cílů najednou a občas se o někoho postará.
name-paz = Paz Vizsla
    .genitive = Paze Vizsly
    .accusative = Paze Vizslu
rule-paz = Těžké zbraně a štít pro ostatní.
name-xian = Xi'an
    .accusative = Xi'an
rule-xian = Nože: malá čísla, rychlé nohy a triky.
name-burg = Burg
    .genitive = Burga
    .accusative = Burga
rule-burg = Hrubá síla s nejvyššími čísly ve hře.
name-mayfeld = Migs Mayfeld
    .genitive = Migse Mayfelda
    .accusative = Migse Mayfelda
rule-mayfeld = Střelec, který vede partu.
name-greef = Greef Karga
    .genitive = Greefa Kargy
    .accusative = Greefa Kargu
rule-greef = Plány, úplatky a povely, které rozhýbou ostatní.
name-cara = Cara Dune
    .genitive = Cary Dune
    .accusative = Caru Dune
rule-cara = Udeří, postoupí a kryje parťáka.

# Skill cards: kinds
name-ordinary = běžná dovednost
name-tactical = taktická dovednost
rule-tactical = Nemá sílu: vlastní účinek akce se nepoužije, jen schopnost karty u její akce. Při vyhodnocení událostí se sloupec počítá přesně za 5.
name-wild = univerzální dovednost
rule-wild = Její schopnost funguje u kterékoli akce.
name-signature = jedinečná dovednost

# Skill cards: The Mandalorian
name-mando-pulse = Fázová puška
    .accusative = Fázovou pušku
rule-mando-pulse = Útok: tento útok má dosah 3.
name-mando-flame = Plamenomet
rule-mando-flame = Útok: poté způsobte 2 zranění každému dalšímu nepříteli na poli cíle.
name-mando-helmet = Beskarová přilba
    .accusative = Beskarovou přilbu
rule-mando-helmet = Plán: vezměte si Obranu z odložených karet plánu.
name-mando-quick = Rychlé tasení
rule-mando-quick = Útok: posuňte se až o 1 pole.
name-mando-scope = Obhlídka ulice
    .accusative = Obhlídku ulice
rule-mando-scope = Průzkum: pokud nahlížíte, prohlédněte si ještě druhou hrozbu lícem dolů v dosahu.
name-mando-climb = Lanový vystřelovač
rule-mando-climb = Pohyb: tento pohyb smí překonat vyvýšení.
name-mando-herd = Vyhnat z úkrytu
rule-mando-herd = Průzkum: pokud posouváte nepřítele, posuňte ho až o 2 pole.
name-mando-stride = Jdu dál
name-mando-close = Boj zblízka
rule-mando-close = Útok: +1 síla, je-li cíl na vašem poli.
name-mando-kid = Nikdy ho neopustím
rule-mando-kid = Pohyb: kdykoli během tohoto pohybu můžete zvednout dítě v dosahu 1.
name-mando-allin = Není cesty zpět
name-tactical-1-mandalorian = Svištící ptáci
    .accusative = Svištící ptáky
rule-tactical-1-mandalorian = Útok: způsobte po 1 zranění až 3 nepřátelům v dosahu 2.
name-wild-mandalorian = Přizpůsobit se
rule-wild-mandalorian = Kterákoli akce: doberte 1 kartu dovednosti.
name-tactical-2-mandalorian = Poutací lanko
rule-tactical-2-mandalorian = Průzkum: jeden nepřítel v dosahu 3 se do vašeho příštího tahu nesmí pohnout ani útočit.
name-signature-mandalorian = Trpělivost lovce
rule-signature-mandalorian = Průzkum: podívejte se na vrchní kartu události; můžete ji dát dospod balíčku.

# Skill cards: IG-11
name-ig-two = Dvě hlavně
rule-ig-two = Útok: zranění můžete rozdělit mezi dvě hrozby v dosahu.
name-ig-turn = Otočný trup
rule-ig-turn = Útok: tento útok má dosah 2.
name-ig-scan = Vyhodnocení hrozby
rule-ig-scan = Průzkum: je-li hrozba, na kterou jste nahlédli, nepřítel, odhalte ji a způsobte jí 1 zranění.
name-ig-solution = Palebné řešení
name-ig-boom = Poslední příkaz
rule-ig-boom = Útok: poté můžete utržit 1 zranění, které nelze odvrátit, a způsobit 2 zranění každému nepříteli v dosahu 1.
name-ig-nurse = Pečovatelský protokol
rule-ig-nurse = Plán: jiná postava na vašem poli si vyléčí 1 zranění.
name-ig-gyro = Gyroskopický krok
rule-ig-gyro = Pohyb: nepřátelé tento pohyb nezastaví.
name-ig-sweep = Senzorový průzkum
rule-ig-sweep = Průzkum: poté nahlédněte i na všechny hrozby lícem dolů v dosahu 1.
name-tactical-1-ig11 = Vyčistit místnost
rule-tactical-1-ig11 = Útok: způsobte po 2 zraněních až 2 nepřátelům v dosahu 1.
name-wild-ig11 = Změna priority
    .accusative = Změnu priority
rule-wild-ig11 = Kterákoli akce: nahlédněte na jednu hrozbu lícem dolů v dosahu 2.
name-tactical-2-ig11 = Lékařský zásah
rule-tactical-2-ig11 = Plán: libovolná postava na vašem poli si vyléčí 1 zranění.
name-signature-ig11 = Zkřížené paže
rule-signature-ig11 = Útok: zranění můžete rozdělit mezi tři hrozby v dosahu.

# Skill cards: Paz Vizsla
name-paz-barrage = Valivá palba
    .accusative = Valivou palbu
rule-paz-barrage = Útok: poté posuňte 1 nepřítele v dosahu 2 o jedno pole od vás.
name-paz-cannon = Ramenní kanon
rule-paz-cannon = Útok: poté způsobte 1 zranění jinému nepříteli na poli cíle.
name-paz-wall = Živá hradba
    .accusative = Živou hradbu
rule-paz-wall = Plán: do svého příštího tahu odvraťte nejbližší 1 zranění jiné postavy v dosahu 1.
name-paz-stomp = Těžké boty
name-paz-taunt = Sem ke mně
rule-paz-taunt = Průzkum: posuňte až 2 nepřátele v dosahu 3 o jedno pole k sobě.
name-paz-brace = Zapřít se
rule-paz-brace = Plán: do svého příštího tahu odvraťte nejbližší 1 zranění, které byste utržili.
name-paz-covert = Krytí ústupu
rule-paz-covert = Pohyb: jiná postava v dosahu 2 se může posunout až o 2 pole.
name-paz-overheat = Přehřátí
rule-paz-overheat = Útok: tento útok má dosah 2; akce Útok dostane komplikaci.
name-tactical-1-paz = Bok po boku
rule-tactical-1-paz = Plán: do svého příštího tahu odvraťte nejbližší 1 zranění každé postavy v dosahu 1 včetně vás.
name-wild-paz = Neochvějný
rule-wild-paz = Kterákoli akce: do svého příštího tahu odvraťte nejbližší 1 zranění, které byste utržili.
name-tactical-2-paz = Raketový skok
rule-tactical-2-paz = Pohyb: posuňte se až o 4 pole, i přes vyvýšení.
name-signature-paz = Klan na prvním místě
rule-signature-paz = Útok: do svého příštího tahu odvraťte nejbližší 1 zranění jiné postavy v dosahu 2.

# Skill cards: Xi'an
name-xian-throw = Vržená čepel
    .accusative = Vrženou čepel
rule-xian-throw = Útok: tento útok má dosah 2.
name-xian-flurry = Smršť
rule-xian-flurry = Útok: poté můžete odložit kartu dovednosti a způsobit 2 zranění nepříteli v dosahu 1.
name-xian-slip = Proklouznutí
rule-xian-slip = Pohyb: nepřátelé tento pohyb nezastaví a háky vás nezraní.
name-xian-land = Měkký dopad
rule-xian-land = Pohyb: tento pohyb smí překonat vyvýšení a na jeho konci vás nezraní hlídky.
name-xian-cheap = Podpásovka
    .accusative = Podpásovku
rule-xian-cheap = Útok: +1 síla proti nezraněnému cíli.
name-xian-hiss = Vycenit zuby
rule-xian-hiss = Průzkum: posuňte nepřítele v dosahu 1 až o 3 pole od vás.
name-xian-lift = Hbité prsty
rule-xian-lift = Průzkum: použijte odkrytý zvláštní prvek v dosahu 1, jako by byl na vašem poli.
name-xian-spare = Záložní nůž
name-tactical-1-xian = Zmizet
rule-tactical-1-xian = Pohyb: posuňte se až o 4 pole; nepřátelé vás nezastaví a nezraní vás háky ani hlídky.
name-wild-xian = Oportunistka
    .accusative = Oportunistku
rule-wild-xian = Kterákoli akce: posuňte se až o 1 pole.
name-tactical-2-xian = Poštvat je proti sobě
rule-tactical-2-xian = Průzkum: jsou-li v dosahu 2 alespoň 2 nepřátelé, způsobte až dvěma z nich po 1 zranění.
name-signature-xian = Dvojitý hod
rule-signature-xian = Útok: tento útok má dosah 2 a zranění můžete rozdělit mezi dvě hrozby.

# Skill cards: Burg
name-burg-charge = Býčí nájezd
rule-burg-charge = Pohyb: poté způsobte 1 zranění nepříteli na svém poli.
name-burg-smash = Drtivý úder
rule-burg-smash = Útok: +2 síla, je-li cíl na vašem poli.
name-burg-fists = Holé pěsti
name-burg-toss = Odhodit stranou
rule-burg-toss = Útok: poté posuňte cíl až o 2 pole od vás.
name-burg-hide = Tlustá kůže
    .accusative = Tlustou kůži
rule-burg-hide = Plán: do svého příštího tahu odvraťte nejbližší 1 zranění, které byste utržili.
name-burg-roar = Řev
rule-burg-roar = Průzkum: posuňte každého nepřítele v dosahu 1 o jedno pole od vás.
name-burg-lumber = Valit se vpřed
name-burg-door = Z pantů
rule-burg-door = Pohyb: nejdřív odemkněte zamčené dveře vedle svého pole.
name-tactical-1-burg = Řádění
rule-tactical-1-burg = Útok: způsobte 2 zranění každému nepříteli na svém poli.
name-wild-burg = Výbušná povaha
    .accusative = Výbušnou povahu
rule-wild-burg = Kterákoli akce: způsobte 1 zranění nepříteli na svém poli.
name-tactical-2-burg = Demoliční koule
    .accusative = Demoliční kouli
rule-tactical-2-burg = Pohyb: odemkněte zamčené dveře vedle svého pole, posuňte se až o 2 pole a pak způsobte 3 zranění nepříteli na svém poli.
name-signature-burg = Náraz tělem
rule-signature-burg = Pohyb: poté posuňte každého nepřítele na svém poli až o jedno pole.

# Skill cards: Migs Mayfeld
name-mig-aim = V hledáčku
rule-mig-aim = Útok: tento útok má dosah 3.
name-mig-third = Třetí zbraň
rule-mig-third = Útok: způsobte 1 zranění nepříteli v dosahu 2.
name-mig-talk = Vést akci
rule-mig-talk = Plán: jiný hráč si dobere 1 kartu dovednosti.
name-mig-call = Označit cíl
rule-mig-call = Průzkum: jiná postava v dosahu 3 provede volný Útok o síle 1.
name-mig-perch = Dálková rána
    .accusative = Dálkovou ránu
rule-mig-perch = Útok: tento útok dosáhne na cíle v dosahu 2 až 4.
name-mig-backup = Záložní plán
rule-mig-backup = Plán: podívejte se na 2 vrchní karty událostí a vraťte je v libovolném pořadí.
name-mig-back = Ústup
rule-mig-back = Pohyb: háky vás nezraní; +1 síla, je-li na začátku na vašem poli nepřítel.
name-mig-slice = Napojit se
name-tactical-1-mayfeld = Krytí z výšky
rule-tactical-1-mayfeld = Průzkum: způsobte 2 zranění nepříteli v dosahu 4.
name-wild-mayfeld = Já to říkal
rule-wild-mayfeld = Kterákoli akce: podívejte se na vrchní kartu události; můžete ji dát dospod balíčku.
name-tactical-2-mayfeld = Práce zevnitř
    .accusative = Práci zevnitř
rule-tactical-2-mayfeld = Plán: odemkněte dveře v dosahu 3, nebo odložte 1 komplikaci z libovolné akce.
name-signature-mayfeld = Klidné ruce
rule-signature-mayfeld = Akce mise: doberte 1 kartu dovednosti.

# Skill cards: Greef Karga
name-greef-pair = Dvojice pistolí
    .accusative = Dvojici pistolí
rule-greef-pair = Útok: poté způsobte 1 zranění jinému nepříteli v dosahu 1.
name-greef-favor = Protislužba
    .accusative = Protislužbu
rule-greef-favor = Plán: můžete si nechat 2 různé karty plánu.
name-greef-rally = Pohyb, pohyb!
rule-greef-rally = Pohyb: jiná postava v dosahu 3 se může posunout až o 2 pole.
name-greef-talk = Sladké řeči
rule-greef-talk = Průzkum: pokud posouváte nepřítele, posuňte i druhého nepřítele v dosahu.
name-greef-ear = Ucho na ulici
rule-greef-ear = Průzkum: podívejte se na vrchní kartu události; můžete ji dát dospod balíčku.
name-greef-bribe = Kredity mluví
rule-greef-bribe = Plán: odložte 1 komplikaci z libovolné akce.
name-greef-lead = Za mnou
name-greef-old = Starý pistolník
    .accusative = Starého pistolníka
rule-greef-old = Útok: tento útok má dosah 2.
name-tactical-1-greef = Uzavřít dohodu
rule-tactical-1-greef = Plán: proveďte volný Plán o síle 3; můžete si nechat 2 různé karty plánu.
name-wild-greef = Spravedlivý díl
rule-wild-greef = Kterákoli akce: jiný hráč si dobere 1 kartu dovednosti.
name-tactical-2-greef = Cechovní značka
    .accusative = Cechovní značku
rule-tactical-2-greef = Průzkum: posuňte až 3 nepřátele v dosahu 3, každého až o jedno pole.
name-signature-greef = Pověst
rule-signature-greef = Plán: vezměte si z odložených karet plánu jednu podle svého výběru.

# Skill cards: Cara Dune
name-cara-drop = Výsadkový útok
rule-cara-drop = Pohyb: poté způsobte 1 zranění nepříteli na svém poli.
name-cara-repeat = Křížová palba
    .accusative = Křížovou palbu
rule-cara-repeat = Útok: +1 síla, je-li v dosahu 1 od cíle jiná postava.
name-cara-brawl = Klecová zápasnice
    .accusative = Klecovou zápasnici
name-cara-back = Kryju ti záda
rule-cara-back = Plán: do svého příštího tahu odvraťte nejbližší 1 zranění jiné postavy v dosahu 2.
name-cara-dig = Druhý dech
rule-cara-dig = Plán: vraťte si z odložených karet do ruky 1 kartu dovednosti o síle 1 nebo 2.
name-cara-breach = Průlom
rule-cara-breach = Útok: nejdřív odhalte všechny hrozby lícem dolů v dosahu 1.
name-cara-recon = Polní průzkum
name-cara-carry = Odtáhnout do krytu
rule-cara-carry = Pohyb: poté smí jiná postava, která s vámi na začátku byla na stejném poli, přejít nejvýše o 4 pole k vám.
name-tactical-1-cara = Probít se
rule-tactical-1-cara = Pohyb: posuňte se až o 3 pole a pak způsobte 2 zranění nepříteli na svém poli.
name-wild-cara = Dotáhnout úder
rule-wild-cara = Kterákoli akce: posuňte nepřítele v dosahu 1 o jedno pole od vás.
name-tactical-2-cara = Na můj povel
rule-tactical-2-cara = Plán: každá jiná postava v dosahu 2 se může posunout až o 2 pole.
name-signature-cara = Předvoj
rule-signature-cara = Pohyb: na konci tohoto pohybu vás nezraní hlídky.

# Plan cards
name-defend = Obrana
rule-defend = Odložte, když byste měli utržit zranění: 1 z nich odvraťte.
name-bad-luck = Smůla
rule-bad-luck = Nemá účinek a nelze si ji nechat.
name-second-move = Ještě něco
rule-second-move = Odložte během svých akcí: proveďte 1 dodatečnou akci.
name-payback = Odplata
rule-payback = Odložte poté, co na vás zaútočí nepřítel: způsobte mu 2 zranění.
name-improvise = Improvizace
rule-improvise = Odložte během svých akcí: proveďte libovolnou volnou akci se silou 3, třeba i vlastní akci mise, pokud ji mise má.
name-push-harder = Přidat na síle
rule-push-harder = Odložte při zahrání karty dovednosti: tato akce má +2 sílu.
name-cover-fire = Krycí palba
rule-cover-fire = Odložte, když má jiná postava v dosahu 2 utržit zranění: 1 z nich odvraťte.
name-clear-lane = Volná cesta
rule-clear-lane = Odložte během svých akcí: odložte z jedné akce 1 kartu dovednosti nebo 1 komplikaci.
name-lookout = Hlídač
rule-lookout = Odložte, než odhalíte událost: podívejte se na 2 vrchní události, jednu vyhodnoťte a druhou dejte dospod balíčku.

# Event cards
name-E01 = Sevření
rule-E01 = Všichni bojovníci se pohnou o 2 pole. Pak 2 bojovníci zaútočí v dosahu 0.
name-E02 = Najatí rváči
rule-E02 = 2 bojovníci se pohnou o 3 pole. Pak 1 bojovník zaútočí v dosahu 0. 6+: 1 bojovník zaútočí v dosahu 0 ještě jednou.
name-E03 = Ze dveří
rule-E03 = Odhalte vám nejbližší hrozbu lícem dolů. 1 bojovník se pohne o 2 pole. Pak 1 bojovník nebo blaster zaútočí v dosahu 1.
name-E04 = Salva
rule-E04 = 2 blastery se pohnou o 1 pole. Pak 2 blastery zaútočí v dosahu 1.
name-E05 = Postup a palba
rule-E05 = Všechny blastery se pohnou o 1 pole. Pak 1 blaster zaútočí v dosahu 2.
name-E06 = Přitlačeni k zemi
rule-E06 = 2 blastery zaútočí v dosahu 2. Akce Pohyb dostane komplikaci.
name-E07 = Odlesk čočky
rule-E07 = 1 odstřelovač zaútočí v dosahu 4. 6+: 1 odstřelovač zaútočí v dosahu 4 ještě jednou.
name-E08 = Výhoda výšky
rule-E08 = 2 odstřelovači zaútočí v dosahu 3.
name-E09 = Nový úhel
rule-E09 = 1 odstřelovač se pohne o 1 pole. Pak 1 odstřelovač nebo blaster zaútočí v dosahu 2.
name-E10 = Poplach
rule-E10 = Nasaďte 1 posilu na vám nejbližší pole s hvězdou. 6+: nasaďte 1 posilu na své pole.
name-E11 = Rušený signál
rule-E11 = Zvolte: nejslabší akce dostane komplikaci, nebo odložíte jednu ze svých karet plánu.
name-E12 = Všechno naráz
rule-E12 = Dítě uteče. 1 bojovník a 1 blaster se pohnou o 1 pole. Pak 1 nepřítel kterékoli třídy zaútočí v dosahu 1.
name-E13 = Bez slitování
rule-E13 = Všichni bojovníci se pohnou o 1 pole. Pak všichni bojovníci zaútočí v dosahu 0.
name-E14 = Vyhnáni ven
rule-E14 = Odhalte vám nejbližší hrozbu lícem dolů. 1 blaster se pohne o 2 pole. Pak 1 blaster zaútočí v dosahu 2.
name-E15 = Trpělivý lovec
rule-E15 = 1 odstřelovač zaútočí v dosahu 5. Nejsilnější akce dostane komplikaci.
name-E16 = Těžká volba
rule-E16 = Zvolte: utržíte 1 zranění, vyhodnotí se krize, nebo odložíte všechny karty z ruky.
name-E17 = Druhá vlna
rule-E17 = Nasaďte 1 posilu na vám nejbližší pole s hvězdou. Pak vyhodnoťte další událost.
name-E18 = Zahnáni do kouta
rule-E18 = Dítě uteče. 2 nepřátelé kterékoli třídy se pohnou o 1 pole. 6+: 1 nepřítel kterékoli třídy zaútočí v dosahu 2.

# Threats of several missions
name-medkit = Medikit
rule-medkit = Odložte: vaše postava si vyléčí 1 zranění.
name-raider = Nájezdník
name-thug = Hrdlořez
name-sentry = Strážný
name-cache = Skrýš se zásobami
rule-cache = Odložte: proveďte volný Plán o síle 2.
name-rubble = Suť
rule-rubble = Nic než suť.
name-roof-gun-light = Pozorovatel ze střechy
name-rival-light = Mladý konkurent
name-enforcer-light = Najatý poskok

# Mission: The Compound, also with 24 tokens
name-compound = Doupě
rule-compound = Kdosi se skrývá v opevněném doupěti a nehledáte ho jen vy. V cestě stojí jen hlídky.
name-compound-24 = Plné doupě
rule-compound-24 = Doupě s 24 hrozbami místo 14.
objective-compound = Na konci tahu je postava na poli odkryté Zakázky a v dosahu 1 od ní není žádný nepřítel.
failure-compound-1 = Postava je poražena.
failure-compound-2 = Stupnice krize je plná.
brief-objective-compound = Stůjte u odkryté Zakázky, v dosahu 1 žádný nepřítel.
brief-failure-compound = Padne postava, nebo je stupnice krize plná.
crisis-compound = Krize stoupne o 1. Na 2, na 4 a na 6: nasaďte 1 posilu na vám nejbližší pole s hvězdou.
objective-compound-24 = Na konci tahu je postava na poli odkryté Zakázky a v dosahu 1 od ní není žádný nepřítel.
failure-compound-24-1 = Postava je poražena.
failure-compound-24-2 = Stupnice krize je plná.
brief-objective-compound-24 = Stůjte u odkryté Zakázky, v dosahu 1 žádný nepřítel.
brief-failure-compound-24 = Padne postava, nebo je stupnice krize plná.
crisis-compound-24 = Krize stoupne o 1. Na 3 a na 6: nasaďte 1 posilu na vám nejbližší pole s hvězdou.
name-asset = Zakázka
rule-asset = To, kvůli čemu jste přišli.
name-gatekeeper = Vrátný
name-roof-gun = Střelec na střeše
name-roof-guard = Strážce střechy
name-house-guard = Domovní stráž
name-rival = Konkurenční lovec
name-enforcer = Vymahač
name-marksman = Ostrostřelec

# Mission: Out of Town
name-out-of-town = Pryč z města
rule-out-of-town = Najděte v laboratoři dítě a dostaňte ho na rampu, zatímco vás honí půlka města. Po tahu se dvěma a více událostmi stoupne pohotovost o 1. Nepřítel, který při vyhodnocení událostí ukončí pohyb na poli volného dítěte, ho vezme a míří k nejbližší modré hvězdě.
objective-out-of-town = Na konci tahu je postava nesoucí dítě na poli 1 (rampa).
failure-out-of-town-1 = Postava je poražena.
failure-out-of-town-2 = Na konci tahu je nepřítel nesoucí dítě na modré hvězdě.
failure-out-of-town-3 = Stupnice pohotovosti je plná.
brief-objective-out-of-town = Dítě na rampu (1).
brief-failure-out-of-town = Padne postava, pohotovost je plná, nebo nepřítel donese dítě na modrou hvězdu.
crisis-out-of-town = Pohotovost stoupne o 1. Na 4 a na 8: nasaďte 1 posilu na hvězdu nejblíž dítěti, nebo vám, dokud dítě není ve hře.
name-cradle = Kolébka
rule-cradle = Při odhalení: objeví se tu dítě a kolébka opustí hru.
name-fob = Sledovací čip
rule-fob = Při odhalení: nasaďte 1 posilu na vám nejbližší hvězdu; čip opustí hru.
name-informant = Informátor
rule-informant = Odložte: nahlédněte až na 2 hrozby lícem dolů v dosahu 4.
name-bystander = Kolemjdoucí
rule-bystander = Nic neví, nic neviděl.
name-ingots = Ocelové ingoty
rule-ingots = Odložte: vezměte si Obranu z odložených karet plánu nebo z balíčku; balíček se pak zamíchá.
name-lab-droid = Laboratorní droid
rule-lab-droid = Při odhalení: akce Průzkum dostane komplikaci.
name-lab-guard = Stráž laboratoře
name-hunter-b = Lovec odměn
name-hunter-m = Lovec s řetězem
name-hunter-s = Lovec s puškou
name-slicer = Datový pirát
name-street-gun = Pouliční střelec
name-bouncer = Vyhazovač
name-r-hunter-b = Pronásledovatel
name-r-hunter-m = Pronásledovatel s řetězem
name-r-hunter-s = Pronásledovatel s puškou
name-r-slicer = Datový pirát pronásledovatelů
name-r-veteran = Zkušený lovec

# Mission: Cell Block
name-cell-block = Vězeňský blok
rule-cell-block = V jedné z pěti zamčených cel je váš člověk; šestá je prázdná. Po tahu se dvěma a více událostmi stoupne maják o 1. Dokud je postava u konzole na poli 8, má každý Průnik do systému +1 sílu.
objective-cell-block = Na konci tahu jsou všechny postavy v dosahu 4 od startovního pole a jedna z nich je na něm a nese Vězně.
failure-cell-block-1 = Postava je poražena.
failure-cell-block-2 = Stupnice majáku je plná.
brief-objective-cell-block = Vězně na start, ostatní v dosahu 4.
brief-failure-cell-block = Padne postava, nebo je maják plný.
crisis-cell-block = Maják stoupne o 1. Na 4 a na 8: nasaďte 1 posilu na vám nejbližší pole s hvězdou.
name-mission-action-cell-block = Průnik do systému
mission-action-cell-block = Nahlédněte na jednu hrozbu za zamčenými dveřmi v libovolném dosahu. Je-li síla 4 nebo více, místo toho zvolte: odemkněte jedny zamčené dveře kdekoli, nebo maják klesne o 1.
name-prisoner = Vězeň
rule-prisoner = Lze ho zvednout při kterékoli akci na jeho poli jako dítě; neutíká a nelze ho odložit.
name-keycard = Přístupová karta
rule-keycard = Odložte: odemkněte jedny zamčené dveře kdekoli.
name-empty-cell = Prázdná cela
rule-empty-cell = Nikdo tu není.
name-snitch = Práskač
rule-snitch = Odložte: nahlédněte až na 2 hrozby za zamčenými dveřmi.
name-cellmate = Spoluvězeň
rule-cellmate = Při odhalení: akce Mise dostane komplikaci.
name-inmate = Trestanec
name-warden = Dozorce
name-sec-b = Bezpečnostní droid
name-sec-m = Zásahový droid
name-mouse = Myší droid
name-turret = Obranná věž
name-heavy = Těžký droid
name-r-sec-b = Záložní droid
name-r-heavy = Těžký záložní droid
name-r-sniper = Droid odstřelovač
name-r-mouse = Další myší droid

# Mission: Surrounded
name-surrounded = Obklíčeni
rule-surrounded = Velitel vás obklíčil. Jeden účinek mu nikdy nezpůsobí víc než 3 zranění. Jakmile má poprvé zranění za polovinu zdraví, stáhne se na pole 8 a přijde posila. Po tahu se dvěma a více událostmi k vám postoupí o pole a ultimátum stoupne o 1. Nepřítel, který při vyhodnocení událostí ukončí pohyb na poli volného dítěte, ho vezme a míří k nejbližší modré hvězdě.
objective-surrounded = Na konci tahu je Velitel poražen a žádný nepřítel nenese dítě.
failure-surrounded-1 = Postava je poražena.
failure-surrounded-2 = Na konci tahu je nepřítel nesoucí dítě na modré hvězdě.
failure-surrounded-3 = Stupnice ultimáta je plná.
brief-objective-surrounded = Porazte Velitele; žádný nepřítel nemá dítě.
brief-failure-surrounded = Padne postava, ultimátum je plné, nebo nepřítel donese dítě na modrou hvězdu.
crisis-surrounded = Ultimátum stoupne o 1. Na 3: nasaďte 1 posilu na vám nejbližší pole s hvězdou.
name-mission-action-surrounded = Soustředění
mission-action-surrounded = Je-li síla 4 nebo více: posuňte každého nepřítele v dosahu 1 od dítěte až o 2 pole od něj. Jinak: do svého příštího tahu odvraťte nejbližší 1 zranění toho, kdo nese dítě.
name-commander = Velitel
rule-commander = Jeden účinek mu nikdy nezpůsobí víc než 3 zranění.
name-cannon = Kanon na trojnožce
rule-cannon = Dokud jste na tomto poli, mají vaše útoky dosah 4 a +1 sílu. Zůstává na místě.
name-power-pack = Napájecí článek
rule-power-pack = Odložte: způsobte 3 zranění každému nepříteli v dosahu 1 a utržte 1 zranění.
name-charge = Trhací nálož
rule-charge = Odložte: způsobte 3 zranění nepříteli v dosahu 2.
name-flamer = Plamenometčík
rule-flamer = Při odhalení: každá postava v dosahu 1 utrží 1 zranění.
name-trooper = Voják
name-scout = Průzkumník
name-elite = Elitní voják
name-t-trooper = Voják na stanovišti
name-t-riot = Zásahový voják
name-t-scout = Průzkumník na stanovišti
name-r-trooper = Čerstvý voják
name-r-elite = Čerstvý elitní voják
name-r-riot = Čerstvý zásahový voják
name-r-scout = Čerstvý průzkumník
name-r-saboteur = Sabotér

# Mission: Ambush
name-ambush = Přepadení
rule-ambush = Na rychlou hru: v kaňonu čekala past a kufřík je v chatrči za poklopem. Doneste ho zpátky na začátek.
objective-ambush = Na konci tahu nese některá postava Kufřík na startovním poli.
failure-ambush-1 = Postava je poražena.
failure-ambush-2 = Stupnice pohotovosti je plná.
brief-objective-ambush = Doneste Kufřík na start.
brief-failure-ambush = Padne postava, nebo je pohotovost plná.
crisis-ambush = Pohotovost stoupne o 1. Nasaďte 1 posilu na vám nejbližší pole s hvězdou.
name-case = Kufřík
rule-case = To, kvůli čemu jste přišli. Lze ho zvednout při kterékoli akci na jeho poli jako dítě; neutíká a nelze ho odložit.

# Doors
name-front = přední dveře
name-lab = dveře laboratoře
name-cell1 = dveře cely 1
name-cell2 = dveře cely 2
name-cell3 = dveře cely 3
name-cell4 = dveře cely 4
name-cell5 = dveře cely 5
name-cell6 = dveře cely 6
name-armory = dveře zbrojnice
name-hatch = poklop

# Zones
name-zone-yard = dvůr
name-zone-roof = střecha
name-zone-house = dům
name-zone-back-lane = zadní ulička
name-zone-street = ulice
name-zone-laboratory = laboratoř
name-zone-cantina = kantýna
name-zone-corridor = chodba
name-zone-cell = cela
name-zone-control-room = velín
name-zone-armory = zbrojnice
name-zone-square = náměstí
name-zone-canyon = kaňon
name-zone-hut = chatrč

# Stars
name-star-white = bílá hvězda
name-star-blue = modrá hvězda

# Tracks
name-crisis = krize
name-alert = pohotovost
name-beacon = maják
name-ultimatum = ultimátum
name-rage = vztek
name-time = čas
name-upload = odesílání
name-trace = zaměření

# Mercenary sheets and their tokens
name-mercenary = žoldnéřská mise
rule-mercenary = List přes misi: vlastní cíl, krize a pravidla na mapě mise. Hrát smí kterákoli postava a dítě ve hře není.
name-egg-run = Vejce
rule-egg-run = Mezi kruhy lícem dolů leží vejce a dvě falešné stopy. Když se vejce odhalí, objeví se na vám nejbližší hvězdě rohatá bestie. Po každém vyhodnocení, při kterém přišla událost, se pohne o 1 pole k vejci, a po tahu se dvěma a více událostmi stoupne vztek o 1. Při vzteku 3 přijde na hvězdu nejdál od startu obchodník.
objective-egg-run = Na konci tahu je postava nesoucí Vejce na poli Obchodníka.
failure-egg-run-1 = Postava je poražena.
failure-egg-run-2 = Stupnice vzteku je plná.
brief-objective-egg-run = Doneste Vejce Obchodníkovi.
brief-failure-egg-run = Padne postava, nebo je vztek plný.
crisis-egg-run = Vztek stoupne o 1. Na 3: přijde obchodník. Bestie se pohne o 2 pole k vejci a pak zaútočí v dosahu 0.
name-three-marks = Tři cíle
rule-three-marks = Mezi kruhy lícem dolů leží tři hledaní a dvě falešné stopy. Když se hledaný odhalí, uteče o 2 pole od vás. Po tahu se dvěma a více událostmi stoupne čas o 1.
objective-three-marks = Na konci tahu jsou poraženi všichni 3 Hledaní a všechny postavy jsou v dosahu 2 od startovního pole.
failure-three-marks-1 = Postava je poražena.
failure-three-marks-2 = Stupnice času je plná.
brief-objective-three-marks = Porazte 3 Hledané, pak všichni v dosahu 2 od startu.
brief-failure-three-marks = Padne postava, nebo je čas plný.
crisis-three-marks = Čas stoupne o 1. Všichni odhalení Hledaní se pohnou o 1 pole k nejbližší hvězdě.
name-uplinks = Dva vysílače
rule-uplinks = Na prvních dvou hvězdách stojí po vysílači. Na konci tahu stoupne odesílání o 1, je-li na poli některého vysílače postava a žádný nepřítel. Po tahu se dvěma a více událostmi stoupne zaměření o 1. Lze hrát se zrádcem.
objective-uplinks = Na konci tahu odesílání dosáhlo 5.
failure-uplinks-1 = Postava je poražena.
failure-uplinks-2 = Stupnice zaměření je plná.
brief-objective-uplinks = Odesílání musí dosáhnout 5.
brief-failure-uplinks = Padne postava, nebo je zaměření plné.
crisis-uplinks = Zaměření stoupne o 1. Nasaďte 1 posilu na vám nejbližší pole s hvězdou.
name-payoff = Výplata
rule-payoff = Mezi kruhy lícem dolů leží výplata, kterou tu představuje žeton vejce, a dvě falešné stopy. Někdo z vás může být zrádce, který ji chce jen pro sebe. Loď, která vás všechny odveze, přiletí při čase 3. Po tahu se dvěma a více událostmi stoupne čas o 1.
objective-payoff = Na konci tahu je čas aspoň 3, některá postava nese Vejce a všechny postavy jsou na startovním poli.
failure-payoff-1 = Postava je poražena.
failure-payoff-2 = Stupnice času je plná.
traitor-win-payoff = Na konci tahu je zrádcova postava s Vejcem na startovním poli a nikdo jiný tam není.
brief-objective-payoff = Od času 3: všichni na start, jeden z vás s Vejcem.
brief-failure-payoff = Padne postava, nebo je čas plný.
crisis-payoff = Čas stoupne o 1.
name-beast = Rohatá bestie
rule-beast = Přijde, když se odhalí vejce, a jde za ním.
name-egg = Vejce
rule-egg = Lze ho zvednout při kterékoli akci na jeho poli; neutíká a nelze ho odložit.
name-trader = Obchodník
rule-trader = Přijde při vzteku 3 a čeká na vejce.
name-quarry = Hledaný
rule-quarry = Při odhalení: uteče o 2 pole od vás.
name-decoy = Falešná stopa
rule-decoy = Nic tu není.
name-uplink = Vysílač
rule-uplink = Na konci tahu stoupne odesílání o 1, je-li tu postava a žádný nepřítel.

# The traitor
name-traitor = zrádce
rule-traitor = Před hrou dostane každý kromě těch, kdo se veřejně zavážou k věrnosti, tajnou kartu loajality; karet je o jednu víc než takových hráčů a právě na jedné je zrádce. Zrádce vyhraje, když mise selže, ne však porážkou jeho vlastní postavy, dokud není odhalen. Kdo komplikuje akci nebo vyhodnocuje událost, prohlédne si dvě a jednu vybere. Jednou za hru smí každý na začátku svého tahu odložit 2 karty dovedností a označit jiného hráče, který svou kartu ukáže. Je-li věrný, utrží žalobce 1 zranění a nejsilnější akce dostane komplikaci. Postava odhaleného zrádce odchází a jeho tahy tvoří jedna volba: prohlédnout si dvě události a jednu vyhodnotit, komplikovat akci, nebo posunout až 2 nepřátele, každého až o 2 pole.
name-loyal = věrný
name-sworn = přísežný
rule-sworn = Od začátku veřejně věrný; tajnou kartu nedostane.

# Gear
name-gear = výbava
rule-gear = Každá postava si na začátku vezme jeden kus výbavy. Lze ho použít jednou za hru během vlastních akcí.
name-jetpack = Tryskový batoh
rule-jetpack = Jednou: posuňte se až o 3 pole i přes vyvýšení; nezastaví vás nepřátelé ani hrozby lícem dolů a nezraní vás háky.
name-bacta = Bacta
rule-bacta = Jednou: vyléčíte si 1 zranění.
name-tracker = Stopovač
rule-tracker = Jednou: nahlédněte až na 2 hrozby lícem dolů kdekoli.
name-spare-cell = Náhradní článek
rule-spare-cell = Jednou: vraťte si z odložených karet do ruky 2 karty dovedností.

# Bounties
name-bounty = odměna
rule-bounty = Jedna odměna leží od začátku odkrytá. Kdo ji první splní, dostane ji hned.
name-big-game = Velký úlovek
rule-big-game = Porazte nepřítele se zdravím 4 nebo víc: proveďte volný Plán o síle 3.
name-clean-hands = Čisté ruce
rule-clean-hands = Odehrajte dva vlastní tahy po sobě bez události: všichni si doberou 1 kartu dovednosti.
name-sharp-eyes = Bystré oči
rule-sharp-eyes = Nahlédněte během hry na 4 hrozby: odložte z jedné akce 1 kartu dovednosti nebo 1 komplikaci.
name-double = Dvojnásobek
rule-double = Porazte v jednom tahu 2 nepřátele: vraťte si z odložených karet do ruky 2 karty dovedností.
name-untouched = Bez škrábnutí
rule-untouched = Tři události po sobě ve vašich tazích nikoho nezraní: vezměte si Obranu z odložených karet plánu nebo z balíčku.
name-far-walk = Daleká cesta
rule-far-walk = Ujděte v jednom tahu 6 polí: proveďte 1 dodatečnou akci.

# Choices that effects offer
name-unlock-door = odemknout dveře
name-beacon-down = snížit maják o 1
name-complicate-weakest = komplikovat nejslabší akci
name-discard-plan = odložit jednu ze svých karet plánu
name-suffer-damage = utržit 1 zranění
name-resolve-crisis = vyhodnotit krizi
name-discard-hand = odložit všechny karty z ruky
name-clear-complication = odložit komplikaci
name-resolve-event = prohlédnout si dvě události a jednu vyhodnotit
name-complicate-action = komplikovat akci
name-move-enemies = posunout až 2 nepřátele, každého až o 2 pole

# The tutorial deck: what is new after so many games
guide-0 = Vítejte. Začněte misí Doupě: dvě akce v tahu, hrozby lícem dolů a hlídky.
guide-1 = Nové: taktické dovednosti, každé postavě jedna. Dál: Pryč z města, kde přibudou dítě, háky, efekty mise, sabotáž a číslovaná pole.
guide-2 = Nové: tři karty událostí a čtyři žoldnéřské mise, které lze hrát na každé mapě. Dál: Vězeňský blok, který má vlastní akci.
guide-3 = Nové: univerzální dovednosti, každé postavě jedna; jejich schopnost funguje u kterékoli akce. Dál: Obklíčeni.
guide-4 = Nové: výbava, každé postavě jeden kus, použitelný jednou za hru. Dál: žoldnéřská mise podle vašeho výběru.
guide-5 = Nové: tři karty událostí a hra se skrytým zrádcem.
guide-6 = Nové: druhá taktická dovednost pro každou postavu.
guide-7 = Nové: odměny. V každé hře leží jedna odkrytá pro toho, kdo ji první splní.
guide-8 = Nové: jedinečná dovednost pro každou postavu. Teď už máte všechno.

# Co je špatně s volbami nebo s obsahem.
place-mission = mise
place-character = postava
place-plan-deck = balíček plánů
place-event-deck = balíček událostí
place-modes = způsoby hry
place-guide = průvodce
place-pack = balík
place-sheet = žoldnéřský list
place-map = mapa
place-token = žeton
name-kind-mission = mise
name-kind-character = postava
name-kind-sheet = žoldnéřský list
name-kind-skill = dovednost
wrong-entries-too-deep = zápisy jsou v sobě zanořené víc než { $most }×
wrong-stands-often = { $what } { $value } je tu { $count }×
wrong-too-many-entries = zápisů je dohromady { $count }, smí jich být nejvýš { $most }
wrong-it-inside-each = 'it' má smysl jen uvnitř each
wrong-no-id = { $value } není id; smí mít písmena bez diakritiky, číslice a spojovníky, začíná písmenem a má nejvýš 40 znaků
wrong-no-plan-card = karta plánu { $value } neexistuje
wrong-choice-of-two = na výběr musejí být aspoň dvě možnosti
wrong-either = musí tu být právě jedno z obojího: { $one }, nebo { $other }
wrong-no-slot = pozice { $value } tu není; jsou tu: { $takes }
wrong-no-child = dítě tu není; přidá se zápisem [child]
wrong-no-token = žeton { $value } neexistuje
wrong-no-space = { $value } není pole; může tu být: { $takes }
wrong-matter-of-map = { $value } záleží na mapě, a tu karty ani žoldnéřské listy neznají
wrong-no-numbered-space = na mapě není pole s číslem { $value }
wrong-no-star-number = na mapě není hvězda číslo { $value }; hvězd má { $count }
wrong-no-star-colour = na mapě není hvězda { $key }; jsou na ní: { $takes }
wrong-only-for-bounty = { $key } patří jen k odměně
wrong-only-for-sheet = { $key } patří jen na žoldnéřský list
wrong-unchanged-track = počitadlo { $value } žádný efekt nemění
wrong-no-sized-track = [[track]] { $value } s velikostí tu není
wrong-one-condition-at-least = { $key } musí mít aspoň jednu podmínku
wrong-no-occasion = { $value } není příležitost; může tu být: { $takes }
wrong-nothing-behind-it = za { $key } nic nestojí
wrong-token-behind-it = za { $key } musí stát žeton
wrong-space-behind-it = za { $key } musí stát pole
wrong-number-of-occasion = damage_cap má číslo, damage_reached číslo nebo half, ostatní příležitosti nic
wrong-only-for = smí tu být jen pro { $takes }
wrong-effects-of-occasion = damage_cap nemá žádný, ostatní příležitosti aspoň jeden
wrong-takes-only = { $key } smí mít jen { $takes }
wrong-beginner-health = beginner musí být aspoň tolik co standard
wrong-skill-cards = karet dovedností od začátku je { $count }, má jich být { $total }
wrong-skills-of-set = karet dovedností ze sady { $key } je { $count }, smí být nejvýš jedna
wrong-not-tactical = taktická dovednost to nemá
wrong-wild-ability = univerzální dovednost má jednu, s pozicí any
wrong-any-only-wild = pozici any má jen univerzální dovednost
wrong-tactical-ability = taktická dovednost má aspoň jednu
wrong-one-at-least = musí být aspoň jeden
wrong-only-move-interrupted = přerušit lze jen pohyb
wrong-plan-cards = karet plánu je { $count }, má jich být { $total }
wrong-together = { $one } a { $other } stojí spolu, nebo ani jedno
wrong-within-on-damage-other = within patří k on_damage_other a tam být musí
wrong-id-choose = id 'choose' znamená kteroukoli kartu plánu
wrong-complications = žetonů { $key } je { $count }, má jich být { $total }
wrong-event-cards = karet událostí od začátku je { $count }, má jich být { $total }
wrong-no-star = { $value } není barva; { $key } má vlastní význam
wrong-no-number = { $value } není číslo od 1 do 99
wrong-unreachable = na pole { $space } se z pole { $start } nedá dojít ani s otevřenými dveřmi a přes římsy
wrong-not-on-map = na mapě není pole { $space }
wrong-number-of-rows = řad je { $count }, má jich být 1 až { $most }
wrong-uneven-row = řada { $key } není stejně dlouhá jako řada A; doplňte ji znakem { $value }
wrong-number-of-spaces = polí je { $count }, má jich být { $fewest } až { $most }
wrong-nameless-zone = pole { $space } je v zóně { $value }, kterou zones nejmenuje
wrong-empty-zone = v zóně { $value } není žádné pole
wrong-no-zones = { $value } nejsou písmena dvou zón
wrong-no-border = borders neříká, co dělí zóny { $value }, které se stýkají na polích { $space }
wrong-apart = { $start } a { $end } spolu nesousedí
wrong-listed-before = { $start } a { $end } už jsou uvedena jinde: { $key }
wrong-taken-id = toto id má vlastní význam
wrong-too-many-sites = míst tvaru { $key } je { $count }, ale žetonů jen { $tokens }
wrong-no-unique-token = žeton { $value } tvaru unique neexistuje
wrong-too-many-unique-sites = míst pro { $value } je { $count }, ale kusů jen { $copies }
wrong-two-characters = recommended musí mít aspoň dvě postavy
wrong-no-character = postava { $value } neexistuje
wrong-tokens-of-sheet = hide a place potřebují { $count }× žeton { $value }, ale jsou jen { $copies }
wrong-traitor-win = traitor_win patří jen na list se zrádcem
wrong-both-have-token = obojí má žeton { $value }
wrong-too-much-hidden = schovává { $count } žetony pod zakryté kruhy, ale na mapě jsou jen { $sites }
wrong-no-star-at-all = na mapě není žádná hvězda
wrong-number-of-tokens = žetonů je { $count }, smí jich být nejvýš { $most }
wrong-child-no-token = dítě není žeton; přidá se zápisem [child]
wrong-effects-of-enemy = use a effects mají jen zvláštní žetony; efekty nepřítele patří do [[rule]]
wrong-only-for-enemies = { $key }: jen pro nepřátele
wrong-use-without-effects = use { $value } potřebuje aspoň jeden
wrong-effects-without-use = use { $value } nemá žádný
wrong-medkit = Medikit je zvláštní žeton a jeho použití je známé; nepíše se k němu use ani effects
wrong-flees = flees patří jen k žetonu, který se nosí
wrong-number-for-characters = chybí číslo pro { $count } postavy
wrong-no-size-left = po odečtení všeho z velikosti nic nezbývá
wrong-not-there = { $what } { $value } tu není; na výběr je: { $takes }
wrong-gear = gear: vybavení má být { $wanted } různých z těchto: { $takes }
wrong-too-few-listed = { $mission } má { $count } postavy pro { $wanted } hráče; zvolte volné nebo sdílené postavy (MANDO-48)
wrong-characters = postavy mají být { $wanted }, ne { $count }
wrong-not-of-mission = { $mission } je pro tyto postavy: { $listed }. Aby mohla hrát postava { $character }, zvolte volné postavy (mode sandbox)
wrong-not-of-mission-shared = { $mission } je pro tyto postavy: { $listed }. Aby mohla hrát postava { $character }, povolte libovolnou dvojici (any_pair)
wrong-campaign-mission = { $games ->
        [0] na začátku
        [one] po { $games } hře
       *[other] po { $games } hrách
    } je v kampani na řadě mise { $which }, ne { $mission }
wrong-campaign-sheet = { $games ->
        [0] na začátku
        [one] po { $games } hře
       *[other] po { $games } hrách
    } je v kampani na řadě žoldnéřský list; vyberte některý
wrong-envelope-of-sheets = obálka se žoldnéřskými listy ještě není otevřená
wrong-envelope-of-traitor = obálka se zrádcem ještě není otevřená
wrong-sheet-players = { $sheet } je pro { $few } až { $many } hráče
wrong-sheet-with-traitor = { $sheet } se hraje se zrádcem
wrong-sheet-without-traitor = { $sheet } se hraje bez zrádce
wrong-traitor-players = zrádce potřebuje { $few } až { $many } hráče, každého s vlastní postavou
wrong-hidden-loyalty = skrytou kartu loajality musejí mít aspoň { $fewest } hráči
wrong-sworn = přísežní hráči jsou jen v partiích se zrádcem
wrong-campaign-without-sheet = { $games ->
        [0] na začátku
        [one] po { $games } hře
       *[other] po { $games } hrách
    } je v kampani na řadě mise { $which } bez žoldnéřského listu
wrong-campaign-over = kampaň po { $last } hrách končí

reason-victory-up = splní misi
reason-victory-down = prohraje misi
reason-goal-up = přiblíží cíl o { $amount } { $amount ->
    [one] krok
    [few] kroky
    [many] kroku
   *[other] kroků
}
reason-goal-down = oddálí cíl o { $amount } { $amount ->
    [one] krok
    [few] kroky
    [many] kroku
   *[other] kroků
}
reason-health-up = vyléčí zranění: { $amount }
reason-health-down = stojí zdraví: { $amount }
reason-foes-up = přivede na mapu nepřátele: { $amount }
reason-foes-down = na mapě ubudou nepřátelé: { $amount }

# příběhy
name-campaign = Kampaň
story-kind-prologue = Prolog
story-kind-won = Epilog
story-kind-lost = Epilog
story-kind-begin = Jak začíná
story-kind-mercenary = První obálka
story-kind-traitor = Druhá obálka
story-kind-end = Jak končí
