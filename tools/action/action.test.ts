import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { annotation, failureOf, notesOf, placeOfChange } from './annotations.mjs';
import { argumentsOf, WrongInput } from './arguments.mjs';
import { chosenPackage } from './choose.mjs';

const MAIN = join(import.meta.dirname, 'main.mjs');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-action-'));
});
afterAll(() => rm(folder, { recursive: true }));

const argsOf = (env: Record<string, string>): string[] => argumentsOf(env, folder).args;

test('inputs become options', () => {
  expect(
    argsOf({ SEEDBED_SCHEMA: 's.sql', SEEDBED_URL: 'postgres://x', SEEDBED_CREATE: 'true', SEEDBED_MODE: 'append', SEEDBED_SET: 'a=1\n\nb=2 %\n' }),
  ).toEqual(['load', '--url', 'postgres://x', '--mode', 'append', '--create', '--set', 'a=1', '--set', 'b=2 %', '--', 's.sql']);
  expect(argsOf({ SEEDBED_COMMAND: 'check', SEEDBED_SCHEMA: 's.sql', SEEDBED_BLUEPRINT: 'b.json', SEEDBED_ROWS: '5' })).toEqual([
    'check',
    '--json',
    '--',
    's.sql',
    'b.json',
  ]);
  expect(argsOf({ SEEDBED_COMMAND: 'generate', SEEDBED_BLUEPRINT: '-b.json', SEEDBED_TABLES: 'users orders' }).slice(-6)).toEqual([
    '--table',
    'users',
    '--table',
    'orders',
    '--',
    '-b.json',
  ]);
  expect(argsOf({ SEEDBED_SCHEMA: 's.sql', SEEDBED_URL: 'postgres://x', SEEDBED_FROZEN_LOCK: 'true' })).toContain('--frozen-lock');
  expect(argsOf({ SEEDBED_SCHEMA: 's.sql', SEEDBED_URL: 'postgres://x', SEEDBED_DATABASE: 'pr-1', SEEDBED_REPLACE: 'true' })).toEqual(
    'load --url postgres://x --database pr-1 --replace -- s.sql'.split(' '),
  );
  expect(argsOf({ SEEDBED_COMMAND: 'drop', SEEDBED_SCHEMA: 's.sql', SEEDBED_URL: 'postgres://x', SEEDBED_OLDER_THAN: '14d', SEEDBED_FORCE: 'true' })).toEqual(
    'drop --url postgres://x --older-than 14d --force'.split(' '),
  );
  expect(() => argsOf({ SEEDBED_COMMAND: 'drop', SEEDBED_URL: 'postgres://x' })).toThrow(new WrongInput('drop needs the input database or older-than'));
  expect(argsOf({ SEEDBED_COMMAND: 'prove', SEEDBED_SCHEMA: 's.sql', SEEDBED_BLUEPRINT: 'b.json' }).at(-1)).toBe('s.sql');
});

test('a missing input is named', () => {
  expect(() => argsOf({ SEEDBED_SCHEMA: 's.sql' })).toThrow(new WrongInput('load needs the input url, such as postgres://user:password@localhost/database'));
  expect(() => argsOf({ SEEDBED_COMMAND: 'check', SEEDBED_SCHEMA: 's.sql' })).toThrow('check needs the inputs schema and blueprint');
  expect(() => argsOf({ SEEDBED_COMMAND: 'prove' })).toThrow('prove needs the input schema');
});

test('a difference is annotated at its column, its table, or the file', () => {
  const ddl = 'create table a (id int);\n\nCREATE TABLE public."b" (\n  id int,\n  "note" text\n);\n';
  const lineOf = (change: object) => placeOfChange({ message: '', ...change }, 's.sql', ddl).line;
  expect(lineOf({ what: 'column', table: 'public.b', name: 'note' })).toBe(5);
  expect(lineOf({ what: 'column', table: 'public.b', name: 'gone' })).toBe(3);
  expect(lineOf({ what: 'table', table: 'public.a' })).toBe(1);
  expect(lineOf({ what: 'table', table: 'public.gone' })).toBeUndefined();
});

