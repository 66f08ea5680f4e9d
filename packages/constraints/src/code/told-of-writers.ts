import { qualifiedName, type BlueprintTable, type Diagnostic } from '@seedbed/contract';
import type { Code } from './read-code.ts';

/** The end of the reason of a column that triggers keep. */
export const STARTS = 'keeps it: it starts at its DEFAULT';

/** Says which tables and columns are left to triggers. */
export function toldOfWriters({ left, keptColumns }: Pick<Code, 'left' | 'keptColumns'>, tables: readonly BlueprintTable[]): Diagnostic[] {
  const columnOf = (table: string, column: string) =>
    tables.find((one) => qualifiedName(one.schema, one.name) === table)?.columns.find((one) => one.name === column);
  return [
    ...[...left].map(([table, writers]): Diagnostic => ({
      level: 'info',
      code: 'left-to-triggers',
      table,
      message: `${table} gets no rows of its own: the triggers of ${writers.join(', ')} fill it.`,
      mend: 'Set its mode to generate if it needs further rows.',
    })),
    ...keptColumns
      .filter(({ table, column }) => columnOf(table, column)?.because?.endsWith(STARTS))
      .map(({ table, column, trigger }): Diagnostic => ({
        level: 'info',
        code: 'left-to-triggers',
        table,
        column,
        message: `${column} of ${table} starts at its DEFAULT: the trigger ${trigger} keeps it.`,
      })),
  ];
}
