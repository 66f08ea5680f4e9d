import { BlueprintColumn, Problem, type Blueprint } from '@seedbed/contract';
import { generatorByKind } from '../generators/index.ts';
import { shapeCheck } from './check-shape.ts';
import { finalNode } from './column-node.ts';
import type { ColumnDraft } from './draft.ts';
import { collectFaults } from './faults.ts';
import { editedPlan, giveWorkBack, workOf } from './finish-plan.ts';
import type { Plan } from './plan.ts';
import { sameValue } from './same-value.ts';
import { checkWritten } from './given-values/check-written.ts';
import type { ColumnWork, TableWork, Work } from './work.ts';

/**
 * The plan of a blueprint that differs from a plan's in the parameters or the share of NULLs of one column that nothing
 * else depends on; keeps the rest of the plan. Null if more differs, or if other columns, keys or tables read the
 * column: then call `compile`. The given plan stays valid, but the next edit has to start from the new one. Throws as
 * `compile` does.
 */
export function recompile(plan: Plan, blueprint: Blueprint): Plan | null {
  const work = workOf(plan);
  const edit = work && singleEdit(plan.blueprint, blueprint);
  if (!edit) return null;
  const table = [...work.tables.values()].find(({ draft }) => draft.index === edit.place);
  const column = table?.draft.columns.get(edit.before.name);
  const state = column && table?.columns.get(column);
  if (!table || !state || !standsAlone(work, table, state)) return null;
  return exchange(work, plan, blueprint, table, state, edit.after);
}

type Edit = { /** Index of the table in the blueprint. */ readonly place: number; readonly before: BlueprintColumn; readonly after: BlueprintColumn };

/**
 * The only column in which two blueprints differ, if its generator has the same kind in both and only its parameters
 * and NULL share changed.
 */
function singleEdit(before: Blueprint, after: Blueprint): Edit | null {
  const { tables: oldTables, ...oldRest } = before;
  const { tables: newTables, ...newRest } = after;
  if (oldTables.length !== newTables?.length || !sameValue(oldRest, newRest)) return null;
  const changed = oldTables.flatMap((table, i) => (sameValue(table, newTables[i]) ? [] : [i]));
  const [place] = changed;
  if (place === undefined || changed.length > 1) return null;
  const { columns: oldColumns, ...oldTable } = oldTables[place]!;
  const { columns: newColumns, ...newTable } = newTables[place]!;
  if (oldColumns.length !== newColumns?.length || !sameValue(oldTable, newTable)) return null;
  const different = oldColumns.flatMap((column, i) => (sameValue(column, newColumns[i]) ? [] : [i]));
  const [at] = different;
  if (at === undefined || different.length > 1) return null;
  return sameBut(oldColumns[at]!, newColumns[at]!) ? { place, before: oldColumns[at]!, after: newColumns[at]! } : null;
}

/** The first member's parameters determine the values that the members of an entity share. */
function sameBut(before: BlueprintColumn, after: BlueprintColumn): boolean {
  if (after === null || typeof after !== 'object') return false;
  const rest = ({ generator, nullRate: _, ...column }: BlueprintColumn) => ({ ...column, kind: generator?.kind });
  const ofEntity = before.generator && generatorByKind(before.generator.kind)?.entity !== undefined;
  return sameValue(rest(before), rest(after)) && (!ofEntity || sameValue(before.generator, after.generator));
}

/** Whether nothing else depends on the column. */
function standsAlone(work: Work, { draft, columns, groups, governing }: TableWork, state: ColumnWork): boolean {
  const column = state.draft;
  const { primaryKey = [], uniqueKeys = [] } = draft.spec;
  if (column.spec.dirt || draft.spec.began === column.name) return false;
  if (groups.has(column) || governing.has(column) || column.relations.length > 0 || column.spec.generated !== undefined) return false;
  if (state.neverNull || state.rank || state.slot || state.demanded || state.guards.length > 0) return false;
  if (primaryKey.includes(column.name) || uniqueKeys.some((key) => key.columns.includes(column.name))) return false;
  for (const needs of work.derivedNeeds.values()) if (needs.has(column)) return false;
  if (draft.children.some(({ spec }) => [...(spec.behind ?? []), ...(spec.until ?? [])].includes(column.name))) return false;
  for (const { source } of columns.values()) if (source !== 'busy' && source?.needs?.includes(column.name)) return false;
  return true;
}

function exchange(work: Work, plan: Plan, blueprint: Blueprint, table: TableWork, state: ColumnWork, spec: BlueprintColumn): Plan {
  const faults = collectFaults();
  shapeCheck(BlueprintColumn)(spec, state.draft.pointer, faults.add);
  if (faults.places.length > 0) throw broken(faults.places);
  const next: ColumnDraft = { ...state.draft, spec };
  put(table, state.draft, { ...state, draft: next, source: null, final: null });
  const node = finalNode(work, next);
  if (node === null || work.faults.places.length > 0) {
    const places = work.faults.places.splice(0);
    put(table, next, state);
    throw broken(places);
  }
  const edited = editedPlan(plan, work, blueprint, table, next);
  checkWritten(work, edited, [table]);
  if (work.faults.places.length === 0) return edited;
  const places = work.faults.places.splice(0);
  put(table, next, state);
  giveWorkBack(edited, plan, work);
  throw broken(places);
}

/** Replaces a column by another, keeping the order of the table's columns. */
function put(table: TableWork, old: ColumnDraft, state: ColumnWork): void {
  const all = [...table.columns];
  table.columns.clear();
  for (const [draft, each] of all) table.columns.set(draft === old ? state.draft : draft, draft === old ? state : each);
  (table.draft.columns as Map<string, ColumnDraft>).set(state.draft.name, state.draft);
}

function broken(places: readonly { readonly pointer: string; readonly message: string }[]): Problem {
  const [first] = places;
  return new Problem('invalid-blueprint', `${first?.pointer ?? '/'}: ${first?.message ?? 'The column cannot be made.'}`, { errors: [...places] });
}
