import { resolveType, type Blueprint, type BlueprintTable } from '@seedbed/contract';

/** Unused values for the column, the first, second and so on; null if its type has none that can be determined. */
export function freshValue(
  own: BlueprintTable,
  name: string,
  blueprint: Blueprint,
  rows: readonly (readonly (string | null)[])[],
  at: number,
): ((nth: number) => string) | null {
  const { base, length } = resolveType(own.columns.find((column) => column.name === name)!.type, blueprint.types ?? {});
  if (at < 0) return null;
  if (/^(int[248]|numeric)$/.test(base)) {
    const most = Math.max(0, ...rows.map((row) => Number(row[at] ?? 0)));
    return Number.isSafeInteger(most) ? (nth) => String(most + 1 + nth) : null;
  }
  if (base === 'uuid') return (nth) => `0000face-0000-4000-8000-${String(nth).padStart(12, '0')}`;
  if (/^(text|varchar|citext)$/.test(base) && (length ?? Infinity) >= 12) return (nth) => `one-more-${nth}`;
  return null;
}
