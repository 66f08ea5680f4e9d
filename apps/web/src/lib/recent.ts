/** How many of a kind are remembered. */
const MAX_KEPT = 30;

/** What was opened last in this browser, newest first. */
export type Recent = 'datasets' | 'palette';

/** Remembers that it was opened now. */
export function noteRecent(kind: Recent, id: string): void {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify([id, ...recentOf(kind).filter((one) => one !== id)].slice(0, MAX_KEPT)));
  } catch {
    // Refused storage: nothing is remembered.
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

/** Forgets all of it, as whoever signs in next has no business with it. */
export function forgetRecent(): void {
  try {
    for (const kind of ['datasets', 'palette'] as const) localStorage.removeItem(keyOf(kind));
  } catch {
    // Refused storage: there is nothing to forget.
  }
}

function keyOf(kind: Recent): string {
  return `seedbed.recent.${kind}`;
}
