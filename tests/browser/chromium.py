"""Where Chromium is; on a machine without one, it is installed."""

import shutil

from tests.packages import needed

PACKAGES = ("chromium-headless-shell", "chromium")  # the shell draws no windows, and so takes half the time
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str:
    """The path of Chromium."""
    return needed("Chromium", lambda: next((path for name in NAMES if (path := shutil.which(name))), None), *PACKAGES)
