import { emptyBlueprint, resolveType, type BlueprintColumn } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { expect, test } from 'vitest';
import { codeSystems } from './code-systems.ts';
import { openLook } from './index.ts';
import { wordsOf, type Doubt, type Made, type MadeTable } from './made-table.ts';
import { people } from './people.ts';
import { ranges } from './ranges.ts';
import { sums } from './sums.ts';
import { orderOfTimes, otherDays } from './times.ts';
import { trades } from './trades.ts';
import { placeholders, sameValues } from './values.ts';

type Given = readonly [type: string, values: readonly (string | null)[], more?: Partial<BlueprintColumn>];

/** A table of 60 rows that repeat the given values in turn. */
function tableOf(name: string, columns: Readonly<Record<string, Given>>, rows = 60): MadeTable {
  const made = Object.entries(columns).map(([each, [type, values, more]]) => ({
    name: each,
    column: { name: each, type, nullable: true, generator: { kind: 'values' }, ...more },
    words: wordsOf(each),
    base: resolveType(type, {}).base,
    length: resolveType(type, {}).length,
    cells: Array.from({ length: rows }, (_, i) => values[i % values.length] ?? null),
  }));
  return {
    table: { schema: 'public', name, rows, columns: made.map(({ column }) => column) },
    name: `public.${name}`,
    words: wordsOf(name),
    total: rows,
    rows: Array.from({ length: rows }, (_, i) => i),
    columns: made,
  };
}

function madeOf(table: MadeTable, ...words: readonly string[]): Made {
  const spoken = new Set([...words, ...table.words, ...table.columns.flatMap((column) => column.words)]);
  return { blueprint: emptyBlueprint(), plan: null as unknown as Made['plan'], table: () => table, fault: () => undefined, words: spoken };
}

const said = (look: (made: Made, table: MadeTable) => Doubt[], table: MadeTable, ...words: readonly string[]) =>
  look(madeOf(table, ...words), table).map(({ column, says, rows }) => [column, says, rows.slice(0, 2)]);

test('one value everywhere is said, unless it is the same by its nature', () => {
  const table = tableOf('claims', { cause: ['text', ['fire']], currency: ['char(3)', ['USD']], position: ['int', ['1']], is_open: ['boolean', ['true']] });
  expect(said(sameValues, table)).toEqual([['cause', 'cause is “fire” in all 60 rows that have a value.', [1, 2]]]);
});

test('numbered names, random letters and grades without a scale are placeholders; codes and numbered rooms are not', () => {
  const table = tableOf('game', {
    esrb_rating: ['text', ['Esrb rating 3', 'Esrb rating 9']],
    gpu: ['text', ['LFFEcQC8xFK1', 'z2glrk7Y2zqI']],
    fit: ['text', ['A', 'B', 'C']],
    room: ['text', ['Room 3', 'Room 9']],
    api_token: ['text', ['LFFEcQC8xFK1', 'z2glrk7Y2zqI']],
    grade: ['text', ['A', 'B', 'C']],
  });
  expect(said(placeholders, table)).toEqual([
    ['esrb_rating', 'esrb_rating has numbers in place of values, such as “Esrb rating 3” and “Esrb rating 9”.', [1, 2]],
    ['gpu', 'gpu has random letters, such as “LFFEcQC8xFK1” and “z2glrk7Y2zqI”.', [1, 2]],
    ['fit', 'fit has grades that say nothing about it, such as “A”, “B” and “C”.', [1, 2]],
  ]);
});

test('times of a row keep the order of their words, whatever else their names say alike', () => {
  const table = tableOf('visit', {
    started_at: ['timestamptz', ['2026-01-02 10:00:00+00', '2026-01-02 10:00:00+00']],
    ended_at: ['timestamptz', ['2026-01-02 09:00:00+00', '2026-01-02 11:00:00+00']],
    planned_end: ['timestamptz', ['2026-01-01 09:00:00+00']],
    updated_at: ['timestamptz', ['2025-01-01 09:00:00+00']],
  });
  expect(said(orderOfTimes, table)).toEqual([['ended_at', 'ended_at is before started_at in 30 of 60 rows.', [1, 3]]]);
  const flight = (name: string) =>
    tableOf(name, { departed_at: ['timestamptz', ['2026-01-02 10:00:00+00']], arrived_at: ['timestamptz', ['2026-01-02 12:00:00+00']] });
  expect(said(orderOfTimes, flight('flight'))).toEqual([]);
  expect(said(orderOfTimes, flight('parcel'))).toEqual([]);
  const back = tableOf('stop', { arrived_at: ['date', ['2026-01-02']], departed_at: ['date', ['2026-01-01']] });
  expect(said(orderOfTimes, back)).toHaveLength(1);
  const route = tableOf('route', { service_date: ['date', ['2026-01-02']], planned_start: ['timestamptz', ['2024-03-01 08:00:00+00']] });
  expect(said(otherDays, route)).toEqual([['service_date', 'service_date is in another month than planned_start in all 60 rows looked at.', [1, 2]]]);
});

