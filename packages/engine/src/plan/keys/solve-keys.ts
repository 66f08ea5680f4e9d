import { closeCapacityFor } from '../../keys/close-capacity.ts';
import { sourceOf } from '../column-source.ts';
import type { ColumnDraft, RelationDraft } from '../draft.ts';
import { pairSpreads } from '../../relations/pairs.ts';
import type { Spread } from '../../relations/spread.ts';
import { ensureSpread, forgetSpreads } from '../relations/ensure-spread.ts';
import { liesInOrder, usableParents, type RelationWork, type TableWork, type Work } from '../work.ts';
import { guardRows } from './guard.ts';
import { keySpecs, type KeySpec } from './key-specs.ts';
import { limitRows } from './limit-rows.ts';
import { saysOf } from '../groups/group-work.ts';
import { eitherOrdinalRanks, mixedOrdinalRanks, ordinalRanks, permutedRanks } from './rank-rules.ts';
import { widenSource } from './widen-source.ts';

/** What the keys solved so far rest on: sets of columns that are different in every row. */
type Solved = { readonly sets: Set<ColumnDraft>[] };

/** Decides for each unique key which columns keep it, and how; lowers the table's row count where its values run out. */
export function solveKeys(work: Work, table: TableWork): void {
  const solved: Solved = { sets: [] };
  for (const key of keySpecs(table.draft)) {
    const rowsBefore = table.draft.rows;
    const how = solveKey(work, table, key, solved);
    if (!key.when) solved.sets.push(new Set(key.columns));
    table.keys.push({ name: key.name, columns: key.columns.map((column) => column.name), how, largest: table.draft.rows < rowsBefore ? table.draft.rows : Number.MAX_SAFE_INTEGER });
  }
}

function solveKey(work: Work, table: TableWork, key: KeySpec, solved: Solved): string {
  if (key.nullsNotDistinct) forbidNulls(work, table, key);
  const held = solved.sets.find((set) => [...set].every((column) => key.columns.includes(column)));
  if (held) return `holds the key (${[...held].map((column) => column.name).join(', ')})`;
  const tuples = table.groups.get(key.columns[0]!);
  if (tuples?.once && key.columns.every((column) => table.groups.get(column) === tuples)) return 'each proved row is used once';
  const values = key.columns.filter((column) => !table.governing.has(column));
  const distinct = values.find((column) => isDistinct(work, table, column));
  if (distinct) return `${distinct.name} is different in every row`;
  const relations = fullRelations(work, table, key);
  const pair = relations.find(({ pair: ends }) => ends && [ends.low, ends.high].every((end) => relations.some((relation) => relation.draft === end)));
  if (pair) {
    limitRows(work, table, key, pairSpreads(0, pair.draft.parent.rows, [0, 0]).most);
    return `no pair of ${pair.draft.parent.name} twice`;
  }
  const one = relations.find((relation) => relation.needs.oneToOne || relation.paired);
  if (one) return `${one.draft.name} is one to one`;
  if (relations.length === 0) return byValues(work, table, key, values);
  if (relations.length === 1 && values.length === 0) return byOneToOne(work, table, key, relations[0]!);
  return byOrdinal(work, table, key, values, relations);
}

/** The key takes NULL for a value: its columns are never NULL. */
function forbidNulls(work: Work, table: TableWork, key: KeySpec): void {
  for (const column of key.columns) {
    table.columns.get(column)!.neverNull = true;
    for (const relation of column.relations) work.relations.get(relation)!.needs.present = true;
  }
}

function isDistinct(work: Work, table: TableWork, column: ColumnDraft): boolean {
  const state = table.columns.get(column)!;
  if (state.rank) return state.alone;
  if (state.slot) return false;
  const source = sourceOf(work, column);
  return source !== null && (source.distinct ?? 0) >= table.draft.rows;
}

/** Relations whose parent the key's columns determine; those that another one fixes are left out beside it. */
function fullRelations(work: Work, table: TableWork, key: KeySpec): RelationWork[] {
  // Columns of a circle of keys make their own values.
  const refers = (relation: RelationDraft) => relation.columns.some((column) => key.columns.includes(column) && table.governing.has(column));
  const full = table.draft.relations.filter((relation) => refers(relation) && determines(work, key, relation)).map((relation) => work.relations.get(relation)!);
  // One that has all of the key's columns is enough; one that chooses for itself is best.
  const whole = full.filter(({ draft }) => key.columns.every((column) => draft.columns.includes(column)));
  if (whole.length > 0) return [whole.reduce((best, each) => (leadership(each) > leadership(best) ? each : best))];
  const held = ({ columns }: RelationDraft) => full.some(({ draft }) => draft.columns.length > columns.length && columns.every((column) => draft.columns.includes(column)));
  return full.filter(({ role, draft }) => !held(draft) && (role.kind !== 'follow' || !full.some((other) => other.draft === role.near)));
}

