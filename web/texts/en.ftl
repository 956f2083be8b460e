# Sentences of the browser client. Texts of the core and of the games come beside them; keys must not meet theirs.

## Everywhere
loading = One moment …
page-failed = This page could not be loaded.
try-again = Try again
close = Close
back = Back
home = Home
lost = There is nothing at this address.
language = Language
language-cs = Čeština
language-en = English
address-ty = Say “ty” to me in Czech
theme = Appearance
theme-dark = Dark appearance
theme-light = Light appearance
theme-dark-short = Dark
theme-light-short = Light
rules = Rules
copied = Copied
copy-link = Copy link
share = Share
qr-of = QR code: { $what }
only-here = Only this computer can open it now. Start Cantina with “make play HOST=0.0.0.0” to let others in.
no-network = You are offline.
no-network-how = You can read rulebooks that you opened before, and look at the last position of your lessons and puzzles. Playing goes on when the network is back.
fan-project = An unofficial fan project. Star Wars and the games' titles belong to their owners; all art here is our own.

## Who I am
me-button = { $name }: name and devices
me-title = You at the table
my-name = Name
my-name-how = This is what the others at the table will see.
save-name = Save
a-guest = a guest
forget-title = Be forgotten
forget-how = The server deletes your name, your words and all it knows you by. In matches that are kept you are called “a guest”; in those under way a bot plays on for you. This cannot be undone.
forget-me = Forget me
forget-sure = Yes, for good
carry-title = Play on another device
carry-how = Open this link there, or scan it. It makes the other device you, so show it to nobody else.
carry-ask = Play as { $name } on this device?
carry-ask-how = This device now plays as { $here }. If you go on, it plays as { $name }, and the tables of { $here } can no longer be reached from here. Go on only if the link is your own.
carry-take = Play as { $name }
carry-stay = Stay { $here }
carried = Welcome, { $name }
carried-how = This device now has your seats and your tables.
carry-failed = This link does not work
carry-empty = This link is not whole
carry-empty-how = A link to another device ends with # and a long code, and here the code is missing. Open “Play on another device” there once more and copy the whole link, or scan its QR code.
sign-out-title = Sign out everywhere else
sign-out-how = Lost a device, or did somebody see the link? Then only this device plays as you, and the old link no longer works.
sign-out = Sign out the other devices
signed-out = Done. Only this device plays as you now.
invent-first = Swift, Quiet, Bright, Starry, Roaming, Merry, Daring, Golden, Dusty, Lucky
invent-second = Comet, Pulsar, Meteor, Pilot, Droid, Nomad, Beacon, Ranger, Courier, Nebula

## Home
game-carcassonne = Carcassonne
game-super-teams = Super Teams
game-adventures = Adventures
game-precious-cargo = Precious Cargo
minutes-carcassonne = 40
minutes-super-teams = 25
minutes-adventures = 60
minutes-precious-cargo = 15
minutes = { $minutes } min
players-range = { $least }–{ $most } players
players-only = { $count } { $count ->
        [one] player
       *[other] players
    }
play-now = Play now
missions = Missions
play-against = Play now against
with-friends = With friends
my-tables = My tables
open-tables = Open tables
show-all = Show all { $count }
no-games = No game is here yet.
join = Join
phase-gathering = Gathering
phase-playing = In play
phase-over = Over
phase-closed = Closed
kept-until = kept until { $date }

## Lessons
learn = Learn
range = Practice range
lesson = Lesson
lesson-step = { $step } of { $steps }
lesson-next = Next
lesson-watch = Watch what happens …
lesson-free = Play a free match

## A new table
new-table = New table
game = Game
presets = Ready-made tables
preset-last = Last time
preset-quick = Two players, quick
preset-family = Family
preset-tournament = Tournament
friends = { $count ->
        [one] a friend
       *[other] { $count } friends
    }
a-friend = A friend
by-link = by link
beside-you = Beside you
on-this-device = on this device
seats-how = Choose a seat to say who sits there.
seat-who = Who sits on seat { $number }
seat-add = Add
seat-myself = Me
seat-nobody = Nobody
seat-nobody-how = take it away
bot-greedy = takes what it sees
bot-random = plays at random
bot-kind = Bot, { $how }
board-on = Board on
board-on-devices = Every device
board-on-screen = One large screen
clock-short = { $minutes } min
clock-short-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } a move
clock-off = no clock
on = On
off = Off
more = More
next-step = What comes next
first-seat = Who begins
lot-agreed = Who begins is drawn by lot.
hints-short = hints allowed
listed-short = anybody may join
listed-not = only by link
seat-number = Seat { $number }
any-number = Any number
seat-lots = drawn by lot
option-none = none
own-file = A file of your own
own-file-for = A file of your own: { $option }
own-file-of = From the file
own-file-wrong = This file cannot be used:
own-file-right = the file is all right
own-file-drawn = What the own file looks like: { $option }
left-open = as the game has it: { $name }
own-file-back = Without the file: { $option }
seat-friend = A friend, by link
seat-greedy = { $name } (bot)
seat-level = { $name } (bot, { $level })
seat-random = { $name } (bot that plays at random)
seat-other-bot = { $name } (bot { $key })
program-name = { $name } (program)
seat-open = open seat
seat-reserved = reserved
seat-kept = Kept for { $name }
seat-mates = { $count ->
        [one] Partner: { $names }
       *[other] Partners: { $names }
    }
