import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTargetServer, standInProgram, type ProgramMood, type TargetServer } from '@seedbed/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const DDL = 'CREATE TABLE zug (id bigint PRIMARY KEY, qx text NOT NULL);\n';
const says = (...values: string[]): ProgramMood => ({ says: JSON.stringify({ format: 2, tables: { zug: { columns: { qx: { values } } } } }) });
const NOTHING: ProgramMood = { says: JSON.stringify({ format: 2, tables: {} }) };

let folder: string;
let server: TargetServer;
beforeAll(async () => {
  server = await openTargetServer();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'seedbed-key-')));
  await writeFile(join(folder, 'schema.sql'), DDL);
});
afterEach(() => rm(folder, { recursive: true, maxRetries: 3 }));

type Given = { readonly args?: readonly string[]; readonly env?: Record<string, string>; readonly isTerminal?: boolean };

async function run(
  keys: string | undefined,
  moods: readonly ProgramMood[],
  { args = ['preview', 'schema.sql', '--rows', '20'], env = {}, isTerminal = true }: Given = {},
) {
  const program = await standInProgram(join(folder, 'bin'), moods);
  const own = { PATH: program.path, HOME: folder, SEEDBED_DATA_DIR: join(folder, 'data'), ...env };
  const outcome = await seedbed(args, { cwd: folder, env: own, isTerminal, ...(keys !== undefined && { keys }) });
  return { ...outcome, calls: await program.calls() };
}

test('one key from `load` to rows with what the program answered: the yes names it, the tokens and what is sent', async () => {
  await using target = await server.freshTarget('plain');
  const args = ['load', 'schema.sql', '--create', '--rows', '20', '--url', target.url];
  const { code, stderr, calls } = await run('y', [says('CuZn37', '316L'), NOTHING], { args });
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /1 of 2 columns are guesses\. Claude Code on this computer can be asked first\. It would be sent names, types, comments and CHECKs of the schema and generated values, about \d+,000 tokens, and once more its answer with the rows that it makes; no rows from a database\./,
  );
  expect(stderr).toContain('Ask Claude Code? y = yes, n = no, and never ask here again: y\n');
  expect(calls).toHaveLength(2);
  const { rows } = await target.client.query<{ qx: string }>('SELECT DISTINCT qx FROM zug ORDER BY qx');
  expect(rows).toEqual([{ qx: '316L' }, { qx: 'CuZn37' }]);
  expect(JSON.parse(await readFile(join(folder, 'knowledge.json'), 'utf8'))).toMatchObject({ tables: { zug: { columns: { qx: {} } } } });
});

test('`preview` shows its rows, and again with the answer; where a knowledge.json is, nobody is asked', async () => {
  const { code, stdout } = await run('y', [says('CuZn37'), NOTHING]);
  expect([code, stdout.match(/^public\.zug {2}20 rows$/gm), stdout.split('public.zug').at(-1)]).toEqual([
    0,
    Array(2).fill('public.zug  20 rows'),
    expect.stringContaining('CuZn37'),
  ]);
  const again = await run('y', [says('316L')]);
  // The calls of the first run alone.
  expect([again.calls.length, again.stderr.includes('Ask Claude Code?')]).toEqual([2, false]);
});

test('no program starts without a yes, and a no is never asked again', async () => {
  const no = await run('n', [says('CuZn37')]);
  expect(no).toMatchObject({ code: 0, calls: [], stderr: expect.stringContaining('Not asked again. Later: seedbed assist schema.sql --with claude') });
  const later = await run('y', [says('CuZn37')]);
  expect([later.calls, later.stderr.includes('columns are guesses')]).toEqual([[], false]);
  expect(await readdir(folder)).not.toContain('knowledge.json');
});

test.each<[string, string | undefined, Given]>([
  ['another key', ' ', {}],
  ['CI', 'y', { env: { CI: 'true' } }],
  ['SEEDBED_NO_OFFERS', 'y', { env: { SEEDBED_NO_OFFERS: '1' } }],
  ['--json', 'y', { args: ['preview', 'schema.sql', '--rows', '20', '--json'] }],
  ['an input that is no terminal', undefined, {}],
  ['errors that go to a file', 'y', { isTerminal: false }],
  ['no program on the PATH', 'y', { env: { PATH: '/nowhere' } }],
])('%s starts none', async (_, keys, given) => {
  expect(await run(keys, [says('CuZn37')], given)).toMatchObject({ code: 0, calls: [] });
});

test('where the program gives no answer, nothing is loaded, and the message says how to load without it', async () => {
  await using target = await server.freshTarget('plain');
  const args = ['load', 'schema.sql', '--create', '--rows', '20', '--url', target.url];
  const { code, stderr } = await run('y', [{ fails: { result: 'Not logged in · Please run /login' } }], { args });
  expect([code, stderr]).toEqual([4, expect.stringContaining('is not signed in: start `claude` once')]);
  expect(stderr).toContain('Nothing was made. SEEDBED_NO_OFFERS=1 makes rows without asking.');
  expect((await target.client.query("SELECT to_regclass('zug') AS there")).rows).toEqual([{ there: null }]);
});

test('keys that were typed before the question do not answer it', async () => {
  const { path, calls } = await standInProgram(join(folder, 'bin'), [says('CuZn37')]);
  const env = { PATH: path, HOME: folder, SEEDBED_DATA_DIR: join(folder, 'data') };
  const { code, stderr } = await seedbed(['preview', 'schema.sql', '--rows', '20'], { cwd: folder, env, isTerminal: true, keys: 'n', input: 'yyy' });
  expect([code, stderr, await calls()]).toEqual([0, expect.stringContaining('Not asked again'), []]);
});
