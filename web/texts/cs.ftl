# Věty klienta v prohlížeči. Vedle nich stojí texty jádra a her; klíče se nesmějí potkat.

## Všude
loading = Okamžik…
page-failed = Tuto stránku se nepodařilo načíst.
try-again = Zkusit znovu
close = Zavřít
back = Zpět
home = Domů
lost = Na této adrese nic není.
language = Jazyk
language-cs = Čeština
language-en = English
address-ty = Tykat mi
theme = Vzhled
theme-dark = Tmavý vzhled
theme-light = Světlý vzhled
theme-dark-short = Tmavý
theme-light-short = Světlý
rules = Pravidla
copied = Zkopírováno
copy-link = Kopírovat odkaz
share = Sdílet
qr-of = QR kód: { $what }
only-here = Teď ho otevře jen tento počítač. Aby mohli i ostatní, spusťte Cantinu příkazem „make play HOST=0.0.0.0“.
no-network = Jste bez připojení.
no-network-how = Číst můžete pravidla, která tu už byla otevřená, a prohlédnout si poslední pozici lekcí a úloh. Hrát půjde, až bude síť zpět.
fan-project = Neoficiální fanouškovský projekt. Star Wars a názvy her patří svým vlastníkům; všechny kresby jsou naše vlastní.

## Kdo jsem
me-button = { $name }: jméno a zařízení
me-title = Vy u stolu
my-name = Jméno
my-name-how = Tak vás uvidí ostatní u stolu.
save-name = Uložit
a-guest = host
forget-title = Nechat se zapomenout
forget-how = Server smaže vaše jméno, vaše slova a vše, podle čeho vás pozná. V partiích, které zůstanou, se budete jmenovat „host“; v rozehraných za vás bude hrát bot. Vrátit to nejde.
forget-me = Zapomeňte na mě
forget-sure = Ano, nadobro
carry-title = Hrát na jiném zařízení
carry-how = Otevřete tam tento odkaz, nebo ho naskenujte. Druhé zařízení bude hrát za vás, proto ho nikomu neukazujte.
carry-ask = Hrát na tomto zařízení jako { $name }?
carry-ask-how = Toto zařízení teď hraje jako { $here }. Když budete pokračovat, bude hrát jako { $name } a ke stolům hráče { $here } se odtud už nedostanete. Pokračujte, jen pokud je ten odkaz váš.
carry-take = Hrát jako { $name }
carry-stay = Zůstat jako { $here }
carried = Vítejte, { $name }
carried-how = Toto zařízení má teď vaše místa i vaše stoly.
carry-failed = Tento odkaz neplatí
carry-empty = Tento odkaz není celý
carry-empty-how = Odkaz na jiné zařízení má za znakem # dlouhý kód a ten tu není. Na druhém zařízení otevřete znovu „Hrát na jiném zařízení“ a zkopírujte celý odkaz, nebo naskenujte QR kód.
sign-out-title = Odhlásit ostatní zařízení
sign-out-how = Ztratili jste zařízení, nebo odkaz viděl někdo cizí? Za vás pak bude hrát jen toto zařízení; starý odkaz přestane platit.
sign-out = Odhlásit všude jinde
signed-out = Hotovo. Za vás teď hraje jen toto zařízení.
invent-first = Rychlý, Tichý, Bystrý, Hvězdný, Toulavý, Veselý, Odvážný, Zlatý, Zaprášený, Šťastný
invent-second = Pulsar, Meteor, Pilot, Droid, Poutník, Maják, Strážce, Kurýr, Kvasar, Průzkumník

## Domovská stránka
game-carcassonne = Carcassonne
game-super-teams = Super Teams
game-adventures = Adventures
game-precious-cargo = Precious Cargo
minutes-carcassonne = 40
minutes-super-teams = 25
minutes-adventures = 60
minutes-precious-cargo = 15
minutes = { $minutes } min
players-range = { $least }–{ $most } { $most ->
        [few] hráči
       *[other] hráčů
    }
