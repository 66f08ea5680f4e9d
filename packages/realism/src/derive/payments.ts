import { ownMember } from '@seedbed/contract';
import type { Draft } from '../columns/draft.ts';
import { labelRole } from '../columns/label-roles.ts';
import type { Link } from '../schema/link.ts';
import { isOneToOne } from '../schema/link.ts';
import type { TableView } from '../schema/schema-view.ts';
import { billParts } from './bill-parts.ts';
import { compute, isAlwaysThere, isComputed, isFree, isPlainName, namesOf, parentsOf, withoutDomains, type DeriveContext } from './context.ts';
import { isSum, roomFor } from './sums-of-money.ts';

const PAYMENTS: ReadonlySet<string> = new Set(['payment', 'charge', 'receipt']);
const BILLS: ReadonlySet<string> = new Set(['order', 'invoice', 'booking', 'reservation', 'sale', 'bill', 'purchase', 'rental']);
const PAID: ReadonlySet<string> = new Set(['amount', 'payment amount', 'amount paid', 'paid amount', 'charge amount', 'total amount']);

/**
 * Payments of a bill come to what it asks for: one payment to all of it, several share it. Where payments may fail, each of them is a try to pay all.
 */
export function settlePayments(table: TableView, context: DeriveContext): void {
  if (!PAYMENTS.has(namesOf(table, context).noun)) return;
  const drafts = context.drafts.get(table)!;
  const amount = drafts.find((draft) => PAID.has(draft.words.join(' ')) && isSum(draft) && !isComputed(draft));
  const link = parentsOf(table, context).find((each) => BILLS.has(namesOf(each.to, context).noun) && isTheirs(each, context));
  if (!amount || !link) return;
  const total = totalOf(link.to, context);
  if (!total || !mayBe(amount, total, table, context) || !isAlwaysThere(link, total, amount.column, context)) return;
  const isShared = !isOneToOne(link) && !drafts.some(mayFail);
  compute(
    amount,
    isShared ? 'split' : 'lookup',
    { relation: link.name, column: total.column.name },
    `${isShared ? 'its share of what' : 'what'} ${link.to.table.name}.${total.column.name} says`,
  );
}

/** Whether rows come by this parent. */
function isTheirs(link: Link, { relations }: DeriveContext): boolean {
  return isOneToOne(link) || relations.owners.get(link.from) === link;
}

function totalOf(table: TableView, context: DeriveContext): Draft | undefined {
  const { last, gross, total, due, amount, net, subtotal } = billParts(
    context.drafts.get(table)!.filter((draft) => isSum(draft) && isPlainName(draft.column.name) && draft.kind !== 'derived'),
  );
  return last ?? gross ?? total ?? due ?? amount ?? net ?? subtotal;
}

/** Whether the amount may be whatever the total is. `CHECK (amount > 0)` is met by totals of rows, not by sums of lines that may not be there. */
function mayBe(amount: Draft, total: Draft, table: TableView, context: DeriveContext): boolean {
  const { type } = amount.column;
  const { base, scale = 0 } = total.column.type;
  if (type.base !== base || (type.scale ?? scale) < scale || !roomFor(amount, 8)) return false;
  if (isFree(amount.column, table, context)) return true;
  const { domains } = context.bounds.tables.get(table.name)!;
  const domain = ownMember(domains, amount.column.name);
  const isMoreThanNothing = domain !== undefined && Object.keys(domain).join() === 'min' && Number(domain.min) > 0 && Number(domain.min) <= 1;
  return isMoreThanNothing && !/\(/.test(String(total.parameters['expression'] ?? '')) && isFree(amount.column, table, withoutDomains(context, table));
}

function mayFail({ kind, parameters }: Draft): boolean {
  const labels = [parameters['values'], parameters['ends'], kind === 'life.state' && parameters['vocabulary'] === 'payment' ? ['failed'] : []].flat();
  return labels.some((label) => typeof label === 'string' && labelRole(label) === 'bad');
}
