/** Conditions as json-server 1.0 has them: operators by name at the end of a path, and `or` of several. */
export type Where = { [name: string]: unknown };

export const OPERATORS = ['lt', 'lte', 'gt', 'gte', 'eq', 'ne', 'in', 'contains', 'startsWith', 'endsWith'] as const;
export type WhereOperator = (typeof OPERATORS)[number];

const RESERVED: ReadonlySet<string> = new Set(['_sort', '_page', '_per_page', '_embed', '_where']);

/** `a:op=v` and `a_op=v`, or `_where`, a JSON object, instead of them all. Unknown operators after a colon are passed over. `isColumn` keeps a column called `x_lt` whole. */
export function whereOfParams(params: URLSearchParams, isColumn: (name: string) => boolean): Where {
  const whole = jsonObject(params.get('_where'));
  if (whole) return whole;
  const where: Where = Object.create(null) as Where;
  for (const [key, value] of params) {
    if (RESERVED.has(key)) continue;
    const { path, op } = splitKey(key, isColumn);
    if (op !== null) setAt(where, [...path.split('.'), op], op === 'in' ? value.split(',').map((part) => read(part.trim())) : read(value));
  }
  return where;
}

function jsonObject(text: string | null): Where | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Where) : undefined;
  } catch {
    // json-server reads the other parameters then.
    return undefined;
  }
}

function splitKey(key: string, isColumn: (name: string) => boolean): { path: string; op: WhereOperator | null } {
  if (isColumn(key)) return { path: key, op: 'eq' };
  const colon = key.lastIndexOf(':');
  if (colon >= 0) {
    const op = key.slice(colon + 1);
    return op === '' ? { path: key, op: 'eq' } : { path: key.slice(0, colon), op: isOperator(op) ? op : null };
  }
  const [, path, op] = /^(.+)_([a-z]+)$/i.exec(key) ?? [];
  return path !== undefined && isOperator(op!) ? { path, op: op! } : { path: key, op: 'eq' };
}

export function isOperator(name: string): name is WhereOperator {
  return (OPERATORS as readonly string[]).includes(name);
}

/** Numbers remain texts: the column determines their type. */
function read(text: string): string | null {
  return text === 'null' ? null : text;
}

function setAt(root: Where, path: readonly string[], value: unknown): void {
  let at = root;
  for (const name of path.slice(0, -1)) {
    const next = at[name];
    at = (typeof next === 'object' && next !== null ? next : (at[name] = Object.create(null) as Where)) as Where;
  }
  at[path.at(-1)!] = value;
}
