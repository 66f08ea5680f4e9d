import { BATCH_ROWS, type Rows } from '../columns/column.ts';
import type { CompileContext } from '../generators/definition.ts';
import { fillTimeline } from '../generators/date/timeline.ts';
import { uniform53 } from '../values/uniform.ts';
import type { TableDraft } from './draft.ts';
import { parseMoment } from './domains/parse-moment.ts';
import { columnDraws, type RelationWork, type TableWork, type Work } from './work.ts';

const DAY = 86_400_000_000;
/** Where a table has no timeline of its own, its rows lie in the last two years. */
const DEFAULT_DAYS = 730;
/** Parents that a row's moment looks at. */
const MOST_PARENTS = 2;

type Timeline = CompileContext['timeline'];

/** The table's timeline; a row's moment on it lies behind its parents' moments, for nothing happens to what is not there yet. */
export function timelineOf(work: Work, table: TableWork): Timeline {
  table.timeline ??= makeTimeline(work, table);
  return table.timeline;
}

function makeTimeline(work: Work, table: TableWork): Timeline {
  const { draft } = table;
  const { timeline } = draft.spec;
  const end = (work.referenceDay + 1) * DAY - 1;
  const from = (timeline && parseMoment(timeline.from)) ?? (work.referenceDay - DEFAULT_DAYS) * DAY;
  const to = (timeline && parseMoment(timeline.to)) ?? end;
  const own = { from, to: Math.max(from + 1, to), rows: timeline?.rows ?? Math.max(1, draft.rows) };
  const anchors = anchorsOf(work, draft);
  return anchors.length === 0 ? own : { ...own, after: afterParents(work, draft, own, anchors) };
}

/** Earlier tables whose rows have moments: the owner first, then those that must be there. */
function anchorsOf(work: Work, draft: TableDraft): RelationWork[] {
  const place = (table: TableDraft) => work.places.get(table)!;
  const weight = ({ draft: { spec, nullable } }: RelationWork) => (spec.owner ? 2 : 0) + (nullable ? 0 : 1);
  return draft.relations
    .filter((relation) => place(relation.parent) < place(draft) && hasMoments(relation.parent))
    .map((relation) => work.relations.get(relation)!)
    .filter((relation) => !relation.paired)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_PARENTS);
}

function hasMoments({ columns }: TableDraft): boolean {
  for (const { spec } of columns.values())
    if (spec.generator && (spec.generator.kind === 'date.created' || spec.generator.kind.startsWith('life.'))) return true;
  return false;
}

/** Moves a row's moment between its latest parent's and the timeline's end, where it would lie before: soon after more often than late. */
function afterParents(work: Work, draft: TableDraft, { to }: Timeline, anchors: readonly RelationWork[]): NonNullable<Timeline['after']> {
  const draws = columnDraws(work, draft, '', 'after');
  const parents = new Float64Array(BATCH_ROWS);
  const starts = new Float64Array(BATCH_ROWS);
  const a = new Int32Array(BATCH_ROWS);
  const b = new Int32Array(BATCH_ROWS);
  const readers = anchors.map((anchor) => ({ plan: anchor.plan, fillMoments: momentReader(work, anchor.draft.parent) }));
  return (rows, micros) => {
    const { count } = rows;
    let drawn = false;
    for (const { plan, fillMoments } of readers) {
      plan.fill(rows, parents);
      fillMoments(parents, count, starts);
      for (let i = 0; i < count; i++) {
        const start = starts[i]!;
        if (micros[i]! >= start) continue;
        if (!drawn) draws.fill(rows, a, b);
        drawn = true;
        const share = uniform53(a[i]!, b[i]!);
        micros[i] = Math.min(to, start + Math.floor(Math.max(0, to - start) * share * share));
      }
    }
  };
}

/** Fills the moments of rows of a table; −∞ for row −1, which is none. */
function momentReader(work: Work, draft: TableDraft): (rows: Float64Array, count: number, out: Float64Array) => void {
  const draws = columnDraws(work, draft, '', 'timeline');
  const moments = new Float64Array(BATCH_ROWS);
  const fill = (rows: Rows) => rows.count > 0 && fillTimeline(timelineOf(work, work.tables.get(draft)!), draws, rows, moments);
  return (rows, count, out) => {
    const range = risingRange(rows, count);
    // Rows in sequence are made quicker than listed ones, even where some of them are not asked for.
    if (range) {
      fill(range);
      for (let i = 0; i < count; i++) out[i] = rows[i]! < 0 ? -Infinity : moments[(rows[i]! - range.first) | 0]!;
      return;
    }
    // Children of one parent follow each other mostly: its moment is made once.
    const distinct = new Float64Array(count);
    let different = 0;
    for (let i = 0; i < count; i++) if (rows[i]! >= 0 && (different === 0 || distinct[different - 1] !== rows[i])) distinct[different++] = rows[i]!;
    fill({ first: 0, count: different, at: distinct });
    let place = -1;
    for (let i = 0; i < count; i++) {
      if (rows[i]! >= 0 && (place < 0 || distinct[place] !== rows[i])) place++;
      out[i] = rows[i]! < 0 ? -Infinity : moments[place]!;
    }
  };
}

/** The range that covers rows which never fall, where it is no longer than they are many; null else. */
function risingRange(rows: Float64Array, count: number): Rows | null {
  let first = -1;
  let last = -1;
  for (let i = 0; i < count; i++) {
    const row = rows[i]!;
    if (row < 0) continue;
    if (row < last) return null;
    if (first < 0) first = row;
    last = row;
  }
  return first >= 0 && last - first < count ? { first, count: last - first + 1, at: null } : null;
}
