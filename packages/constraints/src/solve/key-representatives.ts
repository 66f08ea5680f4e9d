import type { Domain } from '@seedbed/contract';
import { columnsOf, type Clause, type Expression } from '../checks/index.ts';
import { constant, mapParts } from '../checks/expression.ts';
import { printExpression } from '../checks/print-expression.ts';
import type { TableFacts } from './constraints.ts';
import { candidates } from './pools/candidates.ts';
import type { SolveTools } from './types.ts';

/** How many values to insert into the expression. */
const TRIED = 1_000;

/** By unreadable key expression over one column: values of that column for which the expression's results all differ. */
export type Representatives = ReadonlyMap<string, { readonly column: string; readonly domain: Domain }>;

/**
 * `UNIQUE ((n % 10))`: Postgres computes the expression for candidates, and one candidate per result is kept. If all
 * results differ, the column itself serves as the key.
 */
export async function keyRepresentatives(expressions: readonly string[], facts: TableFacts, base: Clause, tools: SolveTools): Promise<Representatives> {
  const found = new Map<string, { column: string; domain: Domain }>();
  for (const sql of expressions) {
    const read = facts.expressions.get(sql);
    const columns = read && 'expression' in read ? columnsOf(read.expression) : [];
    const [column] = columns;
    const type = column === undefined ? undefined : facts.scope.columns.get(column);
    if (!read || !('expression' in read) || columns.length !== 1 || !type) continue;
    const domain = base.columns.get(column!)?.domain ?? {};
    const values = candidates(type, domain, [], TRIED);
    const made = await tools.fold(values.map((value) => printExpression(withValue(read.expression, column!, value, type.base))));
    const seen = new Set<string>();
    const different = values.filter((_, i) => made[i] !== null && made[i] !== undefined && !seen.has(made[i]!) && Boolean(seen.add(made[i]!)));
    if (different.length > 0) found.set(sql, { column: column!, domain: different.length === values.length ? {} : { in: different } });
  }
  return found;
}

function withValue(e: Expression, name: string, value: string, type: string): Expression {
  return e.kind === 'column' && e.name === name ? constant(value, type) : mapParts(e, (part) => withValue(part, name, value, type));
}
