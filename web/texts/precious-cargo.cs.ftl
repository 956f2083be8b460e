# Věty herního plánu hry Vzácný náklad.

web-board = Stůl s Groguem uprostřed
web-field = Karty kolem Grogua
web-place = Místo { $place }: { $card }
web-gap = Mezi místy { $place } a { $other }
web-gaps = Mezery mezi kartami
web-card = { $ally }, Beskar { $beskar }
web-card-guarded = { $ally }, Beskar { $beskar }, chráněno
web-protected = chráněno
web-grogu = Grogu
web-grogu-open = Grogu. Vyhrát tu mohou: { $teams }
web-disc = { $disc }: { $seat }, { $faction }
web-own-disc = Váš žeton, { $disc }
web-ally-pile = Karty spojenců v hromádce: { $count }
web-rests = { $disc } leží { $x }, { $y } mm od Grogua
web-rests-card = Hozená karta leží { $x }, { $y } mm od Grogua
web-verdict-won = Přímo na Grogua!
web-verdict-grogu = Na Groguovi, ale nevyhrává
web-won-for = { $seat } vyhrává: { $faction }
web-verdict-missed = Vedle
web-cheer-set = { $ally }: sada!
web-cheer-several = { $cards ->
        [2] Dvě naráz!
        [3] Tři naráz!
       *[other] { $cards } naráz!
    }
web-cheer-first = První: { $ally }
web-cheer-near = Těsně: jen { $mm } mm!
web-off = { $mm } mm od cíle
web-off-usual = { $mm } mm od cíle; obvykle { $usual }

web-aim = Zaměření. Šipky ho posouvají, plus a minus mění sílu, Enter hází.
web-no-aim = zatím bez cíle
web-spot = { $x }, { $y } mm od Grogua
web-aim-near = { $thing } ({ $spot })
web-aimed = Zamířeno: { $promise }

web-who-may-aim = Kdo smí mířit na Grogua
web-waived = Karty došly: vyhraje, kdo zasáhne Grogua.
web-we-may-aim = Váš tým smí mířit na Grogua!
web-may-aim = { $faction }: smí mířit na Grogua
web-mates-lack = Na Grogua ještě chybějí body spoluhráčům
web-team-lacks = Na Grogua vašemu týmu { $points ->
        [one] chybí { $points } bod
        [few] chybějí { $points } body
       *[other] chybí { $points } bodů
    }
web-you-lack = Na Grogua vám { $points ->
        [one] chybí { $points } bod
        [few] chybějí { $points } body
       *[other] chybí { $points } bodů
    }
web-seat-lacks = { $seat }: na Grogua { $points ->
        [one] chybí { $points } bod
        [few] chybějí { $points } body
       *[other] chybí { $points } bodů
    }
web-mates-of-lack = { $seat }: na Grogua ještě chybějí body spoluhráčům
web-may-aim-seat = { $seat }: tým smí mířit na Grogua!

web-throw = Hoďte žeton
web-throw-wins = Hoďte žeton: zásah Grogua vyhraje
web-throw-hint = Vyberte, kam má dopadnout, a hoďte. Nebo ho natáhněte a pusťte, anebo cvrnkněte dopředu.
web-keys-hint = Na klávesnici: šipky míří, + a − nastavují sílu.
web-rings = Ve vnitřním prstenci končí polovina hodů, ve vnějším devět z deseti.
web-throws = Hodů v tomto tahu: { $throws }
web-put-back = Vrátit
web-throw-now = Hodit
web-aim-card = Zamiřte { $card }. kartou ze tří
web-aim-card-hint = Vyberte, kam má karta dopadnout. Všechny tři letí naráz.
web-aim-now = Zamířit { $card }. kartou
web-throw-cards = Hodit všechny tři

web-pad-hint = Natáhněte žeton dole a pusťte, nebo vyberte na stole, kam má dopadnout. Poletí na velké obrazovce.
web-pad-pull = Natáhněte a pusťte
web-pad-let-go = Pusťte a žeton poletí
web-pad-power = síla
web-pad-look = Sledujte velkou obrazovku!

web-range-place = místo { $place }
web-range-target = Zasáhněte { $target }
web-range-how = Házejte jako u stolu. Po každém hodu leží všechno jako předtím.
web-range-another = Jiný cíl
web-range-streak = Zásahy v řadě
web-range-best = Nejlépe
web-range-hits = Tentokrát
web-range-of = { $hit } z { $thrown }
web-range-hit = { $streak ->
        [1] Zásah!
        [few] Zásah! To už jsou { $streak } v řadě.
       *[other] Zásah! To už je { $streak } v řadě.
    }
web-range-best-now = Zásah! V řadě { $streak }: zatím nejlépe.
web-range-missed = Vedle: { $where }.
web-range-far = { $mm } mm moc daleko
web-range-short = { $mm } mm moc blízko
web-range-left = { $mm } mm vlevo
web-range-right = { $mm } mm vpravo
web-range-beside = { $along }, { $aside }
web-range-usually = Polovina vašich hodů leží do { $mm } mm od cíle; v průměru { $where }.
web-range-scatter = Vaše poslední hody kolem cílů: { $count }

web-chance-place = Tato karta
web-chance-any = Nějaká karta
web-chance-grogu = Grogu
web-chance-points = Očekávané body: { $points }

