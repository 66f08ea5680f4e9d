import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openTargetServer, supabasePlatform, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { seedbed } from './support.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const FRESH = join(EXAMPLES, 'fresh-demo');
const SEEDBED = join(import.meta.dirname, '../bin/seedbed.mjs');

let server: TargetServer;
let home: string;
beforeAll(async () => {
  server = await openTargetServer();
  home = await mkdtemp(join(tmpdir(), 'seedbed-examples-'));
  const bin = join(home, 'bin');
  await mkdir(bin);
  // What a container and a runner have: `npm install` was done, and a day passes at once. On the second day the job is stopped.
  const programs = {
    seedbed: `exec "${process.execPath}" "${SEEDBED}" "$@"`,
    npm: `[ "$1" = install ] || exec sh fresh.sh`,
    sleep: `echo "$1" >> slept; [ "$(wc -l < slept)" -lt 2 ] || kill "$PPID"`,
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(bin, name), 0o755);
  }
});
afterAll(async () => {
  await rm(home, { recursive: true });
  await server[Symbol.asyncDispose]();
});

/** Supabase and the migrations are there before people sign up. */
const BEFORE: Readonly<Record<string, () => Promise<string>>> = {
  supabase: async () => `do $$ begin create role authenticated; exception when duplicate_object then null; end $$;
    set role %; ${supabasePlatform} ${await readFile(join(EXAMPLES, 'supabase/supabase/migrations/20260105090000_car_sharing.sql'), 'utf8')} reset role`,
};

for (const name of ['supabase', 'authjs', 'rails', 'django'])
  test(`the example for ${name} loads rows of which its queries find none wrong, whatever their number`, async () => {
    const folder = join(home, name);
    await cp(join(EXAMPLES, name), folder, { recursive: true });
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { scripts: { seed: string } };
    const wrong = await readFile(join(folder, 'wrong.sql'), 'utf8');
    for (const more of [[], ['--rows', '40', '--seed', '7']]) {
      await using target = await server.freshTarget('plain');
      const before = await BEFORE[name]?.();
      if (before !== undefined) await target.client.query(before.replace('set role %', `set role ${target.connection.user}`));
      const args = scripts.seed.split(' ').slice(1);
      const { code, stderr } = await seedbed([...args.map((arg) => arg.replace('$DATABASE_URL', target.url)), ...more], { cwd: folder });
      expect([code, stderr.match(/^warning: .*/m)?.[0]], stderr).toEqual([0, undefined]);
      const { rows } = await target.client.query<{ what: string; wrong: string }>(wrong);
      expect(rows.length).toBeGreaterThan(7);
      expect(
        rows.filter((row) => row.wrong !== '0'),
        more.join(' '),
      ).toEqual([]);
    }
  });

type Job = { readonly folder: string; start(command: readonly string[]): ReturnType<typeof spawn>; run(command: readonly string[]): Promise<string> };

/** The example in a folder of its own. */
async function jobFor(name: string, { url }: Target): Promise<Job> {
  const folder = join(home, name);
  await cp(FRESH, folder, { recursive: true });
  const env = { PATH: [join(home, 'bin'), process.env['PATH']].join(delimiter), DATABASE_URL: url, XDG_CACHE_HOME: join(home, 'cache') };
  const start: Job['start'] = ([program, ...args]) => spawn(program!, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    folder,
    start,
    async run(command) {
      const child = start(command);
      let printed = '';
      for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
      await once(child, 'close');
      return printed;
    },
  };
}

const end = async ({ client }: Target) =>
  (await client.query<{ days: number; rows: number }>(`select current_date - max(brought_in_at)::date as days, count(*)::int as rows from repairs`)).rows[0]!;

test('the service of the compose file loads the demo, moves it up to yesterday, and finds nothing to do on the next day', async () => {
  await using target = await server.freshTarget('plain');
  const job = await jobFor('compose', target);
  const { services } = parse(await readFile(join(FRESH, 'compose.yml'), 'utf8')) as { services: { fresh: { command: string[] } } };
  const printed = await job.run(services.fresh.command);
  expect(await readFile(join(job.folder, 'slept'), 'utf8')).toBe('86400\n86400\n');
  expect(printed).toMatch(/Moved [\d,]+ rows \d+ weeks later[^]*Nothing to move: the rows end on \d{4}-\d\d-\d\d already\.\n$/);
  const { days, rows } = await end(target);
  expect(rows).toBeGreaterThan(0);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(15);
});

