# Věty některých stránek: záznamu, pravidel, textového stolu a úloh.

rulebook-own-words = Pravidla jsou převyprávěna vlastními slovy Cantiny.
rulebook-games = Knihy pravidel
rulebook-contents = Obsah
rulebook-search = Hledat v pravidlech
rulebook-search-hint = Otázka, slova, nebo číslo pravidla
rulebook-empty = Vymazat hledání
rulebook-found = { $count ->
        [0] Nic nenalezeno
        [one] Nalezen { $count } záznam
        [few] Nalezeny { $count } záznamy
       *[other] Nalezeno { $count } záznamů
    }
rulebook-nothing = Pro „{ $words }“ se v pravidlech nic nenašlo.
rulebook-instead = Zkuste třeba:
rulebook-link = Odkaz na { $rule }
rulebook-mentioned = Zmiňuje je
rulebook-whole = V pravidlech
rulebook-go-on = Zpět ke hře
rulebook-back = Zpět ke stolu
rulebook-position = Pozice
rulebook-before = Před tahem
rulebook-after = Po tahu
rulebook-kind-ruling = Výklad
rulebook-kind-example = Příklad
rulebook-kind-vector = Spočítaný případ
rulebook-kind-fact = Co z toho plyne

text-view = Stůl slovy
text-title = { $name }: stůl slovy
text-history = Co se děje
text-position = Pozice
text-decision = Rozhodnutí
text-choices = Vaše volby
text-commands = Také můžete napsat
text-command = Příkaz
text-command-hint = Číslo nebo příkaz; vypíše je „pomoc“
text-send = Odeslat
text-to-board = Zobrazit desku
text-nothing-to-decide = Teď nemáte o čem rozhodovat.
text-seats = Místa
text-seat = Místo { $number }: { $who }
text-seat-mine = Místo { $number }: { $who } (vy)
text-watching = Díváte se.
text-said = { $name } říká: { $words }
text-noted-filled = Na místo { $number } usedá bot.
text-noted-opened = Místo { $number } je zase volné.
text-answer = Napište ano, nebo ne.
text-lesson = Lekce: { $words }
text-lesson-typed = Lekce myslí tah: { $form }
text-lesson-choice = Lekce myslí číslo { $number }.
text-course-hand = Naučíte se hrát slovy. Stačí příkazový řádek, nic jiného není třeba. Napište „ruka“ a Enter: dozvíte se, co máte v ruce.
text-course-choices = Tak zjistíte, s čím hrajete. Co s tím smíte udělat, řekne příkaz „volby“. Napište ho.
text-course-try = Každá volba má číslo. Než ji zahrajete, můžete si ji vyzkoušet, nic se tím nestane. Napište „zkus 1“.
text-course-look = Jak to na stole vypadá, řekne příkaz „pozice“. Napište ho; „pozice plně“ by řekla úplně všechno.
text-course-around = Na jedno místo se zeptáte příkazem „kolem“. Napište „kolem { $place }“.
text-course-last = Co se stalo naposledy, zopakuje příkaz „poslední“; všechno od vašeho tahu řeknou „změny“. Napište „poslední“.
text-course-detail = Chcete slyšet méně, nebo víc? Napište „podrobnost krátce“, „podrobnost běžně“, nebo „podrobnost plně“.
text-course-help = Všechny příkazy vám kdykoli vypíše „pomoc“. Napište ji.
text-course-over = To je vše, umíte to. Teď už hrajte: napište číslo volby. Vzít tah zpět jde příkazem „zpět“.
text-form-course = kurz
text-help-course = naučit se tyto příkazy jeden po druhém
words-wished = Stoly slovy místo obrázku
words-learn = Naučit se hrát slovy
text-over = Konečný stav: { $scores }.
text-not-offered = To teď zvolit nejde. Co jde, vypíše příkaz volby.
text-not-now = Teď nejste na tahu a příkaz to není. Co jde napsat, řekne příkaz pomoc.
text-not-understood = To není ani volba, ani příkaz. Co jde napsat, řekne příkaz pomoc.
text-half = Za slovem „{ $command }“ ještě něco chybí.
text-nothing-to-choose = Teď nemáte z čeho vybírat.
text-no-position = Partie ještě nezačala.
text-choice-number = volba { $number }
text-more = A ještě { $count }.
text-ahead-on = Až do svého příštího tahu nic nehrajete; nikdo se vás nebude ptát.
text-ahead-off = Zase se vás bude ptát, zda chcete něco zahrát.
text-close-again = Tím se stůl nadobro zavře. Chcete-li to, napište zavři ještě jednou.
text-lost = Spojení je přerušené; navazuje se znovu.
text-live = Spojení je zpět.
text-help = Napište číslo volby, nebo její textovou podobu, jak stojí v závorce. Slova, která má více voleb, tyto volby vypíší. Kromě toho:

