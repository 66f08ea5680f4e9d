import { Problem } from '@seedbed/contract';

/** A position in a list ordered by (time, id), newest first: the next page begins after it. */
export type Place = { readonly at: Date; readonly id: string };

export const DEFAULT_PAGE = 50;

function toCursor(place: Place): string {
  return Buffer.from(JSON.stringify([place.at.toISOString(), place.id])).toString('base64url');
}

/** Throws Problem `invalid-request` for anything that is not a cursor of ours. */
export function fromCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as [string, string];
    const moment = new Date(at);
    if (typeof id !== 'string' || !/^[0-9a-f-]{1,36}$/.test(id) || Number.isNaN(moment.getTime())) throw new TypeError('no place');
    return { at: moment, id };
  } catch {
    throw noCursor();
  }
}

function noCursor(): Problem {
  return new Problem('invalid-request', 'The cursor is not from this list.', {
    errors: [{ pointer: '/query/cursor', message: 'must be the next_cursor of the previous page' }],
  });
}

/** For a list by ascending numbers: the last number of the previous page. */
export function fromNumberCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const written = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^\d{1,9}$/.test(written)) throw noCursor();
  return Number(written);
}

/** Cuts a page out of rows that include one more than requested. */
export function toPage<R, T>(rows: readonly R[], limit: number, placeOf: (row: R) => Place, map: (row: R) => T): { items: T[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(map), next_cursor: rows.length > limit && last ? toCursor(placeOf(last)) : null };
}

/** The same for a list by numbers. */
export function toNumberPage<R extends { readonly number: number }, T>(
  rows: readonly R[],
  limit: number,
  map: (row: R) => T,
): { items: T[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(map), next_cursor: rows.length > limit && last ? Buffer.from(String(last.number)).toString('base64url') : null };
}
