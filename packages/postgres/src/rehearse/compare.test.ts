import { expect, test } from 'vitest';
import { freshDatabase, testServer } from '../../test/support/cluster.ts';
import { connect, createDatabase, dropDatabase } from '../sql/index.ts';
import { compare, lookAgain } from './compare.ts';
import type { MigrationStatement } from './finding.ts';

const SCHEMA = `
  create table towns (id int primary key, name text not null);
  create table clubs (id int primary key, town int references towns on delete cascade, name varchar(60) not null, fee numeric(8, 3), open boolean, opens timestamp);
  create table events (club int, note text);
  create index clubs_name on clubs (name);
  create function club_count(wanted int) returns bigint language sql stable as 'select count(*) from clubs where town = wanted';
  create function touch() returns trigger language plpgsql as $$ begin new.name := trim(new.name); return new; end $$;
  create trigger clubs_touch before update on clubs for each row execute function touch();
  create view open_clubs as select id, name from clubs where open;
  insert into towns values (1, 'Bern'), (2, 'Genf'), (3, 'Basel');
  insert into clubs select n, case when n % 4 > 0 then n % 4 end, 'The club, number ' || n || repeat(', long', n % 3), n + 0.125, n % 2 = 0, '2024-05-05 10:00' from generate_series(1, 12) n;
  update clubs set open = null where id = 5;
  insert into events values (1, 'a'), (1, 'a'), (2, null);`;

/** A migration as lines of one statement each. */
const statementsOf = (lines: readonly string[]): MigrationStatement[] => lines.map((sql, n) => ({ number: n + 1, sql, line: n + 1 }));

/** Kind, statement, table and column of each finding. */
async function findingsOf(migration: readonly string[]): Promise<string[]> {
  await using db = await freshDatabase(SCHEMA);
  await db.client.end();
  const { connection: server } = testServer();
  const copy = await createDatabase(server, `${db.connection.database}_before`, { template: db.connection.database });
  try {
    await using before = await connect(copy);
    await using after = await connect(db.connection);
    for (const sql of migration) await after.query(sql);
    const found = await compare(before, after, statementsOf(migration));
    return found.map(({ kind, statement, table, column }) => [kind, statement, table, column].filter((each) => each !== undefined).join(' ')).toSorted();
  } finally {
    await dropDatabase(server, copy.database);
  }
}

