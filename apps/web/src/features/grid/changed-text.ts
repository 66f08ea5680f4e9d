import { MADE_BY_POSTGRES } from './block-cache.ts';

/** A cell's two values; one is absent if only the other side has the row or the column. */
export type CellChange = { readonly before?: string | null; readonly after?: string | null };

/**
 * A cell with two values as one text, separated by NUL, which no Postgres text contains. The plain text if both are
 * equal.
 */
export function changedText(before: string | null | undefined, after: string | null | undefined): string | null {
  if (before === after && after !== undefined) return after;
  return `${MADE_BY_POSTGRES}${JSON.stringify({ before, after })}`;
}

/** The current and the new text of a cell; null for a cell that does not change. */
export function readChange(text: string): CellChange | null {
  if (!text.startsWith(MADE_BY_POSTGRES) || text.length === 1) return null;
  return JSON.parse(text.slice(1)) as CellChange;
}

/** Both values in one line, for copying and screen readers. */
export function changeWords({ before, after }: CellChange): string {
  const [was, is] = [before, after].map((value) => (value === undefined ? undefined : (value ?? 'null')));
  return was === undefined ? `+ ${is}` : is === undefined ? `− ${was}` : `${was} → ${is}`;
}
