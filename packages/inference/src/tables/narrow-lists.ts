import { dictionaryOf, type Domain, type Group, type VariantColumn } from '@seedbed/contract';
import type { Draft } from '@seedbed/meaning/decide';

/** Cuts a list of numbers to those that a clause allows: `level >= 1` beside 0, 1, 2, 3. Keys need all values of the clause. */
export function narrowLists(group: Group, drafts: ReadonlyMap<string, Draft>): Group {
  if (!group.variants) return group;
  return {
    ...group,
    variants: group.variants.map((variant) => ({
      ...variant,
      columns: dictionaryOf(Object.entries(variant.columns).map(([name, says]) => [name, narrowed(says, drafts.get(name))])),
    })),
  };
}

function narrowed(says: VariantColumn, draft: Draft | undefined): VariantColumn {
  const { values, weights } = (draft?.kind === 'values' && !draft.column.inKey ? draft.parameters : {}) as { values?: unknown[]; weights?: number[] };
  const { domain } = says;
  if (!values || !domain || domain.in || says.generator || !values.every((value) => typeof value === 'number')) return says;
  const kept = values.map((value) => allows(domain, value));
  if (kept.every(Boolean) || !kept.some(Boolean)) return says;
  const cut = <T>(list: readonly T[]) => list.filter((_, i) => kept[i]);
  return { ...says, generator: { kind: 'values', parameters: { values: cut(values), ...(weights ? { weights: cut(weights) } : {}) } } };
}

function allows({ min, max, minExclusive, maxExclusive, notIn }: Domain, value: number): boolean {
  const [low, high] = [min === undefined ? -Infinity : Number(min), max === undefined ? Infinity : Number(max)];
  if (value < low || value > high || (minExclusive && value === low) || (maxExclusive && value === high)) return false;
  return !notIn?.includes(String(value));
}
