import { ownMember, type Domain, type Group } from '@seedbed/contract';
import type { Draft } from '@seedbed/realism/decide';

/**
 * Columns of an order (`price >= cost`) that are held at zero and above, since nothing made of them is ever below: a value that the order moves may
 * land anywhere that its type lets it, and a negative price is none. Only where the order compares two such columns. One with bounds of its own must be
 * held above zero by them, and keeps them; what is above can then always rise.
 */
export function amountsInOrder(groups: readonly Group[], drafts: ReadonlyMap<string, Draft>, domains: Readonly<Record<string, Domain>>): ReadonlySet<string> {
  const held = groups.filter(({ columns, variants, order }) => {
    const isCompared = (order ?? []).every(
      ({ terms, operator }) => terms.length === 2 && terms[0]!.coefficient * terms[1]!.coefficient < 0 && operator !== '=',
    );
    return variants === undefined && isCompared && columns.every((name) => isHeldAbove(ownMember(domains, name)) ?? isNeverNegative(drafts.get(name)));
  });
  return new Set(held.flatMap(({ columns }) => columns).filter((name) => !ownMember(domains, name)));
}

/** Whether bounds hold a column at zero or above, and leave it room; undefined without any. */
function isHeldAbove(domain: Domain | undefined): boolean | undefined {
  if (!domain) return undefined;
  const { min, max, minExclusive: _, maxExclusive: __, ...more } = domain;
  return Object.keys(more).length === 0 && min !== undefined && Number(min) >= 0 && (max === undefined || Number(max) > Number(min));
}

function isNeverNegative(draft: Draft | undefined): boolean {
  if (!draft || !/^(?:int[248]|numeric|float[48])$/.test(draft.column.type.base)) return false;
  const { min } = draft.parameters;
  if (draft.kind === 'distribution' && draft.parameters.distribution !== 'lognormal') return typeof min === 'number' && min >= 0;
  return typeof min === 'number' ? min >= 0 : AMOUNTS.has(draft.kind);
}

const AMOUNTS: ReadonlySet<string> = new Set(
  'commerce.price commerce.cost commerce.weight finance.salary finance.shipping finance.tax finance.stockPrice number.count number.quantity number.stock number.capacity number.lognormal number.logUniform number.dimension number.weight distribution'.split(
    ' ',
  ),
);
