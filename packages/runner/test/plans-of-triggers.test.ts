import { expect, test } from 'vitest';
import { openTargetServer } from '@seedbed/testing';
import { openRunner } from '../src/index.ts';

test('triggers find statistics of tables loaded before them, and of their own table as it grows', async () => {
  await using server = await openTargetServer();
  await using runner = openRunner();
  await using target = await server.freshTarget('plain');
  const ddl = `
    create table parents (id int primary key);
    create table children (id int primary key, parent_id int not null references parents, parents_known int, children_known int);
    create function look() returns trigger language plpgsql as $$ begin
      select reltuples into new.parents_known from pg_class where relname = 'parents';
      select reltuples into new.children_known from pg_class where relname = 'children';
      return new; end $$;
    create trigger looked before insert on children for each row execute function look();`;
  const { blueprint } = await runner.inferDdl(ddl, { rows: { parents: 500, children: 12_000 } });
  await runner.load(blueprint, target.url, { create: ddl });
  const { rows } = await target.client.query(
    'select parents_known as parents, children_known as children, min(id) as first, count(*)::int as n from children group by 1, 2 order by 3',
  );
  expect(rows).toEqual([
    { parents: 500, children: expect.any(Number), first: 1, n: 1000 },
    { parents: 500, children: 1000, first: 1001, n: 9000 },
    { parents: 500, children: 10_000, first: 10_001, n: 2000 },
  ]);
});
