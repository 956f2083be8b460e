"""The rules that an event or a refusal can carry, as the numbers a kernel works with."""

from cantina.core.rule_numbers import CORE_01 as CORE_01
from cantina.core.rule_numbers import CORE_02 as CORE_02
from cantina.core.rule_numbers import CORE_03 as CORE_03
from cantina.core.rule_numbers import CORE_04 as CORE_04
from cantina.core.rule_numbers import CORE_05 as CORE_05
from cantina.core.rule_numbers import RuleNumbers

CSW_21, CSW_26, CSW_27, CSW_29, CSW_31 = 21, 26, 27, 29, 31
CSW_32, CSW_33, CSW_34, CSW_38, CSW_40 = 32, 33, 34, 38, 40
CSW_44, CSW_45, CSW_46, CSW_54, CSW_57, CSW_59 = 44, 45, 46, 54, 57, 59
CSW_60, CSW_61, CSW_68, CSW_71, CSW_74, CSW_77 = 60, 61, 68, 71, 74, 77
CSW_83, CSW_84, CSW_85, CSW_87 = 83, 84, 85, 87

CSW_R_08, CSW_R_15, CSW_R_16, CSW_R_39 = 108, 115, 116, 139

RULES = RuleNumbers("CSW", globals())
