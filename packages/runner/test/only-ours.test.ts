import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Blueprint, Problem } from '@seedbed/contract';
import { connect, type OpenClient } from '@seedbed/postgres/sql';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { openRunner, type LoadOptions, type Runner } from '../src/index.ts';

const DDL = `
  create table team (id int primary key, name text not null);
  create table player (id bigint primary key, team_id int not null references team, captain bigint references player, n int not null);`;
const ROWS = { team: 21_000, player: 30_000 };
/** Ids that no load generates. */
const THEIRS = 900_000_000;

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  blueprint = (await runner.inferDdl(DDL, { rows: ROWS })).blueprint;
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function target(more = ''): Promise<Target> {
  const made = await server.freshTarget('plain');
  await made.client.query(`set role ${made.connection.user}; ${DDL} ${more}; reset role`);
  return made;
}

const load = (at: Target, options: LoadOptions = {}) => runner.load(blueprint, at.url, { connections: 2, ...options });

async function ids({ client }: Target): Promise<{ team: number[]; player: number[] }> {
  const { rows } = await client.query<{ team: number[]; player: number[] }>(
    `select to_json(array(select id from team order by id)) as team, to_json(array(select id from player order by id)) as player`,
  );
  return rows[0]!;
}

/** Resolves when a load reports that rows arrived. */
function begun(): LoadOptions & { readonly rows: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { rows: promise, onProgress: ({ rows }) => void (rows > 0 && resolve()) };
}

describe('one run at a time', () => {
  test.each([
    [2, 2],
    [1, 1],
    [1, 2],
  ])('a second run on a table reports the first run: %i connections, then %i', async (first, second) => {
    await using at = await target();
    // Holds up the first one with locks, however fast it is.
    await at.client.query('begin; lock table player in share mode');
    const running = load(at, { connections: first });
    while ((await at.client.query(`select from pg_locks where locktype = 'advisory'`)).rowCount === 0) await pause(5);
    const late = load(at, { connections: second, mode: 'truncate' });
    await expect(late).rejects.toMatchObject({
      type: 'conflict',
      message: expect.stringMatching(/"seedbed", session \d+ of .* at work on public\.team/),
    });
    await at.client.query('rollback');
    await running;
    const found = await ids(at);
    expect([found.team.length, found.player.length]).toEqual([ROWS.team, ROWS.player]);
    await load(at, { connections: second, mode: 'truncate' });
  });
});

describe('existing rows are restored', () => {
  test('mode truncate over several connections, and a row is refused', async () => {
    await using at = await target(`alter table player add constraint low check (n < 0 or id > ${THEIRS}) not valid`);
    await at.client.query(
      `insert into team select ${THEIRS} + i, 'old' from generate_series(1, 500) i; insert into player select ${THEIRS} + i, ${THEIRS} + i, null, 1 from generate_series(1, 500) i`,
    );
    const before = await ids(at);
    await expect(load(at, { mode: 'truncate', connections: 4 })).rejects.toMatchObject({ type: 'load-rejected' });
    expect(await ids(at)).toEqual(before);
  });

  test('mode truncate over several connections removes the old rows on success', async () => {
    await using at = await target();
    await at.client.query(`insert into team values (${THEIRS}, 'old')`);
    const { diagnostics } = await load(at, { mode: 'truncate' });
    expect((await ids(at)).team.length).toBe(ROWS.team);
    expect(diagnostics).toContainEqual(expect.objectContaining({ level: 'info', code: 'one-connection', message: expect.stringContaining('public.team') }));
  });

  test('mode truncate over several connections, and a table is missing: the usual error', async () => {
    await using at = await target('drop table player;');
    await expect(load(at, { mode: 'truncate' })).rejects.toMatchObject({ type: 'target-mismatch', message: expect.stringContaining('no table public.player') });
  });

  test.each(['a trigger', 'a reference from outside'])('%s: one connection, so that everything can be rolled back', async (what) => {
    const more =
      what === 'a trigger'
        ? `create table seen (id int); create function see() returns trigger language plpgsql as $$ begin insert into seen values (new.id); return new; end $$;
           create trigger seeing before insert on team for each row execute function see(); alter table player add check (id < 20000)`
        : `create table guest (team_id int references team on delete cascade); alter table player add check (id < 20000)`;
    await using at = await target(more);
    await expect(load(at)).rejects.toMatchObject({ type: 'load-rejected' });
    expect(await ids(at)).toEqual({ team: [], player: [] });
    if (what === 'a trigger') expect((await at.client.query('select from seen')).rowCount).toBe(0);
  });
});

