const KEY = 'seedbed.tab';

let known: string | undefined;

/** This tab, also after a reload; a tab that was opened as a copy of another one is a tab of its own. */
export function tabId(): string {
  known ??= (isReload() ? remembered() : null) ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    sessionStorage.setItem(KEY, known);
  } catch {
    // Refused storage: it is another tab after a reload.
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
