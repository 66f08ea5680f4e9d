import type { Clause, ClauseColumn } from './clause.ts';

/** `x = 1 OR x = 2` is one list: merges clauses that differ only in one column's list. */
export function mergeLists(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const clause of clauses) {
    const at = out.findIndex((other) => differingList(other, clause) !== null);
    if (at < 0) out.push(clause);
    else out[at] = joined(out[at]!, clause, differingList(out[at]!, clause)!);
  }
  return out.length < clauses.length ? mergeLists(out) : out;
}

type ListOf = { readonly column: string; readonly key: 'in' | 'jsonTypes' };

function differingList(a: Clause, b: Clause): ListOf | null {
  if (a.columns.size !== b.columns.size || a.order.length + b.order.length + a.unread.length + b.unread.length > 0) return null;
  let found: ListOf | null = null;
  for (const [column, entry] of a.columns) {
    const other = b.columns.get(column);
    if (!other) return null;
    if (JSON.stringify(entry) === JSON.stringify(other)) continue;
    const key = (['in', 'jsonTypes'] as const).find((one) => entry.domain[one] && other.domain[one] && without(entry, one) === without(other, one));
    if (!key || found) return null;
    found = { column, key };
  }
  return found;
}

function without(entry: ClauseColumn, key: ListOf['key']): string {
  const { [key]: _, ...domain } = entry.domain;
  return JSON.stringify({ ...entry, domain });
}

function joined(a: Clause, b: Clause, { column, key }: ListOf): Clause {
  const [left, right] = [a.columns.get(column)!, b.columns.get(column)!];
  const list = [...new Set([...left.domain[key]!, ...right.domain[key]!])];
  return { ...a, columns: new Map([...a.columns, [column, { ...left, domain: { ...left.domain, [key]: list } }]]) };
}
