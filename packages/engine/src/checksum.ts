import { generate } from './generate.ts';
import { cellText } from './plan/cell-text.ts';
import type { Plan, TablePlan } from './plan/plan.ts';

/**
 * A 32-bit checksum of each column's values in a window of rows, including NULLs and their positions: equal data gives
 * equal checksums.
 */
export function checksums(plan: Plan, table: string | TablePlan, first: number, count: number, columns?: readonly string[]): ReadonlyMap<string, number> {
  const chosen = typeof table === 'string' ? plan.table(table) : table;
  const names = columns ?? chosen.columns.map((column) => column.name);
  const hashes = new Int32Array(names.length).fill(0x811c9dc5);
  for (const batch of generate(plan, chosen, first, count, names)) {
    batch.columns.forEach((column, c) => {
      let hash = hashes[c]!;
      for (let row = 0; row < batch.count; row++) hash = column.nulls?.[row] ? mix(hash, 0x110000) : mixText(hash, cellText(column, row));
      hashes[c] = hash;
    });
  }
  return new Map(names.map((name, c) => [name, hashes[c]! >>> 0]));
}

/** FNV-1a over UTF-16 units; each text is followed by a unit that no text contains. */
function mixText(hash: number, text: string): number {
  let mixed = hash;
  for (let i = 0; i < text.length; i++) mixed = mix(mixed, text.charCodeAt(i));
  return mix(mixed, 0x110001);
}

function mix(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}
