import { BATCH_ROWS } from '../../columns/column.ts';
import { chainedSpread } from '../../relations/chained.ts';
import { thereThenSpread } from '../../relations/there-then.ts';
import type { Spread } from '../../relations/spread.ts';
import type { RelationDraft, TableDraft } from '../draft.ts';
import { timestampOf } from '../../generators/date/read-timestamps.ts';
import { openFrame } from '../frame.ts';
import { hasTimestamps, TIME_TYPES } from '../own-timeline.ts';
import type { Plan } from '../plan.ts';
import { anchorsOf, timelineReader } from '../row-timestamps.ts';
import { fillTimes } from '../times-of-parents.ts';
import type { Beginnings, RelationWork, Work } from '../work.ts';
import { basesOf } from './rests-on.ts';
import { openingWay, placesOf, waySpread } from './ways.ts';
import { caseOfRow, isInGroup } from './without-parent.ts';

/** Of larger tables not every row is looked at. */
const MAX_ROWS = 1_000_000;

/**
 * Each row takes a parent that was there by its own time (`existing`), or by that of the row that it is in the order of, unless its time follows from this parent's. Not
 * where keys, cases or other references tell which parent it is.
 */
export function thereThen(work: Work, relation: RelationWork, spread: Spread): Spread {
  const { draft, role, needs } = relation;
  if (draft.spec.existing !== true || draft.spec.owner || draft.spec.distinctAmong || relation.pair || relation.paired || relation.apartFrom) return spread;
  /** Tells rows apart that choose among different parents; null where no column says when rows began. */
  const kindOf = begunTables(draft).length > 0 ? kindOfRow(work, relation) : null;
  if (!kindOf && (draft.spec.cases || relation.choosy || relation.fits)) return spread;
  if (role.kind !== 'lead' && role.kind !== 'within' && role.kind !== 'member' && role.kind !== 'tree') return spread;
  const apart = apartBy(draft);
  if (!apart || needs.oneToOne || needs.mates || (relation.covers && !kindOf) || openingWay(draft)) return spread;
  if (role.kind === 'tree' && !draft.nullable && !role.lead) return spread;
  const [own, theirs] = [timedTable(draft.child), timedTable(draft.parent)];
  if (!own || !theirs) return spread;
  const onTimelines = [own, theirs].filter(({ table }) => table.spec.began === undefined);
  if (isMadeFrom(work, onTimelines, draft)) return spread;
  if (kindOf) work.begun.set(draft, null);
  if (kindOf && !work.seen) return spread;
  const place = placeOfRow(work, relation);
  if (role.kind !== 'lead' && role.lead && !place) return spread;
  const partners = apart.map((other) => work.relations.get(other)!.spread);
  if (partners.includes(null)) return spread;
  let busy = false;
  const others = draft.child.relations
    .filter((other) => other.parent === draft.parent && isBeside(other, relation))
    .map((other) => work.relations.get(other)!.plan);
  return thereThenSpread(spread, {
    place,
    apart: partners.filter((partner) => partner !== null),
    isTaken: (child, parent) => others.some((other) => other.parentOf(child) === parent),
    isLike: (child, other, parent) => (!kindOf || kindOf(child) === kindOf(other)) && (!relation.fits || relation.fits(child, parent)),
    tree: role.kind === 'tree',
    stated: kindOf !== null,
    mayLack:
      draft.nullable &&
      (role.kind === 'tree' || ((kindOf !== null || draft.spec.addedLater === true) && !draft.spec.when && !draft.spec.always && !isInGroup(draft))),
    covers: relation.covers,
    times() {
      if (busy || Math.max(draft.child.rows, draft.parent.rows) > MAX_ROWS) return null;
      busy = true;
      if (kindOf) {
        const seen = timesSeen(work, relation);
        // Tables that had other rows say nothing: it stays busy.
        busy = seen === null;
        return seen;
      }
      const children = timesOf(work, draft.child);
      const parents = draft.self ? children : timesOf(work, draft.parent);
      busy = false;
      return { children, parents };
    },
  });
}

/** What decides which parents a row may have instead of its own: its case, and the list that its variant takes them from. */
function kindOfRow(work: Work, { draft, choosy }: RelationWork): (child: number) => unknown {
  const caseOf = draft.spec.cases ? caseOfRow(work, draft) : () => -1;
  return (child) => caseOf(child) * KINDS + (choosy ? choosy.choiceOf(child) : 0);
}
const KINDS = 1 << 20;

