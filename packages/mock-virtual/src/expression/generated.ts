import { MockFault, type MockColumn, type MockTable } from '@seedbed/mock-query';
import type { Row } from '../view.ts';
import { parseExpression, type Expr } from './parse.ts';
import type { Surroundings } from './functions.ts';
import { castTo } from './value.ts';

const compiled = new WeakMap<MockColumn, Expr | null>();

/** Generated columns are immutable: they see neither clock nor chance. */
const NOTHING: Surroundings = { now: 0, uuid: () => '' };

/** The value of a generated column of a row. Throws PGRST127 if its expression has something that a mock cannot evaluate. */
export function generatedValue(table: MockTable, column: MockColumn, row: Row): string | null {
  if (column.generated === null) throw unknown(table, column);
  let expr = compiled.get(column);
  if (expr === undefined) compiled.set(column, (expr = parseExpression(column.generated, table)));
  if (expr === null) throw unknown(table, column);
  return castTo(expr({ row, value: null, around: NOTHING }), column.type).text;
}

function unknown(table: MockTable, column: MockColumn): MockFault {
  return MockFault.unsupported(
    `The column ${table.qualified}.${column.name}: Postgres computes it, by an expression that a mock cannot evaluate.`,
    'Name the columns that you want in `select`, without this one.',
  );
}
