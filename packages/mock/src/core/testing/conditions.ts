import type { SqlType } from '@seedbed/contract';
import { MockFault } from '../fault.ts';
import type { JsonPath } from '../query.ts';
import type { ResolvedColumnCond, ResolvedCond } from '../resolve/resolved.ts';
import { jsonOf, type Json } from '../json.ts';
import { containsText } from '../rest/contains-text.ts';
import { fitsType, isNumberType, isTextType } from '../rest/fits-type.ts';

/** Whether a row of texts satisfies a condition; SQL's unknown is false, also below `not`. */
export function holds(cond: ResolvedCond, row: readonly (string | null)[]): boolean {
  switch (cond.kind) {
    case 'and':
      return cond.of.every((each) => holds(each, row));
    case 'or':
      return cond.of.some((each) => holds(each, row));
    case 'not':
      return !holds(cond.of, row);
    case 'relation':
      throw MockFault.unsupported('Conditions on relations, in memory.');
    case 'never':
      return false;
    case 'row':
      return cond.test(row) === true;
    case 'column':
      return columnHolds(cond, valueAt(cond.path, row[cond.column.index] ?? null));
  }
}

function columnHolds(cond: ResolvedColumnCond, value: string | null): boolean {
  if (cond.op === 'is') return (value === null) === (cond.value === 'null');
  if (cond.op === 'in') return [...cond.value].some((each) => columnHolds({ ...cond, op: 'eq', value: each }, value));
  const wanted = String(cond.value);
  const type = cond.path.length > 0 ? undefined : cond.column.type;
  const isPattern = cond.op.endsWith('like') || cond.op.endsWith('match');
  if (type && cond.op !== 'contains' && (isPattern ? !isTextType(type) : !fitsType(type, wanted)))
    throw new MockFault({ code: isPattern ? '42883' : '22P02', status: 400, message: `invalid input for type ${type.name}: "${wanted}"` });
  if (value === null) return false;
  const order = compareCells(type, value, wanted);
  switch (cond.op) {
    case 'eq':
      return order === 0;
    case 'neq':
      return order !== 0;
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    case 'like':
    case 'ilike':
      return new RegExp(`^${likeSource(wanted)}$`, cond.op === 'ilike' ? 'is' : 's').test(value);
    case 'contains':
      return containsText(JSON.parse(jsonOf(cond.column.type, value)) as Json, wanted.toLowerCase());
    case 'imatch':
      return new RegExp(wanted, 'i').test(value);
    default:
      throw MockFault.unsupported(`The operator ${cond.op}, in memory.`);
  }
}

function likeSource(like: string): string {
  return like.replaceAll(/\\(.)|([%_])|([$()*+.?[\]^{|}])/gs, (_, literal?: string, wild?: string, special?: string) => {
    if (literal !== undefined) return RegExp.escape(literal);
    return wild === undefined ? `\\${special!}` : wild === '%' ? '.*' : '.';
  });
}

export function compareCells(type: SqlType | undefined, a: string, b: string): number {
  if (type && isNumberType(type)) return Number(a) - Number(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The value at a path of a JSON document, as text. */
export function valueAt(path: JsonPath, text: string | null): string | null {
  if (path.length === 0 || text === null) return text;
  const value = path.reduce<unknown>((at, { key }) => (at as Record<string, unknown> | null)?.[key], JSON.parse(text));
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
