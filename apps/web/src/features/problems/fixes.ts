import { qualifiedName, type Blueprint, type BlueprintColumn, type Diagnostic } from '@seedbed/contract';
import type { Draft } from 'immer';
import { formatCount, formatShare, shortName } from '../../lib/format.ts';
import { edit, type DraftStore } from '../../workspace/draft/draft-store.ts';
import { tableOf } from '../../workspace/edit-rows.ts';
import { isContradiction } from '../../workspace/contradiction.ts';

/** A blueprint change that fixes a problem, with the values before and after. */
export type Fix = {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly place: string;
  /** It overwrites no choice of a person: several may be applied together. */
  readonly safe: boolean;
  readonly recipe: (blueprint: Draft<Blueprint>) => void;
};

/** The fix of a problem in the present blueprint; `saved` is the stored one. Null if only a person can decide. */
export function fixOf(problem: Diagnostic, blueprint: Blueprint, saved: Blueprint): Fix | null {
  const table = problem.table === undefined ? undefined : tableOf(blueprint, problem.table);
  if (!table) return null;
  const name = qualifiedName(table.schema, table.name);
  const column = table.columns.find((one) => one.name === problem.column);
  if (isContradiction(problem)) return null;
  if (problem.largest !== undefined) return fewerRows(name, table.rows, problem.largest);
  if (column && /violates not-null constraint/.test(problem.message)) return withoutNulls(name, column);
  if (column && problem.level === 'error' && problem.pointer?.includes('/generator')) return asSaved(name, column, tableOf(saved, name)?.columns);
  return null;
}

function fewerRows(table: string, rows: number | undefined, largest: number): Fix | null {
  if (rows !== undefined && rows <= largest) return null;
  return {
    label: `Make ${formatCount(largest)}`,
    place: `${shortName(table)}: rows`,
    before: rows === undefined ? 'by its parent tables' : formatCount(rows),
    after: formatCount(largest),
    safe: true,
    recipe: (blueprint) => {
      const found = tableOf(blueprint as Blueprint, table) as Draft<Blueprint['tables'][number]> | undefined;
      if (found) found.rows = largest;
    },
  };
}

function withoutNulls(table: string, column: BlueprintColumn): Fix | null {
  if (!column.nullRate) return null;
  return {
    label: 'No NULLs',
    place: `${shortName(table)}.${column.name}: NULLs`,
    before: formatShare(column.nullRate),
    after: '0 %',
    safe: true,
    recipe: onColumn(table, column.name, (found) => void delete found.nullRate),
  };
}

function asSaved(table: string, column: BlueprintColumn, stored: readonly BlueprintColumn[] | undefined): Fix | null {
  const before = stored?.find((one) => one.name === column.name)?.generator;
  if (!before || JSON.stringify(before) === JSON.stringify(column.generator)) return null;
  return {
    label: 'As it was saved',
    place: `${shortName(table)}.${column.name}: generator`,
    before: JSON.stringify(column.generator),
    after: JSON.stringify(before),
    safe: true,
    recipe: onColumn(table, column.name, (found) => void (found.generator = structuredClone(before) as Draft<typeof before>)),
  };
}

function onColumn(table: string, name: string, change: (column: Draft<BlueprintColumn>) => void): Fix['recipe'] {
  return (blueprint) => {
    const found = (tableOf(blueprint as Blueprint, table) as Draft<Blueprint['tables'][number]> | undefined)?.columns.find((one) => one.name === name);
    if (found) change(found);
  };
}

/** Applies fixes as one step that can be undone. */
export function applyFixes(draft: DraftStore, fixes: readonly Fix[]): void {
  const [first] = fixes;
  if (!first) return;
  edit(draft, fixes.length === 1 ? `fixed ${first.place} ${first.before} → ${first.after}` : `fixed ${fixes.length} problems`, (blueprint) => {
    for (const fix of fixes) fix.recipe(blueprint);
  });
}
