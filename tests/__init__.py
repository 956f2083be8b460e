"""All tests; they play by compiled rules, whenever each of them runs."""

import os

os.environ.setdefault("CANTINA_KERNEL", "compiled")
