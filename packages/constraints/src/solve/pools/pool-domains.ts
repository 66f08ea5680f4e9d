import type { Domain } from '@seedbed/contract';
import type { Clause } from '../../checks/index.ts';
import { intersectDomains } from '../../checks/intersect-domains.ts';
import { meets } from '../../checks/meets.ts';
import type { Tuple } from './evaluate.ts';
import type { PoolContext } from './pool-context.ts';

export function domainIn(name: string, clause: Clause, { base, scope }: PoolContext): Domain {
  const [own, always] = [clause.columns.get(name)?.domain, base.columns.get(name)?.domain];
  const type = scope.columns.get(name);
  return (own && always && type ? intersectDomains(own, always, type) : null) ?? own ?? always ?? {};
}

/** Composed texts and computed values may not fit their columns. */
export function withinDomains(tuples: readonly Tuple[], columns: readonly string[], clause: Clause, context: PoolContext): Tuple[] {
  const domains = columns.map((name) => domainIn(name, clause, context));
  const types = columns.map((name) => context.scope.columns.get(name)!);
  return tuples.filter((tuple) => tuple.every((value, i) => value === null || meets(value, domains[i]!, types[i]!)));
}

export function fixed(text: string | null): { null: true; domain: Domain } | { notNull: true; domain: Domain } {
  return text === null ? { null: true, domain: {} } : { notNull: true, domain: { in: [text] } };
}
