/** Maximum number of entries per kind. */
const MAX_KEPT = 30;

/** Recently opened items in this browser, newest first. */
export type Recent = 'datasets' | 'palette';

/** Records that it was opened now. */
export function noteRecent(kind: Recent, id: string): void {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify([id, ...recentOf(kind).filter((one) => one !== id)].slice(0, MAX_KEPT)));
  } catch {
    // Storage is unavailable: nothing is recorded.
  }
}

export function recentOf(kind: Recent): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Clears all entries, so that the next person who signs in does not see them. */
export function forgetRecent(): void {
  try {
    for (const kind of ['datasets', 'palette'] as const) localStorage.removeItem(keyOf(kind));
  } catch {
    // Storage is unavailable: nothing to clear.
  }
}

function keyOf(kind: Recent): string {
  return `seedbed.recent.${kind}`;
}
