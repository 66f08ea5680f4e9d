import { openDaysBack } from '../../generators/date/next-open.ts';
import { DAY } from '../../generators/kit/iso.ts';
import { closeCapacityFor } from '../../keys/close-capacity.ts';
import { sourceOf } from '../column-source.ts';
import type { ColumnDraft, RelationDraft } from '../draft.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { ownTimeline } from '../own-timeline.ts';
import { sharesColumns } from '../relations/build-spread.ts';
import { ensureSpread, forgetSpreads } from '../relations/ensure-spread.ts';
import { takeBesideComputed } from '../given-values/moved-values.ts';
import { usesGivenValues, takeGivenValues } from '../given-values/take-given-values.ts';
import { liesInOrder, usableParents, type RankRule, type RelationWork, type TableWork, type Work } from '../work.ts';
import { guardRows } from './guard.ts';
import { canGuard, counts, isText, preference, product, setRank, sizeOf, takeAlone, widen, type Sized } from './key-columns.ts';
import { canTurn, choicesOf, leadership } from './key-relations.ts';
import type { KeySpec } from './key-specs.ts';
import { partnersOf, takePartners } from './by-partners.ts';
import { limitRows } from './limit-rows.ts';
import { eitherOrdinalRanks, mixedOrdinalRanks, ordinalRanks, turnedOrdinalRanks, weightedOrdinalRanks } from './rank-rules.ts';

/** By the position among the children of one parent: as values of other columns, or as other parents in turn. */
export function byOrdinal(work: Work, table: TableWork, key: KeySpec, values: readonly ColumnDraft[], relations: readonly RelationWork[]): string {
  const before = values.find((column) => isPlacedWithin(table, column, relations));
  if (before) return `${before.name} is different within each parent already`;
  const beside = values.find((column) => takeExampleBeside(work, table, column, relations));
  if (beside) return `${beside.name} goes with another value of its example`;
  const lead = [...relations].sort((a, b) => leadership(b) - leadership(a))[0]!;
  lead.needs.contiguous = true;
  forgetSpreads(work, table);
  const most = Math.max(1, Math.min(ensureSpread(work, lead).most, table.draft.rows));
  const free = values.filter((column) => !table.columns.get(column)!.rank && !table.columns.get(column)!.slot);
  const sized = free.map((column) => ({ column, size: sizeOf(work, column) })).sort((a, b) => preference(b.column) - preference(a.column));
  const alone = sized.find((entry) => entry.size >= most);
  if (alone) return takeOrdinals(work, table, lead, [{ ...alone, size: withinTimeline(work, alone, most) }]);
  const turning = relations.filter((relation) => relation !== lead && canTurn(relation));
  const turns = turning.reduce((size, relation) => size * choicesOf(relation), 1);
  if (turning.length > 0 && turns >= most) return takeTurns(work, table, lead, turning);
  if (product(sized) >= most) return takeOrdinals(work, table, lead, sized);
  const moving = takeBesideComputed(work, table, key, free);
  if (moving) return moving;
  const partners = partnersOf(work, lead, relations);
  if (partners.length > 0) return takePartners(work, table, key, lead, partners);
  if (areWords(work, sized) && usableParents(lead) * product(sized) >= table.draft.rows * 2) return byCappedOrdinal(work, table, key, lead, sized, turning);
  // Of two lists it extends the longer one.
  const bySize = [...sized].sort((a, b) => preference(b.column) - preference(a.column) || b.size - a.size);
  for (const { column } of bySize) {
    if (usesGivenValues(work, table, column, false, most)) return takeGivenValues(work, table, key, column);
    if (widen(work, table, column, most)) return takeOrdinals(work, table, lead, [{ column, size: sizeOf(work, column) }]);
  }
  // A column that another key numbered within its own parent can be different in every row instead: that satisfies both
  // keys.
  const shared = values.find((column) => isPlacedByTheOther(work, table, column, lead));
  if (shared) return takeEither(work, table, shared, lead, most);
  const placed = values.find((column) => table.columns.get(column)!.rank && sizeOf(work, column) >= table.draft.rows);
  if (placed) return takeAlone(work, table, placed);
  return byCappedOrdinal(work, table, key, lead, sized, turning);
}

