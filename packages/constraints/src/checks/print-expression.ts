import { quoteNameIfNeeded, quotedName, quotedText } from '@seedbed/contract';
import type { Expression } from './expression.ts';

/** Functions that are keywords, written without parentheses. */
const VALUE_FUNCTIONS: ReadonlySet<string> = new Set([
  'current_date',
  'current_timestamp',
  'current_time',
  'localtimestamp',
  'localtime',
  'current_user',
  'session_user',
  'current_role',
  'user',
  'current_schema',
  'current_catalog',
]);

/** Functions that have a grammar rule of their own. */
const GRAMMAR_FUNCTIONS: ReadonlySet<string> = new Set(['coalesce', 'nullif', 'greatest', 'least']);

/** The expression as SQL, fully parenthesised. Columns have their own names, always quoted. */
export function printExpression(e: Expression): string {
  switch (e.kind) {
    case 'column':
      return e.view?.sql ?? quotedName(e.name);
    case 'constant':
      return printConstant(e.text, e.type);
    case 'and':
    case 'or':
      return e.items.length === 0 ? String(e.kind === 'and') : `(${e.items.map(printExpression).join(e.kind === 'and' ? ' AND ' : ' OR ')})`;
    case 'not':
      return `(NOT ${printExpression(e.item)})`;
    case 'is':
      return `(${printExpression(e.item)} IS ${e.negated ? 'NOT ' : ''}${e.test.toUpperCase()})`;
    case 'distinct':
      return `(${printExpression(e.left)} IS ${e.negated ? 'NOT ' : ''}DISTINCT FROM ${printExpression(e.right)})`;
    case 'quantified':
      return `(${printExpression(e.item)} ${e.operator} ${e.all ? 'ALL' : 'ANY'} (${printExpression(e.array)}))`;
    case 'call':
      return printCall(e.name, e.operator, e.items.map(printExpression));
    case 'cast':
      return `(${printExpression(e.item)})::${e.type}`;
    case 'case':
      return `(CASE ${e.clauses.map(({ when, then }) => `WHEN ${printExpression(when)} THEN ${printExpression(then)}`).join(' ')} ELSE ${printExpression(e.otherwise)} END)`;
    case 'array':
      return `ARRAY[${e.items.map(printExpression).join(', ')}]`;
    case 'row':
      return `ROW(${e.items.map(printExpression).join(', ')})`;
    case 'field':
      return `(${printExpression(e.item)}).${quoteNameIfNeeded(e.name)}`;
    case 'element':
      return `(${printExpression(e.item)})${e.indexes.map((index) => `[${printExpression(index)}]`).join('')}`;
    case 'collate':
      return `(${printExpression(e.item)} COLLATE ${e.collation})`;
    case 'parameter':
      return `$${e.index}`;
  }
}

export function printConstant(text: string | null, type: string): string {
  if (text === null) return 'NULL';
  if (type === 'bool') return text;
  const quoted = quotedText(text);
  // A backslash in a plain literal stands for itself (standard_conforming_strings).
  if (type === 'unknown') return quoted;
  if (/^(int4|numeric)$/.test(type) && /^\d+(\.\d+)?$/.test(text)) return text;
  return `${quoted}::${type}`;
}

function printCall(name: string, operator: boolean, items: readonly string[]): string {
  if (operator) return items.length === 1 ? `(${name} ${items[0]})` : `(${items[0]} ${name} ${items[1]})`;
  if (VALUE_FUNCTIONS.has(name)) return name.toUpperCase();
  return `${GRAMMAR_FUNCTIONS.has(name) || name.includes('.') ? name : quoteFunction(name)}(${items.join(', ')})`;
}

/** Built-in functions have bare names; qualified, so that no user function with that name is called. */
function quoteFunction(name: string): string {
  return `pg_catalog.${name}`;
}
