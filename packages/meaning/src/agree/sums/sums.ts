import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { amountName, billParts, isInParts } from './bill-parts.ts';
import { childrenOf, compute, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { countTimesRate, unitOfRate } from './products.ts';
import { orZero } from './parts-of-sums.ts';
import { tellsOfEarnings } from './settle-pay.ts';
import { isSum, roomFor } from './sums-of-money.ts';
import { shareOf } from './rates.ts';
import { isNumber } from './numbers.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { DECIMAL_AND_MONEY_TYPES } from '../../schema/types.ts';

/** Names of the sum of a line, a stay or a sale. */
export const LINE_TOTALS = wordSet('totals of a line');

/** quantity × price of the same row. */
export function deriveLineTotals(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (drafts.some((draft) => LINE_TOTALS.has(amountName(draft.words)) && !roomFor(draft, LARGE)) && !isOfOneExample(drafts)) buyModestly(drafts);
  const totals = drafts.filter(
    (draft) =>
      isSum(draft) &&
      !isComputed(draft) &&
      !(draft.words[0] === 'gross' && tellsOfEarnings(drafts)) &&
      LINE_TOTALS.has(amountName(draft.words)) &&
      isFree(draft.column, table, context),
  );
  const total =
    totals.find(({ words }) => /^sub|^net/.test(words[0]!)) ??
    totals.find(({ words }) => words[0] !== 'cost' && words[0] !== 'value') ??
    totals[0] ??
    drafts.find((draft) => isPriceOfTime(draft, drafts) && !isComputed(draft) && isFree(draft.column, table, context));
  const product = quantityTimesPrice(drafts, total) ?? priceOfOne(drafts, total);
  if (product === null) return;
  // Where a share is off already, and where the column holds one, there is no sum to take off.
  const off =
    total &&
    !product.includes('* (1 - ') &&
    drafts.find(
      (draft) =>
        (DISCOUNTS.has(draft.words.join(' ')) || DISCOUNTS.has(amountName(draft.words))) &&
        isSum(draft) &&
        roomFor(draft, 6) &&
        !isShare(draft) &&
        !isComputed(draft) &&
        isFree(draft.column, table, context),
    );
  if (off) compute(off, 'expression', { expression: seldomOff(product, off) }, 'a share of quantity times price');
  const less = off ? ` - ${off.nullRate === undefined ? off.column.name : `coalesce(${off.column.name}, 0.0)`}` : '';
  const digits = total?.column.type.base.startsWith('int') && product.includes('/') ? 0 : 2;
  if (total && roomFor(total, 8)) compute(total, 'expression', { expression: `round(${product}${less}, ${digits})` }, 'quantity times price');
  if (total && isComputed(total) && total.column.type.base === 'int4') buyModestly(drafts);
  const tax = drafts.find((draft) => draft.kind === 'finance.tax' && TAXES.has(draft.words.join(' ')) && isFree(draft.column, table, context));
  if (tax && roomFor(tax, 6) && !billParts(drafts).rate)
    compute(tax, 'expression', { expression: `round(${product} * ${TAX}, 2)` }, 'a share of quantity times price');
}

/** What a time costs beside the rate of it: the `price` of minutes at an hourly rate. */
function isPriceOfTime(draft: Draft, drafts: readonly Draft[]): boolean {
  const product = countTimesRate(drafts);
  return (
    product !== null && isSum(draft) && !product.parts.includes(draft) && PRICES.has(amountName(draft.words)) && unitOfRate(product.parts[1]!.words) !== 'unit'
  );
}
const PRICES = wordSet('prices of a time');

/** Digits, two of them behind the point, of what a large quantity of something dear comes to. What four bytes hold is looked at where the sum is made. */
const LARGE = 11;

/** Whether quantity and price are of one list of examples: 300,000 calls at a hundredth of a cent. */
function isOfOneExample(drafts: readonly Draft[]): boolean {
  const [count, rate] = countTimesRate(drafts)?.parts ?? [];
  return count !== undefined && rate !== undefined && count.parameters['of'] !== undefined && count.parameters['of'] === rate.parameters['of'];
}

/** More of anything, times a price in cents, does not fit four bytes. */
const MANY = 1000;

/** Quantities whose product with a price in cents may not fit are those that people buy. */
function buyModestly(drafts: readonly Draft[]): void {
  const count = countTimesRate(drafts)?.parts[0];
  if (!count || isComputed(count)) return;
  const modest = { kind: 'number.quantity' };
  const { otherwise } = count.parameters as { readonly otherwise?: { readonly parameters?: { readonly max?: unknown } } };
  if (Number(count.parameters['max'] ?? 0) > MANY) edit(count, { ...modest, parameters: {}, entity: undefined });
  else if (Number(otherwise?.parameters?.max ?? 0) > MANY) edit(count, { parameters: { ...count.parameters, otherwise: modest } });
}

const DISCOUNTS = wordSet('discounts of a line');

/** Whether a column holds fractions: 0.15, and never money. A numeric with room for a sum holds one. */
function isShare({ kind, parameters: { values }, column: { type } }: Draft): boolean {
  const hasOnlyFractions = kind === 'values' && Array.isArray(values) && values.every((value) => Number(value) <= 1);
  return (hasOnlyFractions && type.base.startsWith('float')) || (type.scale ?? 0) >= 3;
}

/** Few lines have a discount, of a tenth of their cost. */
function seldomOff(product: string, { column: { type } }: Draft): string {
  const digits = type.base.startsWith('int') ? 0 : 2;
  return `int(${product} * 100) % 7 == 1 ? round(${product} * 0.1, ${digits}) : 0.0`;
}

/** The bare price of a line of one thing, which has a discount and a total beside it; null for others. */
function priceOfOne(drafts: readonly Draft[], total: Draft | undefined): string | null {
  if (!total || countTimesRate(drafts) !== null) return null;
  const alike = drafts.filter(
    (each) =>
      each !== total &&
      isSum(each) &&
      isPlainName(each.column.name) &&
      isInParts(each.words) === isInParts(total.words) &&
      each.column.type.base === total.column.type.base,
  );
  const isLine = alike.some(({ words }) => DISCOUNTS.has(words.join(' ')) || DISCOUNTS.has(amountName(words)));
  const price = alike.find(({ words }) => PRICES_OF_LINES.has(amountName(words)));
  return isLine && price?.nullRate === undefined && price?.column.notNull ? price.column.name : null;
}
const PRICES_OF_LINES = wordSet('prices of a line of one');

const TAXES = wordSet('taxes');

/** Default tax share. */
const TAX = '0.08';

/**
 * `sum(order_items, quantity * unit_price)` over the one table of lines that it owns, by its name or, for other names, by its numbers; null
 * without one. `gross`: with the tax of each line, where the lines have such a sum.
 */
export function sumOfLines(table: TableView, context: DeriveContext, gross = false): string | null {
  const found = linesOf(table, context, gross);
  return found && `coalesce(sum(${found.lines.table.name}, ${found.amount}), 0.0)`;
}

/** What is taken off each of its lines, all together, and what they came to before that; null where the lines have no such column. */
export function discountsOfLines(table: TableView, context: DeriveContext): { readonly off: string; readonly before: string } | null {
  const found = linesOf(table, context);
  const drafts = found ? context.drafts.get(found.lines)! : [];
  const total = drafts.find(({ column }) => column.name === found?.amount);
  const off = drafts.find((draft) => DISCOUNTS.has(amountName(draft.words)) && draft.kind === 'expression' && isPlainName(draft.column.name));
  const before = off && total?.kind === 'expression' ? (quantityTimesPrice(drafts, total) ?? priceOfOne(drafts, total)) : null;
  if (!found || !off || !before || !String(total!.parameters['expression']).includes(off.column.name)) return null;
  const sumOf = (value: string): string => `coalesce(sum(${found.lines.table.name}, ${value}), 0.0)`;
  return { off: sumOf(orZero(off)), before: sumOf(before) };
}

/** The taxes of its lines, each by its own rate; null without lines that have one. */
export function taxOfLines(table: TableView, context: DeriveContext): string | null {
  const found = linesOf(table, context);
  // Each line has its own tax, rounded.
  const theirs = found && billParts(context.drafts.get(found.lines)!.filter((draft) => isSum(draft) && isPlainName(draft.column.name))).tax;
  if (theirs?.column.notNull) return `coalesce(sum(${found!.lines.table.name}, ${theirs.column.name}), 0.0)`;
  const rate =
    found && context.drafts.get(found.lines)!.find((draft) => TAX_RATES.test(draft.words.join(' ')) && isNumber(draft) && draft.nullRate === undefined);
  return found && rate ? `coalesce(sum(${found.lines.table.name}, (${found.amount}) * ${shareOf(rate, rate.column.name)}), 0.0)` : null;
}

/** The table of its lines, and the columns that each line's amount is made of; null without such lines. */
export function amountOfLines(table: TableView, context: DeriveContext): { readonly table: TableView; readonly parts: readonly Draft[] } | null {
  const found = linesOf(table, context);
  if (!found) return null;
  const drafts = context.drafts.get(found.lines)!;
  return { table: found.lines, parts: countTimesRate(drafts)?.parts ?? drafts.filter(({ column }) => column.name === found.amount) };
}

const TAX_RATES = matcher('tax rates');

function linesOf(table: TableView, context: DeriveContext, gross = false): { readonly lines: TableView; readonly amount: string } | null {
  const owned = childrenOf(table, context).filter((link) => context.relations.owners.get(link.from) === link);
  const named = owned.filter((link) => wordSet('lines and products').has(namesOf(link.from, context).noun));
  const lines = named.length > 0 ? named : owned.filter((link) => countTimesRate(context.drafts.get(link.from)!) !== null);
  const [link] = lines;
  if (lines.length !== 1 || !link || !isPlainName(link.from.table.name)) return null;
  const amount = (gross ? grossOfLine(link.from, context) : null) ?? amountOfLine(link.from, context);
  return amount === null ? null : { lines: link.from, amount };
}

/** The sum of a line with its tax, beside the one without. */
function grossOfLine(lines: TableView, context: DeriveContext): string | null {
  const sums = context.drafts.get(lines)!.filter((draft) => isSum(draft) && isPlainName(draft.column.name) && unitOfRate(draft.words) === null);
  const { net, subtotal, gross } = billParts(sums);
  return gross && (net ?? subtotal) && gross.column.notNull ? gross.column.name : null;
}

/**
 * A line's amount: the stored one with its rounding, by its name or since it is computed from quantity and price;
 * otherwise the product of the two.
 */
export function amountOfLine(lines: TableView, context: DeriveContext): string | null {
  const drafts = context.drafts.get(lines)!.filter(({ column }) => isPlainName(column.name));
  const named = ({ words }: Draft): boolean => LINE_TOTALS.has(amountName(words));
  const computed = drafts.find((draft) => draft.kind === 'expression' && named(draft));
  if (computed) return computed.column.name;
  const { equations, generatedNumbers } = context.bounds.tables.get(lines.name)!;
  const product = countTimesRate(drafts);
  const isProduct = (formula: string): boolean => product !== null && product.parts.every((part) => new RegExp(`\\b${part.column.name}\\b`).test(formula));
  const priced = drafts.find((draft) => draft.kind === 'expression' && isProduct(String(draft.parameters.expression)));
  if (priced) return priced.column.name;
  const stored = equations.find(({ column, expression }) => isProduct(expression) && drafts.some((draft) => draft.column.name === column));
  if (stored) return stored.column;
  const byPostgres = Object.values(generatedNumbers).find(isProduct);
  if (byPostgres !== undefined) return byPostgres;
  return drafts.find((draft) => isMoney(draft) && named(draft))?.column.name ?? quantityTimesPrice(drafts);
}

/** Null if a part may be missing though the total may not. */
function quantityTimesPrice(drafts: readonly Draft[], total?: Draft): string | null {
  const product = countTimesRate(drafts);
  if (product === null || (product.parts.some((each) => each.nullRate !== undefined) && total?.column.notNull !== false)) return null;
  return product.expression;
}

function isMoney(draft: Draft): boolean {
  if (isComputed(draft)) return false;
  if (isInParts(draft.words) && isSum(draft)) return true;
  return DECIMAL_AND_MONEY_TYPES.has(draft.column.type.base) && (draft.kind.startsWith('finance.') || draft.kind === 'commerce.price');
}
