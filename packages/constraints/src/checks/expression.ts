/**
 * A CHECK, a predicate or a key, in a simplified form. Operators and functions are both calls; names in `pg_catalog`
 * are bare, all others qualified as in the source.
 */
export type Expression =
  /**
   * `view` is set if it represents a part of a column (`doc ->> 'k'`, `lower(span)`): `name` is then an internal name.
   */
  | { readonly kind: 'column'; readonly name: string; readonly view?: { readonly of: string; readonly sql: string } }
  | Constant
  | { readonly kind: 'and' | 'or'; readonly items: readonly Expression[] }
  | { readonly kind: 'not'; readonly item: Expression }
  | { readonly kind: 'is'; readonly item: Expression; readonly test: 'null' | 'true' | 'false'; readonly negated: boolean }
  | { readonly kind: 'distinct'; readonly left: Expression; readonly right: Expression; readonly negated: boolean }
  /** `x = ANY (array)`, or `ALL`. */
  | { readonly kind: 'quantified'; readonly operator: string; readonly all: boolean; readonly item: Expression; readonly array: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly operator: boolean; readonly items: readonly Expression[] }
  | { readonly kind: 'cast'; readonly item: Expression; readonly type: string }
  | { readonly kind: 'case'; readonly clauses: readonly { readonly when: Expression; readonly then: Expression }[]; readonly otherwise: Expression }
  | { readonly kind: 'array' | 'row'; readonly items: readonly Expression[] }
  | { readonly kind: 'field'; readonly item: Expression; readonly name: string }
  | { readonly kind: 'element'; readonly item: Expression; readonly indexes: readonly Expression[] }
  | { readonly kind: 'collate'; readonly item: Expression; readonly collation: string }
  /** Parameter of a function, by position from 1. */
  | { readonly kind: 'parameter'; readonly index: number };

export type Constant = {
  readonly kind: 'constant';
  /** As Postgres prints it; null for NULL. */
  readonly text: string | null;
  /** `typname`, or the qualified name of a user's type; `unknown` for a bare literal. */
  readonly type: string;
  /** Whether it depends on the clock: a bound derived from it needs a margin. */
  readonly clock?: boolean;
};

/** Part of a tree that the simplified form cannot express; the proof then tests the whole expression. */
export class UnreadableExpression extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'UnreadableExpression';
  }
}

export const column = (name: string): Expression => ({ kind: 'column', name });
export const constant = (text: string | null, type: string): Constant => ({ kind: 'constant', text, type });
export const call = (name: string, ...items: Expression[]): Expression => ({ kind: 'call', name, operator: /^[^a-z_"]/i.test(name), items });
export const not = (item: Expression): Expression => ({ kind: 'not', item });
export const NULL: Constant = constant(null, 'unknown');

export function isConstant(e: Expression): e is Constant {
  return e.kind === 'constant';
}

export function isCall(e: Expression, name: string): e is Expression & { kind: 'call' } {
  return e.kind === 'call' && e.name === name;
}

/** The parts of an expression, in order. */
export function partsOf(e: Expression): readonly Expression[] {
  switch (e.kind) {
    case 'column':
    case 'constant':
    case 'parameter':
      return [];
    case 'distinct':
      return [e.left, e.right];
    case 'quantified':
      return [e.item, e.array];
    case 'case':
      return [...e.clauses.flatMap((clause) => [clause.when, clause.then]), e.otherwise];
    case 'element':
      return [e.item, ...e.indexes];
    case 'and':
    case 'or':
    case 'call':
    case 'array':
    case 'row':
      return e.items;
    default:
      return [e.item];
  }
}

/** The same expression with each part replaced. */
export function mapParts(e: Expression, map: (part: Expression) => Expression): Expression {
  switch (e.kind) {
    case 'column':
    case 'constant':
    case 'parameter':
      return e;
    case 'distinct':
      return { ...e, left: map(e.left), right: map(e.right) };
    case 'quantified':
      return { ...e, item: map(e.item), array: map(e.array) };
    case 'case':
      return { ...e, clauses: e.clauses.map(({ when, then }) => ({ when: map(when), then: map(then) })), otherwise: map(e.otherwise) };
    case 'element':
      return { ...e, item: map(e.item), indexes: e.indexes.map(map) };
    case 'and':
    case 'or':
    case 'call':
    case 'array':
    case 'row':
      return { ...e, items: e.items.map(map) };
    default:
      return { ...e, item: map(e.item) };
  }
}

/** Names of the columns that it reads, without repeats. */
export function columnsOf(e: Expression): string[] {
  const names = new Set<string>();
  const visit = (part: Expression): void => {
    if (part.kind === 'column') names.add(part.view?.of ?? part.name);
    partsOf(part).forEach(visit);
  };
  visit(e);
  return [...names];
}

/** Texts of the constants in it, without repeats: starting points for candidates. */
export function constantsOf(e: Expression): string[] {
  const texts = new Set<string>();
  const visit = (part: Expression): void => {
    if (part.kind === 'constant' && part.text !== null) texts.add(part.text);
    partsOf(part).forEach(visit);
  };
  visit(e);
  return [...texts];
}

/** What is cast, without the casts. */
export function uncast(e: Expression): Expression {
  return e.kind === 'cast' ? uncast(e.item) : e;
}
