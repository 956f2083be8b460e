"""Where Chromium is; on a machine without one, it is installed."""

import os
import shutil
import subprocess

PACKAGES = ("chromium-headless-shell", "chromium")  # the shell draws no windows, and so takes half the time
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
HOW = "the browser tests need Chromium: install the package `chromium`, or put a `chromium` or `google-chrome` on the PATH"


class NoChromium(RuntimeError):  # noqa: N818  (it is read by people)
    """There is no Chromium, and none could be installed; the message says what to do."""


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def chromium() -> str:
    """The path of Chromium, installed by apt-get where there is none."""
    path = _found()
    if path is None:
        _install()
        path = _found()
    if path is None:
        raise NoChromium(HOW)
    return path


def _install() -> None:
    if shutil.which("apt-get") is None:
        raise NoChromium(HOW)
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    failed = _run([*root, "apt-get", "update"])
    for package in () if failed else PACKAGES:
        failed = _run([*root, "apt-get", "install", "--yes", "--no-install-recommends", package])
        if not failed:
            return
    raise NoChromium(f"{HOW} ({failed})")


def _run(command: list[str]) -> str:
    """Runs a command; what went wrong, if anything."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as problem:
        return str(problem)
    return f"`{' '.join(command)}` failed: {done.stderr.strip()[-300:]}" if done.returncode else ""
