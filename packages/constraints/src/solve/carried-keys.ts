import type { Domain } from '@seedbed/contract';
import { conjoin, FREE, type Clause } from '../checks/index.ts';
import { domainClause } from '../checks/clause.ts';
import { isWhole } from '../checks/type-of.ts';
import type { TableFacts } from './constraints.ts';
import { spansIn } from './feasible.ts';
import type { Conditions } from './solve-conditions.ts';

/**
 * A column of a unique key draws from its own domain in every case, and the row takes a case that allows the value: so
 * its own domain becomes the union of the cases.
 */
export function withCarriedKeys(conditions: Conditions, facts: TableFacts): Conditions {
  let { base } = conditions;
  const referring = new Set(facts.table.foreignKeys.flatMap((key) => key.columns));
  const keys = facts.table.uniqueKeys.flatMap((key) => key.columns).filter((name, i, all) => !referring.has(name) && all.indexOf(name) === i);
  for (const { clauses } of conditions.groups) {
    for (const name of keys) {
      for (const hull of [hullOf(name, clauses, facts), orderedHull(name, clauses, base, facts)])
        base = (hull && conjoin(base, domainClause(name, hull), facts.scope)) ?? base;
    }
  }
  for (const name of keys) {
    const hull = orderedHull(name, [FREE], base, facts);
    base = (hull && conjoin(base, domainClause(name, hull), facts.scope)) ?? base;
  }
  return { ...conditions, base };
}

/** The range that the orders of the cases allow a whole number, if each case bounds it. */
function orderedHull(name: string, clauses: readonly Clause[], base: Clause, facts: TableFacts): Domain | null {
  const type = facts.scope.columns.get(name);
  if (!type || !isWhole(type)) return null;
  const spans = clauses.map((clause) => spansIn(conjoin(base, clause, facts.scope) ?? base, facts.scope)?.get(name));
  if (spans.length === 0 || spans.some((span) => !span)) return null;
  return boundsOf(Math.min(...spans.map((span) => Math.ceil(span![0] - 1e-9))), Math.max(...spans.map((span) => Math.floor(span![1] + 1e-9))));
}

function boundsOf(min: number, max: number): Domain | null {
  const hull = { ...(Number.isFinite(min) ? { min } : {}), ...(Number.isFinite(max) ? { max } : {}) };
  return Object.keys(hull).length > 0 ? hull : null;
}

/**
 * The smallest list, or the smallest span, that includes everything the clauses allow; null if one allows everything.
 */
function hullOf(name: string, clauses: readonly Clause[], facts: TableFacts): Domain | null {
  const entries = clauses.map((clause) => clause.columns.get(name));
  if (entries.length === 0 || entries.some((entry) => !entry)) return null;
  const domains = entries.filter((entry) => !entry!.null).map((entry) => entry!.domain);
  if (domains.length === 0) return null;
  if (domains.every((domain) => domain.in)) return { in: [...new Set(domains.flatMap((domain) => domain.in!))] };
  const type = facts.scope.columns.get(name);
  if (!type || !isWhole(type)) return null;
  const lows = domains.map(({ min, in: list }) => (list ? Math.min(...list.map(Number)) : Number(min ?? -Infinity)));
  const highs = domains.map(({ max, in: list }) => (list ? Math.max(...list.map(Number)) : Number(max ?? Infinity)));
  return boundsOf(Math.min(...lows), Math.max(...highs));
}