players-only = { $count } { $count ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
play-now = Hrát hned
missions = Mise
play-against = Hrát hned proti
with-friends = S přáteli
my-tables = Moje stoly
open-tables = Volné stoly
show-all = Ukázat všech { $count }
no-games = Zatím tu žádná hra není.
join = Přisednout
phase-gathering = Schází se
phase-playing = Hraje se
phase-over = Dohráno
phase-closed = Zavřeno
kept-until = uchováno do { $date }

## Lekce
learn = Naučit se
range = Cvičiště
lesson = Lekce
lesson-step = { $step } z { $steps }
lesson-next = Dál
lesson-watch = Sledujte, co se děje …
lesson-free = Zahrát si volnou partii

## Nový stůl
new-table = Nový stůl
game = Hra
presets = Hotové stoly
preset-last = Jako minule
preset-quick = Dva hráči, rychle
preset-family = Rodina
preset-tournament = Turnaj
friends = { $count ->
        [one] někdo z přátel
        [few] { $count } přátelé
       *[other] { $count } přátel
    }
a-friend = Někdo z přátel
by-link = přes odkaz
beside-you = Vedle vás
on-this-device = na tomto zařízení
seats-how = Vyberte místo a řekněte, kdo na něm sedí.
seat-who = Kdo sedí na { $number }. místě
seat-add = Přidat
seat-myself = Já
seat-nobody = Nikdo
seat-nobody-how = místo ubrat
bot-greedy = bere, co vidí
bot-random = hraje náhodně
bot-kind = Bot, { $how }
board-on = Hrací plán
board-on-devices = Na každém zařízení
board-on-screen = Na velké obrazovce
clock-short = { $minutes } min
clock-short-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } na tah
clock-off = bez hodin
on = Zapnuto
off = Vypnuto
more = Další nastavení
next-step = Co bude dál
first-seat = Kdo začíná
lot-agreed = Kdo začne, rozhodne los.
hints-short = rady povoleny
listed-short = přisednout může kdokoli
listed-not = jen přes odkaz
seat-number = { $number }. místo
any-number = Libovolně
seat-lots = losuje se
option-none = žádné
own-file = Vlastní soubor
own-file-for = Vlastní soubor: { $option }
own-file-of = Ze souboru
own-file-wrong = Tento soubor nelze použít:
own-file-right = soubor je v pořádku
own-file-drawn = Jak vypadá vlastní soubor: { $option }
left-open = podle hry: { $name }
own-file-back = Bez souboru: { $option }
seat-friend = Někdo z přátel, přes odkaz
seat-greedy = { $name } (bot)
seat-level = { $name } (bot, { $level })
seat-random = { $name } (bot, který hraje náhodně)
seat-other-bot = { $name } (bot { $key })
program-name = { $name } (program)
seat-open = volné místo
seat-reserved = rezervováno
seat-kept = Drženo pro: { $name }
seat-mates = { $count ->
        [one] Spoluhráč: { $names }
       *[other] Spoluhráči: { $names }
    }
seat-alone = Proti všem ostatním
sides-together = Všichni hrají společně.
sides-alone = Každý hraje za sebe.
sides-against = { $ones ->
        [one] Místo { $one } hraje
       *[other] Místa { $one } hrají
    } proti { $others ->
        [one] místu { $other }
       *[other] místům { $other }
    }.
options = Nastavení hry
table = Stůl
table-name = Název stolu
table-name-example = Páteční stůl
clock = Čas na rozmyšlenou
no-clock = Neomezený
clock-choice = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    } pro každého, za rozhodnutí { $increment ->
        [one] { $increment } sekunda
        [few] { $increment } sekundy
       *[other] { $increment } sekund
    } navíc
clock-choice-days = { $days ->
        [one] Jeden den
        [few] { $days } dny
       *[other] { $days } dní
    } na každé rozhodnutí
clock-choice-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } pro každého, za rozhodnutí { $increment ->
        [one] { $increment } sekunda
        [few] { $increment } sekundy
       *[other] { $increment } sekund
    } navíc
listed = Stůl může najít a přisednout kdokoli
open-table = Otevřít stůl
begin = Začít

