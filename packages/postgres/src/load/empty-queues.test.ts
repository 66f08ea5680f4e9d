import { expect, test } from 'vitest';
import { freshDatabase } from '../../test/support/cluster.ts';
import { emptyQueues } from './empty-queues.ts';

/** Items wait in a queue, and a deferred trigger runs this for each of them. */
const queueThat = (drains: string, more = ''): string => `
  create table items (id int primary key);
  create table waiting (item int not null);
  create table handled (item int primary key, calls int not null default 1);
  create table calls (n int not null);
  insert into calls values (0);
  create function wait() returns trigger language plpgsql as $$ begin insert into waiting values (new.id); return null; end $$;
  create trigger waits after insert on items for each row execute function wait();
  create function drain() returns trigger language plpgsql as $$ begin ${drains} return null; end $$;
  create constraint trigger drains after insert on items deferrable initially deferred for each row execute function drain(); ${more}`;

const HANDLES = 'with gone as (delete from waiting returning item) insert into handled select item from gone;';

/** The row counts after a load of 500 items, and how much of the queue is still on disk. */
async function loaded(ddl: string, rows = 500) {
  await using db = await freshDatabase(ddl);
  await db.client.query('begin');
  await db.client.query(`insert into items select generate_series(1, ${rows})`);
  const fresh = await emptyQueues(db.client, false);
  await db.client.query('commit');
  const { rows: found } = await db.client.query<{ waiting: number; handled: number; calls: number; bytes: number; oid: number }>(`
    select (select count(*)::int from waiting) as waiting, (select count(*)::int from handled) as handled, (select n from calls) as calls,
           pg_relation_size('waiting')::int as bytes, 'waiting'::regclass::oid::int as oid`);
  const { oid, ...counts } = found[0]!;
  return { ...counts, fresh: fresh.has(oid) };
}

test('a queue that each deferred trigger empties is emptied once, and leaves no dead rows to scan', async () => {
  expect(await loaded(queueThat(HANDLES))).toEqual({ waiting: 0, handled: 500, calls: 0, bytes: 0, fresh: true });
});

test.each([
  ['has more to do each time', `${HANDLES} update calls set n = n + 1;`, 500],
  ['looks at its row', `${HANDLES} perform new.id;`, 0],
  ['asks what it is of', `if tg_op = 'INSERT' then ${HANDLES} end if;`, 0],
])('a function that %s is not called beforehand', async (_, drains, calls) => {
  const { bytes, ...rest } = await loaded(queueThat(drains));
  expect(rest).toEqual({ waiting: 0, handled: 500, calls, fresh: false });
  expect(bytes).toBeGreaterThan(0);
});

test('a queue that keeps rows is not touched', async () => {
  const keepsSome = 'with gone as (delete from waiting where item > 100 returning item) insert into handled select item from gone;';
  expect(await loaded(queueThat(keepsSome))).toMatchObject({ waiting: 100, handled: 400, fresh: false });
});

test('a queue that others refer to, or that a trigger watches, is emptied and not truncated', async () => {
  const referred = 'alter table waiting add primary key (item); create table notes (item int references waiting);';
  expect(await loaded(queueThat(HANDLES, referred))).toMatchObject({ waiting: 0, handled: 500, fresh: false });
  const watched = `create function says() returns trigger language plpgsql as $$ begin update calls set n = n + 1; return null; end $$;
    create trigger says after truncate on waiting execute function says();`;
  expect(await loaded(queueThat(HANDLES, watched))).toMatchObject({ waiting: 0, handled: 500, calls: 0, fresh: false });
});

test('an error waits for the end of the transaction, and nothing is called if no row was inserted', async () => {
  await expect(loaded(queueThat(`delete from waiting; raise exception 'closed';`))).rejects.toThrow('closed');
  const says = queueThat(`delete from waiting; insert into handled values (0) on conflict do nothing;`, 'insert into waiting values (7);');
  expect(await loaded(says, 0)).toMatchObject({ waiting: 1, handled: 0 });
});