text-form-undo = zpět
text-help-undo = vzít zpět své poslední rozhodnutí; někdy musí ostatní souhlasit
text-form-say = řekni SLOVA
text-help-say = říct něco všem
text-form-sit = sedni { $seat }
text-help-sit = sednout si na místo { $seat }
text-form-stand = vstaň { $seat }
text-help-stand = odejít z místa { $seat }
text-form-ready = připraven
text-help-ready = říct, že jste připraveni, nebo ještě ne
text-ready-not-seated = Nejdřív se posaďte, pak můžete být připraveni.
text-form-fill = obsaď { $seat }
text-help-fill = posadit na místo { $seat } bota; se slovem „random“ takového, který hraje náhodně
text-form-open = uvolni { $seat }
text-help-open = poslat bota z místa { $seat } pryč
text-form-begin = začni
text-help-begin = začít partii
text-form-close = zavři
text-help-close = nadobro zavřít stůl; ostatní musí souhlasit
text-form-yes = ano
text-help-yes = souhlasit s tím, oč někdo žádá
text-form-no = ne
text-help-no = nesouhlasit, nebo vzít zpět vlastní žádost
text-form-skip = přeskoč { $seat }
text-help-skip = nechat bota jednou rozhodnout za místo { $seat }
text-form-handover = předej { $seat }
text-help-handover = nechat za místo { $seat } hrát bota
text-form-take = převezmi { $seat }
text-help-take = znovu převzít místo { $seat } od bota
text-form-ahead = dopředu nebo dopředu ne
text-help-ahead = až do svého příštího tahu nic nehrát, nebo s tím přestat
text-form-rematch = odveta
text-help-rematch = titíž hráči u nového stolu
text-form-replay = přehraj
text-help-replay = projít partii znovu
text-form-board = deska
text-help-board = tentýž stůl jako obrázek

