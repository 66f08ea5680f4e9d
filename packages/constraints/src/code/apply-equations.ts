import { qualifiedName, type BlueprintColumn, type BlueprintTable, type Group, type Relation } from '@seedbed/contract';
import type { Equation } from './equations.ts';
import { withEnds, withinOwnBounds } from './stretch-bounds.ts';

/** Kinds that depend on later rows: those rows must not read the result. */
const OF_CHILDREN: ReadonlySet<string> = new Set(['derived', 'expression', 'split']);

/**
 * Computes columns that code compares with other rows from those rows. A reference follows the rows from which it takes its value, so that
 * it needs no relation of its own. Columns of groups stay unchanged, since they have further conditions.
 */
export function applyEquations(
  tables: readonly BlueprintTable[],
  relations: readonly Relation[],
  equations: readonly Equation[],
): { tables: BlueprintTable[]; relations: Relation[] } {
  if (equations.length === 0) return { tables: [...tables], relations: [...relations] };
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const edges = edgesOf(tables, equations);
  const isMet = ({ table, column, sources }: Equation): boolean =>
    !byName.get(table)!.groups?.some((group) => group.columns.includes(column) && !edges.has(group)) &&
    !sources.some((source) => OF_CHILDREN.has(byName.get(source.table)?.columns.find((one) => one.name === source.column)?.generator?.kind ?? ''));
  const bound = new Map(
    equations.filter(isMet).flatMap((one) => {
      const within = withinOwnBounds(byName, one);
      return within ? [[one, within] as const] : [];
    }),
  );
  const met = [...bound.keys()];
  const required = new Map([...bound.values()].flatMap((one) => [...one.required]));
  const computed = (table: BlueprintTable, column: BlueprintColumn): BlueprintColumn => {
    const own = met.find((one) => one.table === qualifiedName(table.schema, table.name) && one.column === column.name);
    const ends = required.get(`${qualifiedName(table.schema, table.name)} ${column.name}`);
    if (!own) return ends ? withEnds(column, ends) : column;
    const { entity: _entity, nullRate: _rate, domain: _domain, origin: _origin, ...rest } = column;
    const isEdge = table.groups?.some((group) => edges.has(group) && group.columns.includes(column.name));
    const generator = { kind: 'expression', parameters: { expression: isEdge ? own.edge! : bound.get(own)!.formula } };
    return { ...rest, generator, confidence: 1, because: `the trigger ${own.trigger} asks for it` };
  };
  return {
    tables: tables.map((table) => {
      const groups = table.groups?.filter((group) => !edges.has(group));
      return { ...table, columns: table.columns.map((column) => computed(table, column)), ...(groups ? { groups } : {}) };
    }),
    relations: relations.filter(({ from }) => !met.some((one) => one.table === from.table && from.columns.length === 1 && from.columns[0] === one.column)),
  };
}

/**
 * Groups of columns that are only ordered, and must all be within the same interval: they take its ends, which are
 * ordered themselves.
 */
function edgesOf(tables: readonly BlueprintTable[], equations: readonly Equation[]): Set<Group> {
  return new Set(
    tables.flatMap((table) => {
      const own = equations.filter((one) => one.table === qualifiedName(table.schema, table.name) && one.edge !== undefined);
      return (table.groups ?? []).filter(
        (group) =>
          group.columns.length > 1 &&
          (group.variants ?? []).every((variant) => Object.keys(variant.columns).length === 0) &&
          !group.rows &&
          group.columns.every((name) => own.some((one) => one.column === name)),
      );
    }),
  );
}
