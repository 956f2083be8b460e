# Věty, které nepatří k žádné hře: stůl, odmítnutí jádra, terminál.
refusal-CORE-01 = Teď je na řadě někdo jiný.
refusal-CORE-02 = Partie už skončila.
refusal-CORE-03 = O tomhle se teď nerozhoduje.
refusal-CORE-04 = Takovou kartu už rozdávající nemá.
refusal-CORE-05 = Nic takového v této partii není.

seat-human = Hráč { $number }
level-easy = Lehký
level-easy-manner = Bere body, které zrovna vidí, a leccos promine.
level-normal = Střední
level-normal-manner = Opatrný: rád si nechává něco v záloze, jen občas něco přehlédne.
level-hard = Těžký
level-hard-manner = Přemýšlí mnoho tahů dopředu a nikomu nepřeje ani bod.
level-master = Mistr
level-master-manner = Trpělivý: přehlédne máloco a hraje na to, co teprve přijde.
turn-of = { $seat }: { $prompt }
ask-action = Vaše volba (číslo, tah slovy, nebo příkaz; vypíše je „pomoc“):
ask-help = Napište číslo tahu, nebo tah tak, jak stojí v závorce. Kromě toho:
joined = { $before } a { $last }
span = { $low } až { $high }
no-such-choice = Volba { $number } není; jsou od 1 do { $count }.
not-understood = Tomu nerozumím: { $problem }
no-such-rule = Pravidlo { $rule } neexistuje.
refused-by = { $sentence } ({ $rule })
commitment = Klíč rozdávajícího je určen; jeho SHA-256 je { $hash }.
saved-in = Partie je uložena v souboru { $file }.
left-match = Opustili jste partii.
won-alone = Vítězí { $names }
won-as-team = Vítězí tým { $names }
won-shared = O vítězství se dělí { $names }
no-winners = Zatím nikdo nevyhrál.
nobody-won = Nikdo nevyhrál.
onward = Kampaň po výhře i prohře pokračuje s volbami { $options }.
campaign-over = Kampaň je u konce. Dál si můžete zahrát se vším: { $options }.
score-of = { $seat }: { $score }
option-seats = Počet hráčů

# Co je špatně s volbami nebo s obsahem v nich; před větou stojí „place“ slovy souboru.
wrong-missing = chybí { $key }
wrong-unknown-field = neznámá položka { $value }; může tu být: { $takes }
wrong-unknown-field-meant = neznámá položka { $value }; nemá to být { $meant }?
wrong-unknown-value = { $value } tu být nemůže; může tu být: { $takes }
wrong-unknown-value-meant = { $value } tu být nemůže; nemá to být { $meant }?
wrong-unknown-option = volba { $value } neexistuje; jsou to: { $takes }
wrong-list-length = { $key } má být seznam o délce { $wanted }, ne { $given }
wrong-type = { $key } má být { $wanted }, ne { $given }
wrong-at-least = { $key } musí být aspoň { $number }
wrong-at-most = { $key } smí být nejvýš { $number }
wrong-one-condition = podmínka říká právě jednu věc, tahle říká: { $said }
wrong-unreadable = tohle se nedá přečíst
wrong-no-toml = řádek { $line }: tady to není TOML
wrong-too-much = přečíst to trvá příliš dlouho nebo zabere příliš mnoho paměti
wrong-too-deep = je zanořené příliš hluboko
wrong-first-seat = začínat má místo { $first }, ale místa jsou od 0 do { $last }
wrong-not-shipped = { $what } { $value } tu není; na výběr je: { $takes }
wrong-stands-twice = { $what } { $value } je tu dvakrát
wrong-no-key-value = --option se píše KLÍČ=HODNOTA, ne { $value }
wrong-seats-elsewhere = počet hráčů se zadává volbou --seats
wrong-too-large = soubor je větší než { $limit } MiB
wrong-no-text = v souboru není text
wrong-no-network = { $value } neposuzuje síť, která by se mohla učit
wrong-no-cells = žádný druh partie nemá v názvu { $value }
wrong-no-extra = k tomu je potřeba balíček { $package }: pip install 'cantina[{ $extra }]'
wrong-several-bots = zadejte několik botů, třeba easy,normal,hard; { $value } říká něco jiného
wrong-two-bots = zadejte dva boty, třeba hard,greedy; { $value } říká něco jiného
wrong-no-bot = bot { $value } neexistuje; na výběr je: { $takes }
wrong-seats = { $game } je pro { $fewest } až { $most ->
    [few] { $most } hráče
   *[other] { $most } hráčů
}, ne pro { $given }
wrong-too-many-bots = počet botů je { $bots }, ale míst je jen { $count }
wrong-name-for-nobody = na místě { $number } nesedí nikdo u tohoto zařízení, nemá tedy mít jméno
wrong-seat-plan = místo { $number }: { $value } tu sedět nemůže; může tu být: me, open, { $takes }
name-type-int = celé číslo
name-type-float = desetinné číslo
name-type-str = text
name-type-bool = true nebo false
name-type-array = seznam
name-type-object = tabulka
name-type-null = nic

