"""The rules that an event or a refusal can carry, as the numbers a kernel works with."""

from cantina.core.rule_numbers import CORE_01 as CORE_01
from cantina.core.rule_numbers import CORE_02 as CORE_02
from cantina.core.rule_numbers import CORE_03 as CORE_03
from cantina.core.rule_numbers import CORE_04 as CORE_04
from cantina.core.rule_numbers import CORE_05 as CORE_05
from cantina.core.rule_numbers import RuleNumbers

CARGO_19, CARGO_20, CARGO_21, CARGO_22, CARGO_23, CARGO_24 = 19, 20, 21, 22, 23, 24
CARGO_36, CARGO_37, CARGO_38, CARGO_39, CARGO_40, CARGO_43, CARGO_44 = 36, 37, 38, 39, 40, 43, 44
CARGO_45, CARGO_46, CARGO_47, CARGO_49, CARGO_50, CARGO_51, CARGO_52 = 45, 46, 47, 49, 50, 51, 52
CARGO_54, CARGO_56, CARGO_59, CARGO_62 = 54, 56, 59, 62

CARGO_R_17, CARGO_R_20, CARGO_R_26, CARGO_R_27, CARGO_R_28, CARGO_R_29 = 117, 120, 126, 127, 128, 129
CARGO_R_30, CARGO_R_31, CARGO_R_32, CARGO_R_37, CARGO_R_38, CARGO_R_39 = 130, 131, 132, 137, 138, 139
CARGO_R_42, CARGO_R_45 = 142, 145

RULES = RuleNumbers("CARGO", globals())
