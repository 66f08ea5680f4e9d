import type { Domain, Order, SqlType } from '@seedbed/contract';
import { intersectDomains } from './intersect-domains.ts';
import type { Scope } from './scope.ts';

/** The conditions of one clause on a column. A domain alone permits NULL: it restricts the value if there is one. */
export type ClauseColumn = { readonly null?: true; readonly notNull?: true; readonly domain: Domain };

/** A condition between columns, and its SQL. Holds if a column is NULL. */
export type ClauseOrder = { readonly order: Order; readonly sql: string; readonly columns: readonly string[] };

/** A literal that cannot be read. `condition` is true for the required rows. */
export type UnreadLiteral = {
  readonly condition: string;
  readonly columns: readonly string[];
  readonly constants: readonly string[];
  readonly equation?: { readonly column: string; readonly expression: string };
};

/** One way to satisfy a condition: all its parts hold at once. */
export type Clause = {
  readonly columns: ReadonlyMap<string, ClauseColumn>;
  readonly order: readonly ClauseOrder[];
  readonly unread: readonly UnreadLiteral[];
  /** Less natural than another clause of its condition: used only if nothing else is possible. */
  readonly spare?: true;
};

const ANY: Domain = {};

/** Requires nothing. */
export const FREE: Clause = { columns: new Map(), order: [], unread: [] };

/** A condition with more clauses is not solved; the proof tests it. */
export const MAX_CLAUSES = 600;

export class TooManyClauses extends Error {}

export const clauseOf = (name: string, entry: Partial<ClauseColumn>): Clause => ({ ...FREE, columns: new Map([[name, { domain: {}, ...entry }]]) });
export const domainClause = (name: string, domain: Domain): Clause => clauseOf(name, { domain });
export const nullClause = (name: string): Clause => clauseOf(name, { null: true });
export const notNullClause = (...names: string[]): Clause => ({ ...FREE, columns: new Map(names.map((name) => [name, { notNull: true, domain: {} }])) });

/** The conjunction of both; null if they contradict each other. */
export function conjoin(a: Clause, b: Clause, scope: Scope): Clause | null {
  const columns = new Map(a.columns);
  for (const [name, entry] of b.columns) {
    const met = meetColumn(name, columns.get(name), entry, scope);
    if (!met) return null;
    columns.set(name, met);
  }
  return {
    columns,
    order: [...a.order, ...b.order.filter((one) => !a.order.some((other) => other.sql === one.sql))],
    unread: [...a.unread, ...b.unread.filter((one) => !a.unread.some((other) => other.condition === one.condition))],
    ...(a.spare || b.spare ? { spare: true } : {}),
  };
}

function meetColumn(name: string, a: ClauseColumn | undefined, b: ClauseColumn, scope: Scope): ClauseColumn | null {
  const isNull = a?.null ?? b.null;
  const notNull = a?.notNull ?? b.notNull ?? (scope.notNull.has(name) || undefined);
  if (isNull) return notNull ? null : { null: true, domain: {} };
  const domain = a ? intersectDomains(a.domain, b.domain, typeIn(scope, name)) : intersectDomains(ANY, b.domain, typeIn(scope, name));
  // Without any value left the column can still be NULL.
  if (!domain) return notNull ? null : { null: true, domain: {} };
  return { domain, ...(a?.notNull || b.notNull ? { notNull: true } : {}) };
}

function typeIn(scope: Scope, name: string): SqlType {
  return scope.columns.get(name) ?? { name: 'unknown', kind: 'unknown', base: 'unknown' };
}

/** All conjunctions of pairs without a contradiction. */
export function conjoinAll(left: readonly Clause[], right: readonly Clause[], scope: Scope): Clause[] {
  const out: Clause[] = [];
  for (const a of left) {
    for (const b of right) {
      const both = conjoin(a, b, scope);
      if (both) out.push(both);
    }
    if (out.length > MAX_CLAUSES * 8) throw new TooManyClauses();
  }
  return withoutImplied(out);
}

/** Drops clauses that require everything that another clause requires, and more. */
export function withoutImplied(clauses: readonly Clause[]): Clause[] {
  if (clauses.length < 2) return [...clauses];
  const described = clauses.map(describe);
  const kept = clauses.filter(
    (_, i) => !clauses.some((_, j) => i !== j && isWeaker(described[j]!, described[i]!) && (!isWeaker(described[i]!, described[j]!) || j < i)),
  );
  if (kept.length > MAX_CLAUSES) throw new TooManyClauses();
  return kept;
}

type Described = { readonly columns: ReadonlyMap<string, { readonly isNull: boolean; readonly asks: readonly string[] }>; readonly others: readonly string[] };

function describe({ columns, order, unread }: Clause): Described {
  const shown = [...columns].map(([name, { null: isNull, notNull, domain }]) => {
    const asks = Object.entries(domain).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
    return [name, { isNull: isNull === true, asks: notNull ? [...asks, 'not null'] : asks }] as const;
  });
  return { columns: new Map(shown), others: [...order.map(({ sql }) => sql), ...unread.map(({ condition }) => condition)] };
}

function isWeaker(less: Described, more: Described): boolean {
  if (!less.others.every((one) => more.others.includes(one))) return false;
  for (const [name, { isNull, asks }] of less.columns) {
    const other = more.columns.get(name);
    if (isNull ? !other?.isNull : asks.some((one) => !other?.asks.includes(one)) && !(other?.isNull && !asks.includes('not null'))) return false;
  }
  return true;
}
