import { BATCH_ROWS, type Column } from '../columns/column.ts';
import { timestampOf } from '../generators/date/read-timestamps.ts';
import { DAY } from '../generators/kit/iso.ts';
import type { ColumnDraft, RelationDraft, TableDraft } from './draft.ts';
import { openFrame, type Frame } from './frame.ts';
import { knownTimes } from './known-times.ts';
import { planOf } from './plan-of-work.ts';
import type { Work } from './work.ts';

/** Raises timestamps to the latest of a parent's times that are set, or lowers them to the earliest. */
export type MoveToTimes = (parents: Float64Array, count: number, times: Float64Array, to: number) => void;

/** Reads the times of parents that the relation lists in `behind`, with that of their beginning, or in `until`; null if there are none. */
export function timesOfParents(work: Work, { spec, child, parent }: RelationDraft, side: 'behind' | 'until'): MoveToTimes | null {
  const { began } = parent.spec;
  const names = spec[side] ?? [];
  if (names.length === 0 && (side !== 'behind' || began === undefined)) return null;
  const { none, nearer } = SIDES[side];
  let frame: ReturnType<typeof openFrame> | undefined;
  let lastTime = Infinity;
  let read: ReturnType<typeof knownTimes> | undefined;
  let all: readonly string[] | undefined;
  const compute = (rows: Float64Array, count: number, out: Float64Array): void => {
    const plan = planOf(work)!;
    frame ??= openFrame(plan, plan.table(parent.name), BATCH_ROWS);
    frame.reset({ first: 0, count, at: rows });
    fillTimes(frame, all!, side, out, lastTime);
  };
  const found = new Float64Array(BATCH_ROWS);
  return (parents, count, times, to) => {
    // While conditions are still being resolved, there are no columns yet.
    if (!planOf(work) || count === 0) return;
    lastTime = side === 'behind' ? to : Infinity;
    // A beginning that follows from rows of the child says nothing of these.
    all ??=
      side === 'behind' && began !== undefined && !names.includes(began) && !readsFrom(work, parent.columns.get(began)!, child, 'began')
        ? [...names, began]
        : names;
    if (all.length === 0) return;
    if (read === undefined) read = knownTimes(parent, `${side} ${all.join(' ')} ${lastTime}`, none, compute);
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

const SIDES = { behind: { none: -Infinity, nearer: Math.max }, until: { none: Infinity, nearer: Math.min } } as const;

/** The latest (or the earliest, of ends) of these times of the frame's rows, of those until `lastTime`: infinite where none is set. */
export function fillTimes(frame: Frame, names: readonly string[], side: 'behind' | 'until', out: Float64Array, lastTime = Infinity): void {
  const { none, nearer } = SIDES[side];
  const { count } = frame.rows;
  out.fill(none, 0, count);
  for (const name of names) {
    const column = frame.column(name);
    for (let i = 0; i < count; i++) {
      const time = timeIn(column, i, side);
      // Plans for later have not happened.
      if (time !== null && time <= lastTime) out[i] = nearer(out[i]!, time);
    }
  }
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
function readsFrom(work: Work, column: ColumnDraft, table: TableDraft, side: 'behind' | 'until' | 'began', seen = new Set<ColumnDraft>()): boolean {
  if (column.table === table) return true;
  if (seen.has(column)) return false;
  seen.add(column);
  const { columns } = column.table;
  const source = work.tables.get(column.table)!.columns.get(column)!.source;
  const siblings = source && source !== 'busy' ? (source.needs ?? []).map((name) => columns.get(name)) : [];
  const moving = isMoved(column, side) ? movedBy(column.table) : [];
  const group = side === 'began' ? (work.tables.get(column.table)!.groups.get(column)?.columns ?? []) : [];
  return [...siblings, ...moving, ...group, ...(work.derivedNeeds.get(column) ?? [])].some(
    (need) => need !== undefined && readsFrom(work, need, table, side, seen),
  );
}

/** Whether times of parents may move the column's, also where only some of its cases lie on the timeline. */
function isMoved({ spec: { generator } }: ColumnDraft, side: 'behind' | 'until' | 'began'): boolean {
  if (side === 'began') return /"kind":"(?:date|life)\./.test(JSON.stringify(generator ?? {}));
  return side === 'until' && /^(?:date|life)\./.test(generator?.kind ?? '');
}

/** The times of parents that move the rows of a table. */
function movedBy({ relations }: TableDraft): (ColumnDraft | undefined)[] {
  return relations.flatMap(({ spec, parent }) =>
    [...(spec.behind ?? []), ...(spec.until ?? []), ...(parent.spec.began === undefined ? [] : [parent.spec.began])].map((name) => parent.columns.get(name)),
  );
}
