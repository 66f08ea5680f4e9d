import type { CatalogColumn } from '@seedbed/contract';

/** The literal of a DEFAULT as text: `'pending'::text` → pending, `0` → 0, `true` → true; null for anything that is computed. */
export function literalDefault(column: CatalogColumn): string | null {
  const text = column.default?.trim();
  if (text === undefined) return null;
  const quoted = /^'((?:[^']|'')*)'(?:::.+)?$/.exec(text);
  if (quoted) return quoted[1]!.replaceAll("''", "'");
  const plain = /^\(?(-?\d+(?:\.\d+)?|true|false)\)?(?:::.+)?$/.exec(text);
  return plain ? plain[1]! : null;
}
