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
winners = Vítězí { $winners }.
no-winners = Zatím nikdo nevyhrál.
nobody-won = Nikdo nevyhrál.
onward = Kampaň pokračuje s volbami { $options }.
score-of = { $seat }: { $score }
option-seats = Počet hráčů