## Scházení
seats = Místa
sit-here = Sednout si sem
stand-up = Vstát
sit-there = Přesednout sem
agreed = { $option }: { $value }
chapter = { $number }. hra z { $last }: { $name }
invite = Pozvat
invite-how = Kdo otevře tento odkaz, může si sednout, nebo se dívat.
all-seated = Všichni jsou tu.
waiting-for-players = Čeká se na hráče.
host = zakládá stůl
ready = Připraveno
ready-say = Jsem na místě
not-ready = Ještě chvilku
seats-taken = Obsazeno { $count } z { $all }
waiting-seats = { $count ->
        [one] Jedno místo je ještě volné.
        [few] { $count } místa jsou ještě volná.
       *[other] { $count } míst je ještě volných.
    }
waiting-ready = Čeká se, až řeknou, že mohou začít: { $names }.
fill-and-begin = Dosadit bota a začít
lobby-watching = Dívají se
waiting-for-host = Čeká se, až hostitel začne.

## U stolu
decision = Rozhodnutí
players = Hráči
player = Hráč
you = vy
bot = bot
away = pryč
your-team = Váš tým
other-team = { $count ->
        [one] Soupeř
       *[other] Soupeři
    }
team-number = Tým { $number }
turn = na tahu
your-turn = Jste na tahu
much-missed = Mezitím se toho stalo hodně; najdete to v průběhu partie.
your-turn-to = Jste na tahu: { $prompt }
your-turn-named = { $name }, jste na tahu: { $prompt }
title-turn = Jste na tahu · { $name }
winner = vítěz
score-is = Body: { $score }
time-left = Zbývá { $time }
days-hours = { $days } d { $hours } h
days-title = Partie na několik dní
days-how = Nikdo tu nemusí čekat. Zavřete stránku a vraťte se, kdy chcete: stůl si všechno pamatuje.
days-way-back = Cesta zpět z jiného zařízení
days-way-back-how = Tento odkaz otevře stůl s vaším místem. Nechte si ho pro sebe, nebo ho naskenujte telefonem.
waiting-for = Na tahu je { $seat }: { $prompt }
passing = Nemáte co zahrát
passing-why = Za okamžik se to přejde samo; ostatní nepoznají, že jste neměli z čeho vybírat.
pass-by-itself = Přecházet samo, když nemám co zahrát
pass-ahead = Nic nehrát až do mého tahu
undo = Vzít zpět
undo-ask = Požádat o vrácení
reconnecting = Spojení se přerušilo, zkouší se znovu…
watchers = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
arrived = { $game }. U stolu: { $seats }.
arrived-named = { $game }, stůl { $name }. U stolu: { $seats }.
scores-now = Body teď: { $scores }.
notice = Proč ne
table-menu = Nabídka stolu
zoom = Přiblížení
zoom-closer = Přiblížit
zoom-farther = Oddálit
zoom-whole = Celý stůl

## Co se právě stalo
recent-missed = Zatímco jste se nedívali
recent-again = Přehrát znovu
recent-known = Jsem v obraze
key-recent = Přehrát znovu, co právě udělali ostatní

## Rada
moves-best = Nejlepší tahy
hints-allow = Kdo je na tahu, smí si nechat poradit
hints-allowed = Kdo je na tahu, smí si nechat poradit; ostatní to uvidí.
hint-ask = Poradit
hint-thinking = Přemýšlím nad radou …
hint-heading = Rada
hint-hide = Skrýt
hint-play = Zahrát tah { $number }
hint-seen = Ostatní o radě vědí.
key-hint = Poradit nejlepší tahy, nebo radu skrýt
key-hint-move = Vybrat z rady první, druhý nebo třetí tah

## Klávesy
keys = Klávesy
keys-anywhere = Kdekoli na této stránce
keys-inside = Tam, kde je kurzor
shortcuts = Klávesy s písmeny a znaky
shortcuts-off = Teď jsou vypnuté. Enter, Esc a šipky fungují vždy.
key-name-space = mezerník
key-tab = Na další skupinu věcí, se Shiftem zpátky
key-arrows = Od jedné věci k druhé v ruce, na hrací ploše a v průběhu
key-ends = Na první nebo poslední z nich
key-press = Vybrat nebo stisknout to, na čem je kurzor
key-decide = Stisknout hlavní tlačítko rozhodnutí
key-back = O krok zpět, nebo na konec toho, co se právě ukazuje
key-why = Pravidlo, proč něco nejde, dokud je to vidět
skip-links = Cesty po stránce
skip-to-decision = K rozhodnutí
skip-to-hand = Do ruky
skip-to-board = Na hrací plochu
skip-to-log = K průběhu

