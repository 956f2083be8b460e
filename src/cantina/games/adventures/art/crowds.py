"""Crowds: where things lie when several share a space, from far to near, so that those in front cover those behind."""

from typing import NamedTuple

from cantina.games.pen import Point, number


class Crowd(NamedTuple):
    """Places round the middle of a space, and how large things are there."""

    places: tuple[Point, ...]
    scale: float


FOOT = 17.0  # how far below the middle of its place a standing figure has its base, at full size
CROWDS: tuple[Crowd, ...] = (
    Crowd(((0, -3),), 1.16),
    Crowd(((-23.5, -11), (23.5, -11)), 0.93),
    Crowd(((-22, -18), (22, -18), (0, 13)), 0.82),
    Crowd(((-20, -20), (20, -20), (-20, 15), (20, 15)), 0.73),
    Crowd(((0, -31), (-31, -11), (31, -11), (-18, 20), (18, 20)), 0.64),
    Crowd(((-16, -28), (16, -28), (-33, -1), (33, -1), (-16, 25), (16, 25)), 0.58),
    Crowd(((-16, -29), (16, -29), (-34, -1), (0, -1), (34, -1), (-16, 26), (16, 26)), 0.54),
    Crowd(((0, -38), (-27, -22), (27, -22), (-36, 5), (0, -5), (36, 5), (-18, 28), (18, 28)), 0.5),
)


def crowd_of(count: int) -> Crowd:
    """The places of so many things; what is more than there is room for lies on the last place."""
    most = CROWDS[-1]
    if count <= len(CROWDS):
        return CROWDS[count - 1]
    return Crowd(most.places + (most.places[-1],) * (count - len(CROWDS)), most.scale)


def crowd_data() -> str:
    """The places as data for a page: `crowd-<count>`."""
    drawn = ""
    for count, crowd in enumerate(CROWDS, start=1):
        places = " ".join(",".join(map(number, place)) for place in crowd.places)
        drawn += f'<g id="crowd-{count}" data-places="{places}" data-size="{crowd.scale:g}" data-foot="{FOOT:g}"/>'
    return drawn
