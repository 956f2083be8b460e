# Sentences by which a table of days calls somebody back, as push messages and e-mails.

call-turn = It is your turn.
call-turn-with = It is your turn at the table with { $others }.
call-over = The match is over. Come and see how it ended.
call-closed = The table was closed.
call-late = { $seat } has run out of days. You may skip the decision, or let a bot play on.
mail-subject = { $game }: { $words }
mail-open = Open the table: { $link }
mail-quiet = You get no more e-mails from Cantina once you open this link and press the button: { $link }
mail-confirm-subject = Cantina: may tables write to you here?
mail-confirm = Somebody, we hope you, asked Cantina to write to this address when it is their turn. If it was you, open this link and press the button: { $link }
mail-confirm-else = If it was not you, do nothing. You will get no other e-mail.
