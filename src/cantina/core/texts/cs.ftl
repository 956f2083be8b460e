# Věty, které nepatří k žádné hře: stůl, odmítnutí jádra, terminál.
refusal-CORE-01 = Teď je na řadě někdo jiný.
refusal-CORE-02 = Partie už skončila.
refusal-CORE-03 = O tomhle se teď nerozhoduje.
refusal-CORE-04 = Takovou kartu už rozdávající nemá.
refusal-CORE-05 = Nic takového v této partii není.

seat-human = Hráč { $number }
seat-bot = Hráč { $number } (bot { $bot })
turn-of = { $seat }: { $prompt }
ask-action = Vaše volba (číslo, tah slovy, nebo: ?, rule ID, log, quit):
ask-help = Napište číslo tahu, nebo tah tak, jak stojí v závorce. „?“ ukáže stůl znovu, „rule RACE-18“ vysvětlí pravidlo, „log“ vypíše, co se zatím stalo, „quit“ partii opustí.
ask-numbers = To chce čísla: { $action }. Napište akci s jedním číslem z každého rozsahu, třeba: { $example }
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
wrong-too-deep = je zanořené příliš hluboko
wrong-first-seat = začínat má místo { $first }, ale místa jsou od 0 do { $last }
wrong-not-shipped = { $what } { $value } tu není; na výběr je: { $takes }
wrong-stands-twice = { $what } { $value } je tu dvakrát
wrong-no-key-value = --option se píše KLÍČ=HODNOTA, ne { $value }
wrong-seats-elsewhere = počet hráčů se zadává volbou --seats
wrong-too-large = soubor je větší než { $limit } MiB
wrong-no-text = v souboru není text
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
