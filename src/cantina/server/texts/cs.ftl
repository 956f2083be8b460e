# Věty, kterými stůl na několik dní někoho zve zpět: zprávy do zařízení a e-maily.

call-turn = Jste na tahu.
call-turn-with = Jste na tahu u stolu, kde hraje { $others }.
call-over = Partie skončila. Podívejte se, jak dopadla.
call-closed = Stůl byl zavřen.
call-late = { $seat } už nemá čas. Rozhodnutí můžete přeskočit, nebo nechat hrát bota.
mail-subject = { $game }: { $words }
mail-open = Otevřít stůl: { $link }
mail-quiet = Žádný další e-mail od Cantiny nepřijde, když otevřete tento odkaz a stisknete tlačítko: { $link }
mail-confirm-subject = Cantina: smí vám sem stoly psát?
mail-confirm = Někdo, snad vy, požádal Cantinu, aby na tuto adresu psala, když je na tahu. Pokud o to stojíte, otevřete tento odkaz a stiskněte tlačítko: { $link }
mail-confirm-else = Pokud ne, nemusíte dělat nic. Žádný další e-mail nepřijde.
