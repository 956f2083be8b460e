title = Nim
note = Take stones from heaps; the last stone decides.
option-heaps = Heaps
option-misere = The last stone loses
name-small = 1, 2 and 3 stones
name-classic = 1, 3, 5 and 7 stones

prompt-begin = who begins is drawn
prompt-take = take stones from one heap
prompt-over = the match is over

verb-take = take
action-begin = player { $seat } begins
action-take = take { $count ->
    [one] 1 stone
   *[other] { $count } stones
} from heap { $heap }

event-began = { $seat } begins.
event-taken = { $seat } takes { $count ->
    [one] 1 stone
   *[other] { $count } stones
} from heap { $heap }; { $left } left.
event-decided = { $seat } wins by the last stone.

refusal-NIM-02 = You must take at least one stone.
refusal-NIM-03 = Heap { $heap } has only { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}.

view-heap = Heap { $heap }: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
