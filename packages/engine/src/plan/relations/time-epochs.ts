import { fillTimeline } from '../../generators/date/timeline.ts';
import type { TimedOptions } from '../../relations/timed.ts';
import type { RelationDraft, TableDraft } from '../draft.ts';
import { hasTimestamps, ownTimeline } from '../own-timeline.ts';
import { columnDraws, type Work } from '../work.ts';

/** Epochs of a child's timeline: children in an epoch have parents that exist at its start. */
const EPOCHS = 16;

/** Share of the child's timeline by which the first parents must exist; before that, there is nothing to refer to. */
const LATEST = 0.2;

/**
 * How to divide a relation by time, if rows of both tables have timestamps and the parents are not much later;
 * otherwise null.
 */
export function timeEpochs(work: Work, relation: RelationDraft): Pick<TimedOptions, 'pass' | 'parentPass' | 'there'> | null {
  const { spec, child, parent } = relation;
  if (spec.order !== 'time' || child === parent || !haveTimestamps(relation)) return null;
  const { from, to, rows: pass } = ownTimeline(work, child);
  const { from: parentsFrom, rows: parentPass } = ownTimeline(work, parent);
  if (parentsFrom > from + LATEST * (to - from)) return null;
  return {
    pass,
    parentPass,
    there() {
      const timestampOfChild = timestampOf(work, child);
      const timestampOfParent = timestampOf(work, parent);
      const epochs = Math.min(EPOCHS, pass);
      let found = 0;
      return Array.from({ length: epochs }, (_, e) => {
        const start = timestampOfChild(Math.floor((pass * e) / epochs));
        return (found = firstAfter(found, parentPass, start, timestampOfParent));
      });
    },
  };
}

/** Whether rows of both tables have timestamps. */
export function haveTimestamps({ child, parent }: RelationDraft): boolean {
  return hasTimestamps(child) && hasTimestamps(parent);
}

function timestampOf(work: Work, table: TableDraft): (row: number) => number {
  const timeline = ownTimeline(work, table);
  const draws = columnDraws(work, table, '', 'timeline');
  const timestamp = new Float64Array(1);
  return (row) => {
    fillTimeline(timeline, draws, { first: row, count: 1, at: null }, timestamp);
    return timestamp[0]!;
  };
}

/** The first row from `low` on with a later timestamp; timestamps must be ascending. */
function firstAfter(low: number, rows: number, timestamp: number, timestampOfRow: (row: number) => number): number {
  let high = rows;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (timestampOfRow(middle) <= timestamp) low = middle + 1;
    else high = middle;
  }
  return low;
}
