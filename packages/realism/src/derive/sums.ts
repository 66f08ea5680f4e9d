import type { Draft } from '../columns/draft.ts';
import type { TableView } from '../schema/schema-view.ts';
import { childrenOf, compute, isComputed, isFree, isPlainName, namesOf, type DeriveContext } from './context.ts';

const LINE_TOTALS: ReadonlySet<string> = new Set([
  'line total',
  'total',
  'total price',
  'amount',
  'subtotal',
  'sub total',
  'extended price',
  'total amount',
  'line amount',
  'item total',
  'net amount',
  'total cost',
]);

/** quantity × price of the same row. */
export function deriveLineTotals(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const product = quantityTimesPrice(drafts);
  if (product === null) return;
  const totals = drafts.filter((draft) => isMoney(draft) && LINE_TOTALS.has(draft.words.join(' ')) && isFree(draft.column, table, context));
  const total = totals.find(({ words }) => /^sub|^net/.test(words[0]!)) ?? totals[0];
  if (total && roomFor(total, 8)) compute(total, 'expression', { expression: `round(${product}, 2)` }, 'quantity times price');
  const tax = drafts.find((draft) => draft.kind === 'finance.tax' && TAXES.has(draft.words.join(' ')) && isFree(draft.column, table, context));
  if (tax && roomFor(tax, 6)) compute(tax, 'expression', { expression: `round(${product} * ${TAX}, 2)` }, 'a share of quantity times price');
}

const TAXES: ReadonlySet<string> = new Set(['tax', 'tax amount', 'tax total', 'total tax', 'vat', 'vat amount', 'sales tax', 'gst amount']);

/** The share of tax where no rate is known. */
const TAX = '0.08';

/** `sum(order_items, quantity * unit_price)` of the one table of lines that it owns; null without such. */
export function sumOfLines(table: TableView, context: DeriveContext): string | null {
  const lines = childrenOf(table, context).filter(
    (link) => context.relations.owners.get(link.from) === link && ['line', 'item', 'detail', 'product', 'entry'].includes(namesOf(link.from, context).noun),
  );
  const [link] = lines;
  if (lines.length !== 1 || !link || !isPlainName(link.from.table.name)) return null;
  const drafts = context.drafts.get(link.from)!;
  const total =
    drafts.find((draft) => draft.kind === 'expression' && LINE_TOTALS.has(draft.words.join(' '))) ??
    drafts.find((draft) => isMoney(draft) && LINE_TOTALS.has(draft.words.join(' ')));
  const inner = total && isPlainName(total.column.name) ? total.column.name : quantityTimesPrice(drafts);
  return inner === null ? null : `coalesce(sum(${link.from.table.name}, ${inner}), 0.0)`;
}

function quantityTimesPrice(drafts: readonly Draft[]): string | null {
  const quantity = drafts.find((draft) => (draft.kind === 'number.quantity' || draft.words.join(' ') === 'quantity') && !isComputed(draft));
  const price = drafts.find(
    (draft) =>
      ['unit price', 'price', 'price each', 'item price', 'unit cost', 'rate', 'sale price'].includes(draft.words.join(' ')) &&
      (draft.kind === 'commerce.price' || draft.kind === 'lookup' || draft.kind === 'commerce.cost'),
  );
  if (!quantity || !price || quantity.nullRate !== undefined || price.nullRate !== undefined) return null;
  return [quantity, price].every((draft) => isPlainName(draft.column.name)) ? `${quantity.column.name} * ${price.column.name}` : null;
}

function isMoney(draft: Draft): boolean {
  return (
    /^(?:numeric|float8|float4|money)$/.test(draft.column.type.base) &&
    (draft.kind.startsWith('finance.') || draft.kind === 'commerce.price') &&
    !isComputed(draft)
  );
}

/** Kinds that make a sum of money, or a number of which only the name tells that it is one. */
const SUMS =
  /^(?:finance\.|commerce\.(?:price|cost)$|number\.(?:plain|lognormal|logUniform|measure|mostlyZero|quantity|typical|percent)$|distribution$|weighted$|values$|example\.number$|expression$|lookup$|derived$)/;

/** Whether a column holds a sum, by its type and what makes it: one that is computed as well. */
export function isSum({ kind, column: { type } }: Draft): boolean {
  return /^(?:numeric|float[48]|money|int[48])$/.test(type.base) && SUMS.test(kind);
}

/** Digits for a sum: a numeric(5,2) would overflow. */
export function roomFor({ column: { type } }: Draft, digits: number): boolean {
  return type.precision === undefined || type.precision - (type.scale ?? 0) >= digits - 2;
}
