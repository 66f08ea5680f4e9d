import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { openTargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../support/server.ts';
import type {} from '../support/fresh-bundle.ts';

type Step = {
  readonly name: string;
  readonly id?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Record<string, string>;
};
type Action = { readonly inputs: Record<string, { readonly default: string }>; readonly runs: { readonly using: string; readonly steps: readonly Step[] } };

const DDL = `CREATE TABLE users (id bigint PRIMARY KEY, email text NOT NULL UNIQUE);
CREATE TABLE orders (id bigint PRIMARY KEY, user_id bigint NOT NULL REFERENCES users, total numeric(10,2) NOT NULL CHECK (total > 0));`;

let workspace: string;
let temp: string;
let ofRunner: Record<string, string>;
let action: Action;
beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), 'seedbed-runner-'));
  const registry = Object.entries(process.env).filter(([name]) => /^npm_config_registry$|^NODE_EXTRA_CA_CERTS$|_proxy$/i.test(name));
  ofRunner = {
    ...(Object.fromEntries(registry) as Record<string, string>),
    HOME: temp,
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    npm_config_cache: join(ROOT, '.seedbed/npm-cache'),
    npm_config_prefer_offline: 'true',
  };
  workspace = await mkdtemp(join(tmpdir(), 'seedbed-action-'));
  await writeFile(join(workspace, 'schema.sql'), DDL);
  action = parse(await readFile(join(ROOT, 'action.yml'), 'utf8')) as Action;
});
afterAll(() => Promise.all([workspace, temp].map((folder) => rm(folder, { recursive: true }))));

type Outcome = { readonly code: number; readonly output: string; readonly outputs: Readonly<Record<string, string>>; readonly summary: string };

/**
 * Runs the steps as a runner does: expressions into the variables of a step, its script by bash, what it writes into its outputs, the first
 * failure ends it. Steps of other actions are left out; the packed tool is the one that these tests made.
 */
async function runAction(given: Record<string, string>): Promise<Outcome> {
  const inputs: Record<string, string> = { package: inject('tarball'), ...given };
  const known = new Map([
    ['runner.temp', temp],
    ...Object.entries(action.inputs).map(([name, input]) => [`inputs.${name}`, inputs[name] ?? input.default] as const),
  ]);
  const summaryFile = join(temp, 'summary');
  await writeFile(summaryFile, '');
  let output = '';
  let outputs: Record<string, string> = {};
  let code = 0;
  for (const step of action.runs.steps) {
    if (step.run === undefined) continue;
    const variables = Object.entries(step.env ?? {}).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_, expression: string) => known.get(expression)!),
    ]);
    const script = join(temp, 'script.sh');
    const outputFile = join(temp, 'output');
    await writeFile(script, step.run);
    await writeFile(outputFile, '');
    const env = {
      ...ofRunner,
      GITHUB_ACTION_PATH: ROOT,
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      ...(Object.fromEntries(variables) as Record<string, string>),
    };
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += String(text)));
    [code] = (await once(child, 'close')) as [number];
    const lines = (await readFile(outputFile, 'utf8')).split('\n').filter(Boolean);
    outputs = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
    for (const [name, text] of Object.entries(outputs)) known.set(`steps.${step.id}.outputs.${name}`, text);
    if (code !== 0) break;
  }
  return { code, output, outputs, summary: await readFile(summaryFile, 'utf8') };
}

test('the action is composite, and no input is interpolated into a script', () => {
  expect(action.runs.using).toBe('composite');
  for (const { shell, run, uses } of action.runs.steps) {
    if (uses) continue;
    expect(shell).toBe('bash');
    expect(run).not.toContain('${{');
  }
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(['schema', 'blueprint', 'rows', 'seed', 'url', 'command']));
});

test('the packed tool is installed once, and a folder from the cache is used as it is', async () => {
  expect(await runAction({ command: 'infer', schema: 'schema.sql' })).toMatchObject({ code: 0 });
  // A nonexistent package cannot be installed, so only the folder can be used.
  expect(await runAction({ command: 'infer', schema: 'schema.sql', package: 'seedbed@0.0.0-nowhere' })).toMatchObject({ code: 0 });
});