## Průběh a chat
log = Průběh
log-empty = Zatím se nic nestalo.
log-earlier = Ukázat, co bylo dřív
log-undone = { $seat } bere rozhodnutí zpět.
rule-link = Jak zní pravidlo
rules-search = Hledat v pravidlech
chat = Chat
chat-earlier = Starší zprávy
chat-empty = Zatím nikdo nic neřekl.
chat-write = Napište něco
chat-send = Odeslat
phrases = Hotové věty
phrase-hello = Ahoj!
phrase-well-played = Pěkný tah!
phrase-thanks = Díky!
phrase-oops = Jejda.
phrase-one-moment = Chvilku, prosím.
phrase-good-game = Dobrá hra!
phrase-good-luck = Hodně štěstí!
noted-sat = { $seat } si sedá ke stolu.
noted-stood = { $seat } vstává od stolu.
noted-ready = { $seat }: připraveno.
noted-unready = { $seat }: ještě chvilku.
noted-filled = Ke stolu si sedá { $seat } (bot).
noted-opened = Jedno místo je zase volné.
noted-began = Partie začíná.
noted-lot = Partie začíná. Los určil, kdo je první: { $seat }.
noted-handed = Za hráče { $seat } teď hraje bot.
noted-taken = { $seat } hraje zase bez bota.
noted-skipped = Za hráče { $seat } jednou rozhodl bot.
noted-asked-undo = { $seat } žádá o vrácení rozhodnutí.
noted-asked-close = { $seat } navrhuje stůl zavřít.
noted-refused = { $seat } nesouhlasí.
noted-withdrawn = { $seat } bere svou žádost zpět.
noted-closed = Stůl je zavřený, navrhl to hráč { $seat }.
noted-hinted = { $seat } si nechává poradit.
noted-left = Jeden host odešel nadobro; hraje za něj bot.
noted-removed = Hostitel posílá hráče { $seat } pryč.
noted-muted = Hostitel umlčel hráče { $seat }.
noted-unmuted = { $seat } smí zase mluvit.
noted-rematch = { $seat } chystá odvetu.

## Žádosti a zastupování
request-undo = { $seat } žádá o vrácení posledního rozhodnutí. Co se rozdalo, zůstane rozdané.
request-close = { $seat } navrhuje stůl nadobro zavřít.
requested-undo = { $seat } žádá o vrácení. Čeká se na odpověď: { $waiting }.
requested-close = { $seat } navrhuje stůl zavřít. Čeká se na odpověď: { $waiting }.
requested-own-undo = Požádali jste o vrácení. Čeká se na odpověď: { $waiting }.
requested-own-close = Navrhli jste stůl zavřít. Čeká se na odpověď: { $waiting }.
withdraw-undo = Nechat to být
withdraw-close = Nechat to být
declined-undo = { $seat } s vrácením nesouhlasí. Hraje se dál, jak je.
declined-close = { $seat } nechce stůl zavřít. Hraje se dál.
understood = Rozumím
name-blank = Napište nějaké jméno.
watching = Díváte se, nehrajete.
own-time-out = Čas vám vypršel. Hrát můžete dál, ostatní ale teď smějí nechat rozhodnout bota za vás.
own-time-out-alone = Čas vám vypršel. Nikoho dalšího to nezdržuje, klidně hrajte dál.
agree = Souhlasím
refuse = Ne
handed-over = Za vás ({ $seat }) hraje bot.
take-back = Hrát zase bez bota
time-is-out = { $seat }: čas vypršel.
is-away = { $seat } je pryč.
bot-queued = { $seat } čeká, až přijde na řadu s přemýšlením: server má moc práce. Partie půjde dál sama.
bot-is-gone = { $seat } nemůže hrát dál: tenhle bot už na serveru není.
is-silent = { $seat } už dlouho nerozhoduje.
is-unanswering = { $seat } už dlouho neodpovídá.
hand-to-bot = Ať dál hraje bot
skip-decision = Ať jednou rozhodne bot
hand-mine = Ať za mě hraje bot

