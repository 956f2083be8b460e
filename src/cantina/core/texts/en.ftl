# Sentences that belong to no game: the table, refusals of the core, the terminal.
refusal-CORE-01 = It is somebody else's turn now.
refusal-CORE-02 = The match is over.
refusal-CORE-03 = That is not what is being decided now.
refusal-CORE-04 = The dealer has no such card left.
refusal-CORE-05 = There is no such thing in this match.

seat-human = Player { $number }
seat-bot = Player { $number } ({ $bot } bot)
turn-of = { $seat }: { $prompt }
ask-action = Your choice (a number, an action in words, or a command; "help" lists them):
ask-help = Type the number of an action, or the action itself as written in brackets. Besides:
joined = { $before } and { $last }
span = { $low } to { $high }
no-such-choice = There is no choice { $number }; they go from 1 to { $count }.
not-understood = Not understood: { $problem }
no-such-rule = There is no rule { $rule }.
refused-by = { $sentence } ({ $rule })
commitment = The dealer's key is fixed; its SHA-256 is { $hash }.
saved-in = The match is saved in { $file }.
left-match = You left the match.
won-alone = { $names } won
won-as-team = The team of { $names } won
won-shared = { $names } share the victory
no-winners = Nobody has won yet.
nobody-won = Nobody has won.
onward = Won or lost, the campaign goes on with { $options }.
campaign-over = The campaign is over. Play on with everything: { $options }.
score-of = { $seat }: { $score }
option-seats = Number of players

# What is wrong with options or with content in them; "place" comes before the sentence, in the words of the file.
wrong-missing = { $key } is missing
wrong-unknown-field = unknown field { $value }; it takes { $takes }
wrong-unknown-field-meant = unknown field { $value }; did you mean { $meant }?
wrong-unknown-value = { $value } is unknown; it takes { $takes }
wrong-unknown-value-meant = { $value } is unknown; did you mean { $meant }?
wrong-unknown-option = unknown option { $value }; there are { $takes }
wrong-list-length = { $key } takes lists of { $wanted }, not of { $given }
wrong-type = { $key } takes { $wanted }, not { $given }
wrong-at-least = { $key } must be at least { $number }
wrong-at-most = { $key } must be at most { $number }
wrong-one-condition = a condition says exactly one thing, this one says { $said }
wrong-unreadable = this cannot be read
wrong-no-toml = line { $line }: this is no TOML
wrong-too-much = it takes too much time or memory to read
wrong-too-deep = it is nested too deeply
wrong-first-seat = first is seat { $first }, but the seats are 0 to { $last }
wrong-not-shipped = there is no { $what } { $value }; shipped are { $takes }
wrong-stands-twice = { $what } { $value } stands twice
wrong-no-key-value = --option takes KEY=VALUE, not { $value }
wrong-seats-elsewhere = the number of seats is given by --seats
wrong-too-large = it is larger than { $limit } MiB
wrong-no-text = it is no text
wrong-no-bot = unknown bot { $value }; there are { $takes }
wrong-seats = { $game } takes { $fewest } to { $most } seats, not { $given }
wrong-too-many-bots = { $bots } bots do not fit on { $count } seats
wrong-name-for-nobody = seat { $number } is for nobody on this device, so it takes no name
wrong-seat-plan = seat { $number }: { $value } can sit nowhere; it takes me, open, { $takes }
name-type-int = a whole number
name-type-float = a fraction
name-type-str = a text
name-type-bool = true or false
name-type-array = a list
name-type-object = a table
name-type-null = nothing

# Commands of a table in words, in the terminal and on the page.
text-choices-count = { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
text-choices-many = { $count ->
        [one] { $count } choice: say choices.
       *[other] { $count } choices: say choices.
    }
text-would-follow = This would happen:
text-nothing-follows = Nothing more.
text-forced = There was no other choice, so this move was made for you:
text-no-hand = You have nothing in hand now.
text-no-tile = Nobody has a tile in hand now.
text-no-tiles = There are no tiles in this game. What you have is told by the command hand.
text-no-clock = There is no clock at this table.
text-no-place = There is no place "{ $asked }" here. Type for example: around { $example }
text-nothing-changed = Nothing has changed since your last move.
text-detail-short = The telling is now short: what you have in hand, and how many choices.
text-detail-normal = The telling is now normal: what you have in hand, and up to six choices.
text-detail-full = The telling is now full: what you have in hand, how it stands, and all choices.
text-detail-which = Type detail short, detail normal or detail full.
text-form-hand = hand
text-help-hand = what you have in hand
text-form-tile = tile
text-help-tile = the tile in hand, side by side
text-form-score = score
text-help-score = how it stands
text-form-around = around PLACE
text-help-around = what lies at a place, whose it is, and what is beside it
text-form-changed = changed
text-help-changed = what has happened since your last move
text-form-clock = clock
text-help-clock = how much time everybody has left
text-form-last = last
text-help-last = repeat the last move
text-form-choices = choices
text-help-choices = all your choices
text-form-try = try N or try ACTION
text-help-try = what would follow from choice N; nothing is done
text-form-look = look or look full
text-help-look = how it looks; what is yours comes first
text-form-detail = detail short, normal or full
text-help-detail = how much you are told
text-form-log = log or log N
text-help-log = repeat what happened lately
text-form-rule = rule NUMBER or rule WORDS
text-help-rule = read a rule, or search the rules
text-form-help = help
text-help-help = this list
text-form-quit = quit
text-help-quit = leave the match
text-time-left = { $seat }: { $time } left
text-undone = { $seat } took the move back. This no longer holds: { $what }
