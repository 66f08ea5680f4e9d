import { BATCH_ROWS, type Rows } from '../columns/column.ts';
import { borrow, giveBack } from '../columns/scratch.ts';
import type { CompileContext } from '../generators/definition.ts';
import { nextOpen } from '../generators/date/next-open.ts';
import { fillTimeline, latestTimestamps } from '../generators/date/timeline.ts';
import { weighedAfter } from '../generators/date/weighed-after.ts';
import { DAY } from '../generators/kit/iso.ts';
import { uniform53 } from '../values/uniform.ts';
import type { RelationDraft, TableDraft } from './draft.ts';
import { endOfReference, hasBeginnings, isOnTimeline, ownTimeline } from './own-timeline.ts';
import { restsOn } from './relations/rests-on.ts';
import { timeEpochs } from './relations/time-epochs.ts';
import { rowAt } from './keys/rank-rules.ts';
import { knownTimes } from './known-times.ts';
import { planOf } from './plan-of-work.ts';
import { parentsOf } from './parents-of.ts';
import { timesOfParents } from './times-of-parents.ts';
import { columnDraws, type RelationWork, type TableWork, type Work } from './work.ts';

const MINUTE = 60_000_000;
/** Lines of an order follow it within this time, in µs. Other rows follow their owner mostly within a day. */
const LINES_WITHIN = MINUTE;
const PARTS_WITHIN = 14 * DAY;
/** The largest number of parents that limit a row's timestamp, if relations do not name them (`behind`). */
const MAX_IMPLIED_ANCHORS = 2;

type Timeline = CompileContext['timeline'];

/** The timeline of the table. A row's timestamp is later than those of its parents, because nothing happens to a row that does not exist yet. */
export function timelineOf(work: Work, table: TableWork): Timeline {
  table.timeline ??= makeTimeline(work, table);
  return table.timeline;
}

function makeTimeline(work: Work, { draft }: TableWork): Timeline {
  const own = ownTimeline(work, draft);
  const anchors = anchorsOf(work, draft);
  return anchors.length === 0 ? own : { ...own, ...afterParents(work, draft, own, anchors) };
}

/**
 * Earlier tables whose rows have timestamps: the owner first, then required parents, then parents of relations within
 * another one that precede the row.
 */
export function anchorsOf(work: Work, draft: TableDraft): RelationWork[] {
  const place = (table: TableDraft) => work.places.get(table)!;
  const weight = ({ draft: { spec, nullable } }: RelationWork) => (spec.owner ? 2 : 0) + (nullable ? 0 : 1);
  const all = draft.relations
    // Whether the row refers to it follows from the row's own state, which begins at its time: it comes after what it would refer to.
    .filter(
      (relation) =>
        relation.spec.addedLater !== true &&
        relation.spec.timesLater !== true &&
        (relation.spec.when === undefined || relation.spec.existing === true) &&
        !isChosenByState(work, relation) &&
        place(relation.parent) < place(draft) &&
        (hasBeginnings(relation.parent) || (relation.spec.behind ?? []).length > 0 || (relation.spec.until ?? []).length > 0),
    )
    .map((relation) => work.relations.get(relation)!)
    .filter((relation) => !relation.paired)
    .sort((a, b) => weight(b) - weight(a));
  return all.filter(
    (relation, i) =>
      i < MAX_IMPLIED_ANCHORS ||
      relation.draft.spec.behind !== undefined ||
      relation.draft.spec.until !== undefined ||
      relation.draft.spec.existing === true ||
      impliesEarlierParent(relation),
  );
}

/** Whether the parent, or the one that leads to it, is chosen by a column of the row that its time decides. */
function isChosenByState(work: Work, relation: RelationDraft, seen: ReadonlySet<RelationDraft> = new Set()): boolean {
  const { child, spec } = relation;
  if (!(spec.cases ?? []).every(({ when }) => Object.keys(when).every((name) => isTimeless(child, name)))) return true;
  const known = new Set([...seen, relation]);
  const bases = restsOn(work.relations.get(relation)!.role);
  return bases.some((base) => base.child === child && !known.has(base) && isChosenByState(work, base, known));
}

