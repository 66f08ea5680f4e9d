import { isKeyWithin } from '@seedbed/contract';
import { parseList } from '../../literals/array.ts';
import type { Spread } from '../../relations/spread.ts';
import { tabledSpread } from '../../relations/tabled.ts';
import { isKept, leftOut } from '../existing/existing-rows.ts';
import type { ColumnDraft } from '../draft.ts';
import type { RelationWork, Work } from '../work.ts';
import { labelsOf } from './demand.ts';

/** Of larger tables nobody looks at each row. */
const MAX_ROWS = 2_000_000;
const BATCH = 2048;

/**
 * Labels as places: `own` leads from the rows with the label to it, `inside` from entries (a candidate and one of its labels) to it, and `far` from an entry to its
 * candidate.
 */
export type LabelPlaces = { readonly own: Spread; readonly inside: Spread; readonly far: Spread };

/** The labels by which a relation chooses; null if it does not, or if they cannot be told before the plan exists. */
export function labelPlaces(work: Work, { draft, role }: Pick<RelationWork, 'draft' | 'role'>): LabelPlaces | null {
  if (role.kind !== 'within' || !role.alike || isKept(work, draft.child)) return null;
  const { own, theirs } = role.alike;
  if (Math.max(own.table.rows, theirs.table.rows) > MAX_ROWS) return null;
  const [ours, candidates] = [labelsOf(work, own), labelsOf(work, theirs)];
  if (!ours || !candidates) return null;
  // Under a key over the reference alone, a candidate serves one label: two places would take it twice.
  const names = draft.columns.map(({ name }) => name);
  const isOnce = isKeyWithin(draft.child.spec, names);
  const left = leftOut(work, theirs.table);
  const places = new Map<string, number>();
  const [labels, rows]: number[][] = [[], []];
  eachRow(theirs, candidates, (row, text) => {
    if (text === null || left?.has(row)) return;
    const listed = theirs.type.element ? [...new Set(parseList(text))].filter((each) => each !== null) : [text];
    for (const label of isOnce && listed.length > 1 ? [listed[row % listed.length]!] : listed) {
      const place = places.get(label) ?? places.size;
      places.set(label, place);
      labels!.push(place);
      rows!.push(row);
    }
  });
  const order = mixedOrder(rows!);
  const owned = new Int32Array(own.table.rows).fill(-1);
  eachRow(own, ours, (row, text) => (owned[row] = text === null ? -1 : (places.get(text) ?? -1)));
  return {
    own: tabledSpread(owned, places.size),
    inside: tabledSpread(
      order.map((entry) => labels![entry]!),
      places.size,
    ),
    far: tabledSpread(
      order.map((entry) => rows![entry]!),
      theirs.table.rows,
    ),
  };
}

function eachRow({ table }: ColumnDraft, texts: NonNullable<ReturnType<typeof labelsOf>>, visit: (row: number, text: string | null) => void): void {
  for (let first = 0; first < table.rows; first += BATCH) {
    const range = { first, count: Math.min(BATCH, table.rows - first), at: null };
    const textAt = texts(range);
    for (let i = 0; i < range.count; i++) visit(first + i, textAt(i));
  }
}

/** Entries in an order of their own, so that rows beside each other in a table are not used together, nor its first rows most. */
function mixedOrder(rows: readonly number[]): Int32Array {
  const { length } = rows;
  const keys = Float64Array.from(rows, (row, entry) => (Math.imul(row + 1, 0x9e3779b1) >>> 8) * length + entry).sort();
  return Int32Array.from(keys, (key) => key % length);
}
