import { qualifiedName, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { Equation } from './equations.ts';

/** Kinds that are made of rows that come later: what they give must not be asked back from there. */
const OF_CHILDREN: ReadonlySet<string> = new Set(['derived', 'expression', 'split']);

/**
 * Columns that code compares with other rows are computed from them. One that refers somewhere follows the rows from which it takes its value, so that it
 * needs no relation of its own. Columns of groups stay as they are, for more is asked of them.
 */
export function applyEquations(
  tables: readonly BlueprintTable[],
  relations: readonly Relation[],
  equations: readonly Equation[],
): { tables: BlueprintTable[]; relations: Relation[] } {
  if (equations.length === 0) return { tables: [...tables], relations: [...relations] };
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const isMet = ({ table, column, sources }: Equation): boolean =>
    !byName.get(table)!.groups?.some((group) => group.columns.includes(column)) &&
    !sources.some((source) => OF_CHILDREN.has(byName.get(source.table)?.columns.find((one) => one.name === source.column)?.generator?.kind ?? ''));
  const met = equations.filter(isMet);
  const computed = (table: BlueprintTable, column: BlueprintColumn): BlueprintColumn => {
    const own = met.find((one) => one.table === qualifiedName(table.schema, table.name) && one.column === column.name);
    if (!own) return column;
    const { entity: _entity, nullRate: _rate, domain: _domain, ...rest } = column;
    const generator = { kind: 'expression', parameters: { expression: own.formula } };
    return { ...rest, generator, confidence: 1, because: `the trigger ${own.trigger} asks for it` };
  };
  return {
    tables: tables.map((table) => ({ ...table, columns: table.columns.map((column) => computed(table, column)) })),
    relations: relations.filter(({ from }) => !met.some((one) => one.table === from.table && from.columns.length === 1 && from.columns[0] === one.column)),
  };
}
