import { describe, expect, test } from 'vitest';
import { Problem } from '@seedbed/contract';
import { freshDatabase } from '../../test/support/cluster.ts';
import { connect } from '../sql/connect.ts';
import { FRAME_BYTES, type CopySink } from './copy-sink.ts';
import { openLoad } from './open-load.ts';
import type { LoadOptions } from './prepare-load.ts';
import type { LoadTable } from './check-target.ts';
import { readSchemaScript } from './schema-script.ts';

/** Rows of text cells in COPY text, after the space reserved for the sink. */
function chunk(rows: readonly (readonly (string | null)[])[]): Uint8Array {
  const text = rows.map((row) => `${row.map((cell) => (cell === null ? '\\N' : cell)).join('\t')}\n`).join('');
  return Buffer.concat([Buffer.alloc(FRAME_BYTES), Buffer.from(text)]);
}

async function send(sink: CopySink, rows: readonly (readonly (string | null)[])[]): Promise<number> {
  await sink.write(chunk(rows));
  return sink.end();
}

const t = (name: string, ...columns: string[]): LoadTable => ({ schema: 'public', table: name, columns: columns.map((each) => ({ name: each })) });
const options = (tables: readonly LoadTable[], more: Partial<LoadOptions> = {}): LoadOptions => ({ mode: 'empty', tables, ...more });

const SHOP = `
  create table users (id int primary key generated always as identity, email text not null unique);
  create table orders (id serial primary key, user_id int not null references users, total numeric check (total >= 0));`;

describe('one transaction for all tables', () => {
  test('rows, identities and sequences are there after commit', async () => {
    await using db = await freshDatabase(SHOP);
    const users = t('users', 'id', 'email');
    const orders = t('orders', 'id', 'user_id', 'total');
    {
      await using load = await openLoad(db.client, options([users, orders]));
      expect(
        await send(await load.copy(users, ['id', 'email'], 'text'), [
          ['1', 'a'],
          ['7', 'b'],
        ]),
      ).toBe(2);
      expect(await send(await load.copy(orders, ['id', 'user_id', 'total'], 'text'), [['5', '7', '1.50']])).toBe(1);
      await load.commit();
    }
    const { rows } = await db.client.query(`insert into users (email) values ('c') returning id`);
    expect(rows).toEqual([{ id: 8 }]);
    const next = await db.client.query(`select nextval('orders_id_seq')::int as next`);
    expect(next.rows).toEqual([{ next: 6 }]);
  });

  test('leaving the block without commit keeps nothing, also during a COPY', async () => {
    await using db = await freshDatabase(SHOP);
    const users = t('users', 'id', 'email');
    {
      await using load = await openLoad(db.client, options([users]));
      const sink = await load.copy(users, ['id', 'email'], 'text');
      await sink.write(chunk([['1', 'a']]));
    }
    expect((await db.client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }]);
  });

  test('tables that it creates get frozen rows; others, and partitions, are filled as usual', async () => {
    await using db = await freshDatabase('create table old (id int)');
    const create = await readSchemaScript(`create table fresh (id int); create table if not exists old (id int);
      create table parts (id int) partition by range (id); create table part partition of parts for values from (0) to (9)`);
    const tables = ['fresh', 'old', 'parts'].map((name) => t(name, 'id'));
    {
      await using load = await openLoad(db.client, options(tables, { create }));
      for (const table of tables) expect(await send(await load.copy(table, ['id'], 'text'), [['1']])).toBe(1);
      await load.commit();
    }
    await db.client.query('analyze fresh, old, part');
    const { rows } = await db.client.query(`select relname, relallvisible::int as seen from pg_class where relname in ('fresh', 'old', 'part') order by 1`);
    expect(rows).toEqual([
      { relname: 'fresh', seen: 1 },
      { relname: 'old', seen: 0 },
      { relname: 'part', seen: 0 },
    ]);
  });

  test('an abort ends the COPY and rolls back the rows', async () => {
    await using db = await freshDatabase(SHOP);
    const users = t('users', 'id', 'email');
    const stop = new AbortController();
    const loading = (async () => {
      await using load = await openLoad(db.client, options([users], { signal: stop.signal }));
      const sink = await load.copy(users, ['id', 'email'], 'text');
      for (let i = 1; ; i++) {
        await sink.write(chunk([[String(i), `m${i}`]]));
        if (i === 3) stop.abort(new Error('the user said so'));
      }
    })();
    await expect(loading).rejects.toThrow('the user said so');
    // Another session checks: a server that is slow to cancel is disconnected, and the cancel request may arrive after
    // the COPY has ended.
    await using other = await connect(db.connection);
    expect((await other.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }]);
  });
});

