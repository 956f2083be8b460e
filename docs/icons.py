"""Draws the icons of the installed page from web/src/icon.svg: `python docs/icons.py`, which needs chromium as the tests do."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import chromium  # noqa: E402

NIGHT = "#0b1020"
# name, size, and how much of it the drawing takes: a mask may cut off a tenth at every side
ICONS = [("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, 0.72), ("apple-touch-icon", 180, 0.86)]


def main() -> None:
    """Draw them all."""
    drawing = (ROOT / "web" / "src" / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, size, part in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            whole = part < 1
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{NIGHT if whole else 'transparent'}"
            drawn = drawing.replace("<svg ", f'<svg width="{round(size * part)}" ', 1)
            page.set_content(f'<body style="{style}">{drawn}</body>')
            page.screenshot(path=ROOT / "web" / "public" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
