"""The teacher: says what could be done and why (`hint`), and what a match was lost and won by (`analyse`)."""

from cantina.teacher.analysis import Analysis, Judgement, analyse
from cantina.teacher.hint import Advice, Hint, hint

__all__ = ["Advice", "Analysis", "Hint", "Judgement", "analyse", "hint"]
