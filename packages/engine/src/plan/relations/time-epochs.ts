import { fillTimeline } from '../../generators/date/timeline.ts';
import type { TimedOptions } from '../../relations/timed.ts';
import type { RelationDraft, TableDraft } from '../draft.ts';
import { isOnTimeline, ownTimeline } from '../own-timeline.ts';
import { columnDraws, type Work } from '../work.ts';

/** Epochs of a child's timeline: children in an epoch have parents that exist at its start. */
const EPOCHS = 16;

/**
 * Children of the first of the epochs that double in length until they are as long as all others: of a longer one, all children would have the few parents
 * that exist at its start.
 */
const FIRST = 4;
const MAX_DOUBLINGS = 24;

/** Share of the child's timeline by which the first parents must exist; before that, there is nothing to refer to. */
const LATEST = 0.2;

/**
 * How to divide a relation by time, if rows of both tables have timestamps and the parents are not much later;
 * otherwise null.
 */
export function timeEpochs(work: Work, relation: RelationDraft): Pick<TimedOptions, 'pass' | 'parentPass' | 'there' | 'starts'> | null {
  const { spec, child, parent } = relation;
  if (spec.order !== 'time' || child === parent || !haveTimestamps(relation)) return null;
  const { from, to, rows: pass } = ownTimeline(work, child);
  const { from: parentsFrom, rows: parentPass } = ownTimeline(work, parent);
  if (parentsFrom > from + LATEST * (to - from)) return null;
  const epochs = Math.min(EPOCHS, pass);
  const even = Array.from({ length: epochs }, (_, e) => Math.floor((pass * e) / epochs));
  const starts = spec.gradual ? [0, ...doubling(even[1] ?? 0), ...even.slice(1)] : even;
  return {
    pass,
    parentPass,
    ...(spec.gradual && { starts }),
    there() {
      const timestampOfChild = timestampOf(work, child);
      const timestampOfParent = timestampOf(work, parent);
      let found = 0;
      return starts.map((first) => (found = firstAfter(found, parentPass, timestampOfChild(first), timestampOfParent)));
    },
  };
}

/** Starts of epochs within the first long one: each as long as all before it. */
function doubling(until: number): number[] {
  const starts: number[] = [];
  for (let start = until / 2; start >= FIRST && starts.length < MAX_DOUBLINGS; start /= 2) starts.unshift(Math.floor(start));
  return starts;
}

/** Whether rows of both tables have timestamps. */
export function haveTimestamps({ child, parent }: RelationDraft): boolean {
  return isOnTimeline(child) && isOnTimeline(parent);
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