/** Kinds of generators that no time of the row decides. */
const TIMELESS: ReadonlySet<string> = new Set(['values', 'example', 'constant', 'datatype.boolean', 'number.int', 'weighted']);

/** Whether no time of the row decides the column: then its parents may depend on the column, and its time on its parents. */
function isTimeless({ spec }: TableDraft, name: string): boolean {
  const { entity, generator } = spec.columns.find((column) => column.name === name)!;
  return entity === undefined && TIMELESS.has(generator?.kind ?? '') && !(spec.groups ?? []).some(({ columns }) => columns.includes(name));
}

/** Whether a relation within another one implies that its parents existed before. */
function impliesEarlierParent({ draft: { spec } }: RelationWork): boolean {
  return spec.within !== undefined && spec.order === 'time';
}

/**
 * Owned rows follow soon after their owner: lines within a minute, others within days. Other rows keep their own
 * timestamp. If that is before a parent's, they get a timestamp between their latest parent's and the end of the
 * timeline, more often early than late.
 */
function afterParents(
  work: Work,
  draft: TableDraft,
  { from, to: end, pattern }: Timeline,
  anchors: readonly RelationWork[],
): Pick<Timeline, 'after' | 'instead'> {
  // Parents' times extend to the end of the reference day; the timeline ends at the time of day at which it starts.
  const to = anchors.some(({ draft: { spec, parent } }) => (spec.behind ?? []).length > 0 || parent.spec.began !== undefined)
    ? Math.max(end, endOfReference(work))
    : end;
  const draws = columnDraws(work, draft, '', 'after');
  const room = new Float64Array(BATCH_ROWS);
  const starts = new Float64Array(BATCH_ROWS);
  const a = new Int32Array(BATCH_ROWS);
  const b = new Int32Array(BATCH_ROWS);
  const shareOf = shareInTurn(anchors[0]!);
  const readers = anchors.map((anchor) => ({
    anchor,
    follows: followsOwner(work, anchor),
    isSoon: impliesEarlierParent(anchor) || isOnlyChild(anchor),
    ...timestampReader(work, anchor.draft, to),
    lower: timesOfParents(work, anchor.draft, 'until'),
  }));
  /** The latest parents' times and the earliest ends of the batch's rows; kept only where a parent has an end. */
  const within = readers.some(({ lower }) => lower) ? { begun: new Float64Array(BATCH_ROWS), ends: new Float64Array(BATCH_ROWS) } : null;
  const endsOfParents = new Float64Array(within ? BATCH_ROWS : 0);
  const open = pattern?.strict ? nextOpen(pattern) : null;
  const maxDelay = ({ needs, draft: { spec } }: RelationWork) =>
    spec.paceHours !== undefined ? spec.paceHours * 60 * MINUTE : needs.contiguous ? LINES_WITHIN : PARTS_WITHIN;
  const weighed = pattern?.weighed ? { from, to, pattern } : null;
  /** A time with weights, if there is one; otherwise any time. Lines of an order stay near its time. */
  const byWeight = (start: number, until: number, share: number) => (weighed && until - start > MINUTE ? weighedAfter(weighed, start, until, share) : null);
  const soonAt = (start: number, left: number, most: number, share: number) =>
    byWeight(start, start + Math.min(left, most), share * share * share * share) ?? soonAfter(start, left, most, share);
  const laterAt = (start: number, left: number, share: number) => byWeight(start, start + left, share * share) ?? start + Math.floor(left * share * share);

  /** Notes a row's parent, and returns the end of what the row may lie in. An end before the latest parent's beginning says nothing of the row. */
  function noteParent(i: number, start: number, end: number): number {
    if (!within) return to;
    const { begun, ends } = within;
    begun[i] = Math.max(begun[i]!, start);
    if (ends[i]! < begun[i]!) ends[i] = to;
    if (end >= begun[i]! && end < ends[i]!) ends[i] = end;
    return ends[i]!;
  }

  /** A time between the parents' beginning and an end; what was over before the timeline begins had its rows before. */
  function beforeEnd(begun: number, end: number, share: number): number {
    const start = Math.max(begun, end >= from ? from : end - PARTS_WITHIN);
    return laterAt(start, end - start, share);
  }

  function forget(count: number): void {
    within?.begun.fill(-Infinity, 0, count);
    within?.ends.fill(to, 0, count);
  }

  function move(rows: Rows, micros: Float64Array, first: number): void {
    let drawn = false;
    if (first === 0) forget(rows.count);
    for (let k = first; k < readers.length; k++) {
      const { anchor, follows, isSoon, fillTimestamps, latest, lower } = readers[k]!;
      const all = parentsOf(anchor.draft.spec.when ? anchor.askedPlan : anchor.plan, rows, room);
      const most = follows ? maxDelay(anchor) : 0;
      const scratch = borrow(rows.count);
      const { a: places, x: parents } = scratch;
      const count = doubtful(all, rows.count, micros, most === 0 && !within ? latest() : null, places, parents);
      fillTimestamps(parents, count, starts);
      endsOfParents.fill(to, 0, within ? count : 0);
      lower?.(parents, count, endsOfParents, to);
      for (let d = 0; d < count; d++) {
        const i = places[d]!;
        const start = starts[d]!;
        const end = noteParent(i, start, endsOfParents[d]!);
        if (micros[i]! >= start && micros[i]! <= end && (most === 0 || start === -Infinity)) continue;
        if (!drawn) draws.fill(rows, a, b);
        drawn = true;
        const drawnShare = uniform53(a[i]!, b[i]!);
        const share = k === 0 && shareOf ? shareOf(rowAt(rows, i), drawnShare) : drawnShare;
        const left = Math.max(0, end - start);
        const soon = most > 0 ? soonAt(start, left, most, share) : -Infinity;
        // On a timeline that starts later than the owner, rows keep their times.
        if (soon >= from) micros[i] = Math.min(to, soon);
        else if (micros[i]! < start) micros[i] = Math.min(to, isSoon ? soonAt(start, left, PARTS_WITHIN, share) : laterAt(start, left, share));
        if (within && micros[i]! > end) micros[i] = beforeEnd(within.begun[i]!, end, share);
      }
      giveBack(scratch);
    }
    // Rows that were not moved are already at open times.
    if (drawn) keepOpen(rows.count, micros);
  }

  /** The result of `move` for rows that all follow their owners, without computing their own timestamps. */
  function follow(rows: Rows, micros: Float64Array): boolean {
    const { anchor, fillTimestamps, lower } = readers[0]!;
    const { count } = rows;
    const parents = parentsOf(anchor.plan, rows, room);
    forget(count);
    fillTimestamps(parents, count, starts);
    endsOfParents.fill(to, 0, within ? count : 0);
    lower?.(parents, count, endsOfParents, to);
    draws.fill(rows, a, b);
    const most = maxDelay(anchor);
    for (let i = 0; i < count; i++) {
      const start = starts[i]!;
      const drawn = uniform53(a[i]!, b[i]!);
      const soon = soonAt(start, Math.max(0, noteParent(i, start, endsOfParents[i]!) - start), most, shareOf ? shareOf(rowAt(rows, i), drawn) : drawn);
      if (!(soon >= from)) return false;
      micros[i] = Math.min(to, soon);
    }
    if (readers.length > 1) move(rows, micros, 1);
    keepOpen(count, micros);
    return true;
  }

  function keepOpen(count: number, micros: Float64Array): void {
    if (open) for (let i = 0; i < count; i++) micros[i] = open(micros[i]!, from, to, uniform53(b[i]!, a[i]!));
  }

  const after = (rows: Rows, micros: Float64Array) => move(rows, micros, 0);
  return readers[0]!.follows ? { after, instead: follow } : { after };
}

