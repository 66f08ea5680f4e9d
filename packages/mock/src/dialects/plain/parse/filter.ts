import { fitsType, isTextType, likeLiteral, type Cond, type MockColumn, type MockTable, type Operator } from '../../../core/index.ts';
import { PlainProblem } from '../problem.ts';

/** Operators in brackets: `total[gte]=10`. */
const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['eq', 'eq'],
  ['ne', 'neq'],
  ['gt', 'gt'],
  ['gte', 'gte'],
  ['lt', 'lt'],
  ['lte', 'lte'],
  ['like', 'like'],
  ['ilike', 'ilike'],
]);

/**
 * A filter: `country=DE`, `total[gte]=10`, `id[in]=1,2`, `name[like]=A%`, `deleted_at[null]=true`. Rejects unknown
 * columns and operators.
 */
export function parseFilter(table: MockTable, key: string, value: string): Cond {
  const [, name, op = 'eq'] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(key) ?? [];
  const column = name === undefined ? undefined : table.column(name);
  if (!column) throw unknown(table, key);
  if (op === 'in') {
    const values = value === '' ? [] : value.split(',');
    for (const each of values) requireValue(column, key, each);
    return { kind: 'column', column: column.name, op: 'in', value: values };
  }
  if (op === 'null') return nullFilter(column, key, value);
  const operator = OPERATORS.get(op);
  if (operator === 'like' || operator === 'ilike') {
    if (!isTextType(column.type)) throw new PlainProblem(400, 'Invalid operator', `${column.name} is no text: ${column.type.name}.`, { parameter: key });
  } else if (operator) requireValue(column, key, value);
  if (operator) return { kind: 'column', column: column.name, op: operator, value };
  throw new PlainProblem(400, 'Unknown operator', `"${op}" is no operator. Use ${[...OPERATORS.keys(), 'in', 'null'].join(', ')}.`, { parameter: key });
}

function requireValue(column: MockColumn, key: string, value: string): void {
  if (!fitsType(column.type, value)) throw new PlainProblem(400, 'Invalid value', `"${value}" is no ${column.type.name}.`, { parameter: key });
}

function nullFilter(column: MockColumn, key: string, value: string): Cond {
  if (value !== 'true' && value !== 'false') throw new PlainProblem(400, 'Invalid value', `${key} is true or false.`, { parameter: key });
  return { kind: 'column', column: column.name, op: 'is', value: value === 'true' ? 'null' : 'not_null' };
}

function unknown(table: MockTable, key: string): PlainProblem {
  const names = table.columns.map((column) => column.name).join(', ');
  return new PlainProblem(400, 'Unknown parameter', `"${key}" is neither a column of ${table.name} nor a parameter. Columns: ${names}.`, { parameter: key });
}

/** `q`: rows with a text in any of their text columns, in any case. */
export function parseSearch(table: MockTable, text: string): Cond {
  const columns = table.shown.filter((column) => isTextType(column.type));
  if (columns.length === 0) throw new PlainProblem(400, 'Nothing to search', `${table.name} has no text columns.`, { parameter: 'q' });
  return { kind: 'or', of: columns.map((column) => ({ kind: 'column', column: column.name, op: 'ilike', value: `%${likeLiteral(text)}%` })) };
}
