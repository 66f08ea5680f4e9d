import { BATCH_ROWS, type Rows } from '../columns/column.ts';
import { fillTimeline, type Timeline } from '../generators/date/timeline.ts';
import { workOf } from './finish-plan.ts';
import { endOfReference, ownTimeline } from './own-timeline.ts';
import { parentsOf } from './parents-of.ts';
import type { Plan } from './plan.ts';
import { anchorsOf, followsOwner, timelineOf, timestampReader } from './row-timestamps.ts';
import { columnDraws } from './work.ts';

/** A table's timeline, and what moves rows from their places on it. Times are µs since 1970, UTC. */
export type OpenTimeline = {
  readonly timeline: Pick<Timeline, 'from' | 'to' | 'rows' | 'pattern'>;
  /**
   * The times after which rows must be, in the order in which it moves them. `times`: columns of the parent with the time; none if it is
   * the row's own time.
   */
  readonly parents: readonly {
    readonly columns: readonly string[];
    readonly parent: string;
    readonly times: readonly string[];
    /** Rows follow soon after this parent, regardless of the timeline. */
    readonly follows: boolean;
  }[];
  /**
   * For listed rows, at most `BATCH_ROWS` at once: their times, before keys and conditions of a column, and the index
   * in `parents` of the last parent that moved each row; −1 for rows that the timeline places.
   */
  placesOf(rows: Float64Array): { readonly micros: Float64Array; readonly movedBy: Int32Array };
};

/** Null if the plan's work is no longer available. Throws Problem `not-found` for an unknown table. */
export function openTimeline(plan: Plan, tableName: string): OpenTimeline | null {
  const { name } = plan.table(tableName);
  const work = workOf(plan);
  const table = work && [...work.tables.values()].find(({ draft }) => draft.name === name);
  if (!work || !table) return null;
  const own = ownTimeline(work, table.draft);
  const whole = timelineOf(work, table);
  const draws = columnDraws(work, table.draft, '', 'timeline');
  const readers = anchorsOf(work, table.draft).map((anchor) => ({
    anchor,
    follows: followsOwner(work, anchor),
    read: timestampReader(work, anchor.draft, Math.max(own.to, endOfReference(work))),
  }));
  return {
    timeline: own,
    parents: readers.map(({ anchor: { draft }, follows }) => ({
      columns: draft.columns.map((column) => column.name),
      parent: draft.parent.name,
      times: draft.spec.behind ?? [],
      follows,
    })),
    placesOf(at) {
      const count = at.length;
      const rows: Rows = { first: 0, count, at };
      const [requested, made, starts, room] = Array.from({ length: 4 }, () => new Float64Array(BATCH_ROWS)) as [
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
      ];
      fillTimeline(own, draws, rows, requested);
      fillTimeline(whole, draws, rows, made);
      const movedBy = new Int32Array(count).fill(-1);
      readers.forEach(({ anchor, follows, read }, place) => {
        read.fillTimestamps(parentsOf(anchor.plan, rows, room), count, starts);
        for (let i = 0; i < count; i++) if (made[i] !== requested[i] && (follows ? starts[i]! > -Infinity : starts[i]! > requested[i]!)) movedBy[i] = place;
      });
      return { micros: made.subarray(0, count), movedBy };
    },
  };
}
