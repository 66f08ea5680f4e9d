import { ownMember, type Domain, type Group } from '@seedbed/contract';
import type { Draft } from '@seedbed/meaning/decide';

/**
 * Keeps columns of an order (`price >= cost`) at zero or above if their generators are: a value that the order moves may be anywhere in its
 * type, and a price must not be negative. Only if the order compares two such columns, or limits their sum. One with its own bounds keeps them if they are above
 * zero; the greater column can then always rise.
 */
export function amountsInOrder(groups: readonly Group[], drafts: ReadonlyMap<string, Draft>, domains: Readonly<Record<string, Domain>>): ReadonlySet<string> {
  const held = groups.filter(({ columns, variants, order }) => {
    const isCompared = (order ?? []).every(
      ({ terms, operator }) => terms.length === 2 && terms[0]!.coefficient * terms[1]!.coefficient < 0 && operator !== '=',
    );
    // Parts of a whole: `copper + tin <= 100`.
    const isSum = (order ?? []).every(
      ({ terms, operator, value }) => terms.every(({ coefficient }) => coefficient > 0) && operator.startsWith('<') && value > 0,
    );
    return (
      variants === undefined && (isCompared || isSum) && columns.every((name) => isHeldAbove(ownMember(domains, name)) ?? isNeverNegative(drafts.get(name)))
    );
  });
  return new Set(held.flatMap(({ columns }) => columns).filter((name) => !ownMember(domains, name)));
}

/** Whether bounds keep a column at zero or above, with some room; undefined without any. */
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
  'commerce.price commerce.cost commerce.weight finance.salary finance.shipping finance.tax finance.stockPrice number.count number.quantity number.stock number.capacity number.lognormal number.logUniform number.percent number.dimension number.weight distribution'.split(
    ' ',
  ),
);
