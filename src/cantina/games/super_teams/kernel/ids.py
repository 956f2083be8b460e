"""The rules that an event or a refusal can carry, as the numbers a kernel works with."""

from cantina.core.rule_numbers import CORE_01 as CORE_01
from cantina.core.rule_numbers import CORE_02 as CORE_02
from cantina.core.rule_numbers import CORE_03 as CORE_03
from cantina.core.rule_numbers import CORE_04 as CORE_04
from cantina.core.rule_numbers import CORE_05 as CORE_05
from cantina.core.rule_numbers import RuleNumbers

RACE_11, RACE_16, RACE_18, RACE_19, RACE_20 = 11, 16, 18, 19, 20
RACE_23, RACE_24, RACE_25, RACE_26, RACE_27 = 23, 24, 25, 26, 27
RACE_28, RACE_29, RACE_33, RACE_34, RACE_35 = 28, 29, 33, 34, 35
RACE_36, RACE_37, RACE_39, RACE_40, RACE_41 = 36, 37, 39, 40, 41
RACE_43, RACE_44, RACE_45, RACE_46, RACE_47 = 43, 44, 45, 46, 47
RACE_48, RACE_49, RACE_55, RACE_56 = 48, 49, 55, 56

RACE_R_07, RACE_R_15, RACE_R_17, RACE_R_24 = 107, 115, 117, 124
RACE_R_26, RACE_R_29, RACE_R_30, RACE_R_38 = 126, 129, 130, 138

RULES = RuleNumbers("RACE", globals())
