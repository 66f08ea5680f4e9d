import type { KeptPlace } from '../../workspace/kept-places.ts';
import type { Place } from '../../workspace/place.ts';

const SCREENFUL = 40;
/** Rows above the row of a link. */
const ROWS_ABOVE = 3;

type Counts = {
  /** Rows of a preview, which take precedence. */
  readonly previewed: number | undefined;
  /** Rows that the engine counted, and whether it did so since the last edit. */
  readonly counted: number | undefined;
  readonly isFresh: boolean;
  /** The row count in the blueprint. */
  readonly written: number | undefined;
};

/**
 * How many rows the grid shows: the blueprint's count until the engine has counted; for a dependent count, a screenful.
 */
export function rowsShown({ previewed, counted, isFresh, written }: Counts): number {
  return previewed ?? (isFresh && counted !== undefined ? counted : (written ?? counted ?? SCREENFUL));
}

/** Shown instead of rows. */
export type TableContent = 'nothing' | 'no-columns' | 'no-rows' | 'overview' | 'listed' | 'rows';

export function contentOf(of: {
  /** The blueprint does not compile. */
  readonly isBlocked: boolean;
  readonly hasEngine: boolean;
  readonly columns: number;
  readonly rows: number;
  /** The engine has counted the rows. */
  readonly isKnown: boolean;
  readonly isOverview: boolean;
  readonly isListed: boolean;
}): TableContent {
  if (of.isBlocked && !of.hasEngine) return 'nothing';
  if (of.columns === 0) return 'no-columns';
  if (of.rows === 0 && of.isKnown) return 'no-rows';
  if (of.isOverview && of.hasEngine) return 'overview';
  return of.isListed ? 'listed' : 'rows';
}

/**
 * Where the grid scrolls for a place from a link (`jump`: the top row, or null), and the row to bring into view.
 * `before`: the last place in this table.
 */
export function arrivalOf(place: Place, rows: number, before: KeptPlace | undefined): { readonly jump: number | null; readonly row: number } {
  const row = Math.min(place.row, Math.max(0, rows - 1));
  if (before?.row === row) return { jump: before.top, row: before.isSeen ? row : before.top };
  return { jump: row > 0 ? Math.max(0, row - ROWS_ABOVE) : null, row };
}

/** The address of a cell, even if the address bar does not have it yet. */
export function linkTo(address: string, table: string, row: number, column: string | undefined): string {
  const url = new URL(address);
  url.searchParams.set('t', table);
  url.searchParams.set('r', String(row + 1));
  if (column !== undefined) url.searchParams.set('c', column);
  return url.href;
}
