import { ownMember, type Variant, type VariantColumn } from '@seedbed/contract';

/** What a variant says of a column, or nothing. Own members only: a column may be named like a member of every object. */
export function saysOf(variant: Variant | undefined, column: string): VariantColumn | undefined {
  return variant && ownMember(variant.columns, column);
}
