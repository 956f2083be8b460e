"""The rules that an event or a refusal can carry, as the numbers a kernel works with."""

import functools

CSW_21, CSW_26, CSW_27, CSW_29, CSW_31 = 21, 26, 27, 29, 31
CSW_32, CSW_33, CSW_34, CSW_38, CSW_40 = 32, 33, 34, 38, 40
CSW_44, CSW_45, CSW_46, CSW_54, CSW_57, CSW_59 = 44, 45, 46, 54, 57, 59
CSW_60, CSW_61, CSW_68, CSW_71, CSW_74, CSW_77 = 60, 61, 68, 71, 74, 77
CSW_83, CSW_84, CSW_85, CSW_87 = 83, 84, 85, 87

RULING = 100
CSW_R_08, CSW_R_15, CSW_R_16, CSW_R_39 = 108, 115, 116, 139

CORE = 200
CORE_01, CORE_02, CORE_03, CORE_04, CORE_05 = 201, 202, 203, 204, 205


def all_numbers() -> list[int]:
    """Every rule number above."""
    return [number for name, number in globals().items() if name.startswith(("CSW_", "CORE_"))]


@functools.cache
def name(number: int) -> str:
    """The id of a rule number."""
    if number > CORE:
        return f"CORE-{number - CORE:02}"
    return f"CSW-R-{number - RULING:02}" if number > RULING else f"CSW-{number:02}"
