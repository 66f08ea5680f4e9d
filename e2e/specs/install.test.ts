import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, copyFile, mkdtemp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openTargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ROOT } from '../support/server.ts';
import type {} from '../support/fresh-bundle.ts';

const run = promisify(execFile);
const DDL = `CREATE TABLE users (id bigint PRIMARY KEY, email text NOT NULL UNIQUE, born date);
CREATE TABLE orders (id bigint PRIMARY KEY, user_id bigint NOT NULL REFERENCES users, total numeric(10,2) NOT NULL CHECK (total > 0));`;
const MEGABYTE = 1024 * 1024;

/**
 * A user who has Node and npm, an empty home and an empty folder. npm's downloads are cached next to the checkout, for
 * the next run.
 */
let home: string;
let project: string;
let tarball: string;
let env: Record<string, string>;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'seedbed-home-'));
  project = join(home, 'project');
  await mkdir(project);
  const registry = Object.entries(process.env).filter(([name]) => /^npm_config_registry$|^NODE_EXTRA_CA_CERTS$|_proxy$/i.test(name));
  env = {
    ...(Object.fromEntries(registry) as Record<string, string>),
    HOME: home,
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    npm_config_cache: join(ROOT, '.seedbed/npm-cache'),
    npm_config_prefer_offline: 'true',
  };
  tarball = basename(inject('tarball'));
  await copyFile(inject('tarball'), join(project, tarball));
  await writeFile(join(project, 'schema.sql'), DDL);
});
afterAll(() => rm(home, { recursive: true, force: true }));

test('one line in an empty folder: npx file:/…/seedbed.tgz infer schema.sql, as guides show it', async () => {
  // The knowledge is 3.6 MB of it, the client 3, the manual 1.1, the pages of the API 1.3, faker 0.9, the parser of seed scripts 0.1.
  expect((await stat(join(project, tarball))).size).toBeLessThan(14.5 * MEGABYTE);
  const { stdout } = await run('npx', ['--yes', `file:${join(project, tarball)}`, 'infer', 'schema.sql'], { cwd: project, env });
  expect(JSON.parse(stdout)).toMatchObject({ format: 1, tables: [{ name: 'orders' }, { name: 'users' }] });
});

test('installed without scripts of packages: the same rows under every available Node', async () => {
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `./${tarball}`], { cwd: project, env });
  const seen = new Set<string>();
  for (const node of await nodes()) {
    const { stdout } = await run(node, ['node_modules/.bin/seedbed', 'generate', 'schema.sql', '--table', 'orders', '--rows', '30', '--no-cache'], {
      cwd: project,
      env,
    });
    expect(stdout.trim().split('\n')).toHaveLength(31);
    seen.add(stdout);
  }
  expect(seen.size).toBe(1);
});

test('the package lists the licence of every bundled package', async () => {
  const notice = await readFile(join(project, 'node_modules/seedbed/dist/NOTICE'), 'utf8');
  const named = new Set(notice.split('\n').flatMap((line) => /^(\S+) \d+\.\S+ \(.+\)$/.exec(line)?.[1] ?? []));
  const manifests = ['api', 'cli', 'web'].map((app) => join(ROOT, 'apps', app, 'package.json'));
  for (const each of ['assist', 'contract', 'engine', 'inference', 'meaning', 'mock', 'postgres', 'runner'])
    manifests.push(join(ROOT, 'packages', each, 'package.json'));
  const requested = await Promise.all(
    manifests.map(async (file) => Object.entries((JSON.parse(await readFile(file, 'utf8')) as { dependencies?: Record<string, string> }).dependencies ?? {})),
  );
  const outside = requested.flat().flatMap(([name, version]) => (version.startsWith('workspace:') ? [] : [name]));
  expect(outside.filter((name) => !named.has(name))).toEqual([]);
  expect(notice).toContain('GeoNames');
  expect([...named]).toEqual(expect.arrayContaining(['core-js', 'fast-uri', 'react-dom']));
});

