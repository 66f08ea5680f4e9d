import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { NUMBER_TYPES } from '../../schema/types.ts';

export function isNumericType({ column: { type } }: Draft): boolean {
  return NUMBER_TYPES.has(type.base);
}

/** A number of a type that expressions compute with, under a name that can be in one. */
export function isNumber(draft: Draft): boolean {
  return isPlainName(draft.column.name) && isNumericType(draft);
}

/** The largest number with so many digits, of which `scale` are behind the point, as expressions write it. */
export function mostOf(precision: number, scale: number): string {
  return `${'9'.repeat(precision - scale) || '0'}.${'9'.repeat(scale) || '0'}`;
}

/** Such a number without decimals. */
export function isWhole(draft: Draft): boolean {
  return isNumber(draft) && draft.column.type.base.startsWith('int');
}