/**
 * With `inTurn`: the drawn share of the time that is left, moved into the part of it that is the row's among the rows of its owner, so that each comes after the one before
 * it.
 */
function shareInTurn(relation: RelationWork): ((row: number, drawn: number) => number) | null {
  const { owner, inTurn } = relation.draft.spec;
  if (owner !== true || inTurn !== true) return null;
  return (row, drawn) => {
    const spread = relation.spread!;
    const parent = spread.parentOf(row);
    return parent < 0 ? drawn : (spread.ordinalOf(row) + drawn) / spread.countOf(parent);
  };
}

/** Rows whose parents' timestamps must be computed: all, or those that are not later than the upper bound of their parents' timestamps. */
function doubtful(
  parents: Float64Array,
  count: number,
  micros: Float64Array,
  latest: ((row: number) => number) | null,
  places: Int32Array,
  found: Float64Array,
): number {
  let doubts = 0;
  for (let i = 0; i < count; i++) {
    if (latest && micros[i]! >= latest(parents[i]!)) continue;
    places[doubts] = i;
    found[doubts++] = parents[i]!;
  }
  return doubts;
}

/** A time within the rest (`left`) of the timeline and within `most`, usually early. */
function soonAfter(start: number, left: number, most: number, share: number): number {
  return start + Math.floor(Math.min(left * share, most * share * share * share * share));
}