/** Those of the two tables whose rows began at the time of a column of their own. */
function begunTables({ child, parent }: RelationDraft): TableDraft[] {
  return [child, parent].flatMap((table) => timedTable(table)?.table ?? []).filter(({ spec }) => spec.began !== undefined);
}

/** When both ends began in the look before, where columns say so. */
function timesSeen(work: Work, { draft }: RelationWork): Beginnings | null {
  const seen = timesIn(work, work.seen!, draft);
  work.begun.set(draft, seen);
  return seen;
}

/** Whether rows began before what they refer to, and another look would find other parents for them. */
export function beganOtherwise(work: Work, plan: Plan): boolean {
  // Parents are looked for when the first row asks for its own.
  for (const [draft, relation] of work.relations) if (draft.spec.existing && draft.child.rows > 0 && begunTables(draft).length > 0) relation.plan.parentOf(0);
  return [...work.begun].some(([draft, before]) => {
    const now = timesIn(work, plan, draft);
    if (
      !now ||
      (before && sameTimes(before.children, now.children) && sameTimes(before.parents, now.parents) && sameTimes(before.ends ?? NONE, now.ends ?? NONE))
    )
      return false;
    const { spread } = work.relations.get(draft)!;
    return now.children.some((time, child) => {
      const parent = spread!.parentOf(child);
      return parent >= 0 && (now.parents[parent]! > time || (now.ends !== undefined && now.ends[parent]! < time));
    });
  });
}
const NONE = new Float64Array(0);

function sameTimes(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((time, i) => Object.is(time, b[i]));
}

/** When the rows of both ends began by the cells of a plan, where columns say so. Null if its tables have other rows. */
function timesIn(work: Work, plan: Plan, { child, parent, self, spec }: RelationDraft): Beginnings | null {
  if ([child, parent].some((table) => plan.table(table.name).rows !== table.rows)) return null;
  const [children, parents] = [timesOf(work, child, plan), self ? null : timesOf(work, parent, plan)];
  if (!children || (!self && !parents)) return null;
  return { children, parents: parents ?? children, ...(spec.until && { ends: endsIn(plan, parent, spec.until) }) };
}

/** Leads from the row to the place within which it chooses; null where it chooses among all. */
function placeOfRow(work: Work, relation: RelationWork): Spread | null {
  const { role } = relation;
  if ((role.kind !== 'within' && role.kind !== 'member' && role.kind !== 'tree') || !role.lead) return null;
  if (role.kind !== 'within' || !role.alike) return waySpread(work, [role.lead, ...role.leadScope]);
  const lead = work.relations.get(role.lead)!.spread;
  const places = placesOf(work, relation, role);
  return lead && places?.leadScope ? chainedSpread(lead, places.leadScope) : null;
}

/** Another reference of the row to the same table, which this one should not repeat. */
function isBeside(other: RelationDraft, { draft, role }: RelationWork): boolean {
  if (other === draft || draft.self) return false;
  return (
    (role.kind !== 'lead' && role.kind !== 'tree' && 'lead' in role && role.lead === other) || (draft.spec.shift !== undefined && other.index < draft.index)
  );
}

/** The relations from which the times of both ends follow: what is chosen by them is made after these. */
export function basesOfTimes(work: Work, { child, parent, spec }: RelationDraft): readonly RelationDraft[] {
  if (spec.existing !== true) return [];
  return [child, parent].flatMap((table) => {
    const timed = timedTable(table);
    if (timed?.table.spec.began !== undefined) return timed.way;
    return timed ? [...timed.way, ...anchorsOf(work, timed.table).map(({ draft }) => draft)] : [];
  });
}

type Timed = { readonly way: readonly RelationDraft[]; readonly table: TableDraft };

/** The nearest table with times of its rows: itself, or that of its owner, whose time lines may show as theirs. */
function timedTable(table: TableDraft, way: readonly RelationDraft[] = []): Timed | null {
  const owner = table.relations.find(({ spec, self }) => spec.owner === true && !self);
  if (table.spec.began !== undefined) return { way, table };
  if (hasTimestamps(table) && !(owner && showsTimeOf(owner))) return { way, table };
  return owner && !way.includes(owner) ? timedTable(owner.parent, [...way, owner]) : null;
}

/** Whether rows have no time of their own, but show that of their owner. */
function showsTimeOf({ child, spec }: RelationDraft): boolean {
  const generators = [...child.columns.values()].map(({ spec: { generator }, type }) => ({ generator, isTime: TIME_TYPES.has(type.base) }));
  return (
    !generators.some(({ generator }) => generator?.kind === 'date.created' || generator?.kind === 'life.createdAt') &&
    generators.some(({ generator, isTime }) => isTime && generator?.kind === 'lookup' && generator.parameters?.['relation'] === spec.name)
  );
}

