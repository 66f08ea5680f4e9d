import type { MockColumn, MockTable } from '../../../core/index.ts';
import type { Row } from '../view.ts';
import type { Surroundings } from './call.ts';
import type { Select } from './select.ts';
import type { Value } from './value.ts';

/** Null in `value` of a domain's check: the value itself. */
export type Env = {
  readonly row: Row;
  readonly value: Value | null;
  readonly around: Surroundings;
  /** Rows of subqueries' sources, by the sources' ids. */
  readonly rows?: (Row | undefined)[];
  /** Values of aggregates of subqueries, by their ids. */
  readonly aggregates?: (Value | undefined)[];
};
export type Expr = (env: Env) => Value;

/** A column that an expression reads, of the source with this id. The expression's own row is source 0. */
export type Ref = { readonly source: number; readonly column: MockColumn };

/** The known form of an expression, besides its value. */
export type Shape =
  | ({ readonly kind: 'column' } & Ref)
  | { readonly kind: 'and' | 'or' | '='; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'not'; readonly of: Expr }
  | { readonly kind: 'any'; readonly left: Expr; readonly list: Expr }
  | { readonly kind: 'exists'; readonly select: Select }
  /** `left` is among the first values of the rows. `bound`: the rows whose value equals `left`. */
  | { readonly kind: 'in'; readonly left: Expr; readonly select: Select; readonly bound: Select };

/** The value of a column in an environment. */
export function valueOfRef(env: Env, { source, column }: Ref): Value {
  const row = source === 0 ? env.row : env.rows?.[source];
  return { type: column.type, text: row?.[column.index] ?? null };
}

/** A parser's findings about a whole expression, with the functions and subqueries in it. */
export class Notes {
  readonly shapes = new Map<Expr, Shape>();
  readonly refs = new Map<Expr, readonly Ref[]>();
  /** Columns in order of appearance; for finished subqueries only those from outside. */
  met: Ref[] = [];
  readonly columns = new Map<number, Set<MockColumn>>();
  sources = 1;
  aggregates = 0;
  /** Whether the text has its own SELECT, outside functions. */
  hasSubquery = false;
  /** Tables that subqueries of the text read, other than in functions. */
  readonly reads = new Set<MockTable>();
  /** Whether some function sees its own statement's writes. */
  isVolatile = false;

  meet(ref: Ref): void {
    this.met.push(ref);
    const columns = this.columns.get(ref.source) ?? new Set();
    this.columns.set(ref.source, columns.add(ref.column));
  }

  /** Records the columns that an expression reads, found from a position on. */
  note(expr: Expr, from: number): Expr {
    this.refs.set(expr, this.met.slice(from));
    return expr;
  }

  shaped(shape: Shape, expr: Expr): Expr {
    this.shapes.set(expr, shape);
    return expr;
  }

  /** The columns that an expression reads. An unrecorded one would seem to read nothing, and so to be the same for all rows. */
  refsOf(expr: Expr): readonly Ref[] {
    const refs = this.refs.get(expr);
    if (!refs) throw new Error('An expression has no notes of what it reads.');
    return refs;
  }

  reading(expr: Expr, source: number): boolean {
    return this.refsOf(expr).some((ref) => ref.source === source);
  }
}
