"""Building the package: the page is built where it is stale, and goes along, so that whoever installs it needs no Node."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):
    """Puts the page into a wheel, and built beside its sources into a source distribution."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed; an editable installation has the checkout with the page's sources."""
        if version == "editable":
            return
        place = "cantina/server/page" if self.target_name == "wheel" else "web/dist"
        build_data["force_include"][str(_client().built(self.app.display_info))] = place


def _client() -> Any:
    """The module that builds the page, by itself: what the package needs is not there when it is built."""
    spec = importlib.util.spec_from_file_location("client", Path(__file__).parent / "src/cantina/server/client.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
