/** Screens of a dataset by the letter that follows `G`. Each name is that of the tab, of the page and in the sheet of keys. */
export const SCREEN_KEYS = {
  t: 'Tables',
  c: 'Columns',
  d: 'Diagram',
  q: 'SQL',
  r: 'Review',
  p: 'Problems',
  l: 'Load',
  e: 'Export',
  m: 'Mock API',
  a: 'Ask a model',
  h: 'History',
} as const;
export type ScreenKey = keyof typeof SCREEN_KEYS;

/** The purposes of screens: viewing the data, checking, exporting, changing the definition. */
export const SCREEN_GROUPS: readonly { readonly label: string; readonly keys: readonly ScreenKey[] }[] = [
  { label: 'Data', keys: ['t', 'c', 'd', 'q'] },
  { label: 'Check', keys: ['r', 'p'] },
  { label: 'Use', keys: ['l', 'e', 'm'] },
  { label: 'Change', keys: ['a', 'h'] },
];

/** Where a screen is. Tables, columns and diagram are one address in three views. */
export const SCREEN_PATHS = {
  t: '/datasets/$id',
  c: '/datasets/$id',
  d: '/datasets/$id',
  q: '/datasets/$id/sql',
  r: '/datasets/$id/review',
  p: '/datasets/$id/problems',
  l: '/datasets/$id/load',
  e: '/datasets/$id/export',
  m: '/datasets/$id/mock',
  a: '/datasets/$id/ask',
  h: '/datasets/$id/history',
} as const satisfies Record<ScreenKey, string>;

const VIEWS: Partial<Record<ScreenKey, 'columns' | 'diagram'>> = { c: 'columns', d: 'diagram' };

/** The search part of a screen's address; table views keep the current one. */
export function screenSearch(key: ScreenKey, table: string | null): { t?: string; v?: 'columns' | 'diagram' } {
  if (SCREEN_PATHS[key] !== '/datasets/$id') return {};
  const v = VIEWS[key];
  return { ...(table === null ? {} : { t: table }), ...(v ? { v } : {}) };
}

/** The screen at an address. */
export function screenAt(path: string, view: string | undefined): ScreenKey | null {
  const rest = /^\/datasets\/[^/]+(\/\w+)?\/?$/.exec(path);
  if (!rest) return null;
  const keys = Object.keys(SCREEN_PATHS) as ScreenKey[];
  // Comparing rows of two revisions is part of the history.
  const at = `/datasets/$id${(rest[1] ?? '').replace('/compare', '/history')}`;
  return keys.find((key) => SCREEN_PATHS[key] === at && (rest[1] !== undefined || VIEWS[key] === view)) ?? null;
}
