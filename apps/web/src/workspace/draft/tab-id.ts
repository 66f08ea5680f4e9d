const KEY = 'seedbed.tab';

let known: string | undefined;

/** The id of this tab, stable across reloads. A duplicated tab gets its own. */
export function tabId(): string {
  known ??= (isReload() ? remembered() : null) ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    sessionStorage.setItem(KEY, known);
  } catch {
    // Storage is unavailable: a reload gets a new id.
  }
  return known;
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}
