import { dictionary, type BlueprintKey, type CatalogUniqueKey } from '@seedbed/contract';
import { readClauses, TooManyClauses, type Clause, type ClauseColumn } from '../checks/index.ts';
import type { TableFacts } from './constraints.ts';

type When = NonNullable<BlueprintKey['when']>;
type Values = readonly (string | null)[];

/**
 * The rows that a key's predicate applies to: `always` all, `never` none, otherwise `when`: columns with their values
 * in such rows. A row with another value in one of them is free, so unreadable parts can be ignored. Without `when` the
 * key holds over all rows.
 */
export function predicateOf(key: CatalogUniqueKey, columns: readonly string[], facts: TableFacts, base: Clause): 'always' | 'never' | { when?: When } {
  const read = facts.predicates.get(key.name);
  if (!read || !('expression' in read)) return {};
  let clauses: Clause[];
  try {
    clauses = readClauses(read.expression, 'true', facts.scope);
  } catch (error) {
    if (error instanceof TooManyClauses) return {};
    throw error;
  }
  if (clauses.length === 0) return 'never';
  const [clause] = clauses;
  const isRead = clauses.length === 1 && clause!.order.length === 0 && clause!.unread.length === 0;
  const plain = isRead ? plainValues(clause!, key, columns, facts, base) : null;
  const when = plain ?? listedValues(clauses, facts, base);
  if (Object.keys(when).length > 0) return { when };
  return plain ? 'always' : {};
}

/** Each column of the clause has one value, or is NULL; otherwise null. */
function plainValues(clause: Clause, key: CatalogUniqueKey, columns: readonly string[], facts: TableFacts, base: Clause): When | null {
  const when = dictionary<When[string]>();
  for (const [name, entry] of clause.columns) {
    const always = base.columns.get(name);
    // The column has only the predicate's value anyway.
    if (always && isThere(name, facts, base) && always.domain.in?.length === 1 && always.domain.in[0] === entry.domain.in?.[0]) continue;
    if (entry.null) when[name] = null;
    else if (entry.domain.in?.length === 1 && Object.keys(entry.domain).length === 1) when[name] = entry.domain.in[0]!;
    // NULLs in the key are all different anyhow.
    else if (Object.keys(entry.domain).length === 0 && (facts.scope.notNull.has(name) || (columns.includes(name) && !key.nullsNotDistinct))) continue;
    else if (!leavesNothing(name, valuesOf(name, entry, facts, base), facts, base)) return null;
  }
  return when;
}

/** Columns that have one of a few values in every case of the predicate, and others elsewhere. */
function listedValues(clauses: readonly Clause[], facts: TableFacts, base: Clause): When {
  const when = dictionary<When[string]>();
  for (const name of clauses[0]!.columns.keys()) {
    const lists = clauses.map((clause) => {
      const entry = clause.columns.get(name);
      return entry ? valuesOf(name, entry, facts, base) : null;
    });
    if (lists.includes(null)) continue;
    const values = [...new Set(lists.flatMap((list) => list!))];
    if (values.length > 0 && !leavesNothing(name, values, facts, base)) when[name] = values.length === 1 ? values[0]! : values;
  }
  return when;
}

/** The values of a finite domain that an entry allows; null if there is no such list. */
function valuesOf(name: string, { null: isNull, domain }: ClauseColumn, facts: TableFacts, base: Clause): Values | null {
  if (isNull) return [null];
  const all = finiteDomain(name, facts, base);
  const listed = domain.in ?? (domain.notIn && Object.keys(domain).length === 1 ? all : null);
  return listed?.filter((value) => (!all || all.includes(value)) && !domain.notIn?.includes(value)) ?? null;
}

/** All values that a column can have, by its type or by a CHECK; null if they are not finite. */
function finiteDomain(name: string, { scope }: TableFacts, base: Clause): readonly string[] | null {
  const type = scope.columns.get(name);
  return base.columns.get(name)?.domain.in ?? type?.labels ?? (type?.base === 'bool' ? ['true', 'false'] : null);
}

/** Whether the list contains all values of the column, so that no row is free. */
function leavesNothing(name: string, values: Values | null, facts: TableFacts, base: Clause): boolean {
  const all = finiteDomain(name, facts, base);
  return values !== null && all !== null && all.every((value) => values.includes(value)) && (values.includes(null) || isThere(name, facts, base));
}

function isThere(name: string, { scope }: TableFacts, base: Clause): boolean {
  return scope.notNull.has(name) || base.columns.get(name)?.notNull === true;
}