# Příkazy stolu slovy, v terminálu i na stránce.
text-choices-many = { $count ->
        [one] { $count } volba; vypíše ji příkaz volby.
        [few] { $count } volby; vypíše je příkaz volby.
       *[other] { $count } voleb; vypíše je příkaz volby.
    }
text-would-follow = Stalo by se toto:
text-nothing-follows = Nic dalšího.
text-forced = Jiná možnost nebyla, tah je zahrán za vás:
text-no-hand = Teď nic v ruce nemáte.
text-no-tile = Destičku teď v ruce nikdo nemá.
text-no-tiles = V této hře destičky nejsou. Co máte vy, řekne příkaz ruka.
text-no-clock = U tohoto stolu se hraje bez hodin.
text-no-place = Místo „{ $asked }“ tu není. Napište třeba: kolem { $example }
text-nothing-changed = Od vašeho posledního tahu se nic nezměnilo.
text-detail-short = Vyprávění je teď krátké: co máte v ruce a kolik je voleb.
text-detail-normal = Vyprávění je teď běžné: co máte v ruce a nejvýš šest voleb.
text-detail-full = Vyprávění je teď plné: co máte v ruce, jak to stojí a všechny volby.
text-detail-which = Napište podrobnost krátce, podrobnost běžně nebo podrobnost plně.
text-form-hand = ruka
text-help-hand = co máte v ruce
text-form-tile = destička
text-help-tile = jaká destička je v ruce, strana po straně
text-form-score = body
text-help-score = jak to stojí
text-form-around = kolem MÍSTO
text-help-around = co na místě leží, čí to je a co je vedle
text-form-changed = změny
text-help-changed = co se stalo od vašeho posledního tahu
text-form-clock = hodiny
text-help-clock = kolik komu zbývá času
text-form-last = poslední
text-help-last = zopakovat poslední tah
text-form-choices = volby
text-help-choices = všechny vaše volby
text-form-hint = rada
text-help-hint = nejlepší tahy, co slibují a proč
text-form-analysis = rozbor
text-help-analysis = na čem se partie lámala, co kdo rozdal a co bylo lepší
text-form-try = zkus N nebo zkus TAH
text-help-try = co by se stalo po volbě N; nic se neprovede
text-form-look = pozice nebo pozice plně
text-help-look = jak to vypadá; nejdřív to, co máte vy
text-form-detail = podrobnost krátce, běžně nebo plně
text-help-detail = kolik se vám má říkat
text-form-log = historie nebo historie N
text-help-log = zopakovat, co se stalo naposledy
text-form-rule = pravidlo ČÍSLO nebo pravidlo SLOVA
text-help-rule = přečíst pravidlo, nebo v pravidlech hledat
text-form-help = pomoc
text-help-help = tento seznam
text-form-quit = konec
text-help-quit = opustit partii
text-time-left = { $seat }: zbývá { $time }
text-undone = { $seat } bere tah zpět. Už neplatí: { $what }

reason-points-up = hned přinese { $amount } { $amount ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
reason-points-down = hned stojí { $amount } { $amount ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
reason-rivals-up = nejsilnějšímu soupeři přidá { $amount } { $amount ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
reason-rivals-down = nejsilnějšímu soupeři vezme { $amount } { $amount ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
reason-prospects-up = zlepší vyhlídky o { $amount }
reason-prospects-down = zhorší vyhlídky o { $amount }
reason-later = vyplatí se až později
reason-none = hned se nic nezmění
hint-unit-points = Kolik bodů náskoku tah slibuje na konci partie. Odhad, ne jistota.
hint-unit-chance = Jakou naději na výhru tah slibuje. Odhad, ne jistota.
hint-unit-appraisal = O kolik tah zlepší postavení. Odhad, ne jistota.
hint-move = { $number }: { $worth }. { $words } { $why }
analysis-title = Rozbor hry { $game }, tahů: { $turns }
analysis-unit-points = Cena tahu je očekávaný náskok na konci v bodech.
analysis-unit-chance = Cena tahu je naděje na výhru.
analysis-unit-appraisal = Cena tahu je odhad hry v jejích vlastních jednotkách.
analysis-seat = { $seat }: ztraceno { $lost }, štěstí { $luck }. { $word }
analysis-flawless = Skoro bez chyby.
analysis-solid = Poctivá hra s pár přehlédnutími.
analysis-lively = Živá hra, je co zlepšovat.
analysis-turning = Na čem se partie lámala:
analysis-turn = tah { $move }, { $seat }: { $played } (cena { $worth }, štěstí před ním { $luck })
analysis-mistakes = Chyby:
analysis-mistake = tah { $move }, { $seat }: { $played }; lepší bylo { $best }, o { $gain } víc. { $why }
analysis-great = Skvělé tahy:
analysis-great-turn = tah { $move }, { $seat }: { $played }; lepší než všechny ostatní o { $gain }
analysis-no-mistakes = Nikdo neudělal chybu, která by stála za řeč.
cannot-analyse = { $game } se rozebrat nedá.
