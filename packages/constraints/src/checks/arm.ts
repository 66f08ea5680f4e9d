import type { Domain, Order, SqlType } from '@seedbed/contract';
import { intersectDomains } from './intersect-domains.ts';
import type { Scope } from './scope.ts';

/** What one arm says of a column. A domain alone is tolerant: it binds the value where there is one. */
export type ArmColumn = { readonly null?: true; readonly notNull?: true; readonly domain: Domain };

/** A condition between columns, and the SQL that it was read from. Vacuous where a column is NULL. */
export type ArmOrder = { readonly order: Order; readonly sql: string; readonly columns: readonly string[] };

/** A literal that cannot be read. `condition` is true for the rows wanted. */
export type UnreadLiteral = {
  readonly condition: string;
  readonly columns: readonly string[];
  readonly constants: readonly string[];
  readonly equation?: { readonly column: string; readonly expression: string };
};

/** One way of meeting a condition: all that it says holds at once. */
export type Arm = {
  readonly columns: ReadonlyMap<string, ArmColumn>;
  readonly order: readonly ArmOrder[];
  readonly unread: readonly UnreadLiteral[];
  /** Less plain than another arm of its condition: taken only where nothing else is possible. */
  readonly spare?: true;
};

const ANY: Domain = {};

/** Asks nothing. */
export const FREE: Arm = { columns: new Map(), order: [], unread: [] };

/** VALIDITY 2: beyond it a condition is given to the proof instead. */
export const MOST_ARMS = 600;

export class TooManyArms extends Error {}

export const armOf = (name: string, entry: Partial<ArmColumn>): Arm => ({ ...FREE, columns: new Map([[name, { domain: {}, ...entry }]]) });
export const domainArm = (name: string, domain: Domain): Arm => armOf(name, { domain });
export const nullArm = (name: string): Arm => armOf(name, { null: true });
export const notNullArm = (...names: string[]): Arm => ({ ...FREE, columns: new Map(names.map((name) => [name, { notNull: true, domain: {} }])) });

/** Both at once; null where they contradict each other. */
export function conjoin(a: Arm, b: Arm, scope: Scope): Arm | null {
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

function meetColumn(name: string, a: ArmColumn | undefined, b: ArmColumn, scope: Scope): ArmColumn | null {
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

/** Every pair that does not contradict itself. */
export function conjoinAll(left: readonly Arm[], right: readonly Arm[], scope: Scope): Arm[] {
  const out: Arm[] = [];
  for (const a of left) {
    for (const b of right) {
      const both = conjoin(a, b, scope);
      if (both) out.push(both);
    }
    if (out.length > MOST_ARMS * 8) throw new TooManyArms();
  }
  return withoutImplied(out);
}

/** Drops arms that ask all that another asks, and more. */
export function withoutImplied(arms: readonly Arm[]): Arm[] {
  if (arms.length < 2) return [...arms];
  const described = arms.map(describe);
  const kept = arms.filter(
    (_, i) => !arms.some((_, j) => i !== j && asksLess(described[j]!, described[i]!) && (!asksLess(described[i]!, described[j]!) || j < i)),
  );
  if (kept.length > MOST_ARMS) throw new TooManyArms();
  return kept;
}

type Described = { readonly columns: ReadonlyMap<string, { readonly isNull: boolean; readonly asks: readonly string[] }>; readonly others: readonly string[] };

function describe({ columns, order, unread }: Arm): Described {
  const shown = [...columns].map(([name, { null: isNull, notNull, domain }]) => {
    const asks = Object.entries(domain).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
    return [name, { isNull: isNull === true, asks: notNull ? [...asks, 'not null'] : asks }] as const;
  });
  return { columns: new Map(shown), others: [...order.map(({ sql }) => sql), ...unread.map(({ condition }) => condition)] };
}

function asksLess(less: Described, more: Described): boolean {
  if (!less.others.every((one) => more.others.includes(one))) return false;
  for (const [name, { isNull, asks }] of less.columns) {
    const other = more.columns.get(name);
    if (isNull ? !other?.isNull : asks.some((one) => !other?.asks.includes(one)) && !(other?.isNull && !asks.includes('not null'))) return false;
  }
  return true;
}
