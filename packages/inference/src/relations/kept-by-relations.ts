import type { Group, Order } from '@seedbed/contract';
import type { LinkedRelation } from '@seedbed/meaning/decide';

/**
 * The groups without conditions that relations satisfy anyway: a row never refers to itself, so `parent_id <> id` adds nothing. Drops a
 * group without conditions.
 */
export function withoutKeptConditions(groups: readonly Group[], relations: readonly LinkedRelation[]): Group[] {
  const self = relations.filter(({ relation }) => relation.self);
  if (self.length === 0) return [...groups];
  const isKept = (order: Order): boolean =>
    self.some(({ relation }) => relation.from.columns.some((column, at) => isDifference(order, column, relation.to.columns[at]!)));
  return groups
    .map(({ order, variants, ...group }): Group => {
      const rest = order?.filter((each) => !isKept(each)) ?? [];
      return {
        ...group,
        ...(rest.length > 0 && { order: rest }),
        ...(variants && {
          variants: variants.map(({ order: own, ...variant }) => ({ ...variant, ...(own && { order: own.filter((each) => !isKept(each)) }) })),
        }),
      };
    })
    .filter((group) => group.order !== undefined || group.variants !== undefined || group.rows !== undefined);
}

/** `a <> b`, in either direction. */
export function isDifference({ terms, operator, value }: Order, a: string, b: string): boolean {
  if (operator !== '<>' || value !== 0 || terms.length !== 2) return false;
  const [first, second] = terms as [Order['terms'][number], Order['terms'][number]];
  return first.coefficient === -second.coefficient && ((first.column === a && second.column === b) || (first.column === b && second.column === a));
}