replay-noun = Záznam
replay-open = Otevřít záznam
replay-open-how = Záznam je soubor, do kterého lze dohranou partii uložit. Je v něm každý tah, každá karta i ověření rozdávání.
replay-drop = Sem přetáhněte záznam
replay-drop-here = Pusťte ho a záznam se otevře
replay-choose = Vybrat soubor
replay-still-playing = Tato partie se ještě hraje
replay-still-playing-how = Záznam obsahuje všechna tajemství, proto se zpřístupní až po konci partie.
replay-to-table = Ke stolu
replay-happening = Co se právě stalo
replay-begins = Partie začíná
replay-round = Kolo { $number }
replay-turn = Tah { $number }
replay-move = krok { $move } z { $moves }
replay-unfinished = Tady záznam končí; partie se nedohrála.
replay-about = Více
replay-view = Číma očima
replay-view-open = Otevřený pohled
replay-view-seat = Očima hráče: { $seat }
replay-link = Zkopírovat odkaz na tento krok
replay-save = Uložit záznam
replay-scrubber = Krok
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O krok vpřed
replay-last = Na konec
replay-turn-on = O tah vpřed
replay-turn-back = O tah zpět
replay-speed = Rychlost
replay-moment = Další důležitá chvíle
replay-whole = Plán přes celou obrazovku
replay-whole-end = Opustit celou obrazovku
replay-dealing-sealed = Rozdáno poctivě
replay-dealing-sealed-how = Co se rozdá, bylo určeno, než si kdo sedl. Ověřeno: každá karta a každý hod je přesně ten, který přijít měl.
replay-dealing-unnamed = Rozdáno podle klíče
replay-dealing-unnamed-how = Každá karta a každý hod plyne z klíče, který byl určen, než si kdo sedl. Jména byla ze záznamu na přání vymazána, a proto už nejde ověřit, že klíč patřil právě k této partii.
replay-dealing-simulated = Rozdáno ze semínka
replay-dealing-simulated-how = Tato partie je simulovaná. Každá karta a každý hod plyne z jejího semínka, takže si ji může kdokoli zopakovat.
replay-dealing-open = Rozdávání zatím nejde ověřit
replay-dealing-open-how = Co se rozdá, bylo určeno předem, ale v tomto záznamu k tomu chybí klíč. Tahy jsou podle pravidel.
replay-dealing-none = Nic nebylo slíbeno
replay-dealing-none-how = Záznam neříká, jak se rozdávalo. Tahy jsou podle pravidel; rozdávání ověřit nelze.
replay-dealing-broken = Rozdávání nesouhlasí
replay-dealing-broken-how = V tomto záznamu se rozdávalo něco jiného, než co bylo předem určeno.

## Zvuky a předčítání
sounds-and-speech = Zvuky a předčítání
sounds-key = Co který zvuk znamená
sound-hear = Přehrát: { $sound }
volume = Hlasitost
percent = { $value } %
sound-turn = Jste na tahu
sound-turn-shape = dva tóny, skok nahoru
sound-theirs = Na tahu je někdo jiný
sound-theirs-shape = dva tiché tóny dolů
sound-gain = Něco získáváte
sound-gain-shape = tři tóny, pořád výš
sound-rival = Něco získává někdo jiný
sound-rival-shape = tři tóny, nahoru a zpátky
sound-loss = O něco přicházíte
sound-loss-shape = tři tóny, pořád níž
sound-danger = Nebezpečí
sound-danger-shape = čtyři tóny sem a tam
sound-refused = To teď nejde
sound-refused-shape = jeden hluboký tón dvakrát
sound-place = Něco se položilo nebo pohnulo
sound-place-shape = jeden hluboký tón
sound-throw = Hod
sound-throw-shape = čtyři rychlé tóny nahoru
sound-near = Těsně vedle
sound-near-shape = jeden tón dvakrát, pak níž
sound-double = Několik karet naráz
sound-double-shape = dva skoky nahoru za sebou
sound-set = Je z toho sada
sound-set-shape = tři tóny nahoru, jeden zpátky a skok
sound-dice = Kostky
sound-dice-shape = zarachotí čtyři tóny
sound-won = Výhra
sound-won-shape = jeden tón třikrát, pak skok nahoru
sound-lost = Prohra
sound-lost-shape = čtyři pomalé tóny dolů
speech = Předčítání
speech-read-out = Číst nahlas, co se děje a kde právě jste
speech-how = Hlasem, který má prohlížeč, můžete celou partii odehrát bez dívání. Máte-li odečítač obrazovky, nechte to vypnuté.
speech-rate = Rychlost
speech-begins = Předčítání je zapnuté.
speech-no-voice = Prohlížeč nemá český hlas, čte proto jiný. Hlasy můžete přidat v nastavení systému.
speech-never = Tento prohlížeč neumí mluvit.
speech-on = zapnuto
speech-off = vypnuto
speech-chosen = vybráno
speech-not-now = teď nejde
speech-role-switch = přepínač
speech-role-radio = volba
speech-role-checkbox = políčko
speech-role-tab = karta
speech-role-slider = posuvník
speech-role-list = seznam
speech-role-field = textové pole
speech-role-button = tlačítko
speech-role-link = odkaz
key-speech = zapnout nebo vypnout předčítání
key-repeat = zopakovat, co zaznělo naposledy
key-silence = ticho
lesson-there = Dovést mě tam

