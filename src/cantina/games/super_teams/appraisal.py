"""What a position is worth to a seat, for bots, and the terms of it that can be said."""

from .kernel import appraisal, codes
from .names import Reading


def appraise(state: Reading, seat: int) -> float:
    """The lead of the seat's team, in spaces."""
    settled = state.copy()
    return appraisal.appraise(settled._record, settled._setup, seat) / appraisal.TENTHS


def terms(state: Reading, seat: int) -> dict[str, float]:
    """Once the move has settled: spaces that the team has flown, and the foremost other one; bonus cards; and all the rest."""
    settled = state.copy()
    lead = appraisal.appraise(settled._record, settled._setup, seat) / appraisal.TENTHS
    teams, owners = settled._setup["team"][0].tolist(), settled._setup["owner"][0].tolist()
    flown, cards = dict.fromkeys(teams[: settled.options.seats], 0), 0
    for owner, space in zip(owners, settled._record["space"][0].tolist(), strict=True):
        if owner != codes.NOBODY:
            flown[teams[owner]] += space
    for holder in settled._record["bonus_place"][0].tolist():
        cards += holder >= 0 and teams[holder] == teams[seat]
    own, rivals = flown.pop(teams[seat]), max(flown.values())
    rest = lead - own + rivals - cards * appraisal.BONUS_CARD / appraisal.TENTHS
    return {"flown": own, "others-flown": rivals, "cards": cards, "spaces": rest}
