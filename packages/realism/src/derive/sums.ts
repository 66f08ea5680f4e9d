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
const TOTALS = [
  'total',
  'grand total',
  'total amount',
  'order total',
  'total price',
  'amount total',
  'invoice total',
  'amount',
  'total cost',
  'final amount',
  'total due',
  'total value',
];
const SUBTOTALS: ReadonlySet<string> = new Set(['subtotal', 'sub total', 'items total', 'net total', 'net amount', 'items subtotal']);

/** quantity × price of the same row. */
export function deriveLineTotals(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const product = quantityTimesPrice(drafts);
  if (product === null) return;
  const total = drafts.find((draft) => isMoney(draft) && LINE_TOTALS.has(draft.words.join(' ')) && isFree(draft.column, table, context));
  if (total && roomFor(total, 8)) compute(total, 'expression', { expression: `round(${product}, 2)` }, 'quantity times price');
  const tax = drafts.find((draft) => draft.kind === 'finance.tax' && TAXES.has(draft.words.join(' ')) && isFree(draft.column, table, context));
  if (tax && roomFor(tax, 6)) compute(tax, 'expression', { expression: `round(${product} * ${TAX}, 2)` }, 'a share of quantity times price');
}

/** The whole is the sum of its lines, or the subtotal of the row, with tax, shipping and discount where they stand beside it. */
export function deriveTotals(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const sum = sumOfLines(table, context);
  const free = (draft: Draft): boolean => isMoney(draft) && isFree(draft.column, table, context) && roomFor(draft, 8) && isPlainName(draft.column.name);
  const subtotal = drafts.find((draft) => SUBTOTALS.has(draft.words.join(' ')) && free(draft));
  if (subtotal && sum !== null) compute(subtotal, 'expression', { expression: sum }, 'the sum of its lines');
  const base = subtotal ? subtotal.column.name : sum;
  if (base === null) return;
  const tax =
    drafts.find((draft) => draft.kind === 'finance.tax' && free(draft)) ??
    drafts.find((draft) => draft.kind === 'expression' && TAXES.has(draft.words.join(' ')) && isPlainName(draft.column.name));
  if (tax && !isComputed(tax)) compute(tax, 'expression', { expression: `round(${base} * ${TAX}, 2)` }, 'a share of the sum of its lines');
  const shipping = drafts.find((draft) => draft.kind === 'finance.shipping' && isPlainName(draft.column.name));
  const tip = drafts.find((draft) => /^(?:tip|gratuity|tip amount)$/.test(draft.words.join(' ')) && isPlainName(draft.column.name) && isNumber(draft));
  const discount = drafts.find((draft) => draft.kind === 'finance.discount' && isPlainName(draft.column.name));
  const total = TOTALS.map((words) => drafts.find((draft) => draft !== subtotal && draft.words.join(' ') === words && free(draft))).find(
    (draft) => draft !== undefined,
  );
  if (!total || (sum === null && !tax && !shipping && !tip && !discount)) return;
  if (total.column.notNull && subtotal?.nullRate !== undefined) return;
  const plus = [base, ...[tax, shipping, tip].flatMap((draft) => (draft ? [orZero(draft)] : []))].join(' + ');
  compute(
    total,
    'expression',
    { expression: discount ? `greatest(${plus} - ${orZero(discount)}, 0.0)` : plus },
    `${sum === null ? base : 'the sum of its lines'}${tax || shipping || tip || discount ? ' with what stands beside it' : ''}`,
  );
}

const TAXES: ReadonlySet<string> = new Set(['tax', 'tax amount', 'tax total', 'total tax', 'vat', 'vat amount', 'sales tax', 'gst amount']);

/** The share of tax where no rate is known. */
const TAX = '0.08';

function orZero(draft: Draft): string {
  return draft.nullRate === undefined ? draft.column.name : `coalesce(${draft.column.name}, 0.0)`;
}

/** `sum(order_items, quantity * unit_price)` of the one table of lines that it owns; null without such. */
function sumOfLines(table: TableView, context: DeriveContext): string | null {
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

function isNumber({ column }: Draft): boolean {
  return /^(?:numeric|float8|float4|int[248])$/.test(column.type.base);
}

/** Digits for a sum: a numeric(5,2) would overflow. */
function roomFor({ column: { type } }: Draft, digits: number): boolean {
  return type.precision === undefined || type.precision - (type.scale ?? 0) >= digits - 2;
}
