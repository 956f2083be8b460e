"""A second opinion on how a disc flies, hops, slides and scatters, in floats of metres and seconds."""

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

GRAVITY = 9.81
HEIGHT = 0.25
ELEVATION = math.radians(25)
RESTITUTION = 0.15
FRICTION = 0.35

# Errors as shares of the distance thrown: along the throw, and sideways.
SKILLS = {"child": (0.09, 0.06), "typical": (0.06, 0.04), "good": (0.045, 0.03), "expert": (0.03, 0.02)}
FLUB, FLUBBED = 0.05, 2.5
CARD_SCATTER = 1.4  # a thrown card scatters more than a disc

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Release:
    """How a disc leaves the hand; friction is that of the table."""

    speed: float
    elevation: float = ELEVATION
    friction: float = FRICTION


@dataclass(frozen=True)
class Path:
    landing: float  # where it first touches the table
    hop: float  # how far the one hop carries
    slide: float

    @property
    def rest(self) -> float:
        return self.landing + self.hop + self.slide


def fly(release: Release) -> Path:
    """Flight, one hop, slide; each impact takes away its share of the speed along the table by friction."""
    along = release.speed * math.cos(release.elevation)
    up = release.speed * math.sin(release.elevation)
    # The flight, by energy: how fast it comes down, and when.
    down = math.sqrt(up * up + 2 * GRAVITY * HEIGHT)
    landing = along * (up + down) / GRAVITY
    # First impact.
    along = max(0.0, along - FRICTION * (1 + RESTITUTION) * down)
    down *= RESTITUTION
    hop = along * 2 * down / GRAVITY
    # Second impact, then sliding to rest.
    along = max(0.0, along - FRICTION * (1 + RESTITUTION) * down)
    return Path(landing, hop, along * along / (2 * release.friction * GRAVITY))


def speed_for(distance: float) -> float:
    """The speed at which an unerring throw comes to rest at a distance."""
    low, high = 0.0, 20.0
    for _ in range(100):
        middle = (low + high) / 2
        if fly(Release(middle)).rest < distance:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def noisy_throws(distance: float, count: int, generator: np.random.Generator) -> tuple[Floats, Floats]:
    """Kinematic throws at a distance: where they rest along the throw and sideways of it."""
    perfect = Release(speed_for(distance))
    along, sideways = np.empty(count), np.empty(count)
    for k, (speed, elevation, azimuth, friction) in enumerate(generator.standard_normal((count, 4))):
        rest = fly(
            replace(
                perfect,
                speed=perfect.speed * (1 + 0.03 * speed),
                elevation=perfect.elevation + math.radians(2.0 * elevation),
                friction=perfect.friction * math.exp(0.15 * friction),
            )
        ).rest
        turned = math.radians(2.3 * azimuth)
        along[k], sideways[k] = rest * math.cos(turned), rest * math.sin(turned)
    return along, sideways


def scattered(
    origin: tuple[float, float], aim: tuple[float, float], skill: str, count: int, generator: np.random.Generator
) -> tuple[Floats, Floats]:
    """Statistical throws: where discs thrown from the origin at the aim come to rest."""
    dx, dy = aim[0] - origin[0], aim[1] - origin[1]
    distance = math.hypot(dx, dy)
    along, sideways = SKILLS[skill]
    flub = np.where(generator.random(count) < FLUB, FLUBBED, 1.0)
    forward = generator.standard_normal(count) * along * distance * flub
    aside = generator.standard_normal(count) * sideways * distance * flub
    ux, uy = dx / distance, dy / distance
    return aim[0] + forward * ux - aside * uy, aim[1] + forward * uy + aside * ux


def distances(x: Floats, y: Floats, centre: tuple[float, float], angle: float, short: float, long: float) -> Floats:
    """From many points to one rectangle, in the rectangle's own frame."""
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    dx, dy = x - centre[0], y - centre[1]
    beyond_long = np.maximum(np.abs(dx * cosine + dy * sine) - long / 2, 0)
    beyond_short = np.maximum(np.abs(dy * cosine - dx * sine) - short / 2, 0)
    return np.hypot(beyond_long, beyond_short)
