import { ownMember, type Variant, type VariantColumn } from '@seedbed/contract';

/**
 * The conditions of a variant on a column, if any. Looks up own members only, because a column can have the name of a member that every
 * object has.
 */
export function conditionsOnColumn(variant: Variant | undefined, column: string): VariantColumn | undefined {
  return variant && ownMember(variant.columns, column);
}