test('import … from seedbed: typed, and rows of its own test, in a database', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget();
  const program = `import { createTestData, generate, infer, type Rows } from 'seedbed';
const { blueprint } = await infer('schema.sql', { seed: 7 });
const made: Rows = await generate(blueprint, { tables: ['users'], rows: { users: 3 } });
const data = await createTestData('schema.sql', { test: 'pays', url: process.argv[2]!, create: true });
// @ts-expect-error there is no such option
const refused = await infer('schema.sql', { sede: 7 }).catch((error: Error) => error.message);
console.log(JSON.stringify({ users: made['users']!.length, orders: data.rows['orders']!, refused }));
`;
  await writeFile(join(project, 'program.ts'), program);
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  await run(
    tsc,
    [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'esnext',
      '--skipLibCheck',
      '--types',
      'node',
      '--typeRoots',
      join(ROOT, 'node_modules/@types'),
      'program.ts',
    ],
    { cwd: project, env },
  );
  const { stdout } = await run(process.execPath, ['program.ts', target.url], { cwd: project, env });
  const { users, orders, refused } = JSON.parse(stdout) as { users: number; orders: { id: number }[]; refused: string };
  expect([users, orders.length > 0]).toEqual([3, true]);
  expect(refused).toContain('infer has no option sede');
  const { rows } = await target.client.query<{ id: string }>('SELECT id FROM orders ORDER BY id');
  expect(rows.map(({ id }) => Number(id))).toEqual(orders.map(({ id }) => Number(id)));
});

test("require('seedbed'), in a context without import(), and where node:module refuses modules, as in Jest 30", async () => {
  const program = `const { createTestData } = require('seedbed');
const { readFileSync } = require('node:fs');
const { runInNewContext } = require('node:vm');
const file = require.resolve('seedbed');
const inContext = { exports: {} };
runInNewContext(\`(function (exports, __filename, process) {\${readFileSync(file, 'utf8')}\\n})\`)(inContext.exports, file, process);
const inJest = { exports: {} };
const refuse = () => { throw Object.assign(new Error('Must use import to load ES Module'), { code: 'ERR_REQUIRE_ESM' }); };
const getBuiltinModule = (name) => (name === 'node:module' ? { createRequire: () => refuse } : process.getBuiltinModule(name));
runInNewContext(\`(function (exports, __filename, process) {\${readFileSync(file, 'utf8')}\\n})\`)(inJest.exports, file, { getBuiltinModule });
const asked = { rows: { users: { count: 2, set: { born: '1990-02-03' }, children: { orders: 3 } } } };
(async () => {
  const one = await createTestData('schema.sql', asked);
  const other = await inContext.exports.createTestData('schema.sql', asked);
  const third = await inJest.exports.createTestData('schema.sql', asked);
  console.log(JSON.stringify([one.rows.users.length, one.rows.orders.length, ...[other, third].map(({ rows }) => JSON.stringify(one.rows) === JSON.stringify(rows))]));
})();
`;
  await writeFile(join(project, 'program.cjs'), program);
  const { stdout } = await run(process.execPath, ['program.cjs'], { cwd: project, env });
  expect(JSON.parse(stdout)).toEqual([2, 6, true, true]);
});

test('seedbed start: server and client from the package, data in the configured folder, stopped in order', async () => {
  await writeFile(join(project, 'seedbed.config.json'), JSON.stringify({ server: { port: 1, dataDir: 'data' } }));
  const child = spawn(process.execPath, ['node_modules/.bin/seedbed', 'start', '--port', '0'], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /Seedbed is at (http:\S+)/.exec((printed += String(chunk)));
      if (found) resolve(found[1]!);
    });
  });
  const ended = once(child, 'exit');
  const at = await Promise.race([address, ended.then(([code]) => Promise.reject(new Error(`ended with ${code}`)))]);
  const page = await (await fetch(at, { headers: { accept: 'text/html' } })).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)![1]!;
  expect((await fetch(at + script)).status).toBe(200);
  expect((await fetch(`${at}/docs/api/js/scalar.js`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  await access(join(project, 'data'));
  await rm(join(project, 'seedbed.config.json'));
});

/** Of each major version from 20 on that is on the path, one; our own first. */
async function nodes(): Promise<string[]> {
  const found = new Map([[majorOf(process.version), process.execPath]]);
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const node = join(folder, 'node');
    const version = await run(node, ['--version']).then(
      ({ stdout }) => stdout,
      () => undefined,
    );
    if (version && majorOf(version) >= 20 && !found.has(majorOf(version))) found.set(majorOf(version), node);
  }
  return [...found.values()];
}

function majorOf(version: string): number {
  return Number(/^v(\d+)/.exec(version)![1]);
}