describe('an error names the place', () => {
  const refused = async (ddl: string, table: LoadTable, rows: (string | null)[][]): Promise<Problem> => {
    await using db = await freshDatabase(ddl);
    try {
      await using load = await openLoad(db.client, options([table]));
      await send(
        await load.copy(
          table,
          table.columns.map((column) => column.name),
          'text',
        ),
        rows,
      );
      await load.commit();
    } catch (error) {
      return error as Problem;
    }
    throw new Error('it was taken');
  };

  test('a check: constraint, row, values', async () => {
    const problem = await refused('create table a (x int constraint positive check (x > 0))', t('a', 'x'), [['1'], ['2'], ['-3']]);
    expect(problem.type).toBe('load-rejected');
    expect(problem.facts).toMatchObject({ table: 'public.a', constraint: 'positive', sqlstate: '23514', row: 3, values: expect.stringContaining('-3') });
  });

  test('an invalid number: column and row', async () => {
    const problem = await refused('create table a (x int)', t('a', 'x'), [['1'], ['one']]);
    expect(problem.facts).toMatchObject({ column: 'x', sqlstate: '22P02', row: 2 });
  });

  test('a deferred foreign key fails at commit, and is reported the same way', async () => {
    const problem = await refused(
      'create table a (id int primary key, parent int constraint up references a deferrable initially deferred)',
      t('a', 'id', 'parent'),
      [['1', '9']],
    );
    expect(problem.facts).toMatchObject({ constraint: 'up', sqlstate: '23503', values: expect.stringContaining('(9)') });
  });
});

describe('a lost session', () => {
  test('during a COPY', async () => {
    await using db = await freshDatabase(SHOP);
    await using other = await connect(db.connection);
    const users = t('users', 'id', 'email');
    const { rows } = await db.client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await using load = await openLoad(db.client, options([users]));
    const sink = await load.copy(users, ['id', 'email'], 'text');
    await sink.write(chunk([['1', 'a']]));
    await other.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
    await expect(sink.write(chunk([['2', 'b']])).then(() => sink.end())).rejects.toMatchObject({ type: 'connection-failed' });
    expect((await other.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }]);
  });

  test('a missing right is an error with its name', async () => {
    await using db = await freshDatabase(
      `create table a (id serial primary key); create role "plain_${process.pid}" login password 'x'; grant select, insert on a to "plain_${process.pid}"`,
    );
    await using plain = await connect({ ...db.connection, user: `plain_${process.pid}`, password: 'x' });
    const a = t('a', 'id');
    await expect(openLoad(plain, options([a], { mode: 'truncate' }))).rejects.toMatchObject({
      type: 'load-rejected',
      facts: { sqlstate: '42501', begun: false, mends: [`GRANT TRUNCATE ON "public"."a" TO "plain_${process.pid}";`] },
    });
    await plain.query('set default_transaction_read_only = on');
    await expect(openLoad(plain, options([a]))).rejects.toMatchObject({ message: expect.stringContaining('take no writes'), facts: { sqlstate: '25006' } });
    await plain.query('reset default_transaction_read_only');
    await using load = await openLoad(plain, options([a]));
    await send(await load.copy(a, ['id'], 'text'), [['1']]);
    expect(await load.commit()).toMatchObject([{ code: 'sequence-not-set', table: 'public.a', mend: expect.stringContaining('setval') }]);
    await db.client.query(`drop owned by "plain_${process.pid}"; drop role "plain_${process.pid}"`).catch(() => {});
  });
});

