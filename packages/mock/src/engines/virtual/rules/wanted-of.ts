import type { SqlType } from '@seedbed/contract';
import { MockFault, type MockColumn, type ResolvedCond } from '../../../core/index.ts';
import type { Env, Expr, Notes } from '../expression/expr.ts';
import { itemsOf } from '../expression/operators.ts';
import type { Select } from '../expression/select.ts';
import { castTo, isTruth, type Value } from '../expression/value.ts';
import { EXACT } from '../predicate/compile-test.ts';
import { allOf, anyOf, NEVER, type Wanted } from './wanted.ts';

/** Finds the rows of a subquery by which rows of a table are looked up. */
export type Semijoins = {
  /** Values of expressions in all rows of a subquery, without the conjuncts that read `source`; null if they are too many. */
  tuples(select: Select, source: number, of: readonly Expr[], env: Env): readonly (readonly Value[])[] | null;
};

/** A condition on the rows of one of its sources. The environment has the rows of other sources that it reads. */
export function wantedOf(notes: Notes, expr: Expr, source: number, env: Env, semijoins: Semijoins): Wanted {
  if (!notes.reading(expr, source)) return isTruth(expr(env)) === true ? null : NEVER;
  const of = (each: Expr) => wantedOf(notes, each, source, env, semijoins);
  const shape = notes.shapes.get(expr);
  switch (shape?.kind) {
    case 'and':
      return allOf([of(shape.left), of(shape.right)]);
    case 'or':
      return anyOf([of(shape.left), of(shape.right)]);
    case '=':
      return lookedUp(notes, shape.left, shape.right, source, env) ?? lookedUp(notes, shape.right, shape.left, source, env) ?? byRow(notes, expr, source, env);
    case 'any':
      return lookedUpAmong(notes, shape.left, shape.list, source, env) ?? byRow(notes, expr, source, env);
    case 'not':
      return (negated(notes, shape.of, source, env, semijoins) ?? { of: byRow(notes, expr, source, env) }).of;
    case 'exists':
      return joined(notes, shape.select, expr, source, env, semijoins) ?? byRow(notes, expr, source, env);
    case 'in':
      return joined(notes, shape.bound, expr, source, env, semijoins) ?? byRow(notes, expr, source, env);
    default:
      return byRow(notes, expr, source, env);
  }
}

/**
 * `NOT EXISTS (…)` and `NOT IN (SELECT …)`: all rows except those found by the values of the subquery's rows. Null if
 * rows must be tested one by one.
 */
function negated(notes: Notes, of: Expr, source: number, env: Env, semijoins: Semijoins): { readonly of: Wanted } | null {
  const shape = notes.shapes.get(of);
  if (shape?.kind !== 'exists' && shape?.kind !== 'in') return null;
  if (shape.kind === 'in' && !hasNoNulls(shape.select)) return null;
  const cond = joined(notes, shape.kind === 'in' ? shape.bound : shape.select, of, source, env, semijoins);
  if (cond === NEVER) return { of: null };
  if (cond?.kind !== 'column') return null;
  const not: ResolvedCond = { kind: 'not', of: cond };
  // A row without a value has no match: NOT EXISTS holds, and NOT IN is unknown.
  return { of: shape.kind === 'in' || cond.column.notNull ? not : { kind: 'or', of: [not, { ...cond, op: 'is', value: 'null' }] } };
}

/** Whether the first values of a subquery's rows are never NULL. */
function hasNoNulls({ notes, targets, sources }: Select): boolean {
  const shape = notes.shapes.get(targets[0]!);
  return shape?.kind === 'column' && shape.column.notNull && sources.every(({ on }) => on === null);
}

/** The source's column in an expression, if rows can be looked up by it. */
function lookupColumn(notes: Notes, expr: Expr, source: number): MockColumn | null {
  const shape = notes.shapes.get(expr);
  return shape?.kind === 'column' && shape.source === source && EXACT.has(shape.column.type.base) ? shape.column : null;
}

