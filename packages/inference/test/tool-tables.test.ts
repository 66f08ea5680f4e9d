import { expect, test } from 'vitest';
import { makeCatalog, noTools } from './make-catalog.ts';
import { infer } from '../src/infer.ts';

const withRows = (table: string, columns: readonly string[], rows: readonly (readonly string[])[]) => {
  const catalog = makeCatalog([
    { name: 'users', columns: ['id bigint not null', 'name text'] },
    { name: table, columns: [...columns] },
  ]);
  const names = columns.map((column) => column.split(' ')[0]!);
  return {
    ...catalog,
    tables: catalog.tables.map((each) =>
      each.name === table && rows.length > 0 ? { ...each, content: { columns: names, rows: rows.map((row) => [...row]) } } : each,
    ),
  };
};

const PRISMA = ['id character varying(36) not null', 'checksum character varying(64) not null', 'finished_at timestamp with time zone', 'migration_name character varying(255) not null', 'logs text', 'rolled_back_at timestamp with time zone', 'started_at timestamp with time zone not null', 'applied_steps_count integer not null']; // prettier-ignore

test('rows of a migration ledger in a dump are kept, whatever their number', async () => {
  const row = ['a', 'c', '2024-01-01 00:00:00+00', '20240101_init', '', '2024-01-01 00:00:00+00', '2024-01-01 00:00:00+00', '1'];
  const { blueprint } = await infer(withRows('_prisma_migrations', PRISMA, [row]), noTools, { rows: 50 });
  const table = blueprint.tables.find(({ name }) => name === '_prisma_migrations')!;
  expect([table.ofScript, table.rows, table.groups?.[0]?.rows]).toEqual([true, 1, [row]]);
});