## Puzzles
puzzle = Úloha
puzzles = Úlohy
puzzles-all = Všechny úlohy
puzzles-games = Hry s úlohami
puzzles-solved = { $solved } z { $all }
puzzle-best = Najděte nejlepší tah
puzzle-win = Vyhrajte tímto tahem
puzzle-task-best = Jediný tah je zřetelně lepší než všechny ostatní.
puzzle-task-win = Partii jde vyhrát ještě v tomto tahu. Co nevyjde, se vrátí zpět.
puzzle-level = { $level ->
        [1] Lehká úloha
        [2] Střední úloha
       *[other] Těžká úloha
    }
puzzle-numbered = { $level ->
        [1] Lehká úloha
        [2] Střední úloha
       *[other] Těžká úloha
    } { $number }
puzzle-left = { $left ->
        [0] žádný pokus nezbývá
        [one] zbývá { $left } pokus
        [few] zbývají { $left } pokusy
       *[other] zbývá { $left } pokusů
    }
puzzle-wrong = { $unit ->
        [points] Tento tah je o { $loss } bodu horší než nejlepší.
       *[other] Oproti nejlepšímu tahu klesne naděje na výhru o { $loss }.
    }
puzzle-wrong-least = { $unit ->
        [points] Tento tah je nejméně o { $loss } bodu horší než nejlepší.
       *[other] Oproti nejlepšímu tahu klesne naděje na výhru nejméně o { $loss }.
    }
puzzle-try-does = Co udělá hned: { $does }
puzzle-not-won = Tímto tahem partie vyhraná není. Všechno je zase jako na začátku.
puzzle-heard = Pokus { $number }: to není ono. { $words }
puzzle-hint = Nápověda
puzzle-hint-about = O co jde, až budete zase na tahu: { $about }
puzzle-hint-first = Začněte takto: { $words }.
puzzle-hint-plain = Na první pohled ten tah nevypadá nejlépe.
puzzle-show = Ukázat řešení
puzzle-solution = Řešení:
puzzle-play-it = Zahrajte ho na desce, nebo zkuste jinou úlohu.
puzzle-why = { $unit ->
        [points] Je o { $gain } bodu lepší než druhý nejlepší tah.
       *[other] Naděje na výhru je o { $gain } větší než po druhém nejlepším tahu.
    }
puzzle-why-win = Tento tah vyhraje, ať přijde cokoli (jistota { $odds }).
puzzle-later = Až budete zase na tahu: { $later }
puzzle-solved-best = To je nejlepší tah
puzzle-solved-win = Vyhráno tímto tahem
puzzle-told = s ukázaným řešením
puzzle-try = { $number }. pokus
puzzle-next = Další úloha
puzzle-again = Vyřešeno, ještě jednou
puzzle-today = Úloha dne
puzzle-solve = Řešit
puzzle-streak = { $count ->
        [one] { $count } den v řadě
        [few] { $count } dny v řadě
       *[other] { $count } dní v řadě
    }