/** Whether these times follow from the parents of a relation. */
function isMadeFrom(work: Work, tables: readonly Timed[], relation: RelationDraft): boolean {
  const relations = new Set<RelationDraft>();
  const timelines = new Set<TableDraft>();
  const look = (draft: RelationDraft): void => {
    if (relations.has(draft)) return;
    relations.add(draft);
    for (const base of basesOf(work.relations.get(draft)!)) look(base);
    if (draft.spec.existing !== true) return;
    for (const timed of [timedTable(draft.child), timedTable(draft.parent)]) if (timed) lookAt(timed);
  };
  const lookAt = ({ way, table }: Timed): void => {
    way.forEach(look);
    if (timelines.has(table)) return;
    timelines.add(table);
    for (const { draft } of anchorsOf(work, table)) {
      look(draft);
      lookAt({ way: [], table: draft.parent });
    }
  };
  tables.forEach(lookAt);
  return relations.has(relation);
}

/** When each row of a table began; where a column says so, by the plan's cells. Null if the plan has other rows. */
function timesOf(work: Work, table: TableDraft, plan: Plan): Float64Array | null;
function timesOf(work: Work, table: TableDraft): Float64Array;
function timesOf(work: Work, table: TableDraft, plan?: Plan): Float64Array | null {
  const timed = timedTable(table)!;
  const times = new Float64Array(table.rows).fill(Number.NaN);
  const { began } = timed.table.spec;
  if (plan && began !== undefined && plan.table(timed.table.name).rows !== timed.table.rows) return null;
  const { fillTimestamps } = plan && began !== undefined ? cellReader(plan, timed.table, began) : timelineReader(work, timed.table);
  const rows = new Float64Array(BATCH_ROWS);
  const read = new Float64Array(BATCH_ROWS);
  for (let first = 0; first < table.rows; first += BATCH_ROWS) {
    const count = Math.min(BATCH_ROWS, table.rows - first);
    for (let i = 0; i < count; i++) {
      let row = first + i;
      for (const step of timed.way) if (row >= 0) row = work.relations.get(step)!.plan.parentOf(row);
      rows[i] = row;
    }
    fillTimestamps(rows, count, read);
    for (let i = 0; i < count; i++) times[first + i] = rows[i]! < 0 ? Number.NaN : read[i]!;
  }
  return times;
}

/** Reads the times of rows by a column's cells in a plan; NaN where it is NULL. */
function cellReader(plan: Plan, table: TableDraft, name: string): Pick<ReturnType<typeof timelineReader>, 'fillTimestamps'> {
  const frame = openFrame(plan, plan.table(table.name), BATCH_ROWS);
  return {
    fillTimestamps(rows, count, out) {
      frame.reset({ first: 0, count, at: rows.map((row) => Math.max(0, row)) });
      const cells = frame.column(name);
      for (let i = 0; i < count; i++) out[i] = timestampOf(cells, i) ?? Number.NaN;
    },
  };
}

/** When each row of a table came to an end by the cells of a plan: at the earliest of these times that are set. */
function endsIn(plan: Plan, table: TableDraft, names: readonly string[]): Float64Array {
  const ends = new Float64Array(table.rows);
  const frame = openFrame(plan, plan.table(table.name), BATCH_ROWS);
  for (let first = 0; first < table.rows; first += BATCH_ROWS) {
    const count = Math.min(BATCH_ROWS, table.rows - first);
    frame.reset({ first, count, at: null });
    fillTimes(frame, names, 'until', ends.subarray(first, first + count));
  }
  return ends;
}

/** For each key over the reference another one that is in it: rows that share its parent have different ones here. Null if a key has no other. */
function apartBy({ self, child, columns, index }: RelationDraft): RelationDraft[] | null {
  const { primaryKey = [], uniqueKeys = [] } = child.spec;
  const keys = [primaryKey, ...uniqueKeys.map((key) => key.columns)].filter((key) => columns.some(({ name }) => key.includes(name)));
  const partners = keys.map((key) =>
    child.relations.find(
      (other) => other.index !== index && !other.self && other.columns.every(({ name }) => key.includes(name) && !columns.some((own) => own.name === name)),
    ),
  );
  return partners.includes(undefined) || (self && keys.length > 0) ? null : partners.filter((each) => each !== undefined);
}