describe('the target is checked first', () => {
  test('existing rows: refused, appended to, or deleted', async () => {
    await using db = await freshDatabase('create table a (x int primary key); insert into a values (1)');
    const a = t('a', 'x');
    await expect(openLoad(db.client, options([a]))).rejects.toMatchObject({ type: 'target-not-empty', facts: { tables: ['public.a'] } });
    for (const [mode, rows] of [
      ['append', 2],
      ['truncate', 1],
    ] as const) {
      await using load = await openLoad(db.client, options([a], { mode }));
      await send(await load.copy(a, ['x'], 'text'), [['2']]);
      await load.commit();
      expect((await db.client.query('select count(*)::int as n from a')).rows).toEqual([{ n: rows }]);
      await db.client.query('delete from a where x = 2');
    }
  });

  test('every difference is named', async () => {
    await using db = await freshDatabase('create table a (x int, y text not null, z int generated always as (1) stored); create view v as select 1 as q');
    const tables: LoadTable[] = [
      { schema: 'public', table: 'a', columns: [{ name: 'x', type: 'bigint' }, { name: 'z' }, { name: 'gone' }] },
      t('missing', 'x'),
      t('v', 'q'),
    ];
    await expect(openLoad(db.client, options(tables))).rejects.toMatchObject({
      type: 'target-mismatch',
      facts: {
        differences: [
          'public.a.x is integer, not bigint',
          'public.a.z is a generated column now',
          'public.a has no column gone',
          'public.a.y must have a value and gets none',
          'there is no table public.missing',
          'public.v is not a table',
        ],
      },
    });
  });

  test('the search_path of the session is unchanged, because triggers need it', async () => {
    await using db = await freshDatabase(`create table a (x int); set search_path = 'other', public`);
    await using load = await openLoad(db.client, options([t('a', 'x')]));
    expect((await db.client.query('show search_path')).rows).toEqual([{ search_path: 'other, public' }]);
    await load.commit();
  });
});

describe('references in cycles', () => {
  test('nullable: NULL first, set by a second pass', async () => {
    await using db = await freshDatabase(`
      create table team (id int primary key, captain int);
      create table player (id int primary key, team int not null references team);
      alter table team add foreign key (captain) references player`);
    const team = t('team', 'id', 'captain');
    const player = t('player', 'id', 'team');
    await using load = await openLoad(db.client, options([team, player]));
    await send(await load.copy(team, ['id', 'captain'], 'text'), [
      ['1', null],
      ['2', null],
    ]);
    await send(await load.copy(player, ['id', 'team'], 'text'), [
      ['10', '1'],
      ['20', '2'],
    ]);
    expect(
      await send(await load.update(team, ['id'], ['captain'], 'text'), [
        ['1', '10'],
        ['2', '20'],
      ]),
    ).toBe(2);
    await load.commit();
    expect((await db.client.query('select captain from team order by id')).rows).toEqual([{ captain: 10 }, { captain: 20 }]);
  });

  test('the second pass updates only rows of the table itself if others inherit from it, and those of all its partitions', async () => {
    await using db = await freshDatabase(`
      create table person (id int primary key, boss int);
      create table pilot (rating text) inherits (person);
      insert into pilot values (1, 7, 'A');
      create table visit (id int primary key, place int) partition by range (id);
      create table visit_low partition of visit for values from (0) to (100)`);
    const person = t('person', 'id', 'boss');
    const visit = t('visit', 'id', 'place');
    await using load = await openLoad(db.client, options([person, visit], { mode: 'append' }));
    for (const table of [person, visit]) {
      const [key, column] = table.columns.map(({ name }) => name) as [string, string];
      await send(await load.copy(table, [key, column], 'text'), [['1', null]]);
      expect(await send(await load.update(table, [key], [column], 'text'), [['1', '1']])).toBe(1);
    }
    await load.commit();
    expect((await db.client.query('select * from only person')).rows).toEqual([{ id: 1, boss: 1 }]);
    expect((await db.client.query('select * from pilot')).rows).toEqual([{ id: 1, boss: 7, rating: 'A' }]);
    expect((await db.client.query('select * from visit_low')).rows).toEqual([{ id: 1, place: 1 }]);
  });

  test('NOT NULL and immediate, over three tables: one statement', async () => {
    await using db = await freshDatabase(`
      create table a (id int primary key, b int not null);
      create table b (id int generated always as identity primary key, c int not null);
      create table c (id int primary key, a int not null references a);
      alter table a add foreign key (b) references b; alter table b add foreign key (c) references c;`);
    const tables = [t('a', 'id', 'b'), t('b', 'id', 'c'), t('c', 'id', 'a')];
    await using load = await openLoad(db.client, options(tables));
    const staging = await load.stage();
    for (const table of tables) {
      await send(
        await staging.copy(
          table,
          table.columns.map((column) => column.name),
          'text',
        ),
        [
          ['1', '1'],
          ['2', '2'],
        ],
      );
    }
    expect(await staging.insert()).toBe(6);
    await load.commit();
  });

  test('deferrable: plain COPY with the checks at the end', async () => {
    await using db = await freshDatabase(`
      create table a (id int primary key, b int not null); create table b (id int primary key, a int not null references a deferrable);
      alter table a add foreign key (b) references b deferrable`);
    const tables = [t('a', 'id', 'b'), t('b', 'id', 'a')];
    await using load = await openLoad(db.client, options(tables, { deferConstraints: true }));
    for (const table of tables)
      await send(
        await load.copy(
          table,
          table.columns.map((column) => column.name),
          'text',
        ),
        [['1', '1']],
      );
    await load.commit();
  });

  test('rules on INSERT apply to staged rows', async () => {
    await using db = await freshDatabase(`
      create table log (x int); create table other (x int);
      create rule away as on insert to log where new.x > 1 do instead insert into other values (new.x)`);
    const log = t('log', 'x');
    await using load = await openLoad(db.client, options([log]));
    const staging = await load.stage();
    await send(await staging.copy(log, ['x'], 'text'), [['1'], ['2']]);
    await staging.insert();
    await load.commit();
    expect((await db.client.query('select (select count(*) from log)::int as log, (select count(*) from other)::int as other')).rows).toEqual([
      { log: 1, other: 1 },
    ]);
  });
});

