import type { Rows } from '../columns/column.ts';
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
  const words = new Int32Array(2);
  const parents = new Float64Array(2048);
  const distinct = new Float64Array(2048);
  const moments = new Float64Array(2048);
  return (rows, micros) => {
    for (const anchor of anchors) {
      anchor.plan.fill(rows, parents);
      // Children of one parent follow each other mostly: its moment is made once.
      let count = 0;
      for (let i = 0; i < rows.count; i++) {
        const parent = parents[i]!;
        if (parent >= 0 && (count === 0 || distinct[count - 1] !== parent)) distinct[count++] = parent;
      }
      rowMoments(work, anchor.draft.parent, { first: 0, count, at: distinct }, moments);
      let at = -1;
      for (let i = 0; i < rows.count; i++) {
        const parent = parents[i]!;
        if (parent < 0) continue;
        if (at < 0 || distinct[at] !== parent) at++;
        const earliest = moments[at]!;
        if (micros[i]! >= earliest) continue;
        draws.one(rows.at ? rows.at[i]! : rows.first + i, words);
        const share = uniform53(words[0]!, words[1]!);
        micros[i] = Math.min(to, earliest + Math.floor(Math.max(0, to - earliest) * share * share));
      }
    }
  };
}

function rowMoments(work: Work, draft: TableDraft, rows: Rows, micros: Float64Array): void {
  if (rows.count === 0) return;
  const table = work.tables.get(draft)!;
  fillTimeline(timelineOf(work, table), columnDraws(work, draft, '', 'timeline'), rows, micros);
}
