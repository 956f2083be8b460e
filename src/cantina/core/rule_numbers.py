"""Rules as the numbers that a kernel works with: those of the book as they are, rulings from 100 on, the core's from 200 on."""

from collections.abc import Mapping

RULING, CORE = 100, 200
CORE_01, CORE_02, CORE_03, CORE_04, CORE_05 = 201, 202, 203, 204, 205


class RuleNumbers:
    """The rules that events and refusals of a kernel can carry: constants such as `RACE_11` and `RACE_R_07`."""

    def __init__(self, prefix: str, constants: Mapping[str, object]):
        self._prefix = prefix
        carried = {number for name, number in constants.items() if name.startswith((f"{prefix}_", "CORE_"))}
        self.names = {number: self._name(number) for number in carried if isinstance(number, int)}

    def _name(self, number: int) -> str:
        if number > CORE:
            return f"CORE-{number - CORE:02}"
        return f"{self._prefix}-R-{number - RULING:02}" if number > RULING else f"{self._prefix}-{number:02}"

    def __getitem__(self, number: int) -> str:
        """The id of a rule."""
        return self.names[number]
