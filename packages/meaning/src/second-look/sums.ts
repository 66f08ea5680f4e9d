import { textRows } from '@seedbed/engine';
import { countRows, ends, has, inRows, isNumber, numberOf, restOf, type Doubt, type Made, type MadeColumn, type MadeTable } from './made-table.ts';

/** From this share of the rows on, a sum that does not come out is no accident. */
const SHARE = 0.1;
const CENT = 0.011;
/** Lines that are read to sum them up. */
const MOST_LINES = 5_000;
/** What is added to a net amount, by a word of the column. */
const ADDED = ['tax', 'vat', 'shipping', 'delivery', 'fee', 'tip', 'surcharge'];
const ZEROS = 0.25;
const MIN_ZEROS = 10;

const is = (words: readonly string[], ...phrases: readonly string[]): boolean => phrases.includes(words.join(' '));
const isShare = (column: MadeColumn): boolean => has(column.words, 'percent', 'percentage', 'pct', 'rate');

/** Amounts that do not come to what the names of their columns say: in a row, and over the lines of a row. */
export function sums(made: Made, table: MadeTable): Doubt[] {
  const numbers = table.columns.filter((column) => isNumber(column));
  return [
    ...products(table, numbers),
    ...totals(table, numbers),
    ...limits(table, numbers),
    ...overLines(made, table, numbers),
    ...refunds(made, table, numbers),
    ...zeros(table, numbers),
  ];
}

/** Quantity × price. */
function products(table: MadeTable, numbers: readonly MadeColumn[]): Doubt[] {
  const quantity = only(numbers.filter(({ words }) => is(words, 'quantity', 'qty')));
  const price = only(numbers.filter(({ words }) => is(words, 'unit price', 'price', 'unit cost', 'price per unit', 'rate')));
  const total = only(
    numbers.filter(({ words }) => is(words, 'total', 'amount', 'line total', 'total price', 'total amount', 'line amount', 'subtotal', 'total cost')),
  );
  if (!quantity || !price || !total || !total.column.generator || numbers.some(({ words }) => has(words, 'discount', 'tax', 'vat'))) return [];
  const counted = countRows(table, (at) => {
    const [many, each, whole] = [quantity, price, total].map(({ cells }) => numberOf(cells[at]));
    return [many, each, whole].some(Number.isNaN) ? null : Math.abs(many! * each! - whole!) > CENT * Math.max(1, many!);
  });
  return wrong(total, counted, `${total.name} is not ${quantity.name} × ${price.name}`, [quantity.name, price.name]);
}

/** Subtotal, tax, shipping and discount. */
function totals(table: MadeTable, numbers: readonly MadeColumn[]): Doubt[] {
  const total = only(numbers.filter(({ words }) => is(words, 'total', 'grand total', 'total amount', 'gross total', 'gross amount', 'gross')));
  const net = only(numbers.filter(({ words }) => is(words, 'subtotal', 'sub total', 'net total', 'net amount', 'net')));
  if (!total || !net || !total.column.generator) return [];
  const parts = (words: readonly string[]) => {
    const found = numbers.filter(
      (column) => column !== total && column !== net && has(column.words, ...words) && !ends(column.words, 'id', 'code', 'count', 'number'),
    );
    // An amount beside its rate is meant; the rate says the same once more.
    return found.some((column) => !isShare(column)) ? found.filter((column) => !isShare(column)) : found;
  };
  const [more, less] = [[...new Set(ADDED.flatMap((word) => parts([word])))], parts(['discount', 'rebate'])];
  if (more.length + less.length === 0) return [];
  const counted = countRows(table, (at) => {
    const [whole, base] = [numberOf(total.cells[at]), numberOf(net.cells[at])];
    if (Number.isNaN(whole) || Number.isNaN(base)) return null;
    const of = (column: MadeColumn): number => (Number.isNaN(numberOf(column.cells[at])) ? 0 : numberOf(column.cells[at]));
    const added = (on: number) => more.reduce((sum, column) => sum + (isShare(column) ? (on * of(column)) / 100 : of(column)), 0);
    const taken = less.reduce((sum, column) => sum + (isShare(column) ? (base * of(column)) / 100 : of(column)), 0);
    // The net amount may already be without the discount, and the tax be on either.
    return ![base + added(base) - taken, base - taken + added(base - taken), base + added(base), ...(has(total.words, 'gross') ? [base + taken] : [])].some(
      (sum) => Math.abs(sum - whole) <= 2 * CENT,
    );
  });
  return wrong(
    total,
    counted,
    `${total.name} does not come to ${[net, ...more].map(({ name }) => name).join(' + ')}${less.map(({ name }) => ` − ${name}`).join('')}`,
    [net.name, ...[...more, ...less].map(({ name }) => name)],
  );
}

/** Pairs of a part and its bound, by what stands before or after the same words. */
const BOUNDS: readonly (readonly [part: readonly string[], bound: readonly string[]])[] = [
  [
    ['min', 'minimum', 'low', 'lower', 'lowest'],
    ['max', 'maximum', 'high', 'upper', 'highest'],
  ],
  [
    ['remaining', 'used', 'redeemed', 'current', ''],
    ['initial', 'original', 'starting'],
  ],
  [
    ['used', 'consumed', 'taken'],
    ['limit', 'capacity', 'quota', 'allowed', 'allowance'],
  ],
];

