import type { SqlType } from '@seedbed/contract';

/** The fixed number of characters of a type's values, as for `bit(n)` and `char(n)`; 0 for types of variable length. */
export function fixedLength({ kind, base, length = 0, fields }: SqlType): number {
  if (kind === 'composite') return (fields ?? []).reduce((sum, field) => sum + fixedLength(field.type), 0);
  return base === 'bit' || base === 'bpchar' ? length : 0;
}
