import type { CatalogTable } from '@seedbed/contract';
import type { MockPartitions } from './schema.ts';

/** `RANGE (ts)` as Postgres prints it: the strategy, and the key in parentheses. */
const KEY = /^\w+ \((.*)\)$/s;

/** The leaves of a partitioned table; null of another. */
export function partitionsOf({ partitioning }: CatalogTable): MockPartitions | null {
  if (!partitioning) return null;
  return {
    parts: partsOf(KEY.exec(partitioning.key)?.[1] ?? partitioning.key),
    leaves: partitioning.leaves.map(({ name, bound, indexes = {} }) => {
      const parts = new Map(Object.entries(indexes));
      return { name: bareName(name), bound: bound ?? null, index: (whole) => parts.get(whole) ?? whole };
    }),
  };
}

/** `public."Readings of 2026"` → `Readings of 2026`. */
function bareName(qualified: string): string {
  const match = /\.(?:"((?:[^"]|"")*)"|([^".]+))$/.exec(qualified);
  return match ? (match[1]?.replaceAll('""', '"') ?? match[2]!) : qualified;
}

/** Divides at the commas outside parentheses and quotes. */
function partsOf(key: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const piece of key.match(/'(?:[^']|'')*'|"(?:[^"]|"")*"|[^]/g) ?? []) {
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    if (piece === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim());
}