puzzle-longest = nejdelší řada: { $count }
puzzle-day-solved = vyřešeno
puzzle-day-open = čeká na řešení
puzzle-day-missed = bez řešení
later-points-up = máte průměrně o { $amount } { $amount ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} víc
later-points-down = máte průměrně o { $amount } { $amount ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} méně
later-rivals-up = nejsilnější soupeř má průměrně o { $amount } { $amount ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} víc
later-rivals-down = nejsilnější soupeř má průměrně o { $amount } { $amount ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} méně
later-prospects-up = máte průměrně lepší vyhlídky (o { $amount })
later-prospects-down = máte průměrně horší vyhlídky (o { $amount })
later-spaces-up = tým má průměrně o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} větší náskok
later-spaces-down = tým má průměrně o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} menší náskok
later-flown-up = tým je průměrně o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} dál
later-flown-down = tým je průměrně o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} pozadu
later-others-flown-up = soupeři v čele jsou průměrně o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} dál
later-others-flown-down = soupeři v čele jsou průměrně o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} zpět
later-cards-up = tým má průměrně o { $amount } { $amount ->
    [one] bonusovou kartu
    [few] bonusové karty
    [many] bonusové karty
   *[other] bonusových karet
} víc
later-cards-down = tým má průměrně o { $amount } { $amount ->
    [one] bonusovou kartu
    [few] bonusové karty
    [many] bonusové karty
   *[other] bonusových karet
} méně
later-figures-up = v zásobě máte průměrně o { $amount } { $amount ->
    [one] figurku
    [few] figurky
    [many] figurky
   *[other] figurek
} víc
later-figures-down = v zásobě máte průměrně o { $amount } { $amount ->
    [one] figurku
    [few] figurky
    [many] figurky
   *[other] figurek
} méně

## Rozbor
analysis = Rozbor
analysis-close = Zavřít rozbor
analysis-key = Otevřít nebo zavřít rozbor
analysis-begun = Rozebírám partii, chvíli to potrvá …
analysis-progress = Rozebráno tahů: { $done } z { $moves }
analysis-players = Štěstí a umění hráčů
analysis-luck = štěstí
analysis-skill = umění
analysis-given = ztraceno
analysis-curve = Očekávaný výsledek { $seat }
analysis-point = Tah { $move }, { $seat }
analysis-kind-mistake = chyba
analysis-kind-luck = štěstí
analysis-kind-bad-luck = smůla
analysis-kind-turn = tah
analysis-kind-great = skvělý tah
analysis-lost = Ztráta { $amount }
analysis-was-best = Lepší tah nebyl
analysis-was-great = Jediný správný tah, a byl nalezen
analysis-by-far = Lepší než všechny ostatní o { $amount }, i když jiný vypadal na první pohled lépe.
analysis-try = Zkusit to
analysis-try-is = Hrát odtud dál s lepším tahem proti botům
analysis-played = Zahráno
analysis-better = Lépe
analysis-previous = Předchozí
analysis-next = Další okamžik
analysis-turning-points = Zlomové okamžiky
analysis-great-moves = Skvělé tahy
analysis-all-mistakes = Chyby
analysis-luck-is = Štěstí je to, co přinesly karty, destičky a kostky; ztraceno je to, oč byl zahraný tah horší než nejlepší.


## Příběhy
stories = Vyprávět příběhy
story-show = Příběh ještě jednou
story-skip = Přeskočit
story-next = Dál
story-previous = Zpět
story-again = Ještě jednou
story-begin = Začít misi
story-on = K výsledku
story-panel-of = { $number } z { $count }
story-chapter = { $number }. hra z { $last }
story-lost-if = Prohra: { $failure }

## Zprávy od stolů
calls-here = Dejte mi vědět, až budu na tahu
calls-me = Dejte mi vědět, až přijdu na řadu
calls-on-way = Stránku můžete zavřít: až budete na tahu, přijde zpráva.
calls-how = Zpráva přijde na toto zařízení, i když je stránka zavřená. Nic tajného v ní není.
calls-possible = Tento prohlížeč nedostal svolení ukazovat zprávy. Dát mu ho můžete v jeho nastavení.
calls-denied = Tento prohlížeč odsud zprávy neukazuje. Povolit je můžete v jeho nastavení.
calls-unable = Tento prohlížeč zprávy přijímat neumí. Na telefonu nejdřív přidejte Cantinu na plochu.
calls-mail = E-mail
calls-mail-how = Nejdřív se tam zeptáme, zda stoly smějí psát. V každém dopise je odkaz, kterým psaní skončí.
calls-mail-ask = Zeptat se na adrese
calls-mail-asked = Na adresu { $address } jsme napsali. Otevřete odkaz v tom dopise a stoly vám tam budou psát.
calls-mail-on = Stoly píší na { $address }.
calls-mail-off = Už žádný e-mail
calls-none = Vypnout všechny zprávy
calls-none-now = Žádný stůl už vám zprávy neposílá.
calls-title = Zprávy
mail-page = Smějí vám stoly psát?
mail-page-how = Cantina píše, jen když jste na tahu u stolu na několik dní, nebo když taková partie skončí.
mail-page-yes = Ano, ať píší
mail-page-no = Ne, ať už nepíší
mail-page-on = Dobře, stoly vám teď smějí psát.
mail-page-off = Hotovo, žádný stůl vám už nepíše.