function determines(work: Work, key: KeySpec, relation: RelationDraft): boolean {
  const seen = relation.parentColumns.filter((_, i) => key.columns.includes(relation.columns[i]!));
  if (seen.length === 0) return false;
  if (seen.length === relation.columns.length) return true;
  // A row without the reference has the key's columns all the same.
  if (relation.nullable) return false;
  const parent = work.tables.get(relation.parent)!;
  return seen.some((column) => !parent.governing.has(column) && isDistinct(work, parent, column)) ||
    keySpecs(relation.parent).some((other) => !other.when && other.columns.every((column) => seen.includes(column)));
}

/** No parent in the key: a permutation over one column's values, or over the product of several. */
function byValues(work: Work, table: TableWork, key: KeySpec, values: readonly ColumnDraft[]): string {
  const rows = table.draft.rows;
  const free = values.filter((column) => !table.columns.get(column)!.rank && !table.columns.get(column)!.slot);
  const sized = free.map((column) => ({ column, size: sizeOf(work, column) }));
  const wide = sized.filter((entry) => entry.size >= rows).sort((a, b) => preference(b.column) - preference(a.column))[0];
  if (wide) return takeAlone(work, table, wide.column);
  if (product(sized) >= rows) return takeProduct(work, table, sized);
  for (const { column } of [...sized].sort((a, b) => preference(b.column) - preference(a.column))) {
    if (widen(work, table, column, rows)) return takeAlone(work, table, column);
  }
  for (const entry of sized) {
    widen(work, table, entry.column, rows);
    entry.size = sizeOf(work, entry.column);
  }
  const largest = product(sized);
  if (largest < rows) {
    if (key.when && canGuard(table, key)) guardRows(work, table, key.when, null, largest);
    else limitRows(work, table, key, largest);
  }
  return sized.length === 0 ? 'one row' : takeProduct(work, table, sized);
}

/** A key that is one relation: every child another parent. */
function byOneToOne(work: Work, table: TableWork, key: KeySpec, relation: RelationWork): string {
  if (key.when && canGuard(table, key) && table.draft.rows > usableParents(relation)) {
    relation.needs.contiguous = true;
    guardRows(work, table, key.when, relation, 1);
    return 'only the first child of each parent meets the predicate';
  }
  const { role } = relation;
  if (role.kind === 'follow') return byOneForEach(work, table, key, work.relations.get(role.near)!, role.far && ensureSpread(work, work.relations.get(role.far)!));
  relation.needs.oneToOne = true;
  if (role.kind === 'within' && !relation.draft.nullable) return byOnePerCandidate(work, table, key, work.relations.get(role.lead)!, role.leadCircle && ensureSpread(work, work.relations.get(role.leadCircle)!), ensureSpread(work, work.relations.get(role.inside)!));
  forgetSpreads(work, table);
  if (!relation.draft.nullable) limitRows(work, table, key, usableParents(relation));
  return 'one to one';
}

/** Each candidate of a circle once: the circle then has no more rows than candidates, by the parents that lead there. */
function byOnePerCandidate(work: Work, table: TableWork, key: KeySpec, lead: RelationWork, circleOf: Spread | null, inside: Spread): string {
  const taken = new Map<number, number>();
  const all = lead.selected ?? Array.from({ length: lead.draft.parent.rows }, (_, row) => row);
  lead.selected = all.filter((parent) => {
    const circle = circleOf ? circleOf.parentOf(parent) : parent;
    const rows = taken.get(circle) ?? 0;
    taken.set(circle, rows + 1);
    return circle >= 0 && rows < inside.countOf(circle);
  });
  lead.needs.oneToOne = true;
  forgetSpreads(work, table);
  limitRows(work, table, key, usableParents(lead));
  return 'one to one inside each circle';
}

/** A key over a reference that another one fixes: that one takes one parent of each of its circles, and each once. */
function byOneForEach(work: Work, table: TableWork, key: KeySpec, near: RelationWork, far: Spread | null): string {
  if (far) {
    const allowed = near.selected && new Set(near.selected);
    const taken = new Set<number>();
    const selected: number[] = [];
    for (let parent = 0; parent < near.draft.parent.rows; parent++) {
      const circle = far.parentOf(parent);
      if (circle < 0 || taken.has(circle) || (allowed && !allowed.has(parent))) continue;
      taken.add(circle);
      selected.push(parent);
    }
    near.selected = selected;
  }
  near.needs.oneToOne = true;
  forgetSpreads(work, table);
  if (!near.draft.nullable) limitRows(work, table, key, usableParents(near));
  return `one ${near.draft.parent.name} for each`;
}

