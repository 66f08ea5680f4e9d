import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { labelRole } from '../../propose/drafts/label-roles.ts';
import type { Link } from '../../schema/link.ts';
import { isOneToOne } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { amountName, billParts } from './bill-parts.ts';
import { aboveZero, atLeast, compute, isAlwaysThere, isComputed, isFree, namesOf, parentsOf, withoutDomains, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { canUseRowNumber, shareOfRow } from './row-share.ts';
import { keepAboveNothing } from './above-nothing.ts';
import { amountOfLines } from './sums.ts';
import { settledBy } from './settled-by.ts';
import { isSum, roomFor } from './sums-of-money.ts';
import { matcher, wordSet } from '../../read/words.ts';

const PAYMENTS = wordSet('payments');
/** Requests for payment of an order, without parts of their own. */
const INVOICES = wordSet('invoices');
const ASKED = wordSet('amounts asked for');
const PAYOUTS: ReadonlySet<string> = new Set([...PAYMENTS, 'payout', 'settlement', 'disbursement']);
const GIVEN = matcher('sum granted');
const CLAIMED = matcher('sum claimed');
/** A refund is a part of the payment, often all of it. */
const REFUNDS = wordSet('refunds');
const REFUNDED = wordSet('amounts refunded');
/** The whole of a bill, where Postgres adds it up. */
export const GENERATED = wordSet('total that the schema computes');
const BILLS = wordSet('bills that are paid');
const PAID = wordSet('amounts paid');

/** Payments of a bill sum up to it: a single payment covers all, several share it. If payments may fail, each is an attempt to pay all. */
export function settlePayments(table: TableView, context: DeriveContext): void {
  const { noun } = namesOf(table, context);
  const drafts = context.drafts.get(table)!;
  const named = (words: ReadonlySet<string>) => drafts.find((draft) => words.has(amountName(draft.words)) && isSum(draft) && !isComputed(draft));
  if (REFUNDS.has(noun)) return refund(named(REFUNDED), table, context);
  const claim = PAYOUTS.has(noun) && parentsOf(table, context).find((each) => namesOf(each.to, context).noun === 'claim');
  if (claim) return payOut(named(PAID), claim, table, context);
  const isInvoice = INVOICES.has(noun);
  if (!PAYMENTS.has(noun) && !noun.endsWith(' payment') && !isInvoice) return;
  const amount = named(isInvoice ? ASKED : PAID);
  if (isInvoice && Object.keys(billParts(drafts.filter(isSum))).some((part) => PARTS.has(part))) return;
  const link = parentsOf(table, context).find((each) => namesOf(each.to, context).noun !== noun && isBill(each.to, context) && isTheirs(each, context));
  if (!amount || !link) return;
  if (payWhatIsPaid(amount, link, table, context)) return;
  const total = totalOf(link.to, context);
  if (!total || !mayBe(amount, total, table, context, 'or less') || !isAlwaysThere(link, total, amount.column, context)) return;
  const isShared = !isOneToOne(link) && !drafts.some(mayFail);
  if (isShared && sharePaidPart(amount, total, link, table, context)) return;
  const byPostgres = isShared ? null : generatedTotal(link, table, context);
  if (!mayBe(amount, total, table, context))
    return isShared ? shareAtLeast(amount, total, link, table, context) : payAtLeast(amount, total, byPostgres?.expression, link, table, context);
  if (byPostgres)
    return compute(amount, 'expression', { expression: byPostgres.expression }, `what ${link.to.table.name}.${byPostgres.column} says`, 'relation');
  compute(
    amount,
    isShared ? 'split' : 'lookup',
    { relation: link.name, column: total.column.name },
    `${isShared ? 'its share of what' : 'what'} ${link.to.table.name}.${total.column.name} says`,
  );
}

/** Whether rows are paid: by the noun of their table, or because their state says so. */
function isBill(table: TableView, context: DeriveContext): boolean {
  return BILLS.has(namesOf(table, context).noun) || settledBy(table, context) !== null;
}

/** Shares of the paid amount of bills that are paid in full or in part. */
function payWhatIsPaid(amount: Draft, link: Link, table: TableView, context: DeriveContext): boolean {
  const { relation } = context.relations.of.get(table)!.find((each) => each.link === link)!;
  const { paid } = billParts(context.drafts.get(link.to)!.filter((draft) => isSum(draft) && isPlainName(draft.column.name)));
  const states = Object.values(relation.where ?? {});
  if (!paid || paid.kind !== 'expression' || !states.some(({ in: labels = [] }) => labels.length > 1) || isOneToOne(link)) return false;
  if (paid.column.type.base !== amount.column.type.base || !roomFor(amount, 8) || !isAlwaysThere(link, paid, amount.column, context)) return false;
  const least = atLeast(amount.column, table, context, 'or in an order');
  if (least === null) return false;
  const said = paid.column.name;
  // Where another condition keeps a bill from being chosen by its state, nothing may be paid of it: then a part of the whole.
  const total = totalOf(link.to, context)?.column.name;
  const [nothing, digits] = paid.column.type.base.startsWith('int') ? ['0', 0] : ['0.0', 2];
  const of = total === undefined || total === said ? said : `${said} > ${nothing} ? ${said} : round(${total} * 0.4, ${digits})`;
  const parameters = { relation: link.name, ...(of === said ? { column: said } : { of }), ...(least !== '' && { least: Number(least) }) };
  compute(amount, 'split', parameters, `its share of what ${link.to.table.name}.${said} says`);
  return true;
}

/** Parts from which an invoice computes its own sum. */
const PARTS = wordSet("parts of an invoice's sum");
const PAID_BEFORE: ReadonlySet<string> = new Set([...BILLS, ...PAYMENTS, 'transaction']);

function refund(amount: Draft | undefined, table: TableView, context: DeriveContext): void {
  const link = parentsOf(table, context).find((each) => PAID_BEFORE.has(namesOf(each.to, context).noun));
  const path = link && pathTo(link, table, context);
  if (!amount || !link || path === null) return;
  const total = totalOf(link.to, context);
  if (!total || !mayBe(amount, total, table, context, 'or less') || !isAlwaysThere(link, total, amount.column, context)) return;
  const drafts = context.drafts.get(table)!;
  const least = atLeast(amount.column, table, context, 'or in an order');
  if (!canUseRowNumber(drafts) || least === null) return;
  const paid = `${path}.${total.column.name}`;
  // Several refunds of one payment are parts of it.
  const [whole, part] = isOneToOne(link) ? ['1.0', '0.2 + 0.3'] : ['0.33', '0.1 + 0.23'];
  const share = shareOfRow(amount, drafts);
  const back = `round(${paid} * (${share} < 0.5 ? ${whole} : ${part} * ${share}), ${amount.column.type.base.startsWith('int') ? 0 : 2})`;
  const expression = least === '' ? back : `greatest(${back}, ${least})`;
  compute(amount, 'expression', { expression }, `a part of ${link.to.table.name}.${total.column.name}`, 'relation');
}

/** The payment of a claim is a part of the approved amount, or of the claimed one before a decision. */
function payOut(amount: Draft | undefined, link: Link, table: TableView, context: DeriveContext): void {
  const path = pathTo(link, table, context);
  const drafts = context.drafts.get(table)!;
  if (!amount || path === null || !canUseRowNumber(drafts) || !isFree(amount.column, table, context) || !roomFor(amount, 8)) return;
  const claim = context.drafts.get(link.to)!.filter((each) => isSum(each) && isPlainName(each.column.name));
  const [given, claimedSum] = [GIVEN, CLAIMED].map((pattern) => claim.find((each) => pattern.test(each.words.join(' '))));
  const sums = [given, claimedSum].filter((each) => each !== undefined);
  if (!sums.some((each) => isAlwaysThere(link, each, amount.column, context))) return;
  const names = sums.map((each) => `${path}.${each.column.name}`);
  const whole = names.length > 1 ? `coalesce(${names.join(', ')})` : names[0]!;
  const part = isOneToOne(link)
    ? whole
    : `round(${whole} * (0.12 + 0.28 * ${shareOfRow(amount, drafts)}), ${amount.column.type.base.startsWith('int') ? 0 : 2})`;
  compute(amount, 'expression', { expression: part }, `a part of ${link.to.table.name}.${sums[0]!.column.name}`, 'relation');
}

/** Whether this parent determines the row count. */
function isTheirs(link: Link, { relations }: DeriveContext): boolean {
  return isOneToOne(link) || relations.owners.get(link.from) === link;
}

function totalOf(table: TableView, context: DeriveContext): Draft | undefined {
  const { last, gross, total, due, amount, net, subtotal } = billParts(
    context.drafts.get(table)!.filter((draft) => isSum(draft) && isPlainName(draft.column.name) && draft.kind !== 'derived'),
  );
  return last ?? gross ?? total ?? due ?? amount ?? net ?? subtotal ?? onlyPrice(table, context);
}

/** The price of a row that says no total and counts nothing: a place in a class, a rental. */
function onlyPrice(table: TableView, context: DeriveContext): Draft | undefined {
  const drafts = context.drafts.get(table)!;
  const sums = drafts.filter((draft) => isSum(draft));
  const [price] = sums.filter((draft) => WHOLE_PRICE.has(amountName(draft.words)));
  if (sums.length !== 1 || !price || !price.column.notNull || !isPlainName(price.column.name)) return undefined;
  return drafts.some((draft) => COUNTS.has(draft.words.join(' '))) ? undefined : price;
}

/** The total of the bill, and the minimum of a CHECK if the sum of its lines may be zero. */
function payAtLeast(amount: Draft, total: Draft, byPostgres: string | undefined, link: Link, table: TableView, context: DeriveContext): void {
  const path = pathTo(link, table, context);
  const least = leastOf(amount, table, context);
  if (path === null || least === null || least === '') return;
  const expression = `greatest(${byPostgres ?? `${path}.${total.column.name}`}, ${least})`;
  compute(amount, 'expression', { expression }, `what ${link.to.table.name} comes to`, 'relation');
}

/** Shares of a total that a CHECK wants above nothing: no line of such a bill takes from it. */
function shareAtLeast(amount: Draft, total: Draft, link: Link, table: TableView, context: DeriveContext): void {
  const least = leastOf(amount, table, context);
  const lines = amountOfLines(link.to, context);
  if (least === null || least === '' || !lines) return;
  keepAboveNothing(lines.parts, context.drafts.get(lines.table)!);
  const parameters = { relation: link.name, column: total.column.name, least: Number(least) };
  compute(amount, 'split', parameters, `its share of what ${link.to.table.name}.${total.column.name} says`);
}

/** Of a bill whose state says that a part of it is paid, the payments come to a part. */
function sharePaidPart(amount: Draft, total: Draft, link: Link, table: TableView, context: DeriveContext): boolean {
  const { relation } = context.relations.of.get(table)!.find((each) => each.link === link)!;
  const partly = settledBy(link.to, context)?.partly;
  const least = leastOf(amount, table, context);
  if (!partly || least === null || !Object.values(relation.where ?? {}).some(({ in: labels = [] }) => labels.length > 1)) return false;
  const { name, type } = total.column;
  const of = `${partly} ? round(${name} * 0.4, ${type.base.startsWith('int') ? 0 : 2}) : ${name}`;
  compute(
    amount,
    'split',
    { relation: link.name, of, ...(least !== '' && { least: Number(least) }) },
    `its share of what ${link.to.table.name} says that is paid`,
  );
  return true;
}

function leastOf(amount: Draft, table: TableView, context: DeriveContext): string | null {
  return atLeast(amount.column, table, context, followsAlone(amount, table, context) ? 'or in an order' : 'alone');
}

/** The total that Postgres computes, from the bill's other amounts; null if there is none. */
function generatedTotal(link: Link, table: TableView, context: DeriveContext): { readonly column: string; readonly expression: string } | null {
  const path = pathTo(link, table, context);
  const { generatedNumbers } = context.bounds.tables.get(link.to.name)!;
  const { columns } = namesOf(link.to, context);
  const column = Object.keys(generatedNumbers).find((name) => GENERATED.has(columns.get(name)!.words.join(' ')));
  if (path === null || column === undefined) return null;
  const drafts = context.drafts.get(link.to)!;
  const made = String(generatedNumbers[column]);
  const parts = [...new Set(made.match(/\b[A-Za-z_]\w*\b(?!\s*\()/g))];
  const found = parts.map((name) => drafts.find((draft) => draft.column.name === name));
  if (found.length === 0 || !found.every((draft) => draft && isPlainName(draft.column.name) && draft.nullRate === undefined && draft.column.notNull))
    return null;
  return { column, expression: made.replace(/\b[A-Za-z_]\w*\b(?!\s*\()/g, (name) => `${path}.${name}`) };
}

const WHOLE_PRICE = wordSet('price of the whole');
const COUNTS = wordSet('counts beside a price');

/** Whether any total fits the amount. Totals of rows satisfy `CHECK (amount > 0)`, but sums of missing lines may not. */
function mayBe(amount: Draft, total: Draft, table: TableView, context: DeriveContext, least: 'or less' | 'always' = 'always'): boolean {
  const { type } = amount.column;
  const { base, scale = 0 } = total.column.type;
  if (type.base !== base || (type.scale ?? scale) < scale || !roomFor(amount, 8)) return false;
  const besides = followsAlone(amount, table, context) ? 'or in an order' : 'alone';
  if (isFree(amount.column, table, context, besides)) return true;
  const { domains } = context.bounds.tables.get(table.name)!;
  const domain = aboveZero(ownMember(domains, amount.column.name));
  const { min, minExclusive, ...others } = domain ?? {};
  const isMoreThanNothing = min !== undefined && Object.keys(others).length === 0 && (minExclusive ? Number(min) === 0 : Number(min) > 0 && Number(min) <= 1);
  const isSure = least === 'or less' || !/\(/.test(String(total.parameters['expression'] ?? ''));
  return isMoreThanNothing && isSure && isFree(amount.column, table, withoutDomains(context, table), besides);
}

/** Whether what a CHECK compares the amount with is computed from it, so that it never moves the amount. */
function followsAlone(amount: Draft, table: TableView, context: DeriveContext): boolean {
  const { groups } = context.bounds.tables.get(table.name)!;
  const beside = new Set(groups.filter(({ columns }) => columns.includes(amount.column.name)).flatMap(({ columns }) => columns));
  return context.drafts
    .get(table)!
    .every(
      (draft) =>
        draft === amount || !beside.has(draft.column.name) || (draft.kind === 'expression' && String(draft.parameters.expression).includes(amount.column.name)),
    );
}

function mayFail({ kind, parameters }: Draft): boolean {
  const labels = [parameters['values'], parameters['ends'], kind === 'life.state' && parameters['vocabulary'] === 'payment' ? ['failed'] : []].flat();
  return labels.some((label) => typeof label === 'string' && labelRole(label) === 'bad');
}
