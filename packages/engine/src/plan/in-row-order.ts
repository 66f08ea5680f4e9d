import { TIME_TYPES } from './own-timeline.ts';
import { timelineOf } from './row-timestamps.ts';
import { workOf } from './finish-plan.ts';
import type { Plan } from './plan.ts';
import { openReader } from './reader.ts';
import { isKept } from './existing/existing-rows.ts';
import { textRow } from './text-rows.ts';
import { BATCH_ROWS } from '../columns/column.ts';
import type { ColumnDraft } from './draft.ts';

const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric']);
/** A version 7 UUID numbers the rows of a millisecond up to this count, and then starts over. */
const COUNTED_ROWS = 4096;
/** How many of the positions where it starts over to check. */
const MAX_PLACES = 50_000;

const known = new WeakMap<Plan, Map<string, boolean>>();

/**
 * Whether a column's values are ordered from row to row: a rising or falling sequence, or a time on the table's
 * timeline that never decreases (creation timestamps and version 7 UUIDs). False if that is not certain. Throws Problem
 * `not-found` for unknown names.
 */
export function isInRowOrder(plan: Plan, table: string, column: string): boolean {
  const answers = known.get(plan) ?? new Map<string, boolean>();
  known.set(plan, answers);
  const key = JSON.stringify([table, column]);
  let answer = answers.get(key);
  if (answer === undefined) answers.set(key, (answer = find(plan, table, column)));
  return answer;
}

function find(plan: Plan, tableName: string, name: string): boolean {
  const table = plan.table(tableName);
  const { makesNulls, node, sent } = table.column(name);
  const work = workOf(plan);
  const tableWork = work && [...work.tables.values()].find(({ draft }) => draft.name === table.name);
  const column = tableWork?.draft.columns.get(name);
  if (!work || !tableWork || !column || makesNulls || node !== sent || isKept(work, tableWork.draft)) return false;
  const { rank, givenValues, demanded, slot, guards } = tableWork.columns.get(column)!;
  if (rank || givenValues || demanded || slot || guards.length > 0 || tableWork.groups.has(column) || tableWork.governing.has(column)) return false;
  const { kind, parameters } = column.spec.generator ?? { kind: '', parameters: {} };
  if (column.spec.cells) return false;
  if (kind === 'sequence') return NUMBERS.has(column.type.base);
  if (column.spec.distinct || isBound(column)) return false;
  const timeline = timelineOf(work, tableWork);
  if (timeline.after || timeline.instead || table.rows > timeline.rows) return false;
  if (kind === 'date.created' || kind === 'life.createdAt') return TIME_TYPES.has(column.type.base);
  return kind === 'string.uuid' && parameters?.['version'] === 7 && column.type.base === 'uuid' && isUnbroken(plan, table, name);
}

/** Values beyond a bound would be moved. */
function isBound({ domain }: ColumnDraft): boolean {
  return [domain.min, domain.max, domain.in, domain.notIn, domain.multipleOf].some((bound) => bound !== undefined);
}

/** Two rows of one millisecond are in order, unless the counter restarts between them. */
function isUnbroken(plan: Plan, table: Plan['tables'][number], column: string): boolean {
  const places = Math.floor((table.rows - 1) / COUNTED_ROWS);
  if (places > MAX_PLACES) return false;
  const reader = openReader(plan, table, [column]);
  const rows = Float64Array.from({ length: 2 * Math.max(0, places) }, (_, i) => (Math.floor(i / 2) + 1) * COUNTED_ROWS - 1 + (i % 2));
  for (let done = 0; done < rows.length; done += BATCH_ROWS) {
    const at = rows.subarray(done, done + BATCH_ROWS);
    const batch = reader.read({ first: 0, count: at.length, at });
    for (let i = 0; i + 1 < batch.count; i += 2) if (!(textRow(batch, i)[0]! < textRow(batch, i + 1)[0]!)) return false;
  }
  return true;
}
