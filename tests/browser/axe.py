"""axe-core on a page: nothing that keeps somebody from using it."""

from typing import Any

from playwright.sync_api import Page

from tests.server.serving import ROOT

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async (which) => (await axe.run(document, { resultTypes: ['violations'], ...which })).violations"
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}


def violations(page: Page, colours: bool = False) -> list[str]:
    """What axe finds wrong, of `colours` alone where nothing else has changed: the rule, and the first elements that break it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, COLOURS if colours else {})
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"][:3]]
