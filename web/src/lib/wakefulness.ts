// Keeps the screen awake, where the browser can.
/** Keeps the screen on while the page is seen; the answer ends it. */
export function stayAwake(): () => void {
  const gone = new AbortController();
  let lock: WakeLockSentinel | null = null;
  const ask = async () => {
    if (document.hidden || gone.signal.aborted) return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (gone.signal.aborted) void lock?.release();
  };
  document.addEventListener("visibilitychange", ask, { signal: gone.signal }); // a hidden page loses it
  void ask();
  return () => {
    gone.abort();
    void lock?.release();
  };
}