## Home and what is mine
turn-at = { $count ->
        [one] U jednoho stolu jste na tahu
        [few] U { $count } stolů jste na tahu
       *[other] U { $count } stolů jste na tahu
    }
is-thinking = { $seat } přemýšlí
play = Hrát
look = Podívat se
learning = Učit se dál
learning-of = { $done } z { $all }
learning-done = hotovo
learning-next = { $game }, { $minutes } min
learning-go-on = Pokračovat: { $game }
no-open-tables = Teď nikdo na hráče nečeká.
open-own = Otevřít vlastní
finished = Dohrané partie
no-finished = Zatím není dohraná žádná partie.
mine-all = Všechny a statistiky
mine-title = Vše, co je vaše
mine-how = Výsledky a statistiky, soubor se vším a jeho odstranění.
mine-open = Ukázat
outcome-won = Výhra
outcome-lost = Prohra
outcome-shared = Společná výhra
outcome-unfinished = Nedohráno
outcome-points = { $outcome } { $mine }:{ $theirs }
tally-games = Podle her
tally-opponents = Podle soupeřů
tally-played = Odehráno
tally-won = Vyhráno
take-title = Vzít s sebou
take-how = Jeden soubor s vaším jménem, stoly, záznamy dohraných partií a s tím, co si poznamenal tento prohlížeč. Klíč k vašim místům v něm není.
take = Uložit vše
clear-title = Vyčistit tento prohlížeč
clear-how = Odstraní, co si tento prohlížeč poznamenal: úlohy, poslední stoly, zvyky. Jméno a stoly zůstanou.
clear = Vyčistit
cleared = Hotovo. Tento prohlížeč už si nic nepamatuje.

clubs = Kluby
clubs-how = Odkaz pro partu přátel: členové, stoly, žebříček a malé turnaje na jedné stránce. Bez registrace.
clubs-none = Zatím nejste v žádném klubu. Založte ho, nebo otevřete odkaz od přátel.
club-name = Jméno klubu
club-found = Založit klub
club-members-count = { $count ->
        [one] { $count } člen
        [few] { $count } členové
       *[other] { $count } členů
    }
