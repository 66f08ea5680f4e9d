import { BATCH_ROWS, type Column } from '../columns/column.ts';
import { timestampOf } from '../generators/date/read-timestamps.ts';
import { DAY } from '../generators/kit/iso.ts';
import type { ColumnDraft, RelationDraft, TableDraft } from './draft.ts';
import { openFrame } from './frame.ts';
import { knownTimes } from './known-times.ts';
import { planOf } from './plan-of-work.ts';
import type { Work } from './work.ts';

/** Raises timestamps to the latest of a parent's times that are set, or lowers them to the earliest. */
export type MoveToTimes = (parents: Float64Array, count: number, times: Float64Array, to: number) => void;

/** Reads the times of parents that the relation lists in `behind` or in `until`; null if it lists none. */
export function timesOfParents(work: Work, { spec, parent }: RelationDraft, side: 'behind' | 'until'): MoveToTimes | null {
  const names = spec[side] ?? [];
  if (names.length === 0) return null;
  const [none, nearer] = side === 'behind' ? [-Infinity, Math.max] : [Infinity, Math.min];
  let frame: ReturnType<typeof openFrame> | undefined;
  let lastTime = Infinity;
  const compute = (rows: Float64Array, count: number, out: Float64Array): void => {
    const plan = planOf(work)!;
    frame ??= openFrame(plan, plan.table(parent.name), BATCH_ROWS);
    frame.reset({ first: 0, count, at: rows });
    out.fill(none, 0, count);
    for (const name of names) {
      const column = frame.column(name);
      for (let i = 0; i < count; i++) {
        const time = timeIn(column, i, side);
        // Plans for later have not happened.
        if (time !== null && time <= lastTime) out[i] = nearer(out[i]!, time);
      }
    }
  };
  let read: ReturnType<typeof knownTimes> | undefined;
  const found = new Float64Array(BATCH_ROWS);
  return (parents, count, times, to) => {
    // While conditions are still being resolved, there are no columns yet.
    if (!planOf(work) || count === 0) return;
    lastTime = side === 'behind' ? to : Infinity;
    if (read === undefined) read = knownTimes(parent, `${side} ${names.join(' ')} ${lastTime}`, none, compute);
    if (read) read(parents, count, found);
    else {
      compute(
        parents.subarray(0, count).map((row) => Math.max(0, row)),
        count,
        found,
      );
      for (let i = 0; i < count; i++) if (parents[i]! < 0) found[i] = none;
    }
    for (let i = 0; i < count; i++) times[i] = nearer(times[i]!, found[i]!);
  };
}

/** The row's time; the evening of a day on which something ended, until which there may be rows. */
function timeIn(column: Column, row: number, side: 'behind' | 'until'): number | null {
  const time = timestampOf(column, row);
  return time !== null && side === 'until' && column.shape.store === 'i32' && column.shape.as === 'date' ? time + DAY - 1 : time;
}

/** Times in `behind` or `until` that depend on rows of the child would create a cycle. */
export function checkTimesOfParents(work: Work): void {
  for (const { draft } of work.relations.values()) {
    const { spec, pointer, child, parent } = draft;
    for (const side of ['behind', 'until'] as const)
      spec[side]?.forEach((name, i) => {
        if (readsFrom(work, parent.columns.get(name)!, child, side))
          work.faults.add(`${pointer}/${side}/${i}`, `${parent.name}.${name} is made from rows of ${child.name}.`);
      });
  }
}

/** Whether the column is made from rows of the table; for an end also where times between them are moved by times of their parents. */
function readsFrom(work: Work, column: ColumnDraft, table: TableDraft, side: 'behind' | 'until', seen = new Set<ColumnDraft>()): boolean {
  if (column.table === table) return true;
  if (seen.has(column)) return false;
  seen.add(column);
  const { columns } = column.table;
  const source = work.tables.get(column.table)!.columns.get(column)!.source;
  const siblings = source && source !== 'busy' ? (source.needs ?? []).map((name) => columns.get(name)) : [];
  const moving = side === 'until' && /^(?:date|life)\./.test(column.spec.generator?.kind ?? '') ? movedBy(column.table) : [];
  return [...siblings, ...moving, ...(work.derivedNeeds.get(column) ?? [])].some((need) => need !== undefined && readsFrom(work, need, table, side, seen));
}

/** The times of parents that move the rows of a table. */
function movedBy({ relations }: TableDraft): (ColumnDraft | undefined)[] {
  return relations.flatMap(({ spec, parent }) => [...(spec.behind ?? []), ...(spec.until ?? [])].map((name) => parent.columns.get(name)));
}
