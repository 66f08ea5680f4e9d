import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const bundled = (...args: string[]) => run(process.execPath, [join(ROOT, 'dist/seedbed.mjs'), ...args], { cwd: folder, env: {} });
const fromSource = (...args: string[]) => run(process.execPath, [join(ROOT, 'apps/cli/src/main.ts'), ...args], { cwd: folder, env: {} });

test('the bundle reads a schema, and makes the same bytes as the sources', async () => {
  const args = ['generate', 'schema.sql', '--table', 'small', '--rows', '50'];
  const [one, other] = [await bundled(...args), await fromSource(...args)];
  expect(one.stdout.split('\n')).toHaveLength(52);
  expect(one.stdout).toBe(other.stdout);
});

test('its threads and child processes are found: a load by several sessions', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget();
  await bundled('load', 'schema.sql', '--create', '--rows', 'big=30000,small=50', '--connections', '2', '--url', target.url);
  expect((await target.client.query('SELECT count(*)::int AS n FROM big')).rows).toEqual([{ n: 30_000 }]);
});

test('every program that is opened beside another is in the bundle', async () => {
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

test('the command of a checkout leaves a bundle of other sources alone', async () => {
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