/** By the place among the children of one parent: in other columns' values, or other parents in turn. */
function byOrdinal(work: Work, table: TableWork, key: KeySpec, values: readonly ColumnDraft[], relations: readonly RelationWork[]): string {
  const lead = [...relations].sort((a, b) => leadership(b) - leadership(a))[0]!;
  lead.needs.contiguous = true;
  forgetSpreads(work, table);
  const most = Math.max(1, Math.min(ensureSpread(work, lead).most, table.draft.rows));
  const free = values.filter((column) => !table.columns.get(column)!.rank && !table.columns.get(column)!.slot);
  const sized = free.map((column) => ({ column, size: sizeOf(work, column) })).sort((a, b) => preference(b.column) - preference(a.column));
  const alone = sized.find((entry) => entry.size >= most);
  if (alone) return takeOrdinals(work, table, lead, [alone]);
  const turning = relations.filter((relation) => relation !== lead && canTurn(relation));
  const turns = turning.reduce((size, relation) => size * choicesOf(relation), 1);
  if (turning.length > 0 && turns >= most) return takeTurns(work, table, lead, turning);
  if (product(sized) >= most) return takeOrdinals(work, table, lead, sized);
  for (const { column } of sized) if (widen(work, table, column, most)) return takeOrdinals(work, table, lead, [{ column, size: sizeOf(work, column) }]);
  // A column that another key placed inside its own parent can be different in every row instead: that keeps both.
  const shared = values.find((column) => isPlacedByTheOther(work, table, column, lead));
  if (shared) return takeEither(work, table, shared, lead, most);
  const placed = values.find((column) => table.columns.get(column)!.rank && sizeOf(work, column) >= table.draft.rows);
  if (placed) return takeAlone(work, table, placed);
  return byCappedOrdinal(work, table, key, lead, sized, turning);
}

type Sized = { readonly column: ColumnDraft; size: number };

/** Not enough values for the parents with the most children: those get fewer. */
function byCappedOrdinal(work: Work, table: TableWork, key: KeySpec, lead: RelationWork, sized: readonly Sized[], turning: readonly RelationWork[]): string {
  for (const entry of sized) entry.size = sizeOf(work, entry.column);
  const turns = turning.reduce((size, relation) => size * choicesOf(relation), 1);
  const room = Math.max(1, product(sized) * turns);
  const within = usableParents(lead) * room;
  if (key.when && canGuard(table, key) && table.draft.rows > within) guardRows(work, table, key.when, lead, room);
  else {
    lead.needs.most = Math.min(lead.needs.most ?? Infinity, room);
    limitRows(work, table, key, within);
  }
  forgetSpreads(work, table);
  const by = liesInOrder(lead) ? null : lead.draft;
  let step = 1;
  for (const relation of turning) {
    relation.needs.turn = { step, by };
    step *= choicesOf(relation);
  }
  for (const { column, size } of sized) {
    setRank(table, column, ordinalRanks(lead, size, step), false);
    step *= size;
  }
  return `at most ${room} for each ${lead.draft.parent.name}`;
}

/** Whether rows can be turned away from the predicate: nothing else depends on the values of its column. */
function canGuard(table: TableWork, { when }: KeySpec): boolean {
  return when !== null && !table.governing.has(when.column) && table.columns.get(when.column)!.rank === null;
}

function takeAlone(work: Work, table: TableWork, column: ColumnDraft): string {
  setRank(table, column, permutedRanks(work, table, column.name, sizeOf(work, column)), true);
  return `a permutation of the values of ${column.name}`;
}

function takeProduct(work: Work, table: TableWork, sized: readonly Sized[]): string {
  const capacity = Math.max(1, product(sized));
  const name = sized.map((entry) => entry.column.name).join(',');
  let step = 1;
  for (const { column, size } of sized) {
    setRank(table, column, permutedRanks(work, table, name, capacity, step, size), sized.length === 1);
    step *= size;
  }
  return `a permutation of the product of ${sized.map((entry) => entry.column.name).join(' and ')}`;
}

