import { qualifiedName, type Blueprint } from '@seedbed/contract';
import type { Patch } from 'immer';
import type { Step } from './draft-store.ts';
import { difference } from './difference.ts';

/** The place that a patch writes, independent of list positions: `public.orders.total/nullRate`, `public.orders/rows`, `/seed`. */
type PatchPlace = { readonly table: string | null; readonly column: string | null; readonly key: string };

/** The place of a patch in the blueprint that it was created for; null if it writes a whole list. */
export function placeOfPatch(blueprint: Blueprint, path: Patch['path']): PatchPlace | null {
  const [list, index, inner, place, ...rest] = path;
  if (list === 'tables') {
    const table = typeof index === 'number' ? blueprint.tables[index] : undefined;
    if (!table) return null;
    const name = qualifiedName(table.schema, table.name);
    if (inner !== 'columns') return { table: name, column: null, key: [name, ...path.slice(2)].join('/') };
    const column = typeof place === 'number' ? table.columns[place] : undefined;
    return column ? { table: name, column: column.name, key: [`${name}.${column.name}`, ...rest].join('/') } : null;
  }
  if (list === 'relations') {
    const relation = typeof index === 'number' ? blueprint.relations[index] : undefined;
    if (!relation) return null;
    const name = relation.name ?? `${relation.from.table}.${relation.from.columns.join(', ')}`;
    return { table: relation.from.table, column: relation.from.columns[0] ?? null, key: [name, ...path.slice(2)].join('/') };
  }
  return { table: null, column: null, key: ['', ...path].join('/') };
}

/**
 * The steps after `from` that also apply to `to`: those whose places did not change in between. Places
 * are found by the names of tables and columns, whatever their positions.
 */
export function keepSteps(steps: readonly Step[], from: Blueprint, to: Blueprint): Step[] {
  const changed = difference(from, to).map((change) => change.key);
  return steps.flatMap((step) => {
    const forward = movePatches(step.forward, from, to, changed);
    const back = movePatches(step.back, from, to, changed);
    return forward && back ? [{ ...step, forward, back, merge: null }] : [];
  });
}

function movePatches(patches: readonly Patch[], from: Blueprint, to: Blueprint, changed: readonly string[]): Patch[] | null {
  const moved: Patch[] = [];
  for (const patch of patches) {
    const place = placeOfPatch(from, patch.path);
    if (!place || changed.some((key) => key === place.key || key.startsWith(`${place.key}/`) || place.key.startsWith(`${key}/`))) return null;
    const path = movePath(patch.path, from, to);
    if (!path) return null;
    moved.push({ ...patch, path });
  }
  return moved;
}

function movePath(path: Patch['path'], from: Blueprint, to: Blueprint): Patch['path'] | null {
  const [list, index, inner, place] = path;
  if (list === 'relations') {
    const before = JSON.stringify(from.relations[index as number]?.from);
    const at = to.relations.findIndex((relation) => JSON.stringify(relation.from) === before);
    return at < 0 ? null : [list, at, ...path.slice(2)];
  }
  if (list !== 'tables') return path;
  const table = from.tables[index as number];
  const at = to.tables.findIndex((one) => one.schema === table?.schema && one.name === table.name);
  if (at < 0) return null;
  if (inner !== 'columns') return [list, at, ...path.slice(2)];
  const column = table?.columns[place as number]?.name;
  const columnAt = to.tables[at]!.columns.findIndex((one) => one.name === column);
  return columnAt < 0 ? null : [list, at, inner, columnAt, ...path.slice(4)];
}