/**
 * Another key made the column different among the children of a parent that this key also contains: `(room, kind, user,
 * thread)`, then `(room, kind, user)`.
 */
function isPlacedWithin(table: TableWork, column: ColumnDraft, relations: readonly RelationWork[]): boolean {
  const { rankedBy, slot } = table.columns.get(column)!;
  return rankedBy !== undefined && rankedBy !== null && !slot && relations.includes(rankedBy);
}

/** Gives a column the ranks of one that another key numbered within the same parent, where both list the values of the same examples: these stay whole. */
function takeExampleBeside(work: Work, table: TableWork, column: ColumnDraft, relations: readonly RelationWork[]): boolean {
  const of = wholeListOf(column);
  const state = table.columns.get(column)!;
  if (!work.blueprint.lookTwice || of === null || state.rank || state.slot || table.groups.has(column)) return false;
  const first = [...table.columns.values()].find(
    ({ draft, rank, rankedBy, slot }) => draft !== column && rank && rankedBy && !slot && relations.includes(rankedBy) && wholeListOf(draft) === of,
  );
  if (!first || table.groups.has(first.draft)) return false;
  const size = sizeOf(work, first.draft);
  if (sizeOf(work, column) < size && !widen(work, table, column, size)) return false;
  setRank(table, column, first.rank!, false);
  state.rankedBy = first.rankedBy;
  return true;
}

/** The name and number of a column's examples, where each of them has a text of its own. */
function wholeListOf(column: ColumnDraft): string | null {
  const { generator } = column.spec;
  const { of = 'row', values, vary, series, by } = generator?.parameters ?? {};
  if (generator?.kind !== 'example' || !isText(column) || vary || series || by || !Array.isArray(values)) return null;
  return values.includes(null) || new Set(values).size < values.length ? null : `${values.length} ${String(of)}`;
}

/** Days that differ only within a parent need not precede the table's timeline, however many rows there are. */
function withinTimeline(work: Work, { column, size }: Sized, most: number): number {
  if (column.type.base !== 'date' && !isAtMidnight(column)) return size;
  const { from, to, pattern } = ownTimeline(work, column.table);
  const days = openDaysBack(pattern, Math.floor(from / DAY), Math.floor(to / DAY))?.length ?? Math.floor((to - from) / DAY);
  return Math.min(size, Math.max(days, closeCapacityFor(2 * most)));
}

/** A timestamp that its generator puts at the beginning of a day. */
function isAtMidnight({ spec }: ColumnDraft): boolean {
  return spec.generator?.kind === 'date.start' && spec.generator.parameters?.latest === 0;
}

/** A list of words, with enough parents: fewer children per parent are better than `Berlin 2`. */
function areWords(work: Work, sized: readonly Sized[]): boolean {
  return product(sized) > 2 && sized.length === 1 && sourceOf(work, sized[0]!.column)?.shape.store === 'dict';
}

/** There are not enough values for the parents with the most children: those get fewer. */
function byCappedOrdinal(work: Work, table: TableWork, key: KeySpec, lead: RelationWork, sized: readonly Sized[], turning: readonly RelationWork[]): string {
  for (const entry of sized) entry.size = sizeOf(work, entry.column);
  const turns = turning.reduce((size, relation) => size * choicesOf(relation), 1);
  const room = Math.max(1, product(sized) * turns);
  const within = usableParents(lead) * room;
  if (key.when && (table.draft.rows > within || !canCap(lead)) && canGuard(work, table, key)) guardRows(table, key.when, lead, room);
  else {
    lead.needs.most = Math.min(lead.needs.most ?? Infinity, room);
    limitRows(work, table, key, within);
  }
  forgetSpreads(work, table);
  const by = turnsBy(lead, turning);
  let step = 1;
  for (const relation of turning) {
    relation.needs.turn = { step, by };
    step *= choicesOf(relation);
  }
  const weights = turning.length === 0 && sized.length > 0 ? statedWeights(work, sized) : null;
  for (const { column, size } of sized) {
    setRank(table, column, weights ? weightedOrdinalRanks(work, table, column.name, lead, weights) : digitRanks(column, lead, size, step), false);
    step *= size;
  }
  return `at most ${room} for each ${lead.draft.parent.name}`;
}

