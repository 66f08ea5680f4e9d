import type { Domain, Variant } from '@seedbed/contract';
import type { RelationDraft, TableDraft } from '../draft.ts';
import type { GroupWork } from '../groups/group-work.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { leftOut } from '../existing/existing-rows.ts';
import { choosesFreely, type RelationWork, type Work } from '../work.ts';
import { demandValues, selectedParents } from './demand.ts';
import { fittingParents } from './fitting-parents.ts';
import { isKeyed } from './is-keyed.ts';
import { labelPlaces } from './label-places.ts';

/** Selects the parents that the table's references may choose, by the conditions on its reference columns, those of their variants, and `where`. */
export function selectParents(work: Work, draft: TableDraft): void {
  selectByConditions(work, draft);
  for (const relation of draft.relations) {
    const left = leftOut(work, relation.parent);
    const state = work.relations.get(relation)!;
    state.passesBy = false;
    if (!left || state.paired) continue;
    state.passesBy = state.selected === null;
    const choice = state.selected ?? Array.from({ length: relation.parent.rows }, (_, row) => row);
    state.selected = choice.filter((row) => !left.has(row));
  }
}

function selectByConditions(work: Work, draft: TableDraft): void {
  const table = work.tables.get(draft)!;
  for (const relationDraft of draft.relations) {
    const relation = work.relations.get(relationDraft)!;
    relation.selected = null;
    relation.choosy = null;
    relation.fits = null;
    relation.cases = parentsOfCases(work, relationDraft);
    relation.labels = labelPlaces(work, relation);
    const kind = choosesFreely(relation) ? 'lead' : relation.role.kind;
    relation.preferred = (kind === 'within' || kind === 'member' || kind === 'child') && !relation.paired ? preferredParents(work, relationDraft) : null;
    if ((kind !== 'lead' && kind !== 'tree') || relation.paired) continue;
    if (relationDraft.self) {
      relation.selected = ownParents(work, relationDraft);
      continue;
    }
    if (!relation.pair) relation.fits = fittingParents(work, relationDraft);
    relation.selected = shareOf(relationDraft) ?? selectedParents(work, relationDraft, (column) => (column.spec.domain as Domain | undefined) ?? null);
    const group = relationDraft.columns.map((column) => table.groups.get(column)).find((each) => each !== undefined);
    if (group?.spec.rows) demandTuples(work, relationDraft, group.spec.columns, group.spec.rows);
    if (!group || group.spec.rows || relation.selected) continue;
    const lists = group.variants.map((variant) =>
      selectedParents(work, relationDraft, (column) => (conditionsOnColumn(variant, column.name)?.domain as Domain | undefined) ?? null),
    );
    const needs = (variant: Variant) => relationDraft.columns.some((column) => !column.nullable || conditionsOnColumn(variant, column.name)?.notNull);
    lists.forEach((list, variant) => list?.length === 0 && relationDraft.parent.rows > 0 && needs(group.variants[variant]!) && group.barred.add(variant));
    if (!lists.some((list) => list && list.length > 0)) continue;
    relation.selected = isWeighed(group, relationDraft) ? null : anyCase(group, relationDraft, lists);
    if (!relation.selected) relation.choosy = choice(group.choiceOf, lists);
  }
}

/** The parents that the rows of each case choose from; null without cases, and where a key over the reference says which rows have which parent. */
function parentsOfCases(work: Work, relation: RelationDraft): RelationWork['cases'] {
  const { cases, where } = relation.spec;
  if (!cases || isKeyed(relation)) return null;
  return cases.map((each) => {
    if (!each.where) return null;
    const spec = { ...relation.spec, where: { ...where, ...each.where }, whereOwn: true, whereAll: true };
    return selectedParents(work, { ...relation, spec }, () => null);
  });
}

/** The parents that meet `where`, of a relation whose rows choose one by one within a place; null if all do. */
function preferredParents(work: Work, relation: RelationDraft): ReadonlySet<number> | null {
  if (!relation.spec.rowwise || !relation.spec.where || relation.self) return null;
  const found = selectedParents(work, relation, () => null);
  return found && found.length > 0 ? new Set(found) : null;
}

/**
 * Rows of the same table to which its rows may refer; null if any row is allowed, if none is, or if a key uses each of
 * them once.
 */
function ownParents(work: Work, relation: RelationDraft): number[] | null {
  if (relation.columns.length > 1 || isKeyed(relation)) return null;
  const selected = selectedParents(work, relation, (column) => (column.spec.domain as Domain | undefined) ?? null);
  return selected && selected.length > 0 ? selected : null;
}

/**
 * Cases that concern only the reference: any parent allowed by one of them is possible, whatever the other columns
 * contain, and keys may take these in turn. Null if there are other cases, unless a key includes the reference and the
 * cases allow most parents.
 */
function anyCase(group: GroupWork, relation: RelationDraft, lists: readonly (readonly number[] | null)[]): number[] | null {
  const names = new Set(relation.columns.map((column) => column.name));
  const alone = lists.filter((_, v) => {
    const { columns, order = [] } = group.variants[v]!;
    return order.length === 0 && Object.keys(columns).every((name) => names.has(name)) && !Object.values(columns).some((says) => says.null);
  });
  if (alone.length === 0 || alone.includes(null)) return null;
  const served = [...new Set(alone.flatMap((list) => list!))].sort((a, b) => a - b);
  if (alone.length === lists.length && group.spec.columns.every((name) => names.has(name))) return served;
  return isKeyed(relation) && 2 * served.length >= relation.parent.rows ? served : null;
}

/** Weighted cases without a constraint: someone requested how often each parent occurs. */
function isWeighed({ spec, variants }: GroupWork, relation: RelationDraft): boolean {
  return spec.constraints === undefined && !spec.own && variants.every((variant) => variant.weight !== undefined) && !isKeyed(relation);
}

/** Every `of`-th parent: the remaining parents belong to other tables. */
function shareOf({ spec, parent }: RelationDraft): number[] | null {
  const { of = 1, at = 0 } = spec.share ?? {};
  return of === 1 ? null : Array.from({ length: Math.max(0, Math.ceil((parent.rows - (at % of)) / of)) }, (_, i) => i * of + (at % of));
}

/**
 * Tuples determine their parents: keys required by cases are now required by the tuples. Keys of several columns stay,
 * because a value in one column would split others that belong together.
 */
function demandTuples(work: Work, relation: RelationDraft, names: readonly string[], tuples: readonly (readonly (string | null)[])[]): void {
  if (relation.columns.length > 1) return;
  relation.columns.forEach((column, i) => {
    const place = names.indexOf(column.name);
    const values = place < 0 ? [] : tuples.flatMap((tuple) => tuple[place] ?? []);
    demandValues(work, relation.parentColumns[i]!, [...new Set(values)]);
  });
}

function choice(choiceOf: (child: number) => number, lists: readonly (readonly number[] | null)[]): NonNullable<RelationWork['choosy']> {
  return { choiceOf, lists };
}
