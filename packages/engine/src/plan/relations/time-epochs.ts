import { fillTimeline } from '../../generators/date/timeline.ts';
import type { TimedOptions } from '../../relations/timed.ts';
import type { RelationDraft, TableDraft } from '../draft.ts';
import { hasMoments, ownTimeline } from '../own-timeline.ts';
import { columnDraws, type Work } from '../work.ts';

/** Parts of a child's timeline: in each, children have the parents that are there at its start (REALISM 3). */
const EPOCHS = 16;

/** How a relation by time is cut, where rows of both tables have moments; null where they have none. */
export function timeEpochs(work: Work, { spec, child, parent }: RelationDraft): Pick<TimedOptions, 'pass' | 'parentPass' | 'there'> | null {
  if (spec.order !== 'time' || child === parent || !hasMoments(child) || !hasMoments(parent)) return null;
  const pass = ownTimeline(work, child).rows;
  const parentPass = ownTimeline(work, parent).rows;
  return {
    pass,
    parentPass,
    there() {
      const momentOfChild = momentOf(work, child);
      const momentOfParent = momentOf(work, parent);
      const epochs = Math.min(EPOCHS, pass);
      let found = 0;
      return Array.from({ length: epochs }, (_, e) => {
        const start = momentOfChild(Math.floor((pass * e) / epochs));
        return (found = firstAfter(found, parentPass, start, momentOfParent));
      });
    },
  };
}

function momentOf(work: Work, table: TableDraft): (row: number) => number {
  const timeline = ownTimeline(work, table);
  const draws = columnDraws(work, table, '', 'timeline');
  const moment = new Float64Array(1);
  return (row) => {
    fillTimeline(timeline, draws, { first: row, count: 1, at: null }, moment);
    return moment[0]!;
  };
}

/** The first row from `low` on whose moment is later, of moments that rise. */
function firstAfter(low: number, rows: number, moment: number, momentOfRow: (row: number) => number): number {
  let high = rows;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (momentOfRow(middle) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
