/**
 * Scrolling through up to 2^53 − 1 rows in an element that browsers cap at some 16 million px (UI 3).
 * No pixel offset of the whole table is ever held: only `base`, the integer row at the spacer's top, and the native
 * `scrollTop` inside the spacer. Every quantity is an integer below 2^53, so each row is reached exactly.
 */
export type ScrollWindow = {
  /** Rows of the table. */
  readonly rows: number;
  /** Height of a row in px. */
  readonly rowHeight: number;
  /** Rows that fit wholly into the view. */
  readonly inView: number;
};

export type ScrollPlace = { readonly base: number; readonly scrollTop: number };

/** Maximum height of the spacer in px: well below every browser's limit. */
export const SPACER_PX = 8_000_000;

/** Rows that the spacer holds: all of a small table, a window of a large one. */
export function windowRows(view: Pick<ScrollWindow, 'rows' | 'rowHeight'>): number {
  return Math.min(view.rows, Math.floor(SPACER_PX / view.rowHeight));
}

/** The first row that is at least partly in view. */
export function topRow(view: ScrollWindow, place: ScrollPlace): number {
  return place.base + Math.floor(place.scrollTop / view.rowHeight);
}

/** The largest row that can be at the top. */
export function lastTop(view: ScrollWindow): number {
  return Math.max(0, view.rows - view.inView);
}

/** Where row `row` is at the top of the view, in the middle of the window if the table is long enough. */
export function jumpTo(view: ScrollWindow, row: number): ScrollPlace {
  const top = clamp(row, 0, lastTop(view));
  const base = baseAround(view, top);
  return { base, scrollTop: (top - base) * view.rowHeight };
}

/**
 * Moves the window under a resting view before its edge comes near; the picture does not move. Null if nothing is to be
 * done: the table fits the window, the view is in the middle half, or that side is a true end of the table.
 */
export function settle(view: ScrollWindow, place: ScrollPlace): ScrollPlace | null {
  const size = windowRows(view);
  if (view.rows <= size) return null;
  const height = size * view.rowHeight;
  const nearStart = place.scrollTop < height / 4 && place.base > 0;
  const nearEnd = place.scrollTop > (height * 3) / 4 && place.base < view.rows - size;
  if (!nearStart && !nearEnd) return null;
  const base = baseAround(view, topRow(view, place));
  return base === place.base ? null : { base, scrollTop: place.scrollTop + (place.base - base) * view.rowHeight };
}

/** The least move that brings a row wholly into view; null when it is there. */
export function reveal(view: ScrollWindow, place: ScrollPlace, row: number): ScrollPlace | null {
  const first = Math.ceil(place.scrollTop / view.rowHeight) + place.base;
  if (row >= first && row < first + view.inView) return null;
  const top = row < first ? row : row - view.inView + 1;
  const size = windowRows(view);
  const inWindow = top >= place.base && top + view.inView <= place.base + size;
  return inWindow ? { base: place.base, scrollTop: (top - place.base) * view.rowHeight } : jumpTo(view, top);
}

/** The position in the table from 0 to 1, for the thumb of the rail. */
export function shareOf(view: ScrollWindow, place: ScrollPlace): number {
  const last = lastTop(view);
  return last === 0 ? 0 : Math.min(1, topRow(view, place) / last);
}

/** The top row for a share of the rail. */
export function rowAtShare(view: ScrollWindow, share: number): number {
  return clamp(Math.round(clamp(share, 0, 1) * lastTop(view)), 0, lastTop(view));
}

function baseAround(view: ScrollWindow, top: number): number {
  const size = windowRows(view);
  return clamp(top - Math.floor(size / 2), 0, view.rows - size);
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