describe('rows of other programs stay', () => {
  test('a cancelled load keeps rows that another program inserted meanwhile, with everything they reference', async () => {
    await using at = await target();
    const stop = new AbortController();
    const parent = (async () => {
      for (;;) {
        const { rows } = await at.client.query<{ id: number }>('select min(id) as id from team');
        if (rows[0]!.id !== null) return rows[0]!.id;
        await pause(5);
      }
    })();
    const loading = load(at, { signal: stop.signal });
    const reported = expect(loading).rejects.toMatchObject({ message: expect.stringMatching(/the user said so.*1 row of public\.team.*others/s) });
    const ours = await parent;
    await at.client.query(
      `insert into team values (${THEIRS}, 'theirs'); insert into player values (${THEIRS}, ${THEIRS}, null, 1), (${THEIRS} + 1, ${ours}, ${THEIRS}, 2)`,
    );
    stop.abort(new Error('the user said so'));
    await reported;
    expect(await ids(at)).toEqual({ team: [ours, THEIRS], player: [THEIRS, THEIRS + 1] });
  });

  test('a row of the load that another program changed meanwhile stays, and the report counts it', async () => {
    await using at = await target();
    const stop = new AbortController();
    let nothing = false;
    const reported = load(at, { signal: stop.signal, onTakenBack: () => void (nothing = true) }).catch((error: unknown) => (error as Error).message);
    let changed = 0;
    while (changed === 0) changed = (await at.client.query(`update team set name = 'theirs' where id in (select id from team order by id limit 3)`)).rowCount!;
    stop.abort(new Error('the user said so'));
    expect([await reported, nothing]).toEqual([
      expect.stringMatching(new RegExp(`the user said so.* ${changed} rows? of public\\.team that others inserted or changed meanwhile`)),
      false,
    ]);
    expect((await at.client.query('select name from team')).rows).toEqual(Array.from({ length: changed }, () => ({ name: 'theirs' })));
  });

  test('a schema that the run created stays, with its keys, and without our rows', async () => {
    await using at = await server.freshTarget('plain');
    const stop = new AbortController();
    const { rows, ...options } = begun();
    const loading = runner.load(blueprint, at.url, { ...options, create: DDL, connections: 2, signal: stop.signal });
    const reported = expect(loading).rejects.toMatchObject({ message: expect.stringMatching(/the user said so.*others/s) });
    await rows;
    await at.client.query(`insert into team values (${THEIRS}, 'theirs')`);
    stop.abort(new Error('the user said so'));
    await reported;
    expect(await ids(at)).toEqual({ team: [THEIRS], player: [] });
    const { rows: keys } = await at.client.query<{ type: string }>(
      `select contype::text as type from pg_constraint where contype in ('p', 'f') and connamespace = 'public'::regnamespace order by 1`,
    );
    expect(keys.map(({ type }) => type)).toEqual(['f', 'f', 'p', 'p']);
  });

  test('another program’s object that depends on a schema that the run created', async () => {
    await using at = await server.freshTarget('plain');
    const stop = new AbortController();
    const { rows, ...options } = begun();
    const loading = runner.load(blueprint, at.url, { ...options, create: DDL, connections: 2, signal: stop.signal });
    const reported = expect(loading).rejects.toMatchObject({ message: expect.stringMatching(/the user said so.*others/s) });
    await rows;
    await at.client.query('create view theirs as select count(*)::int as teams from team');
    stop.abort(new Error('the user said so'));
    await reported;
    expect((await at.client.query('select teams from theirs')).rows).toEqual([{ teams: 0 }]);
  });

  test.each([1, 2, 3, 4])('cancelled at some moment, while another program inserts and changes (%i)', async (seed) => {
    await using at = await target();
    const stop = new AbortController();
    const most = Math.floor((ROWS.team * seed) / 4);
    const loading = load(at, {
      signal: stop.signal,
      connections: 1 + (seed % 3),
      onProgress: ({ table, rows, state }) => void (table === 'public.team' && state === 'running' && rows > most && stop.abort(new Error('stopped'))),
    }).then(
      () => 'done',
      () => 'stopped',
    );
    const theirs: number[] = [];
    let ended = false;
    const other = (async () => {
      for (let i = 1; !ended; i++) {
        await at.client.query(`insert into team values (${THEIRS + i}, 'theirs')`);
        await at.client.query(`update team set name = 'changed' where id = ${THEIRS + i}`);
        theirs.push(THEIRS + i);
        await pause(3);
      }
    })();
    const outcome = await loading;
    ended = true;
    await other;
    const found = await ids(at);
    const left = { theirs: found.team.filter((id) => id > THEIRS), team: found.team.length - theirs.length, player: found.player.length };
    expect(left).toEqual(outcome === 'done' ? { theirs, ...ROWS } : { theirs, team: 0, player: 0 });
  });
});

