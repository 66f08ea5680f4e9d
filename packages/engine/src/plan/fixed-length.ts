import type { SqlType } from '@seedbed/contract';

/** The number of characters that every value of a type has: that of `bit(n)` and `char(n)`; 0 for types whose values may be short. */
export function fixedLength({ kind, base, length = 0, fields }: SqlType): number {
  if (kind === 'composite') return (fields ?? []).reduce((sum, field) => sum + fixedLength(field.type), 0);
  return base === 'bit' || base === 'bpchar' ? length : 0;
}