test('a workflow keeps a blueprint, checks it against its schema, proves it and writes files', async () => {
  expect(await runAction({ command: 'infer', schema: 'schema.sql', blueprint: 'seed.json', rows: 'users=20,orders=30' })).toMatchObject({ code: 0 });
  expect(await runAction({ command: 'check', schema: 'schema.sql', blueprint: 'seed.json' })).toMatchObject({ code: 0 });
  expect((await runAction({ command: 'prove', schema: 'schema.sql', rows: '20' })).output).toContain('2 tables');
  expect(await runAction({ command: 'generate', blueprint: 'seed.json', seed: '$(touch made-by-bash)' })).toMatchObject({ code: 0 });
  expect((await readFile(join(workspace, 'seedbed-data/public.users.csv'), 'utf8')).trimEnd().split('\n')).toHaveLength(21);
  expect(await readdir(workspace)).not.toContain('made-by-bash');

  await writeFile(join(workspace, 'wider.sql'), `${DDL} ALTER TABLE users ADD COLUMN phone text;`);
  const differs = await runAction({ command: 'check', schema: 'wider.sql', blueprint: 'seed.json' });
  expect(differs.code).toBe(6);
  expect(differs.output).toContain('public.users.phone is new');
  expect(differs.output).toContain('::error file=wider.sql,line=1,title=Seedbed::public.users.phone is new');
  expect(differs.outputs).toEqual({ 'exit-code': '6', agrees: 'false', changes: '1' });
  expect(differs.summary).toContain('### Seedbed check: schema and blueprint differ');

  await writeFile(join(workspace, 'broken.sql'), `${DDL}\nCREATE TABEL carts (id bigint);`);
  const broken = await runAction({ command: 'infer', schema: 'broken.sql' });
  expect(broken).toMatchObject({ code: 3, outputs: { 'exit-code': '3' } });
  expect(broken.output).toContain('::error file=broken.sql,line=3,col=8,title=Seedbed::');
});

test('settings of a config file need not be repeated', async () => {
  await mkdir(join(workspace, 'configured'));
  const config = { schema: '../schema.sql', rows: { users: 4, orders: 6 }, seed: 9 };
  await writeFile(join(workspace, 'configured/seedbed.config.json'), JSON.stringify(config));
  expect(await runAction({ command: 'infer', config: 'configured/seedbed.config.json', blueprint: 'few.json' })).toMatchObject({ code: 0 });
  expect(JSON.parse(await readFile(join(workspace, 'few.json'), 'utf8'))).toMatchObject({ seed: 9 });
  await rename(join(workspace, 'configured/seedbed.config.json'), join(workspace, 'seedbed.config.json'));
  await writeFile(join(workspace, 'seedbed.config.json'), JSON.stringify({ ...config, schema: 'schema.sql' }));
  expect(await runAction({ command: 'check', blueprint: 'few.json' })).toMatchObject({ code: 0 });
  expect(await runAction({ command: 'load' })).toMatchObject({ code: 2, output: expect.stringContaining('"target" in a config file') });
  await rm(join(workspace, 'seedbed.config.json'));
});

test('a workflow adds to a database with rows, and names the differences', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget('plain');
  expect(await runAction({ schema: 'schema.sql', url: target.url, create: 'true', rows: '3' })).toMatchObject({ code: 0 });
  expect((await runAction({ schema: 'schema.sql', url: target.url, rows: '3' })).code).toBe(5);
  const set = 'tables.orders.rows=5\ncolumns.users.email={first}.{last}@ourshop.example';
  expect(await runAction({ schema: 'schema.sql', url: target.url, mode: 'append', rows: 'users=2', set })).toMatchObject({ code: 0 });
  const { rows } = await target.client.query(
    "select count(*)::int as users, count(*) filter (where email like '%@ourshop.example')::int as ours, (select count(*)::int from orders) as orders from users",
  );
  expect(rows).toEqual([{ users: 5, ours: 2, orders: 8 }]);
  const files = {
    command: 'generate',
    schema: 'schema.sql',
    rows: '4',
    format: 'ndjson',
    tables: 'users',
    locale: 'de',
    'reference-date': '2025-01-01',
    out: 'of-users',
  };
  expect(await runAction(files)).toMatchObject({ code: 0 });
  expect((await readdir(join(workspace, 'of-users'))).filter((name) => !name.startsWith('manifest'))).toEqual(['public.users.ndjson']);
});

test('a workflow fills its database; a missing or wrong input ends it with an error that names it', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget('plain');
  const loaded = await runAction({ schema: 'schema.sql', url: target.url, create: 'true', rows: 'users=15,orders=40', seed: '7' });
  expect(loaded).toMatchObject({ code: 0 });
  const counted = await target.client.query('select (select count(*) from users)::int as users, (select count(*) from orders)::int as orders');
  expect(counted.rows).toEqual([{ users: 15, orders: 40 }]);

  expect(await runAction({ schema: 'schema.sql' })).toMatchObject({
    code: 2,
    output: expect.stringContaining('::error title=Seedbed::load needs the input url'),
  });
  expect(await runAction({ command: 'sow', schema: 'schema.sql' })).toMatchObject({ code: 2, output: expect.stringContaining('not sow') });
  expect(await runAction({ command: 'prove' })).toMatchObject({ code: 2, output: expect.stringContaining('needs the input schema') });
});
