import type { Blueprint, BlueprintColumn, Relation } from '@seedbed/contract';
import type { Draft } from 'immer';
import { shortName } from '../../lib/format.ts';
import { edit, type DraftStore } from '../../workspace/draft/draft-store.ts';
import { tableOf } from '../../workspace/edit-rows.ts';

/** Changes one column as one step. Edits of the same `merge` that follow closely are joined. */
export function editColumn(
  draft: DraftStore,
  table: string,
  column: string,
  label: string,
  recipe: (column: Draft<BlueprintColumn>) => void,
  merge?: string,
): void {
  edit(
    draft,
    `${shortName(table)}.${column}: ${label}`,
    (blueprint) => {
      const found = tableOf(blueprint as Draft<Blueprint>, table)?.columns.find((one) => one.name === column);
      if (found) recipe(found);
    },
    { touched: `${table}.${column}`, ...(merge ? { merge: `${table}.${column}/${merge}` } : {}) },
  );
}

/** Changes parameters of a column's generator; those that become undefined go, and with the last one the list itself. */
export function putParameters({ generator }: Draft<BlueprintColumn>, changed: Readonly<Record<string, unknown>>): void {
  if (!generator) return;
  const next = Object.fromEntries(Object.entries({ ...generator.parameters, ...changed }).filter(([, value]) => value !== undefined));
  if (Object.keys(next).length > 0) generator.parameters = next;
  else delete generator.parameters;
}

/** Changes one relation as one step; `recipe` also gets the blueprint, for dependent changes. */
export function editRelation(
  draft: DraftStore,
  index: number,
  label: string,
  recipe: (relation: Draft<Relation>, blueprint: Draft<Blueprint>) => void,
  merge?: string,
): void {
  const relation = draft.getState().blueprint.relations[index];
  if (!relation) return;
  edit(
    draft,
    `${shortName(relation.from.table)}.${relation.from.columns.join(', ')}: ${label}`,
    (blueprint) => {
      const found = blueprint.relations[index];
      if (found) recipe(found, blueprint);
    },
    { touched: `${relation.from.table}.${relation.from.columns[0]}`, ...(merge ? { merge: `relation ${index}/${merge}` } : {}) },
  );
}