seat-alone = Against all the others
sides-together = Everybody plays together.
sides-alone = Everybody plays alone.
sides-against = { $ones ->
        [one] Seat { $one } plays
       *[other] Seats { $one } play
    } against { $others ->
        [one] seat { $other }
       *[other] seats { $other }
    }.
options = Options
table = Table
table-name = Name of the table
table-name-example = Friday table
clock = Thinking time
no-clock = None
clock-choice = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each, { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } more per decision
clock-choice-days = { $days ->
        [one] One day
       *[other] { $days } days
    } for each decision
clock-choice-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } each, { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } more per decision
listed = Anybody may find this table and join
open-table = Open the table
begin = Begin

## Gathering
seats = Seats
sit-here = Sit here
stand-up = Stand up
sit-there = Move here
agreed = { $option }: { $value }
chapter = Game { $number } of { $last }: { $name }
invite = Invite
invite-how = Whoever opens this link can take a seat or watch.
all-seated = Everybody is here.
waiting-for-players = Waiting for players.
host = hosts the table
ready = Ready
ready-say = I am ready
not-ready = One moment yet
seats-taken = { $count } of { $all } are taken
waiting-seats = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-ready = Waiting until { $names } { $count ->
        [one] is
       *[other] are
    } ready.
fill-and-begin = A bot, and begin
lobby-watching = Looking on
waiting-for-host = Waiting for the host to begin.

## At the table
decision = Decision
players = Players
player = Player
you = you
bot = bot
away = away
your-team = Your team
other-team = { $count ->
        [one] Opponent
       *[other] Opponents
    }