test('an error of the command line is annotated at the place it names', () => {
  const stderr = 'seedbed: Postgres refuses the DDL: syntax error at or near "tabel" (line 2, column 8)\n  2 │ create tabel\n';
  expect(annotation('error', failureOf(stderr, 'db/s.sql'))).toBe(
    '::error file=db/s.sql,line=2,col=8,title=Seedbed::Postgres refuses the DDL: syntax error at or near "tabel" (line 2, column 8)',
  );
  expect(annotation('error', { file: 'a,b:c.sql', message: '100 %\nof it' })).toBe('::error file=a%2Cb%3Ac.sql,title=Seedbed::100 %25%0Aof it');
  expect(failureOf('', 's.sql')).toBeNull();
});

test('the action packs its own checkout, or installs the requested package, with its own cache key', async () => {
  await writeFile(join(folder, 'package.json'), '{"version":"1.2.3"}');
  const own = chosenPackage('', folder);
  expect(own).toEqual({ spec: '', key: expect.stringMatching(/^1\.2\.3-[0-9a-f]{64}$/) });
  await writeFile(join(folder, 'NOTICE'), 'another');
  expect(chosenPackage('', folder).key).not.toBe(own.key);
  expect(chosenPackage('seedbed@next', folder)).toEqual({ spec: 'seedbed@next', key: 'seedbed@next' });
  const packed = join(folder, 'seedbed.tgz');
  await writeFile(packed, 'one');
  const first = chosenPackage(packed, folder);
  await writeFile(packed, 'two');
  expect(first.spec).toBe(packed);
  expect(chosenPackage(packed, folder).key).not.toBe(first.key);
});

test('the package is made from the checkout, which stays as it is', async () => {
  const checkout = join(folder, 'checkout');
  await mkdir(checkout);
  const manifest = { name: 'seedbed', version: '1.2.3', files: ['dist'], scripts: { prepack: 'mkdir dist && echo made > dist/seedbed.mjs' } };
  await writeFile(join(checkout, 'package.json'), JSON.stringify(manifest));
  const env = { ...process.env, GITHUB_ACTION_PATH: checkout, GITHUB_OUTPUT: join(folder, 'installed'), npm_config_cache: join(folder, 'npm') };
  await promisify(execFile)('sh', [join(import.meta.dirname, 'install.sh'), join(folder, 'tool'), ''], { cwd: folder, env });
  const program = join(folder, 'tool/node_modules/seedbed/dist/seedbed.mjs');
  expect(await readFile(env.GITHUB_OUTPUT, 'utf8')).toBe(`program=${program}\n`);
  expect(await readFile(program, 'utf8')).toBe('made\n');
  expect(await readdir(checkout)).toEqual(['package.json']);
});