describe('a schema created with its rows', () => {
  const users = t('users', 'id', 'email');
  const orders = t('orders', 'id', 'user_id', 'total');
  const facts = `select conname as name, pg_get_constraintdef(oid) as definition, obj_description(oid) as comment from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexname, indexdef, obj_description(indexname::regclass) from pg_indexes where schemaname = 'public' order by 1, 2`;
  const ddl = `${SHOP}
    create index by_total on orders (total desc) where total > 1; create unique index by_lower on users (lower(email)) with (fillfactor = 70); cluster users using users_pkey;
    comment on constraint users_email_key on users is 'one each'; comment on index by_total is 'dear ones';
    create view spent as select users.*, sum(total) from users join orders on user_id = users.id group by users.id;`;

  test('dropped keys and indexes are built again, complete and valid', async () => {
    await using meant = await freshDatabase(ddl);
    await using db = await freshDatabase();
    const steps: string[] = [];
    {
      await using load = await openLoad(db.client, options([orders, users], { create: await readSchemaScript(ddl), onStep: ({ what }) => steps.push(what) }));
      expect(
        (await db.client.query('select count(*)::int as n from pg_index where indrelid in ($1::regclass, $2::regclass)', ['users', 'orders'])).rows,
      ).toEqual([
        // The view groups by the primary key of users.
        { n: 1 },
      ]);
      await send(await load.copy(orders, ['id', 'user_id', 'total'], 'text'), [['1', '1', '3']]);
      await send(await load.copy(users, ['id', 'email'], 'text'), [['1', 'a']]);
      steps.length = 0;
      await load.commit();
    }
    expect((await db.client.query(facts)).rows).toEqual((await meant.client.query(facts)).rows);
    expect(steps.at(-1)).toBe('orders_user_id_fkey on public.orders');
    await expect(db.client.query(`insert into users (email) values ('a')`)).rejects.toMatchObject({ code: '23505' });
  });

  test('a violated key rolls back rows and schema', async () => {
    await using db = await freshDatabase();
    await using load = await openLoad(db.client, options([orders, users], { create: await readSchemaScript(ddl) }));
    await send(await load.copy(orders, ['id', 'user_id', 'total'], 'text'), [['2', '9', '3']]);
    await expect(load.commit()).rejects.toMatchObject({ type: 'load-rejected', facts: { sqlstate: '23503', constraint: 'orders_user_id_fkey' } });
    await load[Symbol.asyncDispose]();
    expect((await db.client.query(`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`)).rows).toEqual([{ n: 0 }]);
  });

  test('the schema’s own code finds its unique keys in place', async () => {
    await using db = await freshDatabase();
    const log = t('log', 'id', 'what');
    const script = await readSchemaScript(`
      create table log (id int primary key, what text); create table seen (what text primary key, times int not null default 1);
      create function count_up() returns trigger language plpgsql as $$ begin
        insert into seen values (new.what) on conflict (what) do update set times = seen.times + 1; return new; end $$;
      create trigger counted before insert on log for each row execute function count_up()`);
    await using load = await openLoad(db.client, options([log, t('seen', 'what')], { create: script }));
    await send(await load.copy(log, ['id', 'what'], 'text'), [
      ['1', 'a'],
      ['2', 'a'],
    ]);
    await load.commit();
    expect((await db.client.query('select times from seen')).rows).toEqual([{ times: 2 }]);
  });

  test('deferred checks do not prevent keys from being built', async () => {
    await using db = await freshDatabase();
    const items = t('items', 'id', 'place', 'parent');
    const script = await readSchemaScript(`
      create table items (id int primary key, place int not null unique deferrable initially deferred, parent int references items deferrable initially deferred);
      create function look() returns trigger language plpgsql as $$ begin return new; end $$;
      create trigger looked before insert on items for each row execute function look();
      do $$ begin insert into items values (7, 7, 8), (8, 8, 7); end $$`);
    await using load = await openLoad(db.client, options([items], { create: script }));
    await send(await load.copy(items, ['id', 'place', 'parent'], 'text'), [
      ['1', '1', null],
      ['2', '1', '1'],
    ]);
    await db.client.query('update items set place = id');
    await load.commit();
    expect((await db.client.query('select count(*)::int as n from items')).rows).toEqual([{ n: 2 }]);
  });

  test('an abort stops the creation of a key and leaves nothing', async () => {
    await using db = await freshDatabase();
    const slow = `create function slow(int) returns int language plpgsql immutable as $$ begin perform pg_sleep(30); return $1; end $$;
      create table a (x int); create index by_slow on a (slow(x))`;
    const stop = new AbortController();
    const a = t('a', 'x');
    const onStep = ({ kind }: { kind: string }) => void (kind === 'keys' && setTimeout(() => stop.abort(new Error('the user said so')), 100));
    await using load = await openLoad(db.client, options([a], { create: await readSchemaScript(slow), signal: stop.signal, onStep }));
    await send(await load.copy(a, ['x'], 'text'), [['1']]);
    await expect(load.commit()).rejects.toThrow('the user said so');
    await load[Symbol.asyncDispose]();
    expect((await db.client.query(`select to_regclass('a') as a`)).rows).toEqual([{ a: null }]);
  });
});

