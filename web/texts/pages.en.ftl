# Sentences of some pages: the replay, the rulebook, the table in words and puzzles.

rulebook-own-words = The rules are told in Cantina's own words.
rulebook-games = Rulebooks
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-search-hint = A question, words, or the id of a rule
rulebook-empty = Empty the search
rulebook-found = { $count ->
        [0] Nothing found
        [one] { $count } entry found
       *[other] { $count } entries found
    }
rulebook-nothing = No rule speaks of “{ $words }”.
rulebook-instead = You could try:
rulebook-link = Link to { $rule }
rulebook-mentioned = Mentioned in
rulebook-whole = In the rulebook
rulebook-go-on = Back to the game
rulebook-back = Back to the table
rulebook-position = The position
rulebook-before = Before the move
rulebook-after = After the move
rulebook-kind-ruling = Ruling
rulebook-kind-example = Example
rulebook-kind-vector = Worked case
rulebook-kind-fact = Consequence

text-view = The table in words
text-title = { $name }: the table in words
text-history = What happens
text-position = Position
text-decision = Decision
text-choices = Your choices
text-commands = You can also type
text-command = Command
text-command-hint = A number or a command; see “help”
text-send = Send
text-to-board = Show the board
text-nothing-to-decide = Nothing for you to decide now.
text-seats = Seats
text-seat = Seat { $number }: { $who }
text-seat-mine = Seat { $number }: { $who } (you)
text-watching = You are watching.
text-said = { $name } says: { $words }
text-noted-filled = A bot sits down on seat { $number }.
text-noted-opened = Seat { $number } is open again.
text-answer = Type yes or no.
text-lesson = Lesson: { $words }
text-lesson-typed = The lesson means: { $form }
text-lesson-choice = The lesson means number { $number }.
text-course-hand = You will learn to play in words. The command line is all you need. Type “hand” and Enter: it tells what you have in hand.
text-course-choices = That is what you play with. What you may do with it is told by “choices”. Type it.
text-course-try = Every choice has a number. Before you play one you can try it out, and nothing is done. Type “try 1”.
text-course-look = How the table looks is told by “look”. Type it; “look full” would tell everything.
text-course-around = You ask about one place by “around”. Type “around { $place }”.
text-course-last = What happened last is repeated by “last”; everything since your own move is told by “changed”. Type “last”.
text-course-detail = Would you like to hear less, or more? Type “detail short”, “detail normal” or “detail full”.
text-course-help = And if you forget something, “help” lists every command. Type it.
text-course-over = That is all, you know it now. Play: type the number of a choice. A move is taken back by “undo”.
text-form-course = course
text-help-course = learn these commands one by one
words-wished = Tables in words instead of pictures
words-learn = Learn to play in words
text-over = Final scores: { $scores }.
text-not-offered = That cannot be chosen now. Type choices for what can.
text-not-now = It is not your turn, and that is no command. Type help for what there is.
text-not-understood = That is neither a choice nor a command. Type help for what there is.
text-half = “{ $command }” needs something after it.
text-nothing-to-choose = There is nothing for you to choose now.
text-no-position = The match has not begun.
text-choice-number = choice { $number }
text-more = And { $count } more.
text-ahead-on = You play nothing until your next turn, and are not asked.
text-ahead-off = You are asked again whether you want to play something.
text-close-again = This closes the table for good. Type close once more to do it.
text-lost = The connection is lost; it is being made anew.
text-live = The connection is back.
text-help = Type the number of a choice, or its text form as it stands in brackets. Words that are in several choices list those. Besides:

text-form-undo = undo
text-help-undo = take back your latest decision; sometimes the others must agree
text-form-say = say WORDS
text-help-say = say something to everybody
text-form-sit = sit { $seat }
text-help-sit = take seat { $seat }
text-form-stand = stand { $seat }
text-help-stand = leave seat { $seat }
text-form-ready = ready
text-help-ready = say that you are ready, or not yet
text-ready-not-seated = Sit down first; then you can be ready.
text-form-fill = fill { $seat }
text-help-fill = put a bot on seat { $seat }; “random” after it: one that plays at random
text-form-open = open { $seat }
text-help-open = send the bot away from seat { $seat }
text-form-begin = begin
text-help-begin = begin the match
text-form-close = close
text-help-close = close the table for good; the others must agree
text-form-yes = yes
text-help-yes = agree to what was asked for
text-form-no = no
text-help-no = do not agree, or take your own request back
text-form-skip = skip { $seat }
text-help-skip = let a bot decide once for seat { $seat }
text-form-handover = handover { $seat }
text-help-handover = let a bot play on for seat { $seat }
text-form-take = take { $seat }
text-help-take = play for seat { $seat } yourself again
text-form-ahead = ahead or ahead off
text-help-ahead = play nothing until your next turn, or stop doing so
text-form-rematch = rematch
text-help-rematch = the same people at a new table
text-form-replay = replay
text-help-replay = watch the match again
text-form-board = board
text-help-board = the same table as a picture

replay-noun = Replay
replay-open = Open a record
replay-open-how = A record is the file that a finished match can be saved as. It holds every move and every card, and the check of the dealing.
replay-drop = Drop a record here
replay-drop-here = Drop it to open this record
replay-choose = Choose a file
replay-still-playing = This match is still being played
replay-still-playing-how = Its record holds every secret, so it comes out when the match is over.
replay-to-table = To the table
replay-happening = What has just happened
replay-begins = The match begins
replay-round = Round { $number }
replay-turn = Turn { $number }
replay-move = move { $move } of { $moves }
replay-unfinished = The record ends here; the match was not finished.
replay-about = More
replay-view = Through whose eyes
replay-view-open = Open view
replay-view-seat = As { $seat } saw it
replay-link = Copy a link to this move
replay-save = Save the record
replay-scrubber = Move
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-turn-on = One turn forward
replay-turn-back = One turn back
replay-speed = Speed
replay-moment = Next key moment
replay-whole = Board on the whole screen
replay-whole-end = Leave the whole screen
replay-dealing-sealed = Dealt fairly
replay-dealing-sealed-how = What is dealt was settled before anybody sat down. Checked: every card and every roll is exactly the one that had to come.
replay-dealing-unnamed = Dealt by its key
replay-dealing-unnamed-how = Every card and every roll follows from the key that was settled before anybody sat down. Names were taken out of the record on request, so nobody can check any more that the key belonged to this match.
replay-dealing-simulated = Dealt from a seed
replay-dealing-simulated-how = This match was simulated. Every card and every roll follows from its seed, so anybody can repeat it.
replay-dealing-open = The dealing cannot be checked yet
replay-dealing-open-how = What is dealt was settled beforehand, but this record lacks the key to it. The moves are legal.
replay-dealing-none = Nothing was promised
replay-dealing-none-how = This record says nothing about how it was dealt. The moves are legal; the dealing cannot be checked.
replay-dealing-broken = The dealing was not kept
replay-dealing-broken-how = In this record other things were dealt than those that were settled beforehand.

## Sounds and speech
sounds-and-speech = Sounds and speech
sounds-key = What each sound means
sound-hear = Hear: { $sound }
volume = Volume
percent = { $value } %
sound-turn = Your turn
sound-turn-shape = two tones, a leap up
sound-theirs = Somebody else’s turn
sound-theirs-shape = two soft tones, down
sound-gain = You gain something
sound-gain-shape = three tones, up and up
sound-rival = Somebody else gains something
sound-rival-shape = three tones, up and back down
sound-loss = You lose something
sound-loss-shape = three tones, down and down
sound-danger = Danger
sound-danger-shape = four tones, to and fro
sound-refused = That is not possible
sound-refused-shape = one low tone twice
sound-place = Something is laid down or moved
sound-place-shape = one low tone
sound-throw = A throw
sound-throw-shape = four quick tones, rising
sound-near = Missed by very little
sound-near-shape = one tone twice, then down
sound-double = Several cards at once
sound-double-shape = two leaps up, one after the other
sound-set = A set of cards is made
sound-set-shape = three tones up, one back, and a leap
sound-dice = Dice
sound-dice-shape = a rattle of four tones
sound-won = You have won
sound-won-shape = one tone three times, then a leap up
sound-lost = You have lost
sound-lost-shape = four slow tones, falling
speech = Reading out
speech-read-out = Read out what happens and what has the focus
speech-how = With the browser’s own voices you can play a whole match without looking. If you use a screen reader, leave this off.
speech-rate = Speed
speech-begins = Reading out is on.
speech-no-voice = This browser has no English voice, so another one reads. You can add voices in the settings of your system.
speech-never = This browser cannot speak.
speech-on = on
speech-off = off
speech-chosen = chosen
speech-not-now = not possible now
speech-role-switch = switch
speech-role-radio = choice
speech-role-checkbox = box
speech-role-tab = tab
speech-role-slider = slider
speech-role-list = list
speech-role-field = text field
speech-role-button = button
speech-role-link = link
key-speech = switch reading out on or off
key-repeat = repeat what was said last
key-silence = be silent
lesson-there = Take me there

## Puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-games = Games with puzzles
puzzles-solved = { $solved } of { $all }
puzzle-best = Find the best turn
puzzle-win = Win this turn
puzzle-task-best = One turn is clearly better than all others.
puzzle-task-win = The match can be won in this turn. What does not win is taken back.
puzzle-level = { $level ->
        [1] An easy puzzle
        [2] A middling puzzle
       *[other] A hard puzzle
    }
puzzle-numbered = { $level ->
        [1] Easy puzzle
        [2] Middling puzzle
       *[other] Hard puzzle
    } { $number }
puzzle-left = { $left ->
        [0] no tries left
        [one] { $left } try left
       *[other] { $left } tries left
    }
puzzle-wrong = { $unit ->
        [points] Worth { $loss } points less than the best turn.
       *[other] Your chance to win is { $loss } lower than after the best turn.
    }
puzzle-wrong-least = { $unit ->
        [points] Worth at least { $loss } points less than the best turn.
       *[other] Your chance to win is at least { $loss } lower than after the best turn.
    }
puzzle-try-does = What it does at once: { $does }
puzzle-not-won = That turn has not won. Everything is as it was before.
puzzle-heard = Try { $number }: not this one. { $words }
puzzle-hint = A hint
puzzle-hint-about = What it is about, when it is your turn again: { $about }
puzzle-hint-first = Begin like this: { $words }.
puzzle-hint-plain = At first sight that turn does not look best.
puzzle-show = Show the solution
puzzle-solution = Solution:
puzzle-play-it = Play it on the board, or try another puzzle.
puzzle-why = { $unit ->
        [points] It is worth { $gain } points more than the second best turn.
       *[other] The chance to win is { $gain } higher than after the second best turn.
    }
