# Věty tří stránek: záznamu, pravidel a textového stolu.

rulebook-own-words = Pravidla jsou převyprávěna vlastními slovy Cantiny.
rulebook-games = Knihy pravidel
rulebook-contents = Obsah
rulebook-search = Hledat v pravidlech
rulebook-search-hint = Slova, nebo číslo pravidla
rulebook-empty = Vymazat hledání
rulebook-found = { $count ->
        [0] Nic nenalezeno
        [one] Nalezen { $count } záznam
        [few] Nalezeny { $count } záznamy
       *[other] Nalezeno { $count } záznamů
    }
rulebook-nothing = O slovech „{ $words }“ žádné pravidlo nemluví. Zkuste jich zadat méně.
rulebook-link = Odkaz na { $rule }
rulebook-mentioned = Zmiňuje je
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
text-command-hint = Číslo, tah nebo příkaz; „pomoc“ je vypíše
text-send = Odeslat
text-to-board = Na desku
text-nothing-to-decide = Teď nemáte o čem rozhodovat.
text-seats = Místa
text-seat = Místo { $number }: { $who }
text-seat-mine = Místo { $number }: { $who } (vy)
text-watching = Díváte se; příkazy na prohlížení fungují i vám.
text-said = { $name } říká: { $words }
text-noted-filled = Na místo { $number } usedá bot.
text-noted-opened = Místo { $number } je zase volné.
text-answer = Napište ano, nebo ne.
text-choices-count = { $count ->
        [one] Jedna volba.
        [few] { $count } volby.
       *[other] { $count } voleb.
    }
text-over = Konečný stav: { $scores }. Napište odveta, nebo přehraj.
text-not-understood = To není ani volba, ani příkaz. Co jde napsat, řekne příkaz pomoc.
text-half = Za slovem „{ $command }“ ještě něco chybí.
text-nothing-to-choose = Teď nemáte z čeho vybírat.
text-fill-in = Místo každého rozsahu napište číslo a odešlete: { $action }
text-would-follow = Stalo by se toto:
text-nothing-follows = Nic dalšího.
text-no-position = Partie ještě nezačala.
text-more = A ještě { $count }.
text-ahead-on = Do svého příštího tahu ve všech oknech pasujete.
text-ahead-off = V oknech budete zase dotazováni.
text-lost = Spojení je přerušené; navazuje se znovu.
text-live = Spojení je zpět.
text-help = Napište číslo volby, nebo její textovou podobu, jak stojí v závorce. Slova, která má více voleb, tyto volby vypíší. Kromě toho:

text-word-undo = zpět
text-form-undo = zpět
text-help-undo = vzít zpět své poslední rozhodnutí; kde to není volné, zeptá se ostatních
text-word-say = řekni
text-form-say = řekni SLOVA
text-help-say = říct něco všem
text-word-log = historie
text-form-log = historie nebo historie N
text-help-log = zopakovat, co se stalo naposledy
text-word-rule = pravidlo
text-form-rule = pravidlo ČÍSLO nebo pravidlo SLOVA
text-help-rule = přečíst pravidlo, nebo v pravidlech hledat
text-word-help = pomoc
text-form-help = pomoc
text-help-help = tento seznam
text-word-look = pozice
text-form-look = pozice
text-help-look = znovu celá pozice
text-word-choices = volby
text-form-choices = volby
text-help-choices = znovu vaše volby
text-word-try = zkus
text-form-try = zkus N
text-help-try = co by se stalo po volbě N; nic se neprovede
text-word-sit = sedni
text-form-sit = sedni { $seat }
text-help-sit = sednout si na místo { $seat }
text-word-stand = vstaň
text-form-stand = vstaň { $seat }
text-help-stand = odejít z místa { $seat }
text-word-fill = obsaď
text-form-fill = obsaď { $seat }
text-help-fill = posadit na místo { $seat } bota; se slovem „random“ takového, který hraje náhodně
text-word-open = uvolni
text-form-open = uvolni { $seat }
text-help-open = poslat bota z místa { $seat } pryč
text-word-begin = začni
text-form-begin = začni
text-help-begin = začít partii
text-word-close = zavři
text-form-close = zavři
text-help-close = nadobro zavřít stůl; zeptá se ostatních
text-word-yes = ano
text-form-yes = ano
text-help-yes = souhlasit s tím, oč někdo žádá
text-word-no = ne
text-form-no = ne
text-help-no = nesouhlasit
text-word-skip = přeskoč
text-form-skip = přeskoč { $seat }
text-help-skip = nechat bota jednou rozhodnout za místo { $seat }
text-word-hand = předej
text-form-hand = předej { $seat }
text-help-hand = nechat za místo { $seat } hrát bota
text-word-take = vezmi
text-form-take = vezmi { $seat }
text-help-take = hrát za místo { $seat } zase sám
text-word-ahead = dopředu
text-form-ahead = dopředu nebo dopředu ne
text-help-ahead = až do svého příštího tahu ve všech oknech pasovat, nebo s tím přestat
text-word-rematch = odveta
text-form-rematch = odveta
text-help-rematch = tíž hráči u nového stolu
text-word-replay = přehraj
text-form-replay = přehraj
text-help-replay = projít partii znovu
text-word-board = deska
text-form-board = deska
text-help-board = tentýž stůl jako obrázek
