import { ownMember, type Variant, type VariantColumn } from '@seedbed/contract';

/** The conditions of a variant on a column, if any. Own members only: a column may be named like a member of every object. */
export function saysOf(variant: Variant | undefined, column: string): VariantColumn | undefined {
  return variant && ownMember(variant.columns, column);
}