test('amounts come to what their names say, in every usual way', () => {
  const line = (amount: string) =>
    tableOf('invoice_line', { quantity: ['int', ['3']], unit_price: ['numeric(8,2)', ['2.50']], amount: ['numeric(8,2)', [amount, '7.50']] });
  expect(said(sums, line('8.00'))).toEqual([['amount', 'amount is not quantity × unit_price in 30 of 60 rows.', [1, 3]]]);
  expect(said(sums, line('7.50'))).toEqual([]);
  const order = (total: string, more: Record<string, Given> = {}) =>
    tableOf('orders', {
      subtotal: ['numeric(8,2)', ['100.00']],
      tax: ['numeric(8,2)', ['8.00']],
      discount_percent: ['numeric(5,2)', ['10.00']],
      delivery_address_id: ['bigint', ['77']],
      total: ['numeric(8,2)', [total]],
      ...more,
    });
  for (const total of ['98.00', '108.00']) expect(said(sums, order(total))).toEqual([]);
  expect(said(sums, order('120.00'))).toEqual([['total', 'total does not come to subtotal + tax − discount_percent in all 60 rows looked at.', [1, 2]]]);
  const card = tableOf('gift_card', {
    initial_balance: ['numeric', ['50']],
    balance: ['numeric', ['50', '75']],
    max_uses: ['int', ['1']],
    min_uses: ['int', ['1']],
  });
  expect(said(sums, card)).toEqual([['balance', 'balance is above initial_balance in 30 of 60 rows.', [2, 4]]]);
});

test('numbers are in proportion with their words', () => {
  const table = tableOf('item', {
    durability_percent: ['int', ['50', '224']],
    growth_percent: ['int', ['224']],
    age: ['int', ['140']],
    latitude: ['numeric', ['47.1']],
    model_year: ['int', ['2020']],
    users_active_half_year: ['int', ['368']],
    // Its CHECK allows it.
    born_year: ['int', ['1474'], { domain: { min: 1000, max: 2010 } }],
  });
  expect(said(ranges, table).map(([column, says]) => [column, says])).toEqual([
    ['durability_percent', 'durability_percent is 224 in row 2, which is not percent; so are 30 of 60 rows.'],
    ['age', 'age is 140 in row 1, which is not an age in years; so are 60 of 60 rows.'],
  ]);
});

test('codes are of the system that their column is called after', () => {
  const table = tableOf('medication', {
    atc_code: ['varchar(7)', ['M54.5', 'K21.9']],
    icd10_code: ['varchar(8)', ['M54.5']],
    currency: ['char(3)', ['GEM', 'GOL']],
    currency_name: ['text', ['Gems']],
    timezone: ['text', ['Europe/Berlin', 'UTC']],
  });
  expect(said(codeSystems, table).map(([column, says]) => [column, says])).toEqual([
    ['atc_code', 'atc_code has “M54.5” and “K21.9”, and neither is an ATC code.'],
    ['currency', 'currency has “GEM” and “GOL”, and neither is a currency.'],
  ]);
});

test('a name and an address are of one person, and offices are nobody’s', () => {
  const of = (email: string) =>
    tableOf('staff', { full_name: ['text', ['Anna Müller'], { generator: { kind: 'person.fullName' } }], email: ['text', [email]] });
  expect(said(people, of('a.mueller@example.com'))).toEqual([]);
  expect(said(people, of('anna.m@example.com'))).toEqual([]);
  expect(said(people, of('info@example.com'))).toEqual([]);
  expect(said(people, of('karl@example.com'))).toEqual([['email', 'email is of somebody other than full_name in all 60 rows looked at.', [1, 2]]]);
});

