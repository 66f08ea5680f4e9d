import type { BlueprintTable, KnowledgeTable } from '@seedbed/contract';
import { isOrder } from './orders.ts';

/** The lists of an answer's table that hold statements in one line. */
export type Statements = Pick<KnowledgeTable, 'equations' | 'orders' | 'when'>;

const CONDITION = /^if\s+(\S.*?)\s+then\s+(\w+)\s*(?:is\s+(null)|(?:==?|is)\s*(\S.*))$/is;
const EQUATION = /^(\w+|\w+\(.+\))\s*={1,2}\s*([^=\s].*)$/s;

/**
 * One line as the list of an answer that takes it: `total == net + tax`, `paid_at <= shipped_at`, `ordered_at +[1 hour, 1 day]-> sent_at`,
 * `if status == "draft" then total is null`. Agreements are printed in these forms. Columns of the table may have its name before them.
 * Null for any other text.
 */
export function readStatement(line: string, of: Pick<BlueprintTable, 'schema' | 'name'>): Statements | null {
  const text = withoutTable(of, line.trim());
  const [, condition, column, isNull, value] = CONDITION.exec(text) ?? [];
  if (condition !== undefined) return { when: [{ if: condition, then: { [column!]: isNull === undefined ? { formula: value! } : null } }] };
  if (isOrder(text)) return { orders: [text] };
  const [, left, right] = EQUATION.exec(text) ?? [];
  return left === undefined ? null : { equations: [`${left} == ${right}`] };
}

/** Its own columns stand bare in a statement. */
function withoutTable({ schema, name }: Pick<BlueprintTable, 'schema' | 'name'>, text: string): string {
  return text.replaceAll(new RegExp(String.raw`(?<![\w.])(?:${RegExp.escape(schema)}\.)?${RegExp.escape(name)}\.(?=\w)`, 'g'), '');
}