## Nabídka stolu
sound = Zvuky
notifications = Upozornit, když jsem na tahu
close-at-once = Zavřít a nečekat
people-here = Lidé u stolu
remove-person = Poslat pryč
remove-sure = Poslat hráče { $seat } nadobro pryč? Bude za něj hrát bot.
mute-person = Umlčet
unmute-person = Nechat mluvit
close-table = Zavřít stůl
watch-link = Odkaz na tento stůl
fair-dealing = Poctivé rozdávání
fair-dealing-how = Co se v partii rozdá, bylo určeno dřív, než si kdo sedl, a nikdo to už nezmění. Po partii si to může kdokoli ověřit v záznamu.
fair-dealing-print = Kontrolní otisk
as-text = Slovy
leave = Odejít

## Konec
match-over = Partie skončila
match-closed = Stůl je zavřený
table-closed = Tento stůl se zavřel dřív, než partie začala.
you-won = Vyhráli jste!
you-won-shared = O vítězství se dělíte!
you-won-as-team = Váš tým vyhrál!
lost-together = Hra je prohraná
next-match = Další hra
play-on = Hrát dál se vším
result = Výsledek
replay = Přehrát
rematch = Odveta
join-rematch = K odvetě
curve = Body v průběhu partie
no-curve = Křivku bodů se nepodařilo nakreslit.
record = Uložit záznam partie

## Nastavení
settings = Nastavení
speed = Tempo
speed-calm = Klidné
speed-normal = Běžné
speed-quick = Rychlé
speed-instant = Hned
speed-what = Jak dlouho se ukazují lety, kostky, nepřátelé a tahy botů.
speed-system = Váš systém si přeje méně pohybu, proto se tu nic nehýbe.
confirms = Ptát se, než se tah zahraje
confirms-what = Jinak se tah zahraje, jakmile není co dalšího vybrat. Vzít zpět ho můžete i tak.
events-wait = Adventures: po každé události na mě počkat

## Nejlepší okamžiky a obrázek
counting-skip = Libovolná klávesa nebo dotek to přeskočí.
moments = Nejlepší okamžiky
moment-gain = Největší zisk
moment-roll = Nejšťastnější hod
moment-throw = Nejlepší hod
moment-flight = Nejdelší let
moment-strike = Nejtvrdší úder
moment-move = { $move }. tah
picture-share = Sdílet
picture = Obrázek výsledku
picture-what = Obrázek kreslí tato stránka; nikdo jiný ho neviděl.
picture-failed = Obrázek se nepodařilo nakreslit.
picture-save = Uložit obrázek
picture-note = Neoficiální. Kresby jsou vlastní, nepocházejí od vydavatele.

## Proč ne
problem-unknown = To se nepovedlo.
problem-offline = Se serverem není spojení.
problem-malformed = Tomu server nerozuměl.
problem-too-large = Toho bylo najednou moc.
problem-unknown-puzzle = Taková úloha tu není.
problem-puzzle-unjudged = O takovém hodu úloha nic neví. Zamiřte raději na místo.
problem-lesson = Lekce tady chce něco jiného.
problem-stale = Na stole se mezitím něco změnilo; podívejte se znovu.
problem-not-seated = U tohoto stolu nesedíte.
problem-not-yours = Toto místo není vaše.
problem-not-now = To teď nejde.
problem-only-people = To smí jen lidé, ne program.
problem-not-host = To může jen hostitel.
problem-taken = Toto místo je obsazené.
problem-seats-open = Některá místa jsou ještě volná.
problem-unknown-host = Pod tímto jménem se server nezná; spusťte ho s --allow-host.
problem-foreign-origin = To nepřišlo ze stránky tohoto serveru.
problem-not-json = Server tu bere jen JSON.
problem-not-ready = Server teď nemůže nic uložit; zkuste to za chvíli.
problem-no-hints = U tohoto stolu se na radách nikdo nedohodl.
problem-cannot-analyse = Partii této hry neumíme rozebrat.
problem-muted = Hostitel vás u tohoto stolu umlčel.
problem-removed = Hostitel vás od tohoto stolu poslal pryč.
problem-unexpected = Na serveru se něco pokazilo; má to poznamenané.
problem-unknown-table = Takový stůl tu není.
problem-unknown-game = Taková hra tu není.
problem-unknown-bot = Bot { $bot } tu není.
problem-unknown-guest = Server tohoto hosta nezná.
problem-unknown-address = Na této adrese nic není.
problem-unknown-drawing = Chybí kresba.
problem-broken-table = Tento stůl už nejde přečíst.
problem-older-rules = U tohoto stolu se hrálo podle starší verze pravidel a podle té nové u něj pokračovat nejde.
problem-bad-record = To není záznam partie.
problem-no-such-move = Takový tah v partii není.
problem-no-such-seat = Takové místo v partii není.
problem-illegal = To pravidla nedovolují.
problem-busy = Server má plno práce; zkuste to za okamžik.
problem-too-fast = { $wait ->
    [one] Na server toho bylo moc najednou; zkuste to za vteřinu.
    [few] Na server toho bylo moc najednou; zkuste to za { $wait } vteřiny.
   *[other] Na server toho bylo moc najednou; zkuste to za { $wait } vteřin.
  }
