"""Stories and missions as the page is told them: words in both languages, and the addresses of panels and maps."""

import cantina
from cantina.core.missions import HasMissions
from cantina.core.story import HasStories, Part
from cantina.server.art import Gallery
from cantina.server.messages import MissionCard, OfferSeen, PanelSeen, PartSeen, StorySeen
from cantina.table.table import Table


def story_of(table: Table, gallery: Gallery) -> StorySeen:
    """What is told round a table's match; nothing for a lesson or a puzzle, and where the game has no story."""
    game = table.game
    if not isinstance(game, HasStories) or table.lesson or table.task:
        return StorySeen([], [])
    ending = game.epilogue(table.state) if table.phase == "over" else []
    return StorySeen(
        [_part(game.id, part, gallery) for part in game.prologue(table.options)],
        [_part(game.id, part, gallery) for part in ending],
    )


def offer_of(game_id: str, gallery: Gallery) -> OfferSeen:
    """What a game of missions lets people choose; nothing where it is none."""
    game = cantina.game(game_id)
    if not isinstance(game, HasMissions):
        return OfferSeen([], [], [])
    offer = game.offer()
    missions = [
        MissionCard(
            id=one.id,
            kind=one.kind,
            words=one.words,
            panel=gallery.panel(game_id, one.scene, "wide"),
            map=gallery.map_picture(game_id, one.id),
            minutes=one.minutes,
            level=one.level,
            seats=one.seats,
            cast=one.cast,
        )
        for one in offer.missions
    ]
    return OfferSeen(missions, offer.heroes, offer.campaign)


def _part(game_id: str, part: Part, gallery: Gallery) -> PartSeen:
    panels = [
        PanelSeen(
            panel.words, panel.seen, gallery.panel(game_id, panel.scene, "tall"), gallery.panel(game_id, panel.scene, "wide")
        )
        for panel in part.panels
    ]
    return PartSeen(part.name, part.kind, panels)
