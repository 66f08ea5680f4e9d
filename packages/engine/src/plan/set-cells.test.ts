import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';
import { faultsOf } from './testing/check-plan.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');

const STATES = { vocabulary: 'invoice', labels: ['draft', 'open', 'paid', 'overdue', 'void'] };
const invoices = (cells: Record<string, Record<string, string | null>>) =>
  blueprintOf({
    invoices: {
      rows: 40,
      columns: {
        status: { type: 'text', entity: 'life', generator: { kind: 'life.state', parameters: STATES }, ...(cells['status'] && { cells: cells['status'] }) },
        opened_at: { type: 'timestamp with time zone', nullable: true, entity: 'life', generator: { kind: 'life.stamp', parameters: { step: 'open' } } },
        paid_at: {
          type: 'timestamp with time zone',
          nullable: true,
          entity: 'life',
          generator: { kind: 'life.stamp', parameters: { step: 'paid' } },
          ...(cells['paid_at'] && { cells: cells['paid_at'] }),
        },
      },
    },
  });
const rowsOf = (cells: Record<string, Record<string, string | null>>) => textRows(compile(invoices(cells), words), 'invoices', 0, 40);

test('a set state has its timestamps, and clears those of other states', () => {
  const before = rowsOf({});
  const rows = rowsOf({ status: { 0: 'paid', 1: 'draft', 2: 'overdue', 3: 'void' } });
  expect(rows.slice(0, 4).map(([status, opened, paid]) => [status, opened !== null, paid !== null])).toEqual([
    ['paid', true, true],
    ['draft', false, false],
    ['overdue', true, false],
    ['void', expect.any(Boolean), false],
  ]);
  expect(rows.slice(4)).toEqual(before.slice(4));
  expect(rows[0]![2]! <= '2026-01-01').toBe(true);
});

test('a set timestamp has its state', () => {
  const all = Object.fromEntries(Array.from({ length: 20 }, (_, row) => [row, null]));
  const rows = rowsOf({ paid_at: { ...all, 30: '2025-12-30 10:00:00+00' } });
  expect(rows.slice(0, 20).filter(([status, , paid]) => status === 'paid' || paid !== null)).toEqual([]);
  expect(rows[30]).toEqual(['paid', expect.any(String), '2025-12-30 10:00:00+00']);
});

test('columns that a condition ties to a set one follow it', () => {
  const columns = {
    kind: { type: 'text', generator: { kind: 'values', parameters: { values: ['cash', 'card'] } }, cells: { 0: 'card', 1: 'cash', 2: 'card' } },
    last4: { type: 'text', nullable: true, generator: { kind: 'string.numeric', parameters: { length: 4 } } },
  };
  const variants = [
    { columns: { kind: { domain: { in: ['cash'] } }, last4: { null: true } } },
    { columns: { kind: { domain: { in: ['card'] } }, last4: { notNull: true } } },
  ];
  const groups = [{ columns: ['kind', 'last4'], tier: 'C' as const, variants, own: ['kind'] }];
  const rows = textRows(compile(blueprintOf({ payments: { rows: 60, columns, groups } }), words), 'payments', 0, 60);
  expect(rows.slice(0, 3).map(([kind]) => kind)).toEqual(['card', 'cash', 'card']);
  expect(rows.filter(([kind, last4]) => (kind === 'card') !== (last4 !== null))).toEqual([]);
});

test('set cells win over keys, and others keep their type', () => {
  const columns = {
    id: { ...ID, cells: { 1: '500' } },
    email: { type: 'text', generator: { kind: 'internet.email' }, cells: { 2: 'ada@example.com' } },
    price: { type: 'numeric(10,2)', generator: { kind: 'finance.amount' }, cells: { 0: '9.5' } },
    at: { type: 'date', generator: { kind: 'date.past' }, cells: { 0: '2025-02-03' } },
    tags: { type: 'text[]', generator: { kind: 'array', parameters: { element: { kind: 'color.human' } } }, cells: { 0: '{a,b}' } },
    doc: { type: 'jsonb', generator: { kind: 'json' }, cells: { 0: '{"a": 1}' } },
  };
  const plan = compile(blueprintOf({ a: { rows: 5, columns, primaryKey: ['id'], uniqueKeys: [{ columns: ['email'] }] } }), words);
  const rows = textRows(plan, 'a', 0, 5);
  expect(rows.map(([id]) => id)).toEqual(['1', '500', '3', '4', '5']);
  expect(rows[2]![1]).toBe('ada@example.com');
  expect(rows[0]!.slice(2)).toEqual(['9.50', '2025-02-03', '{a,b}', '{"a": 1}']);
});

test('values that a column cannot hold are rejected with table, column and row', () => {
  const compiled = (column: object) => () => compile(blueprintOf({ a: { rows: 3, columns: { c: column as never } } }), words);
  expect(compiled({ type: 'text', cells: { 1: null } })).toThrow('public.a.c, row 2: NULL is set, and the column is NOT NULL.');
  expect(compiled({ type: 'integer', cells: { 0: 'many' } })).toThrow('public.a.c, row 1: "many" is no value of type integer.');
  expect(compiled({ type: 'integer', domain: { min: 1 }, cells: { 0: '-5' } })).toThrow('public.a.c, row 1: "-5" is set, and a CHECK');
});

test('listed children: exact counts for the first parents, and the rest is spread over all', () => {
  const tables = {
    users: { rows: 3, columns: { id: ID }, primaryKey: ['id'] },
    orders: { rows: 8, columns: { id: ID, user_id: 'integer' }, primaryKey: ['id'] },
  };
  const plan = compile(blueprintOf(tables, [link('orders.user_id', 'users.id', { owner: true, fanOut: { kind: 'listed', counts: [3, 0, 1] } })]), words);
  expect(faultsOf(plan)).toEqual([]);
  expect(textRows(plan, 'orders', 0, 8).map(([, user]) => user)).toEqual(['1', '1', '1', '3', '1', '2', '3', '1']);
  const [relation] = plan.relations;
  expect(
    [0, 1, 2].map((parent) => {
      const { count, at } = relation!.childrenOf(parent);
      return Array.from({ length: count }, (_, i) => at(i));
    }),
  ).toEqual([[0, 1, 2, 4, 7], [5], [3, 6]]);
});
