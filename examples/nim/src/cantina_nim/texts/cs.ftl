title = Nim
note = Odebírejte kameny z hromádek; rozhodne poslední kámen.
option-heaps = Hromádky
option-misere = Poslední kámen prohrává
name-small = 1, 2 a 3 kameny
name-classic = 1, 3, 5 a 7 kamenů

prompt-begin = losuje se, kdo začne
prompt-take = odeberte kameny z jedné hromádky
prompt-over = partie skončila

verb-take = odeber
action-begin = začíná hráč { $seat }
action-take = odebrat { $count ->
    [one] 1 kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} z hromádky { $heap }

event-began = Začíná { $seat }.
event-taken = { $seat }: { $count ->
    [one] 1 kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} z hromádky { $heap }, zbývá { $left }.
event-decided = Posledním kamenem je rozhodnuto, vyhrává { $seat }.

refusal-NIM-02 = Je třeba odebrat aspoň jeden kámen.
refusal-NIM-03 = V hromádce { $heap } { $stones ->
    [one] je jen 1 kámen
    [few] jsou jen { $stones } kameny
   *[other] je jen { $stones } kamenů
}.

view-heap = Hromádka { $heap }: { $stones ->
    [one] 1 kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}