/** `user_id = auth.uid()`: finds rows by the value. */
function lookedUp(notes: Notes, side: Expr, other: Expr, source: number, env: Env): Wanted {
  const column = lookupColumn(notes, side, source);
  if (column === null || notes.reading(other, source)) return null;
  return among(column, [other(env)]);
}

/** `user_id = ANY (…)`. */
function lookedUpAmong(notes: Notes, side: Expr, list: Expr, source: number, env: Env): Wanted {
  const column = lookupColumn(notes, side, source);
  if (column === null || notes.reading(list, source)) return null;
  const value = list(env);
  return value.text === null ? NEVER : among(column, itemsOf(value));
}

/** `EXISTS ( SELECT … WHERE m.team_id = posts.team_id AND … )`: finds rows by the values of the subquery's rows. */
function joined(notes: Notes, select: Select, expr: Expr, source: number, env: Env, semijoins: Semijoins): Wanted {
  if (select.aggregates.length > 0 || select.limit !== null || select.offset > 0) return null;
  const keys: { readonly inner: Expr; readonly column: MockColumn }[] = [];
  let whole = true;
  for (const conjunct of select.conjuncts) {
    if (!notes.reading(conjunct, source)) continue;
    const key = keyOf(notes, conjunct, select, source);
    if (key) keys.push(key);
    else whole = false;
  }
  if (keys.length === 0) return null;
  const inner = keys.map((key) => key.inner);
  const tuples = semijoins.tuples(select, source, inner, env);
  if (tuples === null) return null;
  if (tuples.length === 0) return NEVER;
  const found = keys.map(({ column }, i) =>
    among(
      column,
      tuples.map((tuple) => tuple[i]!),
    ),
  );
  if (found.includes(null)) return null;
  return allOf(whole && keys.length === 1 ? found : [...found, byRow(notes, expr, source, env)]);
}

function keyOf(notes: Notes, conjunct: Expr, { sources }: Select, source: number): { readonly inner: Expr; readonly column: MockColumn } | null {
  const shape = notes.shapes.get(conjunct);
  if (shape?.kind !== '=') return null;
  for (const [side, inner] of [
    [shape.left, shape.right],
    [shape.right, shape.left],
  ] as const) {
    const column = lookupColumn(notes, side, source);
    if (column && !notes.reading(inner, source) && sources.every(({ on }) => on === null)) return { inner, column };
  }
  return null;
}

/** Rows with one of these values; null if their equality is more than that of texts. */
function among(column: MockColumn, values: readonly Value[]): Wanted {
  const texts = new Set<string>();
  for (const value of values) {
    if (value.text === null) continue;
    if (!isSameKind(value.type, column.type)) return null;
    const text = inRange(value, column.type);
    if (text !== null) texts.add(text);
  }
  if (texts.size === 0) return NEVER;
  const [first] = texts;
  const cond = { kind: 'column', column, path: [], mod: null, language: null } as const;
  return texts.size === 1 ? { ...cond, op: 'eq', value: first! } : { ...cond, op: 'in', value: [...texts] };
}

const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);

/** Whether converting a value to the column's type keeps it unchanged: no digit or letter is lost. */
function isSameKind(value: SqlType | null, column: SqlType): boolean {
  if (value === null) return column.length === undefined;
  return value.base === column.base ? column.length === undefined && column.scale === undefined : WHOLE.has(value.base) && WHOLE.has(column.base);
}

/** The value converted to the column's type; null if the column cannot have it, such as a number that is too large. */
function inRange(value: Value, type: SqlType): string | null {
  try {
    return castTo(value, type).text;
  } catch (error) {
    if (error instanceof MockFault && error.code === '22003') return null;
    throw error;
  }
}

function byRow(notes: Notes, expr: Expr, source: number, env: Env): ResolvedCond {
  const columns = [...(notes.columns.get(source) ?? [])];
  if (source === 0) return { kind: 'row', columns, test: (row) => isTruth(expr({ ...env, row: row as Env['row'], rows: [], aggregates: [] })) };
  return {
    kind: 'row',
    columns,
    test: (row) => {
      env.rows![source] = row as Env['row'];
      return isTruth(expr(env));
    },
  };
}