/**
 * Whether the relation can give each parent fewer children. A relation within the scope of another one with shared
 * columns takes the children that the scope has.
 */
function canCap({ draft, role }: RelationWork): boolean {
  return role.kind !== 'within' || !sharesColumns(draft, role.lead);
}

/** Weights that a person states of the only column of the key that differs within a parent, one for each of its values. */
function statedWeights(work: Work, sized: readonly Sized[]): readonly number[] | null {
  const [{ column, size }] = sized as readonly [Sized];
  const { weights } = sourceOf(work, column) ?? {};
  return sized.length === 1 && column.spec.asStated && weights?.length === size && size <= MAX_WEIGHED ? weights : null;
}

/** Each parent orders all values. */
const MAX_WEIGHED = 100;

/** A digit of the position within the parent: texts start anywhere, other values count up from the first. */
function digitRanks(column: ColumnDraft, lead: RelationWork, size: number, step: number): RankRule {
  return isText(column) ? turnedOrdinalRanks(lead, size, step) : ordinalRanks(lead, size, step);
}

function takeOrdinals(work: Work, table: TableWork, lead: RelationWork, sized: readonly Sized[]): string {
  if (sized.length === 0) return `one row for each ${lead.draft.parent.name}`;
  let step = 1;
  const weights = statedWeights(work, sized);
  for (const { column, size } of sized) {
    const alone = sized.length === 1 && !counts(column);
    if (weights) setRank(table, column, weightedOrdinalRanks(work, table, column.name, lead, weights), false);
    else setRank(table, column, alone ? mixedOrdinalRanks(work, table, column.name, lead, size) : digitRanks(column, lead, size, step), false);
    if (sized.length === 1) table.columns.get(column)!.rankedBy = lead;
    step *= size;
  }
  return `${sized.map((entry) => entry.column.name).join(' and ')} by the place within ${lead.draft.parent.name}`;
}

/** Whether the column counts within another parent, when a row has one of two parents (`order_id` or `invoice_id`). */
function isPlacedByTheOther(work: Work, table: TableWork, column: ColumnDraft, lead: RelationWork): boolean {
  const { rankedBy } = table.columns.get(column)!;
  if (!rankedBy || rankedBy === lead) return false;
  const group = rankedBy.draft.columns.map((each) => table.groups.get(each)).find((each) => each !== undefined);
  const isNull = (relation: RelationWork, variant: number) =>
    relation.draft.columns.some((each) => conditionsOnColumn(group!.variants[variant], each.name)?.null === true);
  return group !== undefined && sizeOf(work, column) > 1 && group.variants.every((_, v) => isNull(rankedBy, v) || isNull(lead, v));
}

function takeEither(work: Work, table: TableWork, column: ColumnDraft, lead: RelationWork, most: number): string {
  const first = table.columns.get(column)!.rankedBy!;
  if (sizeOf(work, column) < most) widen(work, table, column, most);
  setRank(table, column, eitherOrdinalRanks(first, lead, sizeOf(work, column)), false);
  return `${column.name} by the place within ${first.draft.parent.name} or ${lead.draft.parent.name}`;
}

/**
 * The relation whose children determine the turns of parents; null if the row number is enough. A parent with a fixed
 * share gets first children, which only that relation knows.
 */
function turnsBy(lead: RelationWork, turning: readonly RelationWork[]): RelationDraft | null {
  return liesInOrder(lead) && turning.every(({ draft }) => draft.spec.vip === undefined) ? null : lead.draft;
}

function takeTurns(work: Work, table: TableWork, lead: RelationWork, turning: readonly RelationWork[]): string {
  const by = turnsBy(lead, turning);
  let step = 1;
  for (const relation of turning) {
    relation.needs.turn = { step, by };
    step *= choicesOf(relation);
  }
  forgetSpreads(work, table);
  return `${turning.map((relation) => relation.draft.parent.name).join(' and ')} in turn within ${lead.draft.parent.name}`;
}
