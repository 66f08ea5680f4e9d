import type { Draft } from '../../edits/draft.ts';
import type { Link } from '../../schema/link.ts';
import { isOneToOne } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { billParts } from './bill-parts.ts';
import { childrenOf, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isSum } from './sums-of-money.ts';
import { wordSet, matcher } from '../../read/words.ts';

/** Names of a row's total, in English after translation. */
const WHOLE = wordSet('total of prices');
const PRICE = wordSet('price of one place');

const SUMS = matcher('prices and sums', 'anywhere');

/**
 * `sum(ticket, price)` over the one table of parts with a price, if the row's only sum of money, apart from fees and taxes, is a total: a
 * purchase's total is that of its tickets, whatever their names. Null without such a table.
 */
export function sumOfPrices(table: TableView, context: DeriveContext): string | null {
  const sums = context.drafts.get(table)!.filter((draft) => isMoney(draft) && !isBeside(draft));
  if (sums.length !== 1 || !WHOLE.has(sums[0]!.words.join(' '))) return null;
  const parts = childrenOf(table, context).flatMap((link) => {
    const price = priceOf(link, context);
    return price ? [{ link, price }] : [];
  });
  const [only] = parts;
  if (!only || parts.length > 1) return null;
  const { name } = only.link.from.table;
  return isPlainName(name) ? `coalesce(sum(${name}, ${only.price.column.name}), 0.0)` : null;
}

/** Additions to the prices, or deductions. */
function isBeside(draft: Draft): boolean {
  return Object.keys(billParts([draft])).some((part) => wordSet('parts of a price').has(part));
}

/** The only sum of money of a part: with a quantity beside it, other rules apply. */
function priceOf(link: Link, context: DeriveContext): Draft | undefined {
  if (context.relations.owners.get(link.from) !== link || isOneToOne(link)) return undefined;
  const drafts = context.drafts.get(link.from)!;
  const money = drafts.filter(isMoney);
  const [price] = money;
  const isCounted = drafts.some(({ words }) => wordSet('quantity of places').has(words.join(' ')));
  return money.length === 1 &&
    !isCounted &&
    PRICE.has(price!.words.join(' ')) &&
    isPlainName(price!.column.name) &&
    namesOf(link.from, context).noun !== 'history'
    ? price
    : undefined;
}

function isMoney(draft: Draft): boolean {
  if (!isSum(draft)) return false;
  return /^(?:finance\.|commerce\.)/.test(draft.kind) || SUMS.test(draft.words.join(' '));
}
