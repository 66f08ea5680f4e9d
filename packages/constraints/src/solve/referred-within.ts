import { ownMember, type Domain, type Group } from '@seedbed/contract';
import type { TableFacts } from './constraints.ts';

/**
 * Columns that a self-reference reads are drawn before the row's case: if every case restricts them (the ranges of
 * partitions), they are within the first case, and rows take the case of their values. Not if the reference requires
 * other values.
 */
export function referredWithin(facts: TableFacts, groups: readonly Group[], domains: Readonly<Record<string, Domain>>): Record<string, Domain> {
  const out = { ...domains };
  for (const { columns, variants = [] } of groups) {
    const bound = (name: string): boolean =>
      ownMember(domains, name) !== undefined || variants.some((variant) => ownMember(variant.columns, name)?.domain !== undefined);
    const inner = facts.table.foreignKeys.filter((key) => key.references === facts.name && key.columns.some((name) => columns.includes(name)));
    const read = inner.flatMap((key) => key.referencedColumns.filter((name, i) => columns.includes(name) && !bound(key.columns[i]!)));
    for (const name of new Set(read)) {
      const choices = variants.map((variant) => ownMember(variant.columns, name)?.domain);
      if (choices.length > 1 && choices.every((domain) => domain !== undefined)) out[name] = choices[0]!;
    }
  }
  return out;
}
