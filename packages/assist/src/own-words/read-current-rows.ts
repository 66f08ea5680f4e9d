import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import type { Seen } from './sentence/scope.ts';

/** The number of rows read to learn the values of a column. */
const MAX_ROWS = 500;

/** What rows of a blueprint are like now, read where a sentence needs it. */
export async function readCurrentRows(blueprint: Blueprint): Promise<Seen> {
  const plan = await compileBlueprint(blueprint);
  const known = new Map<string, readonly (string | null)[]>();
  const planned = ({ schema, name }: BlueprintTable) => plan.tables.find((one) => one.name === qualifiedName(schema, name));
  return {
    rows: (table) => planned(table)?.rows,
    cells(table, column) {
      const place = `${qualifiedName(table.schema, table.name)}\n${column.name}`;
      let cells = known.get(place);
      const { name, rows = 0 } = planned(table) ?? {};
      if (!cells)
        known.set(
          place,
          (cells = name === undefined || rows === 0 ? [] : textRows(plan, name, 0, Math.min(rows, MAX_ROWS), [column.name]).map(([cell]) => cell ?? null)),
        );
      return cells;
    },
  };
}
