import { ownMember, type Domain, type Group } from '@seedbed/contract';
import type { Draft } from '@seedbed/realism/decide';

/**
 * Columns of an order (`price >= cost`) that are held at zero and above, since nothing made of them is ever below: a value that the order moves may
 * land anywhere that its type lets it, and a negative price is none. Only where the order compares two such columns, neither of which has bounds of its
 * own, so that what is above can always rise.
 */
export function amountsInOrder(groups: readonly Group[], drafts: ReadonlyMap<string, Draft>, domains: Readonly<Record<string, Domain>>): ReadonlySet<string> {
  const held = groups.filter(({ columns, variants, order }) => {
    const isCompared = (order ?? []).every(
      ({ terms, operator }) => terms.length === 2 && terms[0]!.coefficient * terms[1]!.coefficient < 0 && operator !== '=',
    );
    return variants === undefined && isCompared && columns.every((name) => !ownMember(domains, name) && isNeverNegative(drafts.get(name)));
  });
  return new Set(held.flatMap(({ columns }) => columns));
}

function isNeverNegative(draft: Draft | undefined): boolean {
  if (!draft || !/^(?:int[248]|numeric|float[48])$/.test(draft.column.type.base)) return false;
  const { min } = draft.parameters;
  return typeof min === 'number' ? min >= 0 : AMOUNTS.has(draft.kind);
}

const AMOUNTS: ReadonlySet<string> = new Set(
  'commerce.price commerce.cost commerce.weight finance.salary finance.shipping finance.tax finance.stockPrice number.count number.quantity number.stock number.capacity'.split(
    ' ',
  ),
);
