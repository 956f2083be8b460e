"""The rules that an event or a refusal can carry, as the numbers a kernel works with."""

import functools

RACE_11, RACE_16, RACE_18, RACE_19, RACE_20 = 11, 16, 18, 19, 20
RACE_23, RACE_24, RACE_25, RACE_26, RACE_27 = 23, 24, 25, 26, 27
RACE_28, RACE_29, RACE_33, RACE_34, RACE_35 = 28, 29, 33, 34, 35
RACE_36, RACE_37, RACE_39, RACE_40, RACE_41 = 36, 37, 39, 40, 41
RACE_43, RACE_44, RACE_45, RACE_46, RACE_47 = 43, 44, 45, 46, 47
RACE_48, RACE_49, RACE_55, RACE_56 = 48, 49, 55, 56

RULING = 100
RACE_R_07, RACE_R_15, RACE_R_17, RACE_R_24 = 107, 115, 117, 124
RACE_R_26, RACE_R_29, RACE_R_30, RACE_R_38 = 126, 129, 130, 138

CORE = 200
CORE_01, CORE_02, CORE_03, CORE_04, CORE_05 = 201, 202, 203, 204, 205


def all_numbers() -> list[int]:
    """Every rule number above."""
    return [number for name, number in globals().items() if name.startswith(("RACE_", "CORE_"))]


@functools.cache
def name(number: int) -> str:
    """The id of a rule number."""
    if number > CORE:
        return f"CORE-{number - CORE:02}"
    return f"RACE-R-{number - RULING:02}" if number > RULING else f"RACE-{number:02}"
