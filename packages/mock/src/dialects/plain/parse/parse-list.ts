import { rowKey, type Cond, type Key, type MockTable, type Query } from '../../../core/index.ts';
import { PlainProblem } from '../problem.ts';
import { afterCursor } from './cursor.ts';
import { parseFilter, parseSearch } from './filter.ts';
import { parseIncludes } from './include.ts';

export const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 1_000;

export type List = {
  /** Its limit is one more than was requested, so that it shows whether there is a next page. */
  readonly query: Query;
  readonly limit: number;
  readonly offset: number;
  readonly order: readonly Key[];
  /** Columns of the answer; null for all. Others in the query serve the cursor. */
  readonly fields: ReadonlySet<string> | null;
  readonly paging: 'offset' | 'cursor';
  /** The requested total: `auto` if it costs nothing. */
  readonly count: 'auto' | 'exact' | 'planned' | 'none';
};

const PARAMETERS: ReadonlySet<string> = new Set(['sort', 'limit', 'offset', 'cursor', 'fields', 'include', 'q', 'count']);

/**
 * A list of the plain dialect. `given` are conditions from the path. Rejects every unknown name, with a message that
 * quotes it.
 */
export function parseList(table: MockTable, search: string, maxRows: number, given: readonly Cond[] = []): List {
  const params = new URLSearchParams(search);
  const one = (name: string) => params.get(name);
  const conds = [...given];
  for (const [key, value] of params) if (!PARAMETERS.has(key) || table.column(key)) conds.push(parseFilter(table, key, value));
  if (one('q')) conds.push(parseSearch(table, one('q')!));
  const order = parseSort(table, one('sort') ?? '');
  const cursor = one('cursor');
  if (cursor !== null && one('offset') !== null) throw new PlainProblem(400, 'Two ways to page', 'Use either offset or cursor.', { parameter: 'cursor' });
  const isFiltered = conds.length > given.length;
  if (cursor) conds.push(afterCursor(table, order, cursor));
  const limit = whole(params, 'limit', 1, Math.min(MAX_LIMIT, maxRows)) ?? Math.min(DEFAULT_LIMIT, maxRows);
  const offset = whole(params, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0;
  return {
    query: {
      table: table.name,
      schema: table.schema,
      verb: 'read',
      order,
      limit: limit + 1,
      offset,
      ...selectOf(table, params, order),
      ...(conds.length > 0 && { where: conds.length === 1 ? conds[0]! : { kind: 'and', of: conds } }),
    },
    limit,
    offset,
    order,
    fields: parseFields(table, one('fields')),
    paging: cursor === null ? 'offset' : 'cursor',
    count: parseCount(one('count'), isFiltered || given.length > 0),
  };
}

/** The requested columns and those of the order, then relations. */
export function selectOf(table: MockTable, params: URLSearchParams, order: readonly Key[]): Pick<Query, 'select'> {
  const fields = parseFields(table, params.get('fields'));
  const include = params.get('include');
  if (fields === null && !include) return {};
  const names = fields === null ? ['*'] : [...new Set([...fields, ...order.map(({ column }) => column)])];
  return { select: [...names.map((column) => ({ kind: 'column', column }) as const), ...(include ? parseIncludes(table, include) : [])] };
}

export function parseFields(table: MockTable, text: string | null): ReadonlySet<string> | null {
  if (text === null || text === '') return null;
  const names = text.split(',');
  const unknown = names.find((name) => !table.column(name));
  if (unknown !== undefined) throw new PlainProblem(400, 'Unknown column', `"${unknown}" is no column of ${table.name}.`, { parameter: 'fields' });
  return new Set(names);
}

/** The order that is requested, and then the key, so that no two rows are in the same place. */
function parseSort(table: MockTable, text: string): Key[] {
  const keys = text === '' ? [] : text.split(',').map((part) => sortKey(table, part));
  const rest = (rowKey(table) ?? []).filter((column) => !keys.some((key) => key.column === column.name));
  return [...keys, ...rest.map((column) => ({ column: column.name }))];
}

function sortKey(table: MockTable, part: string): Key {
  const descending = part.startsWith('-');
  const column = descending ? part.slice(1) : part;
  if (!table.column(column)) throw new PlainProblem(400, 'Unknown column', `"${column}" is no column of ${table.name}.`, { parameter: 'sort' });
  return descending ? { column, descending } : { column };
}

function whole(params: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const number = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new PlainProblem(400, 'Invalid value', `${name} is a whole number from ${least} to ${most}.`, { parameter: name });
}

function parseCount(text: string | null, isFiltered: boolean): List['count'] {
  if (text === null) return isFiltered ? 'none' : 'auto';
  if (text === 'exact' || text === 'planned' || text === 'none') return text;
  throw new PlainProblem(400, 'Invalid value', 'count is exact, planned or none.', { parameter: 'count' });
}