/** Whether rows follow their owner's row, and not the table's own timeline. */
export function followsOwner(work: Work, { draft }: RelationWork): boolean {
  return draft.spec.owner === true && hasBeginnings(draft.parent) && timeEpochs(work, draft) === null;
}

/** Whether each parent has one child that follows soon after it. */
function isOnlyChild({ draft, needs }: RelationWork): boolean {
  return draft.spec.behind !== undefined && needs.oneToOne === true;
}

type TimestampReader = {
  /** Computes the timestamps of rows of a table; −∞ for row −1 (no row). */
  fillTimestamps(rows: Float64Array, count: number, out: Float64Array): void;
  /** An upper bound of a row's timestamp, if known without computing it. */
  latest(): ((row: number) => number) | null;
};

/** Reads the times that the rows of a relation's child must follow. */
export function timestampReader(work: Work, relation: RelationDraft, to: number): TimestampReader {
  const own = timelineReader(work, relation.parent);
  const raise = timesOfParents(work, relation, 'behind');
  if (!raise) return own;
  const isTimed = isOnTimeline(relation.parent);
  return {
    fillTimestamps(rows, count, out) {
      if (isTimed) own.fillTimestamps(rows, count, out);
      else out.fill(-Infinity, 0, count);
      raise(rows, count, out, to);
    },
    latest: () => null,
  };
}

/** Reads the times of a table's rows. */
export function timelineReader(work: Work, draft: TableDraft): TimestampReader {
  const draws = columnDraws(work, draft, '', 'timeline');
  const timestamps = new Float64Array(BATCH_ROWS);
  let timeline: Timeline | null = null;
  let bound: ReturnType<typeof latestTimestamps> | undefined;
  const own = () => (timeline ??= timelineOf(work, work.tables.get(draft)!));
  const fill = (rows: Rows) => rows.count > 0 && fillTimeline(own(), draws, rows, timestamps);
  const computed = (rows: Float64Array, count: number, out: Float64Array): void => {
    const range = risingRange(rows, count);
    // Reading consecutive rows is faster than reading a list, even if some rows are not needed.
    if (range) {
      fill(range);
      for (let i = 0; i < count; i++) out[i] = rows[i]! < 0 ? -Infinity : timestamps[(rows[i]! - range.first) | 0]!;
      return;
    }
    // Consecutive children usually share a parent, so its timestamp is computed once.
    const distinct = new Float64Array(count);
    let different = 0;
    for (let i = 0; i < count; i++) if (rows[i]! >= 0 && (different === 0 || distinct[different - 1] !== rows[i])) distinct[different++] = rows[i]!;
    fill({ first: 0, count: different, at: distinct });
    let place = -1;
    for (let i = 0; i < count; i++) {
      if (rows[i]! >= 0 && (place < 0 || distinct[place] !== rows[i])) place++;
      out[i] = rows[i]! < 0 ? -Infinity : timestamps[place]!;
    }
  };
  const known = knownTimes(draft, 'timeline', -Infinity, computed);
  return {
    // While conditions are still being resolved, times of parents do not move rows yet.
    fillTimestamps: (rows, count, out) => (known && planOf(work) ? known : computed)(rows, count, out),
    latest: () => (bound === undefined ? (bound = latestTimestamps(own())) : bound),
  };
}

/** The range that covers ascending rows, if it is not much longer than the list; otherwise null. */
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
