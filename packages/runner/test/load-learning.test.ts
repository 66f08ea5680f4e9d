import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { openRunner, type Runner } from '../src/index.ts';

let server: TargetServer;
let runner: Runner;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const ROWS = 3000;
const DDL = `
  create table desks (id int primary key);
  create table slips (id int primary key, desk_id int not null references desks, said text not null)`;

/** The target has a trigger that the schema does not mention. */
async function stricterTarget(body: string, timing = 'before') {
  const target = await server.freshTarget();
  await target.client.query(`${DDL}; create table tally (n smallint not null check (n <= 1500)); insert into tally values (0);
    create function is_full() returns trigger language plpgsql as $$ begin ${body} return new; end $$;
    create trigger is_full ${timing} insert on slips for each row execute function is_full()`);
  return target;
}

const counts = async ({ client }: Awaited<ReturnType<typeof stricterTarget>>) =>
  (await client.query<{ desks: number; slips: number }>('select (select count(*)::int from desks) desks, (select count(*)::int from slips) slips')).rows[0];

test('a load rejected at some row starts again with the rows before it, and reports it', async () => {
  await using target = await stricterTarget(`if (select count(*) from slips) >= 1200 then raise exception 'the box is full'; end if;`);
  const { blueprint } = await runner.inferDdl(DDL, { rows: ROWS });
  const report = await runner.load(blueprint, target.url, { learn: true });
  expect(await counts(target)).toEqual({ desks: ROWS, slips: 1200 });
  expect(report.diagnostics.filter((one) => one.code === 'fewer-rows').map(({ table, largest }) => [table, largest])).toEqual([['public.slips', 1200]]);
  expect(report.diagnostics[0]!.message).toBe('public.slips got 1200 rows, not 3000: the target refused more (“the box is full”).');
});

test('without a row in the error it starts again with half as many; the error names the other table being filled', async () => {
  await using target = await stricterTarget(`update tally set n = n + 1;`, 'after');
  const { blueprint } = await runner.inferDdl(DDL, { rows: ROWS });
  const refused = await runner.load(blueprint, target.url).catch((error: Error) => error);
  expect(refused).toMatchObject({ type: 'load-rejected', facts: { table: 'public.tally', constraint: 'tally_n_check', loading: 'public.slips' } });
  expect((refused as Error).message).toContain('public.tally, tally_n_check while public.slips got its rows');
  expect(await counts(target)).toEqual({ desks: 0, slips: 0 });
  await runner.load(blueprint, target.url, { learn: true });
  expect(await counts(target)).toEqual({ desks: ROWS, slips: ROWS / 2 });
});

test('a target that accepts no row at all is reported with its error', async () => {
  await using target = await stricterTarget(`raise exception 'closed';`);
  const { blueprint } = await runner.inferDdl(DDL, { rows: ROWS });
  await expect(runner.load(blueprint, target.url, { learn: true })).rejects.toMatchObject({
    type: 'load-rejected',
    facts: { loading: 'public.slips', row: 1 },
  });
});