test('values are of a trade that the schema speaks of', () => {
  const engine = tableOf('game', { engine: ['text', ['petrol', 'diesel', 'hybrid']] });
  expect(said(trades, engine).map(([, says]) => says)).toEqual([
    'engine has fuels of cars, such as “petrol” and “diesel”, and nothing else here is about that.',
  ]);
  expect(said(trades, engine, 'vehicle')).toEqual([]);
  const line = tableOf('invoice_line', { description: ['text', ['Brass Frying Pan'], { generator: { kind: 'commerce.productName' } }] });
  expect(said(trades, line)).toHaveLength(1);
  expect(said(trades, line, 'product')).toEqual([]);
  const doctor = tableOf('doctor', { title: ['text', ['Librarian'], { generator: { kind: 'person.jobTitle' } }] });
  expect(said(trades, doctor)).toHaveLength(1);
  const insurer = tableOf('insurer', { name: ['text', ['Redwood Energy', 'Life Mutual'], { generator: { kind: 'company.name' } }] });
  expect(said(trades, insurer)).toHaveLength(1);
});

test('all of it over a plan: rows before their parent, sums of lines, each once; what a person called right is left out', async () => {
  const time = (name: string, from: string, to: string) => ({
    name,
    type: 'timestamptz',
    confidence: 0.8,
    generator: { kind: 'date.between', parameters: { from, to } },
  });
  const id = { name: 'id', type: 'bigint', generator: { kind: 'sequence' } };
  const blueprint = (more: Partial<BlueprintColumn> = {}) => ({
    ...emptyBlueprint(),
    tables: [
      {
        schema: 'public',
        name: 'orders',
        rows: 50,
        primaryKey: ['id'],
        columns: [
          id,
          time('created_at', '2025-06-01', '2025-07-01'),
          { name: 'total', type: 'numeric(8,2)', confidence: 0.8, generator: { kind: 'number.int', parameters: { min: 900, max: 950 } } },
        ],
      },
      {
        schema: 'public',
        name: 'order_items',
        rows: 80,
        primaryKey: ['id'],
        columns: [
          id,
          { name: 'order_id', type: 'bigint' },
          { name: 'amount', type: 'numeric(8,2)', generator: { kind: 'number.int', parameters: { min: 1, max: 9 } } },
          { ...time('packed_at', '2025-01-01', '2025-02-01'), ...more },
        ],
      },
    ],
    relations: [
      {
        name: 'of_order',
        from: { table: 'public.order_items', columns: ['order_id'] },
        to: { table: 'public.orders', columns: ['id'] },
        source: 'declared' as const,
      },
    ],
  });
  const first = blueprint();
  const plan = await compileBlueprint(first);
  const all = () => false;
  const { items, tables, missed } = openLook(first, plan)(all);
  expect([tables, missed]).toEqual([2, []]);
  expect(items.map(({ table, column, code, says }) => [table, column, code, says])).toEqual([
    ['public.orders', 'total', 'sum', 'total is not the sum of amount of its rows in order_items in all 50 rows looked at.'],
    ['public.order_items', 'packed_at', 'before-parent', 'packed_at is before created_at of the orders that the row refers to, in all 80 rows looked at.'],
  ]);
  const right = blueprint({ asIs: ['before-parent'] });
  expect(openLook(right, await compileBlueprint(right))(all).items.map(({ column }) => column)).toEqual(['total']);
  const { confidence: _, ...chosen } = blueprint().tables[1]!.columns[3] as BlueprintColumn;
  const byHand = blueprint();
  byHand.tables[1]!.columns[3] = chosen as never;
  expect(openLook(byHand, await compileBlueprint(byHand))(all).items.map(({ column }) => column)).toEqual(['total']);

  // A look that was interrupted names what is left, finds the same as a whole one in what it saw, and goes on from there.
  const look = openLook(first, plan);
  const begun = look(() => true);
  expect([begun.tables, begun.missed.map(({ table, code }) => [table, code])]).toEqual([1, [['public.order_items', 'time']]]);
  expect(begun.items).toEqual(items.slice(0, 1));
  expect(look(all)).toEqual({ items, tables, missed: [] });
  expect(look(all)).toEqual({ items, tables, missed: [] });

  // A table whose rows cannot be made takes away only its own findings, and is named.
  const broken = Object.create(plan, {
    table: {
      value: (name: string) => {
        if (name === 'public.order_items') throw new Error('order_items has no rows');
        return plan.table(name);
      },
    },
  }) as typeof plan;
  expect(openLook(first, broken)(all)).toEqual({
    items: [],
    tables: 1,
    missed: [{ table: 'public.order_items', code: 'failed', says: 'order_items has no rows' }],
  });
});
