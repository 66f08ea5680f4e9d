import { quotedName, type Blueprint, type TrialTable, type TrialTools } from '@seedbed/contract';
import { plainType } from '../solve/pools/plain-type.ts';
import { editColumn, tableOf } from './edit-blueprint.ts';
import type { Loaded, Repair } from './types.ts';

/**
 * An error of class 22 names no column: the column with values that are invalid for their type gets plain values of
 * that type.
 */
export async function plainerValues(blueprint: Blueprint, loaded: Loaded, table: TrialTable, tools: TrialTools): Promise<Repair | null> {
  const own = tableOf(blueprint, table.table);
  if (!own || !table.counterexamples.some((one) => one.sqlstate.startsWith('22'))) return null;
  const { columns, rows } = loaded.rows(table.table, 0, Math.min(table.sent, 50));
  for (const [i, name] of columns.entries()) {
    const column = own.columns.find((one) => one.name === name);
    const values = rows.map((row) => row[i] ?? null).filter((value) => value !== null);
    if (!column?.generator || column.generator.kind === 'null' || values.length === 0) continue;
    const type = plainType(column.type, blueprint.types ?? {});
    const read = await tools.compute({ columns: [{ name, type }], expression: quotedName(name), rows: values.map((value) => [value]) });
    if (read.every((value) => value !== null)) continue;
    return {
      table: table.table,
      tier: 'A',
      how: `plain values for ${name}: ${column.generator.kind} gives what is no ${column.type}`,
      apply: (next) => editColumn(next, table.table, name, ({ generator: _generator, entity: _entity, ...one }) => one),
    };
  }
  return null;
}