club-yours = Váš
club-closed-sign = Zavřený
club-invited = { $name } vás zve do klubu
club-join = Vstoupit do klubu
club-join-how = Členové uvidí vaše jméno, stoly, které v klubu vzniknou, a jak partie dopadnou. Odejít můžete kdykoli.
club-invite = Pozvat přátele
club-invite-how = Kdo odkaz otevře, může vstoupit.
club-lock = Nikoho dalšího nepouštět
club-members = Členové
club-me = vy
club-founder = založil klub
club-remove = Vyřadit { $name }
club-remove-sure = Vyřadit { $name } natrvalo? Vrátit se už nepůjde a nedohrané partie turnaje se počítají jako prohrané.
club-leave = Odejít z klubu
club-leave-sure = Odejít z klubu? Výsledky zůstanou; nedohrané partie turnaje se počítají jako prohrané.
club-close = Zavřít klub
club-close-sure = Zavřít klub? Prohlížet půjde dál, ale nic nového v něm nezačne. Nejde to vrátit.
club-yes = Ano
club-no = Ne
club-tables = Stoly
club-no-tables = Teď nikdo nehraje.
club-new-table = Nový stůl
club-results = Výsledky
club-no-results = Co se tu odehraje, bude zapsané tady.
club-together-won = Společná výhra
club-together-lost = Společná prohra
club-shared = Remíza
club-won-by = Výhra: { $names }
club-nobody = Bez vítěze
club-ladder = Žebříček
club-ladder-all = Všechny hry
club-ladder-empty = Žebříček začne první partií u klubového stolu.
club-ladder-how = Hodnocení začíná na 1500 a mění se každou partií. Spoluhráči se hodnotí jako tým a droidi jako každý jiný. Adventures, které se hrají společně, a různě velké strany se zapisují, ale nehodnotí. Pořadí přijde s třetí partií.
club-place = Pořadí
club-player = Hráč
club-rating = Hodnocení
club-rating-spread = ± { $spread }
club-won-of = { $won } z { $played } vyhráno
club-unplaced = zatím bez pořadí
club-tournament = Turnaj
club-tournaments-past = Dřívější turnaje
club-no-tournament = Zatím žádný turnaj. Hrají v něm dva až šestnáct členů a droidů, u stolu vždy dva.
club-round = { $number }. kolo z { $last }
club-manner-round-robin = Každý s každým
club-manner-swiss = Švýcarský systém
club-manner-round-robin-how = Každý se s každým utká jednou.
club-manner-swiss-how = Méně kol: potkají se ti, kdo mají stejně bodů, a nikdo se nepotká dvakrát.
club-manner = Jak se hraje
club-entrants = Kdo hraje
club-add-droid = Přidat droida
club-drop-droid = Odebrat: { $name }
club-new-tournament = Nový turnaj
club-begin-tournament = Začít turnaj
club-next-round = Začít { $number }. kolo
club-stop = Ukončit turnaj
club-stop-sure = Ukončit turnaj tak, jak teď stojí?
club-winner = Vítěz turnaje: { $names }
club-pairing = { $first } proti { $second }
club-pairing-gathering = nezačalo
club-pairing-playing = hraje se
club-pairing-closed = zavřeno
club-pairing-awarded = rozhodnuto
club-rests = { $name } má volno
club-play = Hrát
club-watch = Dívat se
club-replay = Přehrát
club-decide = Rozhodnout
club-decide-title = Rozhodnout: { $pairing }
club-decide-how = Pro partii, která se nedohraje. Počítá se do turnaje, ne do žebříčku.
club-decide-for = Vyhrává { $name }
club-decide-shared = Remíza
club-standings = Pořadí
club-played = Odehráno
club-points = Body
club-beaten = Síla
club-beaten-how = Body poražených soupeřů a polovina bodů těch, se kterými to byla remíza. Rozhoduje při rovnosti.
club-your-match = Čeká vaše partie, soupeř: { $name }
club-round-waits = { $count ->
        [one] V kole zbývá dohrát jednu partii
        [few] V kole zbývá dohrát { $count } partie
       *[other] V kole zbývá dohrát { $count } partií
    }
club-round-over = Kolo je dohrané
club-quiet = Nic tu na vás nečeká
problem-unknown-club = Takový klub neexistuje.
problem-not-member = Nejste členem tohoto klubu.
problem-club-removed = Z tohoto klubu vás vyřadili.
problem-not-founder = To smí jen ten, kdo klub nebo turnaj založil.
problem-club-closed = Tento klub je zavřený.
problem-club-locked = Tento klub teď nikoho dalšího nepouští.
problem-club-full = Tento klub už má { $most } členů a víc jich mít nemůže.
problem-too-many-clubs = Už jste v { $most } klubech; nejdřív některý opusťte.
problem-tournament-runs = Hraje se turnaj; nejdřív musí skončit.
problem-round-runs = Kolo ještě není dohrané.
problem-entrants = Turnaj hrají dva až { $most } účastníci.
problem-no-opponents = Turnaj potřebuje hru, ve které hrají dva proti sobě.