problem-bad-device = Službě zpráv tohoto prohlížeče se odsud psát nedá.
problem-too-many-calls = Zprávy už vám posílá { $most } stolů; nejdřív některé vypněte.
problem-no-mail = Tady se e-maily neposílají.
problem-unknown-ticket = Tento odkaz už neplatí.
problem-too-many-lines = Odsud je ke stolům otevřeno už mnoho spojení; zavřete některá okna.
problem-slow = Spojení bylo příliš pomalé a navazuje se znovu.

## Několik lidí u jednoho zařízení
way-screen-how = Stůl se ukáže tady; karty má každý ve svém telefonu a přisedne přes QR kód. Partie začne, až budou všechna místa obsazená.
way-device-how = U tohoto zařízení se střídáte.
way-device-hidden = Zařízení si předáváte a mezi tahy zakryje karty opona. Místa se stejným jménem patří jednomu člověku.
seat-name = Jméno pro { $number }. místo
player-number = Hráč { $number }
sit-here-too = Někdo další u tohoto zařízení
sit-here-too-how = Zařízení si budete předávat.
pass-to = Předejte zařízení, na řadě je { $name }
pass-to-whom = Kdo má zařízení?
pass-on = Předat zařízení
i-am = Jsem { $name }
meanwhile = Co se stalo

## Stůl na velké obrazovce
show-on-screen = Ukázat na velké obrazovce
screen-title = { $game } na velké obrazovce
screen-join = Přisedněte telefonem
screen-come = Hrajte nebo se dívejte v telefonu
screen-whole = Celá obrazovka
screen-leave = Zpět ke stolu
join-how = Na tomto zařízení budete mít své karty, stůl je na velké obrazovce.
board-elsewhere = Stůl je na velké obrazovce.
board-show = Ukázat i tady
board-hide = Skrýt stůl

# Stránka toho, kdo dům provozuje
admin = Dům
admin-how = Tato stránka je pro toho, kdo dům provozuje. Otevře ji klíč, se kterým byl dům spuštěn.
admin-key = Klíč
admin-enter = Otevřít
admin-again = Podívat se znovu
admin-load = Otevřených stolů: { $open }, spojení: { $connections }. Tento proces bere { $load } % jádra; procesů běží { $processes }.
admin-tables = Stoly
admin-none = Zatím nikdo žádný stůl neotevřel.
admin-here = { $count ->
    [one] jedno spojení
    [few] { $count } spojení
   *[other] { $count } spojení
  }
admin-asleep = spí, nebo je jinde
admin-close = Zavřít { $table } nadobro
admin-ban = Vykázat: { $name }
admin-sure-close = Partie u stolu { $table } teď skončí a nepůjde v ní pokračovat.
admin-sure-ban = { $name } přijde o všechna místa. Hrát za ně bude bot.
admin-yes = Provést
admin-no = Nechat být
admin-errors = Chyby
admin-well = Nic se nepokazilo.
problem-wrong-key = Tohle není klíč domu.
