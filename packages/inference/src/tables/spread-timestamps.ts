import { dictionaryOf, type Group, type Variant } from '@seedbed/contract';
import type { Draft } from '@seedbed/meaning/decide';

/**
 * Timestamps of partitions lie anywhere in them: a clause that bounds a timestamp on both sides draws it between its bounds, but not after the
 * reference date. Left to the table's timeline, rows outside of a clause would all lie on its edges.
 */
export function spreadTimestamps(group: Group, drafts: ReadonlyMap<string, Draft>, reference: string): Group {
  if (!group.variants || group.variants.length < 2) return group;
  return { ...group, variants: group.variants.map((variant) => ({ ...variant, columns: spread(variant.columns, drafts, reference) })) };
}

function spread(columns: Variant['columns'], drafts: ReadonlyMap<string, Draft>, reference: string): Variant['columns'] {
  return dictionaryOf(
    Object.entries(columns).map(([name, says]) => {
      const { min: from, max } = says.domain ?? {};
      const draft = drafts.get(name);
      const isTimestamp = draft !== undefined && /^(?:date|life)\./.test(draft.kind) && /^(?:date|timestamp|timestamptz)$/.test(draft.column.type.base);
      if (!isTimestamp || says.generator || !isDay(from) || !isDay(max)) return [name, says];
      const to = from < reference && max > reference ? reference : max;
      return [name, { ...says, generator: { kind: 'date.between', parameters: { from, to } } }];
    }),
  );
}

/** Bounds are texts that begin with a day, and compare as such. */
function isDay(bound: number | string | undefined): bound is string {
  return typeof bound === 'string' && /^\d{4}-\d{2}-\d{2}/.test(bound);
}
