"""Measurements; rules are compiled before they are measured."""

import os

os.environ.setdefault("CANTINA_KERNEL", "compiled")
