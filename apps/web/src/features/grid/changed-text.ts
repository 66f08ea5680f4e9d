import { MADE_BY_POSTGRES } from './block-cache.ts';

/** A cell of a preview, as one text: no text of Postgres holds a NUL. */
export function changedText(before: string | null, after: string | null): string | null {
  return before === after ? after : `${MADE_BY_POSTGRES}${before ?? 'null'}${MADE_BY_POSTGRES}${after ?? 'null'}`;
}

/** What is in a cell and what would; null for the text of a cell that stays. */
export function readChange(text: string): readonly [before: string, after: string] | null {
  if (!text.startsWith(MADE_BY_POSTGRES) || text.length === 1) return null;
  const [, before, after] = text.split(MADE_BY_POSTGRES);
  return [before!, after!];
}
