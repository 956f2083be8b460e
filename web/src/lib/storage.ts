// What this browser remembers between visits; without storage (a private window) it remembers until the page is closed.
const kept = new Map<string, string>();

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`cantina.${key}`) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  kept.set(key, value);
  try {
    localStorage.setItem(`cantina.${key}`, value);
  } catch {
    // kept above
  }
}
