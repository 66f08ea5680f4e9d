import { dictionary } from './dictionary.ts';
import { Problem } from './problems.ts';

/** Rows for every table, or by table (`users`, `public.users`); `*` is for all others. */
export type RowCounts = number | Readonly<Record<string, number>>;

/** The key for all other tables in counts by table. */
export const EVERY_TABLE = '*';

/**
 * The requested count for a table with these names; `named`: requested for this table, not for all. Undefined without a
 * request.
 */
export function rowsAsked(counts: RowCounts | undefined, names: readonly string[]): { readonly rows: number; readonly named: boolean } | undefined {
  if (counts === undefined) return undefined;
  if (typeof counts === 'number') return { rows: counts, named: false };
  const name = names.find((each) => Object.hasOwn(counts, each));
  if (name !== undefined) return { rows: counts[name]!, named: true };
  return Object.hasOwn(counts, EVERY_TABLE) ? { rows: counts[EVERY_TABLE]!, named: false } : undefined;
}

/** Comma-separated names, as in `tables=`; a name with a comma is in double quotes, as a whole or in its parts. */
export function splitNames(text: string): string[] {
  return (text.match(/(?:"(?:[^"]|"")*"|[^,"])+/g) ?? []).map((name) => name.trim()).filter((name) => name !== '');
}

/** The rows of which a smaller scale leaves its share of each table that has as many: a dozen kinds shrink to five and not to one, of which no other table could be. */
const SHRINKS = 50;

function shrunk(rows: number, scale: number): number {
  return Math.max(1, Math.round(rows * scale), Math.min(rows, Math.round(SHRINKS * scale)));
}

/** A table's rows times a scale, at least 1, and of small tables at least the share of 50. Throws Problem `invalid-request` above what a table can have, with the largest scale. */
export function scaledRows(table: string, rows: number, scale: number): number {
  const scaled = scale < 1 ? shrunk(rows, scale) : Math.round(rows * scale);
  if (Number.isSafeInteger(scaled)) return scaled;
  const largest = Math.floor(Number.MAX_SAFE_INTEGER / rows);
  throw new Problem('invalid-request', `scale: ${scale} times the ${rows} rows of ${table} is more than a table can have; at most ${largest} for it.`);
}

/** Sizes by name: how many times the default row counts. */
export const SIZES = { S: 0.1, M: 1, L: 10 } as const;
export type SizeName = keyof typeof SIZES;

/**
 * A table's rows at size M, in a blueprint of a size: also if they were edited since the size was chosen. `room`: the most that its keys allow. Undefined if the count
 * follows from its parents.
 */
export function rowsAtM({ rows, rowsOfM }: { readonly rows?: number; readonly rowsOfM?: number }, size: SizeName = 'M', room = Infinity): number | undefined {
  if (rows === undefined || rowsOfM === undefined || size === 'M') return rows;
  return rows === rowsOfSize(rowsOfM, size, room) ? rowsOfM : Math.round(rows / SIZES[size]);
}

/** A table's rows at a size; an empty table stays empty. */
export function rowsOfSize(rowsOfM: number, size: SizeName, room = Infinity): number {
  return rowsOfM === 0 ? 0 : Math.min(size === 'S' ? shrunk(rowsOfM, SIZES.S) : Math.max(1, Math.round(rowsOfM * SIZES[size])), room, Number.MAX_SAFE_INTEGER);
}

/** The tables that the counts mention. */
export function tablesNamed(counts: RowCounts | undefined): string[] {
  return typeof counts === 'object' ? Object.keys(counts).filter((name) => name !== EVERY_TABLE) : [];
}

/** Reads `1000`, `users=1000,orders=5000`, or both: `200,users=20`. Throws Problem `invalid-request`. */
export function parseRowCounts(text: string): RowCounts {
  if (/^(?:[\d_]+|\d{1,3}(?:,\d{3})+)$/.test(text)) return whole(text.replaceAll(/[_,]/g, ''), text);
  const counts = dictionary<number>();
  for (const entry of text.split(',')) {
    const at = entry.lastIndexOf('=');
    const name = at < 0 && /^[\s\d_]+$/.test(entry) ? EVERY_TABLE : at < 1 ? '' : entry.slice(0, at).trim();
    if (name === '')
      throw new Problem('invalid-request', `rows takes a number, table=number pairs such as users=1000,orders=5000, or both; "${entry}" is neither.`);
    if (Object.hasOwn(counts, name))
      throw new Problem('invalid-request', `rows says twice how many ${name === EVERY_TABLE ? 'every other table gets' : `${name} gets`}: "${text}".`);
    counts[name] = whole(
      entry
        .slice(at + 1)
        .replaceAll('_', '')
        .trim(),
      entry,
    );
  }
  return counts;
}

function whole(digits: string, text: string): number {
  const value = /^\d+$/.test(digits) ? Number(digits) : NaN;
  if (!Number.isSafeInteger(value)) throw new Problem('invalid-request', `rows takes whole numbers from 0 to ${Number.MAX_SAFE_INTEGER}, not "${text}".`);
  return value;
}