test('the step has the program’s exit code, outputs and a summary', async () => {
  const program = join(folder, 'program.mjs');
  const change = { kind: 'new', what: 'column', table: 'public.a', name: 'x', message: 'public.a.x is new.' };
  await writeFile(program, `console.log(${JSON.stringify(JSON.stringify({ agrees: false, changes: [change] }))}); process.exitCode = 6;`);
  await writeFile(join(folder, 's.sql'), 'create table a (id int, x int);');
  const [output, summary] = ['output', 'summary'].map((name) => join(folder, name)) as [string, string];
  const env = {
    PATH: process.env['PATH'],
    SEEDBED_COMMAND: 'check',
    SEEDBED_SCHEMA: 's.sql',
    SEEDBED_BLUEPRINT: 'b.json',
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
  };
  const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((resolve) => {
    execFile(process.execPath, [MAIN, program], { cwd: folder, env }, (error, text) => resolve({ code: error?.code, stdout: text }));
  });
  expect(code).toBe(6);
  expect(stdout).toBe('new: public.a.x is new.\n::error file=s.sql,line=1,title=Seedbed::public.a.x is new.\n');
  expect(await readFile(output, 'utf8')).toBe('exit-code=6\nagrees=false\nchanges=1\n');
  expect(await readFile(summary, 'utf8')).toMatch(/^### Seedbed check: schema and blueprint differ\n\n\d+\.\d s\n\n- \*\*new\*\* public\.a\.x is new\.\n$/);
});

test('rehearse takes the migrations of a pull request, or the last ones', () => {
  const folderOf = { SEEDBED_COMMAND: 'rehearse', SEEDBED_MIGRATIONS: 'db/migrations' };
  expect(argsOf(folderOf)).toEqual('rehearse --json -- db/migrations'.split(' '));
  expect(argsOf({ ...folderOf, GITHUB_BASE_REF: 'main' })).toEqual('rehearse --json --since origin/main -- db/migrations'.split(' '));
  expect(argsOf({ ...folderOf, GITHUB_BASE_REF: 'main', SEEDBED_LAST: '2', SEEDBED_EDGE: '0.5' })).toEqual(
    'rehearse --json --last 2 --edge 0.5 -- db/migrations'.split(' '),
  );
  expect(argsOf({ SEEDBED_COMMAND: 'rehearse', SEEDBED_MIGRATIONS: 'a.sql', SEEDBED_SCHEMA: 's.sql', GITHUB_BASE_REF: 'main' }).slice(1)).toEqual(
    '--json --schema s.sql -- a.sql'.split(' '),
  );
  expect(() => argsOf({ SEEDBED_COMMAND: 'rehearse' })).toThrow('rehearse needs the input migrations');
});

test('findings are annotated at their statements, and warnings alone let the step pass', async () => {
  const locks = { kind: 'locks', statement: 1, message: 'public.a is rewritten.', fix: 'Add a column.' };
  const fails = { kind: 'fails', statement: 2, message: 'it contains NULL', counterexample: { rows: 1, inserts: ['INSERT INTO a VALUES (NULL)'] } };
  const statements = [
    { number: 1, sql: 'ALTER TABLE a\n  ALTER x TYPE bigint', line: 3, file: 'db/7.sql' },
    { number: 2, sql: 'ALTER TABLE a ALTER x SET NOT NULL', line: 1, file: 'db/8.sql' },
  ];
  expect(notesOf({ statements, findings: [{ kind: 'breaks', message: 'a view' }] })).toMatchObject([
    { level: 'error', file: 'db/7.sql', message: 'breaks: a view' },
  ]);
  const program = join(folder, 'rehearsed.mjs');
  const env = { PATH: process.env['PATH'], SEEDBED_COMMAND: 'rehearse', SEEDBED_MIGRATIONS: 'db', GITHUB_STEP_SUMMARY: join(folder, 'rehearsed') };
  const step = async (findings: readonly object[]): Promise<{ code: number; stdout: string }> => {
    await writeFile(program, `console.log(${JSON.stringify(JSON.stringify({ statements, findings }))}); process.exitCode = 6;`);
    return new Promise((resolve) => {
      execFile(process.execPath, [MAIN, program], { cwd: folder, env }, (error, stdout) => resolve({ code: Number(error?.code ?? 0), stdout }));
    });
  };
  expect(await step([locks, fails])).toEqual({
    code: 6,
    stdout:
      '::warning file=db/7.sql,line=3,title=Seedbed::locks: public.a is rewritten.%0AAdd a column.\n' +
      '::error file=db/8.sql,line=1,title=Seedbed::fails: it contains NULL%0AWith INSERT INTO a VALUES (NULL)\n',
  });
  expect(await readFile(env.GITHUB_STEP_SUMMARY, 'utf8')).toContain(
    '- **locks** public.a is rewritten. (db/7.sql, line 3)\n  - ALTER TABLE a ALTER x TYPE bigint\n  - Add a column.\n- **fails** it contains NULL (db/8.sql, line 1)\n',
  );
  expect((await step([locks])).code).toBe(0);
});