puzzle-why-win = This turn wins whatever comes ({ $odds } sure).
puzzle-later = When it is your turn again: { $later }
puzzle-solved-best = That is the best turn
puzzle-solved-win = Won in this turn
puzzle-told = with the solution shown
puzzle-try = try { $number }
puzzle-next = Next puzzle
puzzle-again = Solved, once more
puzzle-today = Today's puzzle
puzzle-solve = Solve it
puzzle-streak = { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
puzzle-longest = your longest: { $count }
puzzle-day-solved = solved
puzzle-day-open = to be solved
puzzle-day-missed = not solved
later-points-up = you have { $amount } points more on average
later-points-down = you have { $amount } points fewer on average
later-rivals-up = the strongest rival has { $amount } points more on average
later-rivals-down = the strongest rival has { $amount } points fewer on average
later-prospects-up = your prospects are better by { $amount } on average
later-prospects-down = your prospects are worse by { $amount } on average
later-spaces-up = your team's lead is { $amount } spaces larger on average
later-spaces-down = your team's lead is { $amount } spaces smaller on average
later-flown-up = your team has flown { $amount } spaces farther on average
later-flown-down = your team has flown { $amount } spaces less on average
later-others-flown-up = the foremost rivals have flown { $amount } spaces farther on average
later-others-flown-down = the foremost rivals have flown { $amount } spaces less on average
later-cards-up = your team has { $amount } bonus cards more on average
later-cards-down = your team has { $amount } bonus cards fewer on average
later-figures-up = you have { $amount } figures more in your supply on average
later-figures-down = you have { $amount } figures fewer in your supply on average

## Analysis
analysis = Analysis
analysis-close = Close analysis
analysis-key = Open or close the analysis
analysis-begun = Analysing the match; this takes a moment …
analysis-progress = Moves analysed: { $done } of { $moves }
analysis-players = The players' luck and skill
analysis-luck = luck
analysis-skill = skill
analysis-given = given away
analysis-curve = Expected result { $seat }
analysis-point = Move { $move }, { $seat }
analysis-kind-mistake = mistake
analysis-kind-luck = luck
analysis-kind-bad-luck = bad luck
analysis-kind-turn = turn
analysis-kind-great = great move
analysis-lost = A loss of { $amount }
analysis-was-best = Nothing was better
analysis-was-great = The only move, and it was found
analysis-by-far = Better than any other by { $amount }, though another looked better at first.
analysis-try = Try it
analysis-try-is = Play on from here with the better move, against bots
analysis-played = Played
analysis-better = Better
analysis-previous = Before
analysis-next = Next point
analysis-turning-points = Turning points
analysis-great-moves = Great moves
analysis-all-mistakes = Mistakes
analysis-luck-is = Luck is what cards, tiles and dice brought; given away is by how much the played move was worse than the best.


## Stories
stories = Tell stories
story-show = The story once more
story-skip = Skip
story-next = Next
story-previous = Back
story-again = Once more
story-begin = Begin the mission
story-on = To the result
story-panel-of = { $number } of { $count }
story-chapter = Game { $number } of { $last }
story-lost-if = Lost if: { $failure }

## Calls to tables of days
calls-here = Tell me when it is my turn here
calls-me = Tell me when it is my turn
calls-on-way = You may close the page: you will be told when it is your turn.
calls-how = It comes to this device even when the page is closed. Nothing secret is in it.
calls-possible = This browser was not allowed to show messages. You can allow it in its settings.
calls-denied = This browser shows no messages from here. You can allow them in its settings.
calls-unable = This browser cannot take messages. On a phone, first add Cantina to the home screen.
calls-mail = E-mail
calls-mail-how = We ask there first whether tables may write. Every letter has a link that ends them.
calls-mail-ask = Ask this address
calls-mail-asked = We wrote to { $address }. Open the link in that letter, and tables may call you there.
calls-mail-on = Tables write to { $address }.
calls-mail-off = No more e-mail
calls-none = Turn off all messages
calls-none-now = No table sends you messages any more.
calls-title = Messages
mail-page = May tables write to you?
mail-page-how = Cantina writes only when it is your turn at a table of days, or when such a match ends.
mail-page-yes = Yes, write to me
mail-page-no = No, write no more
mail-page-on = Good: tables may write to you now.
mail-page-off = Done: no table writes to you any more.

## Home and what is mine
turn-at = { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
is-thinking = { $seat } is thinking
play = Play
look = Look
learning = Keep learning
learning-of = { $done } of { $all }
learning-done = done
learning-next = { $game }, { $minutes } min
learning-go-on = Go on: { $game }
no-open-tables = Nobody waits for players now.
open-own = Open your own
finished = Finished
no-finished = No match is finished yet.
mine-all = All and statistics
mine-title = All that is yours
mine-how = Results and statistics, a file with everything, and its removal.
mine-open = Show it
outcome-won = Won
outcome-lost = Lost
outcome-shared = Won together
outcome-unfinished = Not finished
outcome-points = { $outcome }, { $mine } to { $theirs }
tally-games = By game
tally-opponents = By opponent
tally-played = Played
tally-won = Won
take-title = Take it along
take-how = One file with your name, your tables, the records of your finished matches and what this browser has noted. The key to your seats is not in it.
take = Save everything
clear-title = Clear this browser
clear-how = Removes what this browser has noted: puzzles, last tables, habits. Your name and tables stay.
clear = Clear
cleared = Done. This browser has nothing noted any more.

clubs = Clubs
clubs-how = A link for a group of friends: members, tables, a ladder and small tournaments on one page. No accounts.
clubs-none = You are in no club yet. Make one, or open the link that a friend sent you.
club-name = Name of the club
club-found = Make a club
club-members-count = { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
club-yours = Yours
club-closed-sign = Closed
club-invited = { $name } invites you to a club
club-join = Join the club
club-join-how = The members see your name, the tables that are made in the club, and how they end. You can leave at any time.
club-invite = Invite a friend
club-invite-how = Whoever opens the link can join.
club-lock = Let nobody else in
club-members = Members
club-me = you
club-founder = made the club
club-remove = Remove { $name }
club-remove-sure = Remove { $name } for good? They cannot come back, and matches that they have yet to play in the tournament count as lost.
club-leave = Leave the club
club-leave-sure = Leave the club? Your results stay; matches that you have yet to play in its tournament count as lost.
club-close = Close the club
club-close-sure = Close the club? It stays to look at, and nothing can begin in it any more. This cannot be undone.
club-yes = Yes
club-no = No
club-tables = Tables
club-no-tables = Nobody plays now.
club-new-table = New table
club-results = Results
club-no-results = What is played here will be found here.
club-together-won = Won together
club-together-lost = Lost together
club-shared = A draw
club-won-by = { $names } won
club-nobody = Nobody won
club-ladder = Ladder
club-ladder-all = All games
club-ladder-empty = The ladder begins with the first match at a club's table.
club-ladder-how = Ratings begin at 1500 and move with every match. Partners are rated as a team, and droids like anybody else. Adventures, which are played together, and sides of different size are kept as results, but not rated. A place comes with the third match.
club-place = Place
club-player = Player
club-rating = Rating
club-rating-spread = ± { $spread }
club-won-of = { $won } of { $played } won
club-unplaced = no place yet
club-tournament = Tournament
club-tournaments-past = Earlier tournaments
club-no-tournament = No tournament yet. It takes two to sixteen members and droids, two at a table.
club-round = Round { $number } of { $last }
club-manner-round-robin = Everybody against everybody
club-manner-swiss = Swiss system
club-manner-round-robin-how = Everybody meets everybody once.
club-manner-swiss-how = Fewer rounds: whoever has as many points meets, and nobody meets twice.
club-manner = How it is played
club-entrants = Who takes part
club-add-droid = Add a droid
club-drop-droid = Take out { $name }
club-new-tournament = New tournament
club-begin-tournament = Begin the tournament
club-next-round = Begin round { $number }
club-stop = End the tournament
club-stop-sure = End the tournament as it stands?
club-winner = { $names } won the tournament
club-pairing = { $first } against { $second }
club-pairing-gathering = not begun
club-pairing-playing = is played
club-pairing-closed = closed
club-pairing-awarded = decided
club-rests = { $name } rests
club-play = Play
club-watch = Watch
club-replay = Replay
club-decide = Decide
club-decide-title = Decide { $pairing }
club-decide-how = For a match that will not be played to its end. It counts in the tournament, not on the ladder.
club-decide-for = { $name } wins
club-decide-shared = A draw
club-standings = Standings
club-played = Played
club-points = Points
club-beaten = Strength
club-beaten-how = The points of those who were beaten, and half of those with whom it was a draw. It decides between equals.
club-your-match = Your match against { $name } waits
club-round-waits = { $count ->
        [one] One match of the round is not over
       *[other] { $count } matches of the round are not over
    }
club-round-over = The round is over
club-quiet = Nothing waits for you here
problem-unknown-club = There is no such club.
problem-not-member = You are not a member of this club.
problem-club-removed = You were removed from this club.
problem-not-founder = Only the one who made it may do that.
problem-club-closed = This club is closed.
problem-club-locked = This club lets nobody else in now.
problem-club-full = This club has { $most } members already, and that is the most it can have.
problem-too-many-clubs = You are in { $most } clubs already; leave one first.
problem-tournament-runs = A tournament is being played; it has to end first.
problem-round-runs = The round is not over yet.
problem-entrants = A tournament takes two to { $most } who take part.
problem-no-opponents = A tournament needs a game in which two play against each other.