web-shop = Vylepšení
web-shop-or = Nebo místo hodu nákup
web-shop-more = Další vylepšení
web-beskar = Beskar: { $beskar }
web-stock = Zbývá: { $stock }
web-does-protect = uchrání sadu
web-does-multi-throw = poletí tři karty
web-does-gift = spoluhráč hodí 2×
web-does-steal = vezmete kartu
web-does-trade = vyměníte kartu
web-does-reveal = otočíte čtyři karty
web-tells-protect = Sada aspoň dvou stejných karet vlastní frakce i s body vám zůstane natrvalo.
web-tells-multi-throw = Hodíte naráz třemi vlastními kartami a získáte, co zasáhnou. Hozené karty jdou ze hry.
web-tells-gift = Spoluhráč hodí v příštím tahu jednou navíc.
web-tells-steal = Vezmete si libovolnou nechráněnou kartu z cizí hromádky.
web-tells-trade = Vyměníte jednu svou kartu za nechráněnou z cizí hromádky.
web-tells-reveal = Otočíte na stole čtyři karty. Zůstanou lícem nahoru.

web-more = Ještě něco koupit?
web-more-hint = Kdo nakupuje, v tomto tahu nehází.
web-end = Ukončit tah
web-pay = Zaplaťte: { $upgrade }
web-pay-due = Vyberte karty ze své hromádky; zbývá zaplatit Beskar: { $due }. Karty jdou ze hry i s body.
web-pay-done = Zaplaceno celé: { $cards }.
web-pay-only = Jinak zaplatit nejde: { $cards }.
web-buy = Koupit: { $upgrade }
web-pick = Vyberte karty k hodu
web-pick-hint = Tři karty ze své hromádky; vybráno: { $count }. Jdou ze hry i s body.
web-pick-now = Vzít tyto tři
web-protect = Vyberte sadu k ochraně
web-protect-hint = Aspoň dvě stejné karty vlastní frakce.
web-protect-none = Ochránit sadu
web-protect-now = Ochránit: { $ally }
web-protect-keeps = { $cards } × { $ally }, natrvalo jistých bodů: { $points }.
web-offer = Vyberte kartu, kterou dáte
web-offer-hint = Karta z vaší hromádky.
web-offer-none = Nabídnout kartu
web-offer-now = Nabídnout: { $ally }
web-take-steal = Vyberte kartu, kterou ukradnete
web-take-trade = Vyberte kartu, kterou získáte
web-take-hint = Kterákoli karta z cizí hromádky, pokud není chráněná.
web-take-for = Dáváte kartu { $card }.
web-take-none = Vzít kartu
web-take-now = Vzít: { $ally }, má { $whose }
web-give = Kdo dostane váš tah?
web-give-hint = Spoluhráč hodí v příštím tahu jednou navíc. Vyberte jeho žeton na stole, nebo tady.
web-give-none = Darovat tah
web-give-now = Darovat: { $seat }
web-reveal = Vyberte karty k otočení
web-reveal-hint = Čtyři karty na stole; vybráno: { $count }.
web-reveal-now = Otočit je
web-back = Zpět
web-changes = Jak se změní body

web-own-pile = Vaše hromádka
web-other-piles = Hromádky ostatních
web-pile-sum = body { $score }, Beskar { $beskar }
web-pile-empty = Zatím žádné karty.
web-need = potřebuje { $need } { $need ->
        [one] bod
        [few] body
       *[other] bodů
    }
web-need-together = tým potřebuje { $need } { $need ->
        [one] bod
        [few] body
       *[other] bodů
    }
web-grogu-may = smí na Grogua
web-grogu-short = { $points ->
        [one] chybí { $points } bod
        [few] chybějí { $points } body
       *[other] chybí { $points } bodů
    }
web-chip-pile = Karty: { $cards }, Beskar: { $beskar }
web-enough = na Grogua stačí
web-gifts = hody navíc: { $gifts }
web-shares = Hromádka je společná (drží ji { $seat })

# Co se stalo, pro toho, kdo vidí stůl: místo ukáže obrázek.
seen-event-threw = { $seat } hází žetonem.
seen-event-flicked = { $seat } cvrnká žetonem.
seen-event-took = { $seat } získává kartu { $card-ally } (Beskar { $card-beskar }) a má teď { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }.
seen-event-paid = { $seat } platí kartou { $card-ally } (Beskar { $card-beskar }) a má teď { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }.
seen-event-picked = { $seat } hodí kartou { $card-ally } a má teď { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }.
seen-event-aimed = { $seat } míří kartou.
seen-event-stole = { $seat } krade kartu { $card-ally } (Beskar { $card-beskar }), kterou má { $whose }.
seen-event-traded = { $seat } mění kartu { $given-ally } za kartu { $card-ally }, kterou má { $whose }.
seen-event-revealed = Otáčí se karta { $card-ally } (Beskar { $card-beskar }).

# Popisky ve formuláři nového stolu.
form-mode = Způsob hry
form-points = Body na Grogua
form-purchases = Nákupy v jednom tahu

option-deck-none = podle způsobu hry

# Klávesy.
key-aim = Mířit, se Shiftem po malých krocích
key-power = Dál nebo blíž, když míříte
key-buy-no-more = Už nic nekupovat