const NEW_CLUBS = 'create table new_clubs (id int primary key, town int, name varchar(60) not null, open boolean)';
const DROP_REST = 'drop view open_clubs';

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['a cast cuts', [DROP_REST, 'alter table clubs alter name type varchar(20) using name::varchar(20)'], ['changes 2 public.clubs name']],
  [
    'a renamed column is rounded',
    ['alter table clubs rename fee to price', 'alter table clubs alter price type numeric(8, 1)'],
    ['changes 2 public.clubs fee'],
  ],
  ['a time of day is lost', ['alter table clubs alter opens type date'], ['changes 1 public.clubs opens']],
  ['wider types', ['alter table clubs alter fee type numeric(12, 5), alter opens type timestamptz', 'alter table events alter note type varchar(90)'], []],
  ['a column dropped plainly', ['alter table clubs add half int', 'update clubs set half = id / 2', 'alter table clubs drop fee'], []],
  [
    'a fee in whole units',
    ['alter table clubs add units int', 'update clubs set units = trunc(fee)', 'alter table clubs drop fee'],
    ['changes 2 public.clubs fee'],
  ],
  ['a fee in thousandths', ['alter table clubs add units int', 'update clubs set units = fee * 1000', 'alter table clubs drop fee'], []],
  [
    'a split that forgets a part',
    [
      DROP_REST,
      'alter table clubs add a text, add b text',
      `update clubs set a = split_part(name, ',', 1), b = split_part(name, ',', 2)`,
      'alter table clubs drop name',
    ],
    ['breaks 4 public.clubs', 'changes 3 public.clubs name'],
  ],
  ['a split beside the old column', ['alter table clubs add a text', `update clubs set a = split_part(name, ',', 1)`], []],
  [
    'a failed lookup',
    ['alter table clubs add place text', 'update clubs c set place = t.name from towns t where t.id = c.town and t.id > 1', 'alter table clubs drop town'],
    ['breaks 3', 'changes 2 public.clubs town'],
  ],
  ['a column stated anew', [`update clubs set name = left(upper(name), 5)`, `update clubs set fee = null`], []],
  ['a CASE without ELSE', ['update clubs set town = case when town < 3 then town + 1 end'], ['changes 1 public.clubs town']],
  [
    'a join leaves rows out',
    [NEW_CLUBS, 'insert into new_clubs select c.id, t.id, c.name, c.open from clubs c join towns t on t.id = c.town', 'drop table clubs cascade'],
    ['breaks 3 public.open_clubs', 'breaks 3', 'loses 2 public.clubs'],
  ],
  [
    'a NULL flag goes nowhere',
    [DROP_REST, 'create table a as select * from clubs where open', 'create table b as select * from clubs where not open', 'drop table clubs'],
    ['breaks 4', 'loses 3 public.clubs'],
  ],
  ['a filter on purpose', [DROP_REST, 'drop function club_count', 'create table a as select * from clubs where open is true', 'drop table clubs'], []],
  ['a table dropped plainly', ['drop table events'], []],
  ['a deletion cascades', ['delete from towns where id = 1'], ['loses 1 public.clubs']],
  ['a deletion on purpose', ['delete from clubs where id = 1', `delete from events where note = 'a'`], []],
  [
    'copies that differ',
    [`update clubs set town = 1, opens = null`, 'delete from clubs c using clubs o where o.town = c.town and o.open = c.open and o.id < c.id'],
    ['loses 2 public.clubs'],
  ],
  ['whole copies', [`delete from events where ctid not in (select min(ctid) from events group by club, note)`], []],
  [
    'copies that were merged before',
    [
      'update clubs set town = 1, name = club_count(1), fee = 1, opens = null',
      'delete from clubs c using clubs o where o.town = c.town and o.open = c.open and o.id < c.id',
    ],
    [],
  ],
  [
    'the last ones kept',
    ['delete from events where ctid in (select ctid from (select ctid, row_number() over (partition by club) n from events) t where n > 10)'],
    [],
  ],
  ['a rename under code', ['alter table clubs rename town to place'], ['breaks 1']],
  ['a rename under a trigger', [DROP_REST, 'alter table clubs rename name to title'], ['breaks 2 public.clubs']],
  ['a view dropped by CASCADE', ['alter table clubs drop open cascade'], ['breaks 1 public.open_clubs']],
  ['a constraint not validated', ['alter table clubs add constraint paid check (fee > 0) not valid'], ['leaves 1 public.clubs']],
  ['a sequence behind', ['alter table towns alter id add generated by default as identity'], ['leaves 1 public.towns id']],
  ['a sequence set', ['alter table towns alter id add generated by default as identity', `select setval('towns_id_seq', (select max(id) from towns))`], []],
  [
    'a table replaced by a copy without its index and trigger',
    [
      DROP_REST,
      'create table copy (like clubs including defaults)',
      'alter table copy add primary key (id)',
      'insert into copy select * from clubs',
      'drop table clubs',
      'alter table copy rename to clubs',
    ],
    ['leaves 5 public.clubs'],
  ],
])('%s', async (_, migration, expected) => {
  expect(await findingsOf(migration)).toEqual(expected.toSorted());
});

test('a finding is seen again in one transaction, only with the rows that show it', async () => {
  await using db = await freshDatabase(SCHEMA);
  const migration = statementsOf(['alter table clubs alter fee type numeric(8, 2)']);
  const finding = { kind: 'changes', table: 'public.clubs', column: 'fee', message: '' } as const;
  const seen: boolean[] = [];
  for (const rest of ['id = 3', 'false']) {
    await db.client.query(`begin; delete from clubs where not (${rest})`);
    const again = await (await lookAgain(db.client, finding, migration))();
    for (const { sql } of migration) await db.client.query(sql);
    seen.push(await again());
    await db.client.query('rollback');
  }
  expect(seen).toEqual([true, false]);
});
