import { BATCH_ROWS } from '../../columns/column.ts';
import { chainedSpread } from '../../relations/chained.ts';
import { thereThenSpread } from '../../relations/there-then.ts';
import type { Spread } from '../../relations/spread.ts';
import type { RelationDraft, TableDraft } from '../draft.ts';
import { hasTimestamps } from '../own-timeline.ts';
import { anchorsOf, timelineReader } from '../row-timestamps.ts';
import type { RelationWork, Work } from '../work.ts';
import { basesOf } from './rests-on.ts';
import { openingWay, placesOf, waySpread } from './ways.ts';

/** Of larger tables not every row is looked at. */
const MAX_ROWS = 1_000_000;

/**
 * Each row takes a parent that was there by its own time (`existing`), or by that of the row that it is in the order of, unless its time follows from this parent's. Not
 * where keys, cases or other references tell which parent it is.
 */
export function thereThen(work: Work, relation: RelationWork, spread: Spread): Spread {
  const { draft, role, needs } = relation;
  if (
    draft.spec.existing !== true ||
    draft.spec.owner ||
    draft.spec.cases ||
    relation.pair ||
    relation.paired ||
    relation.apartFrom ||
    relation.choosy ||
    relation.fits
  )
    return spread;
  if (role.kind !== 'lead' && role.kind !== 'within' && role.kind !== 'member' && role.kind !== 'tree') return spread;
  const apart = apartBy(draft);
  if (!apart || needs.oneToOne || needs.mates || relation.covers || openingWay(draft)) return spread;
  if (role.kind === 'tree' && !draft.nullable && !role.lead) return spread;
  const [own, theirs] = [timedTable(draft.child), timedTable(draft.parent)];
  if (!own || !theirs || isMadeFrom(work, [own, theirs], draft)) return spread;
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
    tree: role.kind === 'tree' ? { mayLack: draft.nullable } : null,
    times() {
      if (busy || Math.max(draft.child.rows, draft.parent.rows) > MAX_ROWS) return null;
      busy = true;
      const children = timesOf(work, draft.child);
      const parents = draft.self ? children : timesOf(work, draft.parent);
      busy = false;
      return { children, parents };
    },
  });
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
    return timed ? [...timed.way, ...anchorsOf(work, timed.table).map(({ draft }) => draft)] : [];
  });
}

type Timed = { readonly way: readonly RelationDraft[]; readonly table: TableDraft };

/** The nearest table with times of its rows: itself, or that of its owner, whose time lines may show as theirs. */
function timedTable(table: TableDraft, way: readonly RelationDraft[] = []): Timed | null {
  const owner = table.relations.find(({ spec, self }) => spec.owner === true && !self);
  if (hasTimestamps(table) && !(owner && showsTimeOf(owner))) return { way, table };
  return owner && !way.includes(owner) ? timedTable(owner.parent, [...way, owner]) : null;
}

/** Whether rows have no time of their own, but show that of their owner. */
function showsTimeOf({ child, spec }: RelationDraft): boolean {
  const generators = [...child.columns.values()].map(({ spec: { generator }, type }) => ({ generator, isTime: TIMES.has(type.base) }));
  return (
    !generators.some(({ generator }) => generator?.kind === 'date.created' || generator?.kind === 'life.createdAt') &&
    generators.some(({ generator, isTime }) => isTime && generator?.kind === 'lookup' && generator.parameters?.['relation'] === spec.name)
  );
}
const TIMES: ReadonlySet<string> = new Set(['date', 'timestamp', 'timestamptz']);

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

/** When each row of a table began. */
function timesOf(work: Work, table: TableDraft): Float64Array {
  const timed = timedTable(table)!;
  const times = new Float64Array(table.rows).fill(Number.NaN);
  const { fillTimestamps } = timelineReader(work, timed.table);
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