test('a reused chunk is correct under backpressure, also in binary COPY', async () => {
  await using db = await freshDatabase('create table n (i int)');
  const n = t('n', 'i');
  await using load = await openLoad(db.client, options([n]));
  const sink = await load.copy(n, ['i'], 'binary');
  const head = Buffer.concat([Buffer.alloc(FRAME_BYTES), Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
  await sink.write(head);
  const rowsAtOnce = 20_000;
  const ring = [0, 1, 2].map(() => ({ bytes: Buffer.alloc(FRAME_BYTES + rowsAtOnce * 10), sent: Promise.resolve() }));
  for (let part = 0; part < 30; part++) {
    const slot = ring[part % 3]!;
    await slot.sent;
    for (let i = 0, at = FRAME_BYTES; i < rowsAtOnce; i++, at += 10) {
      slot.bytes.writeInt16BE(1, at);
      slot.bytes.writeInt32BE(4, at + 2);
      slot.bytes.writeInt32BE(part * rowsAtOnce + i, at + 6);
    }
    slot.sent = sink.write(slot.bytes);
  }
  await Promise.all(ring.map((slot) => slot.sent));
  await sink.write(Buffer.concat([Buffer.alloc(FRAME_BYTES), Buffer.from([0xff, 0xff])]));
  expect(await sink.end()).toBe(600_000);
  await load.commit();
  expect((await db.client.query('select count(distinct i)::int as n, max(i) as max from n')).rows).toEqual([{ n: 600_000, max: 599_999 }]);
});

test('rows that the script inserts by a function are left out, and reported', async () => {
  await using db = await freshDatabase();
  const script = `CREATE TABLE version (n int); CREATE TABLE plain (id int);
    CREATE FUNCTION set_version() RETURNS void LANGUAGE sql AS 'INSERT INTO version VALUES (7)'; SELECT set_version();`;
  const tables = ['version', 'plain'].map((table) => ({ schema: 'public', table, columns: [] }));
  await using load = await openLoad(db.client, { mode: 'empty', tables, create: await readSchemaScript(script) });
  expect(await load.commit()).toMatchObject([{ code: 'script-rows-left-out', message: expect.stringContaining('public.version ') }]);
  expect((await db.client.query('select count(*)::int as n from version')).rows).toEqual([{ n: 0 }]);
});
