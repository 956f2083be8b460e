# Sentences that belong to no game: the table, refusals of the core, the terminal.
refusal-CORE-01 = It is somebody else's turn now.
refusal-CORE-02 = The match is over.
refusal-CORE-03 = That is not what is being decided now.
refusal-CORE-04 = The dealer has no such card left.
refusal-CORE-05 = There is no such thing in this match.

seat-human = Player { $number }
seat-bot = Player { $number } ({ $bot } bot)
turn-of = { $seat }: { $prompt }
ask-action = Your choice (a number, an action in words, or: ?, rule ID, log, quit):
ask-help = Type the number of an action, or the action itself as written in brackets. "?" shows the table again, "rule RACE-18" explains a rule, "log" tells what happened so far, "quit" leaves the match.
ask-numbers = That takes numbers: { $action }. Type it with one from each span, for example: { $example }
joined = { $before } and { $last }
span = { $low } to { $high }
no-such-choice = There is no choice { $number }; they go from 1 to { $count }.
not-understood = Not understood: { $problem }
no-such-rule = There is no rule { $rule }.
refused-by = { $sentence } ({ $rule })
commitment = The dealer's key is fixed; its SHA-256 is { $hash }.
saved-in = The match is saved in { $file }.
left-match = You left the match.
winners = { $winners } won.
no-winners = Nobody has won yet.
nobody-won = Nobody has won.
onward = The campaign goes on with { $options }.
score-of = { $seat }: { $score }
option-seats = Number of players
