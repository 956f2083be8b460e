"""The discs of Precious Cargo: each with the colour and shape of its player, and Grogu's, which shows a cradle.

A disc is 40 across with its middle at 0,0.
"""

from cantina.games.precious_cargo.content import Disc

from .paint import colour, filled, livery, stroked


def _rim() -> str:
    """A metal rim that catches the light from the upper left."""
    return (
        f'<circle r="20" fill="{colour("metal-edge")}" stroke="{colour("metal-dark")}" stroke-width=".8"/>'
        f"{stroked('M-17.4-5.6A18.3 18.3 0 0 1-3-18', 'gleam', 1.6, 0.9)}"
    )


def disc_art(disc: Disc) -> str:
    """A player's disc."""
    paint = livery(disc)
    return (
        f'{_rim()}<circle r="16.2" fill="{paint.dark}"/><circle r="15" cx="-.6" cy="-.8" fill="{paint.body}"/>'
        f'<path d="{paint.shape}" fill="{paint.ink}"/>{stroked("M-11.5-7A13.4 13.4 0 0 1-2-13.4", "gleam", 1.2, 0.55)}'
    )


def grogu_art() -> str:
    """Grogu's disc: a floating cradle over its own glow."""
    shell = "M-11.5-1A11.5 11.5 0 0 1 11.5-1L9.4 7.4A9.6 7 0 0 1-9.4 7.4Z"
    lit = "M-11.5-1A11.5 11.5 0 0 1 1-12.4C-6-9-8.6-3-7.6 8.8L-9.4 7.4Z"
    return (
        f'{_rim()}<circle r="16.2" fill="{colour("cradle-dark")}"/>'
        f'<ellipse cy="12.4" rx="8" ry="1.8" fill="{colour("cradle-glow")}" opacity=".75"/>'
        f"{filled(shell, 'cradle-body')}{filled(lit, 'cradle-lit', 0.8)}"
        f'<ellipse cy="-2.6" rx="8.2" ry="5.6" fill="{colour("cradle-dark")}"/>'
        f"{filled('M-8-1.6C-4-4.4 4-4.4 8-1.6C6.6 2.2 3.4 3 0 3S-6.6 2.2-8-1.6Z', 'cradle-cloth')}"
        f"{stroked('M-11.3 1.6H11.3', 'cradle-dark', 1)}{stroked(shell, 'cradle-dark', 0.8)}"
    )
