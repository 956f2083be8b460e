"""What a figure was measured on."""

import datetime
import os
import platform
from pathlib import Path


def machine() -> str:
    """Processor, cores, Python and date, in one line."""
    model = platform.processor() or "unknown processor"
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        names = [line.split(":", 1)[1].strip() for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0] if names else model
    today = datetime.date.today().isoformat()
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, {today}"
