import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const TYPES = {
  'public.file_kind': { kind: 'enum' as const, labels: ['image', 'document', 'video', 'other'] },
  'public.move_type': { kind: 'enum' as const, labels: ['RECEIPT', 'SALE', 'ADJUSTMENT'] },
};
const all = (tables: Parameters<typeof rowsOf>[0], table: string, ...columns: string[]) => rowsOf(tables, table, columns, TYPES, 100_000);

test('a key is that of what the row is numbered in, and the number', async () => {
  const tables = [
    { name: 'boards', columns: ['id integer not null', 'key varchar(8) not null', 'name text not null'] },
    {
      name: 'cards',
      columns: ['id integer not null', 'board_id integer not null', 'number integer not null', 'key varchar(24) not null', 'title text not null'],
      refers: ['board_id -> boards.id'],
      unique: [['board_id', 'number']],
    },
  ];
  const keys = new Map((await all(tables, 'boards', 'id', 'key')).map(([id, key]) => [id!, key!]));
  for (const [board, number, key] of await all(tables, 'cards', 'board_id', 'number', 'key')) expect(key).toBe(`${keys.get(board!)}-${number}`);
});

test('the kind of a file is that of its content', async () => {
  const tables = [
    { name: 'uploads', columns: ['id integer not null', 'kind public.file_kind not null', 'filename text not null', 'content_type text not null'] },
  ];
  const rows = await all(tables, 'uploads', 'kind', 'content_type');
  expect(new Set(rows.map(([kind]) => kind)).size).toBeGreaterThan(1);
  for (const [kind, type] of rows) for (const each of ['image', 'video']) expect(kind === each).toBe(type!.startsWith(`${each}/`));
});

test('nobody works on two things at once by the clock', async () => {
  const tables = [
    { name: 'employees', columns: ['id integer not null', 'full_name text not null', 'email text not null'] },
    { name: 'chores', columns: ['id integer not null', 'title text not null'] },
    {
      name: 'time_entries',
      columns: [
        'id integer not null',
        'chore_id integer not null',
        'employee_id integer not null',
        'started_at timestamptz not null',
        'ended_at timestamptz',
        'duration_minutes integer',
        'created_at timestamptz not null default now()',
      ],
      refers: ['chore_id -> chores.id', 'employee_id -> employees.id'],
    },
  ];
  const rows = await all(tables, 'time_entries', 'employee_id', 'started_at', 'ended_at');
  for (const own of Map.groupBy(rows, ([worker]) => worker).values()) {
    expect(own.filter(([, , end]) => end === null).length).toBeLessThan(2);
    const inTurn = own.toSorted(([, one], [, other]) => one!.localeCompare(other!));
    for (const [i, [, , end]] of inTurn.slice(0, -1).entries()) expect(typeof end === 'string' && end <= inTurn[i + 1]![1]!).toBe(true);
  }
});

test('movements that may be corrections have a sign, and the stock is their sum', async () => {
  const tables = [
    { name: 'articles', columns: ['id integer not null', 'name text not null', 'stock_on_hand integer not null default 0'] },
    {
      name: 'stock_movements',
      columns: [
        'id integer not null',
        'article_id integer not null',
        'type public.move_type not null',
        'quantity integer not null',
        'created_at timestamptz not null default now()',
      ],
      refers: ['article_id -> articles.id'],
    },
  ];
  const rows = await all(tables, 'stock_movements', 'article_id', 'type', 'quantity');
  for (const [, type, quantity] of rows) if (type !== 'ADJUSTMENT') expect(Number(quantity) < 0).toBe(type === 'SALE');
  const of = Map.groupBy(rows, ([article]) => article);
  for (const [id, stock] of await all(tables, 'articles', 'id', 'stock_on_hand'))
    expect(Number(stock)).toBe((of.get(id!) ?? []).reduce((sum, [, , quantity]) => sum + Number(quantity), 0));
});
