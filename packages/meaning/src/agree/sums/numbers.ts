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

/** Such a number without decimals. */
export function isWhole(draft: Draft): boolean {
  return isNumber(draft) && draft.column.type.base.startsWith('int');
}
