import { dictionary } from '@seedbed/contract';
import type { PartShape } from '../../columns/column.ts';
import { civilOf } from '../../values/civil-date.ts';
import { timestampOfRow } from '../date/timeline.ts';
import { asType } from '../kit/as-type.ts';
import { define, field, parameters } from '../kit/define.ts';
import { DAY } from '../kit/iso.ts';
import { longest } from '../kit/type-families.ts';

export const reference = define<{ prefix?: string; year: boolean; digits: number; start: number }>({
  kind: 'code.reference',
  group: 'code',
  title: 'Reference number',
  summary: 'SO-2025-000123: a prefix, the year of the row, and a number that rises with the row.',
  parameters: parameters({
    prefix: field.text('Prefix; empty: from the table name'),
    year: field.flag('With the year', true),
    digits: field.integer('Digits', 6, { minimum: 3, maximum: 15 }),
    start: field.integer('First number', 1, { minimum: 1 }),
  }),
  outputs: ['text'],
  invertible: 'parts',
  compile(given, context) {
    const { prefix = prefixOf(context.table), year, digits, start } = given;
    const room = longest(context.type, context.domain.maxLength);
    const withYear = year && prefix.length + 6 + digits <= room;
    const head = prefix !== '' && prefix.length + 1 + digits <= room ? `${prefix}-` : '';
    const width = Math.max(1, Math.min(digits, room - head.length));
    // If the column has no room for more digits, the numbers restart.
    const most = room === Infinity ? Number.MAX_SAFE_INTEGER : numbersOf(Math.max(1, room - head.length - (withYear ? 5 : 0)));
    const parts: PartShape[] = [
      { kind: 'literal', text: head },
      ...(withYear
        ? ([
            { kind: 'int', width: 4, max: 9999 },
            { kind: 'literal', text: '-' },
          ] as const)
        : []),
      { kind: 'int', width, max: most },
    ];
    const number = parts.length - 1;
    const set = (row: number, out: readonly (Int32Array | Float64Array | null)[], i: number): void => {
      if (withYear) out[1]![i] = civilOf(Math.floor(timestampOfRow(context.timeline, row) / DAY)).year;
      out[number]![i] = ((start - 1 + row) % most) + 1;
    };
    const cardinality = room === Infinity ? Number.MAX_SAFE_INTEGER : numbersOf(width);
    const shape = { store: 'parts', parts } as const;
    return asType(context, {
      shape,
      cardinality,
      distinct: cardinality,
      fill(rows, out) {
        if (out.store === 'parts') for (let i = 0; i < rows.count; i++) set(rows.at ? rows.at[i]! : rows.first + i, out.parts, i);
      },
      plainFirst: true,
      at(ranks, count, out) {
        if (out.store === 'parts') for (let i = 0; i < count; i++) set(ranks[i]!, out.parts, i);
      },
    });
  },
});

function numbersOf(digits: number): number {
  return Number(`1e${Math.min(15, digits)}`) - 1;
}

const KNOWN: Readonly<Record<string, string>> = dictionary({
  orders: 'SO',
  order: 'SO',
  invoices: 'INV',
  invoice: 'INV',
  payments: 'PAY',
  tickets: 'TCK',
  customers: 'C',
  products: 'P',
  shipments: 'SHP',
  purchase_orders: 'PO',
  quotes: 'QUO',
  contracts: 'CTR',
  employees: 'EMP',
  users: 'U',
  returns: 'RET',
  refunds: 'REF',
  claims: 'CLM',
  policies: 'POL',
  cases: 'CASE',
  jobs: 'JOB',
  bookings: 'BK',
  reservations: 'RSV',
});

/** `public.credit_notes` → CN, `public.orders` → SO, `public.visit` → VIS. */
function prefixOf(table: string): string {
  const name = table
    .slice(table.lastIndexOf('.') + 1)
    .replaceAll('"', '')
    .toLowerCase();
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name]!;
  const words = name.split(/[^a-z0-9]+/).filter(Boolean);
  if (words.length > 1)
    return words
      .map((word) => word[0]!)
      .join('')
      .toUpperCase()
      .slice(0, 4);
  return (words[0] ?? 'X').slice(0, 3).toUpperCase();
}