team-number = Team { $number }
turn = to play
your-turn = Your turn
much-missed = A lot has happened meanwhile; the log has it.
your-turn-to = Your turn: { $prompt }
your-turn-named = { $name }, your turn: { $prompt }
title-turn = Your turn · { $name }
winner = winner
score-is = { $score } points
time-left = Time left: { $time }
days-hours = { $days } d { $hours } h
days-title = A match over days
days-how = Nobody has to wait here. Close the page and come back when you like: the table keeps everything.
days-way-back = My way back from any device
days-way-back-how = This link opens the table as you. Keep it for yourself, or scan it with your phone.
waiting-for = Waiting for { $seat }: { $prompt }
passing = You have nothing to play
passing-why = It is passed in a moment by itself; nobody can tell that you had no choice.
pass-by-itself = Pass by itself when I have nothing to play
pass-ahead = Pass until my next turn
undo = Take back
undo-ask = Ask to take back
reconnecting = Connection lost; trying again …
watchers = { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
arrived = { $game }. At the table: { $seats }.
arrived-named = { $game }, table { $name }. At the table: { $seats }.
scores-now = Points now: { $scores }.
notice = Why not
table-menu = Table menu
zoom = Zoom
zoom-closer = Closer
zoom-farther = Farther
zoom-whole = Whole board

## What has just happened
recent-missed = While you were away
recent-again = Play it again
recent-known = Got it
key-recent = Play again what the others have just done

## Hints
moves-best = Best moves
hints-allow = Whoever decides may ask for a hint
hints-allowed = Whoever decides may ask for a hint; the others see it.
hint-ask = Hint
hint-thinking = Thinking about a hint …
hint-heading = Hint
hint-hide = Hide
hint-play = Play move { $number }
hint-seen = The others see that you asked for a hint.
key-hint = Ask for the best moves, or hide them
key-hint-move = Choose the first, second or third move of a hint

## Keys
keys = Keys
keys-anywhere = Anywhere on this page
keys-inside = Where the focus is
shortcuts = Keys with letters and signs
shortcuts-off = They are off now. Enter, Esc and the arrows always work.
key-name-space = Space
key-tab = To the next group of things; with Shift back
key-arrows = From one thing to the next in a hand, on a board, in the log
key-ends = To the first or the last of them
key-press = Choose or press what has the focus
key-decide = Press the main button of the decision
key-back = One step back, or to the end of what is being shown
key-why = The rule of a refusal, while one is shown
skip-links = Ways through this page
skip-to-decision = To the decision
skip-to-hand = To the hand
skip-to-board = To the board
skip-to-log = To the log

## Log and chat
log = Log
log-empty = Nothing has happened yet.
log-earlier = Show what happened earlier
log-undone = { $seat } took a decision back.
rule-link = Read the rule
rules-search = Search the rules
chat = Chat
chat-earlier = Earlier messages
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
phrases = Ready phrases
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops.
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-good-luck = Good luck!
noted-sat = { $seat } sits down.
noted-stood = { $seat } stands up.
noted-ready = { $seat } is ready.
noted-unready = { $seat } is not ready yet.
noted-filled = { $seat } (a bot) takes a seat.
noted-opened = A seat is open again.
noted-began = The match begins.
noted-lot = The match begins. By lot { $seat } is first.
noted-handed = A bot plays on for { $seat }.
noted-taken = { $seat } plays again.
noted-skipped = A bot makes one decision for { $seat }.
noted-asked-undo = { $seat } asks to take a decision back.
noted-asked-close = { $seat } asks to close the table.
noted-refused = { $seat } does not agree.
noted-withdrawn = { $seat } takes the request back.
noted-closed = { $seat } closed the table.
noted-hinted = { $seat } asks for a hint.
noted-left = A guest has left for good; a bot plays on for them.
noted-removed = The host sends { $seat } away.
noted-muted = The host mutes { $seat }.
noted-unmuted = { $seat } may speak again.
noted-rematch = { $seat } sets up a rematch.

## Asking and standing in
request-undo = { $seat } would like to take the last decision back. What was dealt stays dealt.
request-close = { $seat } would like to close the table for good.
requested-undo = { $seat } asks for an undo. Waiting for an answer from { $waiting }.
requested-close = { $seat } proposes to close the table. Waiting for an answer from { $waiting }.
requested-own-undo = You have asked for an undo. Waiting for an answer from { $waiting }.
requested-own-close = You have proposed to close the table. Waiting for an answer from { $waiting }.
withdraw-undo = Never mind
withdraw-close = Never mind
declined-undo = { $seat } does not agree to the undo. Play goes on as it is.
declined-close = { $seat } does not want to close the table. Play goes on.
understood = I see
name-blank = Please write a name.
watching = You are watching, not playing.
own-time-out = Your time is up. You can play on, but the others may now let a bot decide for you.
own-time-out-alone = Your time is up. Nobody else is kept waiting, so just play on.
agree = Agree
refuse = No
handed-over = A bot plays for you ({ $seat }).
take-back = Play myself again
time-is-out = { $seat } has no time left.
is-away = { $seat } is away.
bot-queued = { $seat } waits for its turn to think, since the server is busy. The match goes on by itself.
bot-is-gone = { $seat } cannot play on: this bot is no longer on the server.
is-silent = { $seat } has not decided for a while.
is-unanswering = { $seat } has not answered for a while.
hand-to-bot = Let a bot play on
skip-decision = Let a bot decide once
hand-mine = Let a bot play for me

## The table's menu
sound = Sounds
notifications = Tell me when it is my turn
close-at-once = Close without waiting
people-here = People at the table
remove-person = Send away
remove-sure = Send { $seat } away for good? A bot plays on.
mute-person = Mute
unmute-person = Let speak
close-table = Close the table
watch-link = Link to this table
fair-dealing = Fair dealing
fair-dealing-how = What is dealt in this match was settled before anybody sat down, and nobody can change it. After the match anyone can check it in the record.
fair-dealing-print = Fingerprint
as-text = As text
leave = Leave

## The end
match-over = The match is over
match-closed = The table is closed
table-closed = This table was closed before the match began.
you-won = You won!
you-won-shared = You share the victory!
you-won-as-team = Your team won!
lost-together = The match is lost
next-match = Next match
play-on = Play on with everything
result = Result
replay = Replay
rematch = Rematch
join-rematch = To the rematch
curve = Scores over the match
no-curve = The curve of the scores could not be drawn.
record = Save the record of the match

## Settings
settings = Settings
speed = Pace
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-instant = At once
speed-what = How long flights, dice, enemies and the moves of bots are shown.
speed-system = Your system asks for less motion, so nothing moves here.
confirms = Ask before a move is made
confirms-what = Without it a move is made as soon as nothing else is left to choose. You can still take it back.
events-wait = Adventures: wait for me after each event card

## The best moments, and the picture
counting-skip = Any key or a press skips this.
moments = Best moments
moment-gain = Biggest gain
moment-roll = Luckiest roll
moment-throw = Best throw
moment-flight = Longest flight
moment-strike = Hardest strike
moment-move = Move { $move }
picture-share = Share
picture = A picture of the result
picture-what = The picture is made by this page; nobody else has seen it.
picture-failed = The picture could not be drawn.
picture-save = Save the picture
picture-note = Unofficial. The drawings are our own, not the publisher's.

## Why not
problem-unknown = That did not work.
problem-offline = There is no connection to the server.
problem-malformed = The server did not understand that.
problem-too-large = That was too much at once.
problem-unknown-puzzle = There is no such puzzle.
problem-puzzle-unjudged = The puzzle knows nothing about such a throw. Aim at a point instead.
problem-lesson = The lesson asks for something else here.
problem-stale = The table has moved on; look again.
problem-not-seated = You have no seat at this table.
problem-not-yours = That seat is not yours.
problem-not-now = That cannot be done now.
problem-only-people = Only people may do that, not a program.
problem-not-host = Only the host can do that.
problem-taken = That seat is taken.
problem-seats-open = There are still open seats.
problem-unknown-host = The server does not know itself by this name; start it with --allow-host.
problem-foreign-origin = That did not come from this server's own page.
problem-not-json = The server takes JSON here.
problem-not-ready = The server cannot keep anything now; try again in a moment.
problem-no-hints = Hints were not agreed on at this table.
problem-cannot-analyse = Matches of this game cannot be analysed.
problem-muted = The host has muted you at this table.
problem-removed = The host has sent you away from this table.
problem-unexpected = Something went wrong on the server; it has been noted there.
problem-unknown-table = There is no such table.
problem-unknown-game = There is no such game.
problem-unknown-bot = There is no bot { $bot }.
problem-unknown-guest = The server does not know this guest.
problem-unknown-address = There is nothing at this address.
problem-unknown-drawing = A drawing is missing.
problem-broken-table = This table cannot be read any more.
problem-older-rules = This table was played by an older version of the rules and cannot go on by the new one.
problem-bad-record = This is no record of a match.
problem-no-such-move = The match has no such move.
problem-no-such-seat = The match has no such seat.
problem-illegal = The rules do not allow that.
problem-busy = The server is busy; try again in a moment.
problem-too-fast = { $wait ->
    [one] That was too much for the server at once; try again in a second.
   *[other] That was too much for the server at once; try again in { $wait } seconds.
  }
problem-bad-device = This browser's push service is not one that messages may be sent to.
problem-too-many-calls = You are called from { $most } tables already; turn off some first.
problem-no-mail = This house sends no e-mail.
problem-unknown-ticket = This link is no longer valid.
problem-too-many-lines = Many lines to tables are open from here already; close some windows.
problem-slow = The connection was too slow and is made anew.

## Several people on one device
way-screen-how = The board is shown here; everybody has their hand on a phone and joins by a QR code. The match begins when every seat is taken.
way-device-how = You take turns on this device.
way-device-hidden = You pass this device to each other, and between turns a curtain hides every hand. Seats with the same name belong to one person.
seat-name = Name on seat { $number }
player-number = Player { $number }
sit-here-too = Somebody else on this device
sit-here-too-how = You pass the device to each other.
pass-to = Pass the device to { $name }
pass-to-whom = Who has the device?
pass-on = Pass the device on
i-am = I am { $name }
meanwhile = What has happened

## The board on a large screen
show-on-screen = Show on a large screen
screen-title = { $game } on a large screen
screen-join = Scan to join with your phone
screen-come = Play or watch on your phone
screen-whole = Whole screen
screen-leave = Back to the table
join-how = You will have your hand on this device; the board is on the large screen.
board-elsewhere = The board is on the large screen.
board-show = Show it here
board-hide = Hide the board

# The host's own page
admin = The house
admin-how = This page is for whoever runs the house. It takes the key that the house was started with.
admin-key = Key
admin-enter = Open
admin-again = Look again
admin-load = Open tables: { $open }, connections: { $connections }. This process uses { $load } % of a core; processes running: { $processes }.
admin-tables = Tables
admin-none = Nobody has opened a table yet.
admin-here = { $count ->
    [one] one connection
   *[other] { $count } connections
  }
admin-asleep = asleep or elsewhere
admin-close = Close { $table } for good
admin-ban = Ban { $name }
admin-sure-close = The match at { $table } ends now, and cannot go on.
admin-sure-ban = { $name } loses all seats. A bot plays on for them.
admin-yes = Do it
admin-no = Leave it
admin-errors = Errors
admin-well = Nothing went wrong.
problem-wrong-key = This is not the key of the house.