describe('other programs lock the tables', () => {
  /** Another user's session, with an open transaction. */
  async function theirs(at: Target): Promise<OpenClient> {
    const client = await connect({ ...at.connection, user: server.cluster.connection.user, password: server.cluster.connection.password });
    await client.query('begin');
    return client;
  }

  test('an open transaction with another program’s rows: ours are deleted around it, without waiting for its end', async () => {
    await using at = await target();
    await using other = await theirs(at);
    await other.query(`insert into team values (${THEIRS}, 'theirs')`);
    const stop = new AbortController();
    const { rows, ...options } = begun();
    let gone = false;
    const loading = load(at, { ...options, connections: 3, signal: stop.signal, onTakenBack: () => void (gone = true) });
    const reported = expect(loading).rejects.toThrow('the user said so');
    await rows;
    stop.abort(new Error('the user said so'));
    await reported;
    expect([gone, await ids(at)]).toEqual([true, { team: [], player: [] }]);
    await other.query('commit');
    expect(await ids(at)).toEqual({ team: [THEIRS], player: [] });
  });

  test('a locked row of ours: the report has the statement that removes it; with a short deadline it stops waiting', async () => {
    await using at = await target();
    await using other = await theirs(at);
    const [stop, hurry] = [new AbortController(), new AbortController()];
    let gone = false;
    const loading = load(at, {
      signal: stop.signal,
      hurry: hurry.signal,
      onTakenBack: () => void (gone = true),
      onStep: ({ kind, what }) => void (kind === 'waiting' && /session \d+ .*take back/.test(what) && hurry.abort()),
    }).catch((error: unknown) => error as Problem);
    let ours: number | null = null;
    while (ours === null) ours = (await at.client.query<{ id: number | null }>('select min(id) as id from team')).rows[0]!.id;
    await other.query(`insert into player values (${THEIRS}, ${ours}, null, 1)`);
    stop.abort(new Error('the user said so'));
    const problem = (await loading) as Problem;
    expect([problem.message, gone]).toEqual([
      expect.stringMatching(/the user said so.* of public\.team.* stay.*DELETE FROM "public"\."team" WHERE xmin/s),
      false,
    ]);
    const statements = problem.facts['statements'] as string[];
    expect((await ids(at)).team).toContain(ours);
    await other.query('rollback');
    for (const statement of statements) await at.client.query(statement);
    expect(await ids(at)).toEqual({ team: [], player: [] });
  });

  test.each([1, 2])('a key that another program committed meanwhile belongs to it and is not blamed on a generator (%i connections)', async (connections) => {
    await using at = await target();
    await using other = await theirs(at);
    await other.query(`insert into team values (500, 'theirs')`);
    const loading = load(at, { connections }).catch((error: unknown) => error as Problem);
    while ((await at.client.query(`select from pg_locks where locktype = 'transactionid' and not granted`)).rowCount === 0) await pause(10);
    await other.query('commit');
    const problem = (await loading) as Problem;
    expect(problem.message).toMatch(
      /Key \(id\)=\(500\) already exists.* is not of this load, of which nothing is in public\.team: another session wrote it, or it was there before\./,
    );
    expect(problem.message).not.toContain('generator');
    expect(await ids(at)).toEqual({ team: [500], player: [] });
  });

  test('a key that occurs twice in the rows of the load is reported as usual', async () => {
    await using at = await target('create unique index one_name on team (lower(left(name, 1)));');
    const problem = (await load(at, { connections: 1 }).catch((error: unknown) => error)) as Problem;
    expect(problem.message).toMatch(/one_name.*a generator with more values/s);
  });

  test.each([
    ['hold only a lock', '', /^DROP TABLE/],
    ['have rows', `insert into team values (${THEIRS}, 'theirs')`, /^DELETE FROM/],
  ])('an interrupted clean-up offers to drop what was created, if other programs’ rows are not in it: they %s', async (_, sql, offered) => {
    await using at = await server.freshTarget('plain');
    await using other = await theirs(at);
    const [stop, hurry] = [new AbortController(), new AbortController()];
    const { rows, ...options } = begun();
    const loading = runner
      .load(blueprint, at.url, {
        ...options,
        create: DDL,
        connections: 2,
        signal: stop.signal,
        hurry: hurry.signal,
        onStep: ({ kind, what }) => void (kind === 'waiting' && /session \d+ .*take back/.test(what) && hurry.abort()),
      })
      .catch((error: unknown) => error as Problem);
    await rows;
    if (sql !== '') await at.client.query(sql);
    await other.query('lock table team in row share mode');
    stop.abort(new Error('the user said so'));
    const { facts } = (await loading) as Problem;
    const statements = facts['statements'] as string[];
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.every((statement) => offered.test(statement))).toBe(true);
    await other.query('rollback');
    for (const statement of statements) await at.client.query(statement);
    if (sql !== '') expect(await ids(at)).toEqual({ team: [THEIRS], player: [] });
    else expect((await at.client.query(`select from pg_class where relname in ('team', 'player')`)).rowCount).toBe(0);
  });
});
