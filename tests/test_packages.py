"""What tests need is installed once, however many processes of a run come to a bare machine at the same time."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FIND = """
import shutil
from tests.packages import needed
print(needed("the tool", lambda: shutil.which("cantina-tool"), "no-such-package", "cantina-tool"))
"""
# As the real one: it refuses to run twice at a time.
APT_GET = """#!/bin/sh
mkdir "$0.lock" || exit 100
sleep 0.2
echo "$@" >> "$0.calls"
case "$*" in
    *no-such-package) code=100 ;;
    *install*) cp /bin/true "$(dirname "$0")/cantina-tool" ;;
esac
rmdir "$0.lock"
exit ${code:-0}
"""


def test_two_processes_that_miss_a_program_install_it_once(tmp_path: Path) -> None:
    for name, text in (("apt-get", APT_GET), ("sudo", '#!/bin/sh\nshift\nexec "$@"\n')):
        (tmp_path / name).write_text(text, "utf-8")
        (tmp_path / name).chmod(0o755)
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-c", FIND]
    both = [subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[0] for process in both] == [f"{tmp_path / 'cantina-tool'}\n"] * 2
    calls = (tmp_path / "apt-get.calls").read_text("utf-8").splitlines()
    assert [call.split()[-1] for call in calls] == ["update", "no-such-package", "cantina-tool"]