/** A smallest above its largest, a balance above what it began with. */
function limits(table: MadeTable, numbers: readonly MadeColumn[]): Doubt[] {
  return numbers.flatMap((part) =>
    numbers.flatMap((bound): Doubt[] => {
      if (part === bound || !part.column.generator) return [];
      const isPair = BOUNDS.some(([lower, upper]) => {
        const [a, b] = [
          part.words.find((word) => lower.includes(word)) ?? (lower.includes('') ? '' : undefined),
          bound.words.find((word) => upper.includes(word)),
        ];
        return a !== undefined && b !== undefined && restOf(part.words, a) === restOf(bound.words, b);
      });
      if (!isPair) return [];
      const counted = countRows(table, (at) => {
        const [a, b] = [numberOf(part.cells[at]), numberOf(bound.cells[at])];
        return Number.isNaN(a) || Number.isNaN(b) ? null : a > b;
      });
      return wrong(part, counted, `${part.name} is above ${bound.name}`, [bound.name]);
    }),
  );
}

/** What the lines of a row come to. */
function overLines({ blueprint, plan, table: tableOf }: Made, table: MadeTable, numbers: readonly MadeColumn[]): Doubt[] {
  const sum =
    only(numbers.filter(({ words }) => is(words, 'subtotal', 'sub total', 'net total', 'net amount'))) ??
    only(numbers.filter(({ words }) => is(words, 'total', 'total amount')));
  const others = numbers.some((column) => column !== sum && has(column.words, 'tax', 'vat', 'shipping', 'discount', 'fee', 'tip'));
  if (!sum?.column.generator || (others && is(sum.words, 'total', 'total amount'))) return [];
  return blueprint.relations.flatMap((relation): Doubt[] => {
    if (relation.to.table !== table.name) return [];
    const lines = tableOf(relation.from.table);
    const [key] = relation.from.columns;
    const target = table.columns.find(({ name }) => name === relation.to.columns[0]);
    if (!lines || lines === table || !target || !ends(lines.words, 'item', 'line', 'position', 'detail')) return [];
    const amount = only(
      lines.columns.filter((column) => isNumber(column) && is(column.words, 'amount', 'total', 'line total', 'total price', 'line amount', 'subtotal')),
    );
    if (!amount || lines.total > MOST_LINES) return [];
    const sumsOf = new Map<string | null, number>();
    for (const [parent, value] of textRows(plan, lines.name, 0, lines.total, [key!, amount.name]))
      sumsOf.set(parent!, (sumsOf.get(parent!) ?? 0) + (Number.isNaN(numberOf(value)) ? 0 : numberOf(value)));
    const counted = countRows(table, (at) => {
      const whole = numberOf(sum.cells[at]);
      return Number.isNaN(whole) ? null : Math.abs(whole - (sumsOf.get(target.cells[at] ?? null) ?? 0)) > 5 * CENT;
    });
    return wrong(sum, counted, `${sum.name} is not the sum of ${amount.name} of its rows in ${lines.table.name}`, []);
  });
}

/** Bills for nothing: said of the first amount, because the others follow it. */
function zeros(table: MadeTable, numbers: readonly MadeColumn[]): Doubt[] {
  const column = ['subtotal', 'sub total', 'net total', 'total', 'grand total', 'total amount', 'gross total'].flatMap(
    (phrase) => numbers.find(({ words }) => is(words, phrase)) ?? [],
  )[0];
  if (!column?.column.generator) return [];
  const counted = countRows(table, (at) => (column.cells[at] === null ? null : numberOf(column.cells[at]) === 0));
  if (counted.bad < MIN_ZEROS || counted.bad < counted.of * ZEROS) return [];
  return [{ column: column.name, code: 'sum', weight: 0.7, says: `${column.name} is 0 in ${inRows(counted)}.`, columns: [], rows: counted.rows }];
}

/** A refund of more than was paid. */
function refunds({ blueprint, plan, table: tableOf }: Made, table: MadeTable, numbers: readonly MadeColumn[]): Doubt[] {
  const amount = only(numbers.filter(({ words }) => is(words, 'amount', 'refund amount', 'amount refunded')));
  if (!amount?.column.generator || !ends(table.words, 'refund', 'chargeback', 'reversal')) return [];
  return blueprint.relations.flatMap((relation): Doubt[] => {
    if (relation.from.table !== table.name) return [];
    const paid = tableOf(relation.to.table);
    const whole =
      paid &&
      ends(paid.words, 'payment', 'charge', 'transaction') &&
      only(paid.columns.filter((column) => isNumber(column) && is(column.words, 'amount', 'total', 'amount paid')));
    const key = table.columns.find(({ name }) => name === relation.from.columns[0]);
    if (!paid || !whole || !key) return [];
    const amounts = new Map(
      textRows(plan, paid.name, 0, Math.min(MOST_LINES, paid.total), [relation.to.columns[0]!, whole.name]).map(([id, value]) => [id, numberOf(value)]),
    );
    const counted = countRows(table, (at) => {
      const [part, of] = [numberOf(amount.cells[at]), amounts.get(key.cells[at] ?? null)];
      return of === undefined || Number.isNaN(part) || Number.isNaN(of) ? null : part > of + CENT;
    });
    return wrong(amount, counted, `${amount.name} is more than ${whole.name} of the ${paid.table.name}`, [key.name]);
  });
}

function wrong(column: MadeColumn, counted: ReturnType<typeof countRows>, says: string, columns: readonly string[]): Doubt[] {
  if (counted.bad < 2 || counted.bad < counted.of * SHARE) return [];
  return [{ column: column.name, code: 'sum', weight: 0.85, says: `${says} in ${inRows(counted)}.`, columns: [...columns], rows: counted.rows }];
}

function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}