test('the line of the crontab and the steps of the workflow do the same, each run by itself', async () => {
  await using target = await server.freshTarget('plain');
  const job = await jobFor('cron', target);
  const line = (await readFile(join(FRESH, 'crontab'), 'utf8')).split('\n').find((each) => /^\d/.test(each))!;
  const [, command] = line.match(/^\d+ \d+ \* \* \* cd \/srv\/demo && (.*)$/)!;
  await job.run(['sh', '-c', command!]);
  expect(await readFile(join(job.folder, 'fresh.log'), 'utf8')).toMatch(/Moved [\d,]+ rows \d+ weeks later/);
  // The repository keeps the blueprint of the first day.
  const workflow = parse(await readFile(join(FRESH, 'github-workflow.yml'), 'utf8')) as {
    on: { schedule: { cron: string }[] };
    jobs: { fresh: { steps: { run?: string }[] } };
  };
  expect(workflow.on.schedule[0]!.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  const blueprint = JSON.parse(await readFile(join(job.folder, 'blueprint.json'), 'utf8')) as { slide?: number };
  delete blueprint.slide;
  await writeFile(join(job.folder, 'blueprint.json'), JSON.stringify(blueprint));
  let printed = '';
  for (const { run } of workflow.jobs.fresh.steps) if (run !== undefined) printed += await job.run(['sh', '-c', run]);
  expect(printed).toMatch(/Nothing to move/);
  // Stopped right after its load, and before it: the next job goes on.
  await rename(join(job.folder, 'blueprint.json'), join(job.folder, 'loading.json'));
  expect(await job.run(['sh', 'fresh.sh'])).toMatch(/Nothing to move: the rows end on \d{4}-\d\d-\d\d already\.\n$/);
  await using empty = await server.freshTarget('plain');
  const other = await jobFor('stopped', empty);
  await writeFile(join(other.folder, 'loading.json'), '{"format": 1, ');
  expect(await other.run(['sh', 'fresh.sh'])).toMatch(/Moved [\d,]+ rows \d+ weeks later/);
});

test('a job that is killed in the middle leaves every row as it was; two at once move each row once', async () => {
  await using target = await server.freshTarget('plain');
  const job = await jobFor('killed', target);
  await job.run([
    'sh',
    '-c',
    'seedbed infer schema.sql --out blueprint.json && seedbed load blueprint.json --create --schema schema.sql --url "$DATABASE_URL"',
  ]);
  const digest = async () => {
    const { rows } = await target.client.query(`select (select md5(string_agg(c::text, '' order by id)) from customers c) as customers,
      (select md5(string_agg(r::text, '' order by id)) from repairs r) as repairs, (select md5(string_agg(d::text, '' order by day)) from opening_days d) as days`);
    return rows[0];
  };
  const before = await digest();
  // Its UPDATE waits in the middle of the transaction, for a row that somebody holds.
  await target.client.query('begin; select * from customers for update');
  const slide = ['sh', '-c', 'exec seedbed slide "$DATABASE_URL" --blueprint blueprint.json --to 2030-01-31'];
  const killed = job.start(slide);
  await expect
    .poll(async () => (await target.client.query(`select from pg_locks where not granted and pid <> pg_backend_pid()`)).rowCount, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const closed = once(killed, 'close');
  killed.kill('SIGKILL');
  await closed;
  await target.client.query('rollback');
  await expect.poll(async () => (await target.client.query(`select from pg_locks l join pg_class c on c.oid = l.relation where c.relname = 'repairs'`)).rowCount, { timeout: 60_000 }).toBe(0); // prettier-ignore
  expect(await digest()).toEqual(before);
  const printed = await Promise.all([job.run(slide), job.run(slide)]);
  expect(printed.filter((each) => /Moved /.test(each))).toHaveLength(1);
  expect(printed.filter((each) => /Nothing to move/.test(each))).toHaveLength(1);
  const { rows } = await target.client.query<{ days: number }>(`select date '2030-01-31' - max(brought_in_at)::date as days from repairs`);
  expect(rows[0]!.days).toBeGreaterThanOrEqual(0);
  expect(rows[0]!.days).toBeLessThan(15);
});