function takeOrdinals(work: Work, table: TableWork, lead: RelationWork, sized: readonly Sized[]): string {
  let step = 1;
  for (const { column, size } of sized) {
    const alone = sized.length === 1 && !counts(column);
    setRank(table, column, alone ? mixedOrdinalRanks(work, table, column.name, lead, size) : ordinalRanks(lead, size, step), false);
    if (sized.length === 1) table.columns.get(column)!.rankedBy = lead;
    step *= size;
  }
  return `${sized.map((entry) => entry.column.name).join(' and ')} by the place within ${lead.draft.parent.name}`;
}

/** Whether the column's place is counted inside another parent, of which a row has one or the other (`order_id` or `invoice_id`). */
function isPlacedByTheOther(work: Work, table: TableWork, column: ColumnDraft, lead: RelationWork): boolean {
  const { rankedBy } = table.columns.get(column)!;
  if (!rankedBy || rankedBy === lead) return false;
  const group = rankedBy.draft.columns.map((each) => table.groups.get(each)).find((each) => each !== undefined);
  const isNull = (relation: RelationWork, variant: number) => relation.draft.columns.some((each) => saysOf(group!.variants[variant], each.name)?.null === true);
  return group !== undefined && sizeOf(work, column) > 1 && group.variants.every((_, v) => isNull(rankedBy, v) || isNull(lead, v));
}

function takeEither(work: Work, table: TableWork, column: ColumnDraft, lead: RelationWork, most: number): string {
  const first = table.columns.get(column)!.rankedBy!;
  if (sizeOf(work, column) < most) widen(work, table, column, most);
  setRank(table, column, eitherOrdinalRanks(first, lead, sizeOf(work, column)), false);
  return `${column.name} by the place within ${first.draft.parent.name} or ${lead.draft.parent.name}`;
}

function takeTurns(work: Work, table: TableWork, lead: RelationWork, turning: readonly RelationWork[]): string {
  const by = liesInOrder(lead) ? null : lead.draft;
  let step = 1;
  for (const relation of turning) {
    relation.needs.turn = { step, by };
    step *= choicesOf(relation);
  }
  forgetSpreads(work, table);
  return `${turning.map((relation) => relation.draft.parent.name).join(' and ')} in turn within ${lead.draft.parent.name}`;
}

function setRank(table: TableWork, column: ColumnDraft, rank: ReturnType<typeof ordinalRanks>, alone: boolean): void {
  const state = table.columns.get(column)!;
  state.rank = rank;
  state.alone = alone;
}

/** Replaces the column's source by one with enough values; says whether there are enough now. */
function widen(work: Work, table: TableWork, column: ColumnDraft, needed: number): boolean {
  const state = table.columns.get(column)!;
  const source = sourceOf(work, column);
  if (!source || state.source === 'busy') return false;
  const wider = widenSource(work, column, source, needed);
  if (wider !== source) state.source = wider;
  return wider.at !== undefined && wider.cardinality >= needed;
}

/** Values that ranks can choose from. */
function sizeOf(work: Work, column: ColumnDraft): number {
  const source = sourceOf(work, column);
  if (!source?.at) return 1;
  const all = Math.max(1, Math.min(Number.MAX_SAFE_INTEGER, source.cardinality));
  return source.plainFirst ? closeCapacityFor(column.table.rows, all) : all;
}

function product(sized: readonly Sized[]): number {
  return sized.reduce((size, entry) => Math.min(Number.MAX_SAFE_INTEGER, size * entry.size), 1);
}

/** Which column people expect to be different: numbers that count and names before moments, these before flags and labels. */
function preference({ type }: ColumnDraft): number {
  if (['int2', 'int4', 'int8', 'uuid'].includes(type.base)) return 4;
  if (['text', 'varchar', 'citext', 'bpchar', 'name'].includes(type.base)) return 3;
  return type.base === 'enum' || type.base === 'bool' ? 0 : 2;
}

/** Whole numbers count up from their first value inside a parent; texts start anywhere. */
function counts({ type }: ColumnDraft): boolean {
  return ['int2', 'int4', 'int8'].includes(type.base);
}

function leadership({ draft, role, needs }: RelationWork): number {
  if (needs.turn) return -1;
  const kind = { lead: 2, tree: 1, follow: 1, within: 0 }[role.kind];
  return (draft.spec.owner ? 1e15 : 0) + kind * 1e14 + Math.min(1e13, draft.parent.rows);
}

/** Parents that a child may choose from. */
function choicesOf(relation: RelationWork): number {
  return Math.max(1, usableParents(relation) - (relation.apartFrom ? 1 : 0));
}

function canTurn({ draft, role, needs, pair }: RelationWork): boolean {
  return role.kind === 'lead' && !pair && !draft.spec.owner && !needs.turn && !needs.oneToOne && !needs.contiguous;
}
