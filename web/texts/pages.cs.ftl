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
rulebook-nothing = Žádné pravidlo neobsahuje „{ $words }“. Zkuste méně slov.
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
text-choices-count = { $count ->
        [one] Jedna volba.
        [few] { $count } volby.
       *[other] { $count } voleb.
    }
text-over = Konečný stav: { $scores }.
text-not-understood = To není ani volba, ani příkaz. Co jde napsat, řekne příkaz pomoc.
text-half = Za slovem „{ $command }“ ještě něco chybí.
text-nothing-to-choose = Teď nemáte z čeho vybírat.
text-fill-in = Místo každého rozsahu napište číslo a odešlete: { $action }
text-would-follow = Stalo by se toto:
text-nothing-follows = Nic dalšího.
text-no-position = Partie ještě nezačala.
text-more = A ještě { $count }.
text-ahead-on = Až do svého příštího tahu nic nehrajete; nikdo se vás nebude ptát.
text-ahead-off = Zase se vás bude ptát, zda chcete něco zahrát.
text-lost = Spojení je přerušené; navazuje se znovu.
text-live = Spojení je zpět.
text-help = Napište číslo volby, nebo její textovou podobu, jak stojí v závorce. Slova, která má více voleb, tyto volby vypíší. Kromě toho:

text-form-undo = zpět
text-help-undo = vzít zpět své poslední rozhodnutí; někdy musí ostatní souhlasit
text-form-say = řekni SLOVA
text-help-say = říct něco všem
text-form-log = historie nebo historie N
text-help-log = zopakovat, co se stalo naposledy
text-form-rule = pravidlo ČÍSLO nebo pravidlo SLOVA
text-help-rule = přečíst pravidlo, nebo v pravidlech hledat
text-form-help = pomoc
text-help-help = tento seznam
text-form-look = pozice
text-help-look = znovu celá pozice
text-form-choices = volby
text-help-choices = znovu vaše volby
text-form-try = zkus N
text-help-try = co by se stalo po volbě N; nic se neprovede
text-form-sit = sedni { $seat }
text-help-sit = sednout si na místo { $seat }
text-form-stand = vstaň { $seat }
text-help-stand = odejít z místa { $seat }
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
text-help-no = nesouhlasit
text-form-skip = přeskoč { $seat }
text-help-skip = nechat bota jednou rozhodnout za místo { $seat }
text-form-hand = předej { $seat }
text-help-hand = nechat za místo { $seat } hrát bota
text-form-take = vezmi { $seat }
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
replay-speed = Rychlost
replay-dealing-sealed = Rozdáno podle závazku
replay-dealing-sealed-how = Klíč rozdávajícího byl určen, než si kdo sedl, a ukázal se jeho SHA-256. Teď je klíč venku: každá karta a každý hod plyne z něj a z náhodných bajtů hráčů.
replay-dealing-simulated = Rozdáno ze semínka
replay-dealing-simulated-how = Tato partie je simulovaná. Každá karta a každý hod plyne z jejího semínka, takže si ji může kdokoli zopakovat.
replay-dealing-open = Klíč ještě není venku
replay-dealing-open-how = Klíč byl předem určen, ale tento záznam ho nemá. Tahy jsou podle pravidel; rozdávání ověřit nelze.
replay-dealing-none = Nic nebylo slíbeno
replay-dealing-none-how = Záznam neříká, jak se rozdávalo. Tahy jsou podle pravidel; rozdávání ověřit nelze.
replay-dealing-broken = Rozdávání neodpovídá závazku
replay-dealing-broken-how = Tento záznam neplyne z klíče, který byl předem určen.
