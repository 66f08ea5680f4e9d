import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { openTargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../support/server.ts';

const run = promisify(execFile);
const DDL = 'CREATE TABLE big (id bigint PRIMARY KEY, note text NOT NULL);\nCREATE TABLE small (id int PRIMARY KEY, big_id bigint NOT NULL REFERENCES big);';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-bundle-'));
  await writeFile(join(folder, 'schema.sql'), DDL);
});
afterAll(() => rm(folder, { recursive: true }));

/** With a separate home, so that nothing is cached from before. */
const bundled = (...args: string[]) =>
  run(process.execPath, [join(ROOT, 'dist/seedbed.mjs'), ...args], { cwd: folder, env: { XDG_CACHE_HOME: join(folder, 'cache') } });
const fromSource = (...args: string[]) => run(process.execPath, [join(ROOT, 'apps/cli/src/main.ts'), ...args], { cwd: folder, env: {} });

test('the bundle reads a schema and generates the same bytes as the sources', async () => {
  const args = ['generate', 'schema.sql', '--table', 'small', '--rows', '50'];
  const [one, other] = [await bundled(...args), await fromSource(...args)];
  expect(one.stdout.split('\n')).toHaveLength(52);
  expect(one.stdout).toBe(other.stdout);
});

test('results for the same DDL come from the cache folder, unless disabled', async () => {
  const results = join(folder, 'cache/seedbed/results');
  await rm(results, { recursive: true, force: true });
  const fresh = await bundled('infer', 'schema.sql', '--no-cache');
  await expect(readdir(results)).rejects.toThrow('ENOENT');
  expect((await bundled('infer', 'schema.sql')).stdout).toBe(fresh.stdout);
  const [kept] = await readdir(results);
  await writeFile(join(results, kept!), (await readFile(join(results, kept!), 'utf8')).replaceAll('42', '43'));
  expect((await bundled('infer', 'schema.sql')).stdout).toBe(fresh.stdout.replaceAll('42', '43'));
  expect((await bundled('infer', 'schema.sql', '--no-cache')).stdout).toBe(fresh.stdout);
});

test('the bundle serves agents, and prints only the protocol', async () => {
  const child = execFile(process.execPath, [join(ROOT, 'dist/seedbed.mjs'), 'mcp'], { cwd: folder, env: { XDG_CACHE_HOME: join(folder, 'cache') } });
  const answers: { id: number; result: { tools?: { name: string }[] } }[] = [];
  const ended = new Promise<number>((resolve) => child.on('close', resolve));
  const lines = createInterface({ input: child.stdout! });
  const ask = (id: number, method: string, params: object) => child.stdin!.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  ask(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } });
  for await (const line of lines) {
    answers.push(JSON.parse(line) as (typeof answers)[number]);
    if (answers.length === 1) ask(2, 'tools/list', {});
    else child.stdin!.end();
  }
  expect(await ended).toBe(0);
  expect(answers.map(({ id }) => id)).toEqual([1, 2]);
  expect(answers[1]!.result.tools!.map(({ name }) => name)).toContain('infer');
});

test('a command that needs no inference does not load it', async () => {
  const dist = join(ROOT, 'dist');
  const seen = new Set<string>();
  let bytes = 0;
  const visit = async (name: string): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    const code = await readFile(join(dist, name), 'utf8');
    bytes += code.length;
    for (const [, next] of code.matchAll(/^(?:import|export) [^;]*?"\.\/([^"]+)"/gm)) await visit(next!);
  };
  const entry = await readFile(join(dist, 'seedbed.mjs'), 'utf8');
  await visit(/import\(["'`]\.\/(.+?)["'`]\)/.exec(entry)![1]!);
  expect(seen.size).toBeGreaterThan(3);
  // The rules of inference alone are three million; the engine and its generators are half of the loaded code.
  expect(bytes).toBeLessThan(2_700_000);
});

test('its threads and child processes are found in a load over several sessions', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget();
  await bundled('load', 'schema.sql', '--create', '--rows', 'big=30000,small=50', '--connections', '2', '--url', target.url);
  expect((await target.client.query('SELECT count(*)::int AS n FROM big')).rows).toEqual([{ n: 30_000 }]);
});

test('every entry file of a thread or process is in the bundle', async () => {
  const opened = await run(
    'grep',
    ['-rhoE', '--include=*.ts', "name: '[a-z-]+', source: new URL", 'packages', 'apps', '--exclude-dir=node_modules', '--exclude=*.test.ts'],
    {
      cwd: ROOT,
    },
  );
  const names = opened.stdout
    .trim()
    .split('\n')
    .map((line) => `${/'(.+)'/.exec(line)![1]}.mjs`);
  expect(names).toContain('admission.mjs');
  expect(await readdir(join(ROOT, 'dist'))).toEqual(expect.arrayContaining(names));
});

test('the serving thread loads only ASCII, and none of the knowledge of inference', async () => {
  const loaded = new Map<string, string>();
  const load = async (name: string, imports: RegExp): Promise<void> => {
    if (loaded.has(name)) return;
    const code = await readFile(join(ROOT, 'dist', name), 'utf8');
    loaded.set(name, code);
    for (const [, next] of code.matchAll(imports)) await load(next!, AT_ONCE);
  };
  await load('server.mjs', /"\.\/([^"]+\.mjs)"/g);
  expect(loaded.size).toBeGreaterThan(20);
  expect([...loaded].filter(([, code]) => !/^[\0-\x7f]*$/.test(code)).map(([name]) => name)).toEqual([]);
  expect([...loaded].filter(([, code]) => code.includes('knowledge/universal.json')).map(([name]) => name)).toEqual([]);
});

/** Imports that are not of the form `import(…)`. */
const AT_ONCE = /^(?:import|export)\b[^"'()]*"\.\/([^"]+)"/gm;

test('the command of a checkout ignores a bundle of other sources', async () => {
  const copy = join(folder, 'checkout');
  for (const path of ['tools', 'apps/cli/bin', 'apps/cli/src', 'apps/api', 'packages', '.seedbed/state', 'dist'])
    await mkdir(join(copy, path), { recursive: true });
  for (const file of ['apps/cli/bin/seedbed.mjs', 'tools/stamps.mjs', 'tools/process.mjs']) await writeFile(join(copy, file), await readFile(join(ROOT, file)));
  await writeFile(join(copy, 'apps/cli/src/main.ts'), `console.log('the sources' as string);`);
  await writeFile(join(copy, 'dist/seedbed.mjs'), `console.log('the bundle');`);
  const stamp = `import { bundleStamp, remember } from './stamps.mjs'; remember('bundle', bundleStamp());`;
  await writeFile(join(copy, 'tools/stamp.mjs'), stamp);
  const seedbed = async () => (await run(process.execPath, [join(copy, 'apps/cli/bin/seedbed.mjs')])).stdout.trim();

  expect(await seedbed()).toBe('the sources');
  await run(process.execPath, [join(copy, 'tools/stamp.mjs')]);
  expect(await seedbed()).toBe('the bundle');
  await appendFile(join(copy, 'apps/cli/src/main.ts'), '\n');
  expect(await seedbed()).toBe('the sources');
});
