import { execFile } from 'node:child_process';
import { cp, mkdtemp, mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ROOT } from '../support/server.ts';
import type {} from '../support/fresh-bundle.ts';

const run = promisify(execFile);

/** The example as a user has it: the packed tool installed, and test runners beside it, which the workspace has. */
let home: string;
let project: string;
let env: Record<string, string>;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'seedbed-example-'));
  project = join(home, 'project');
  await cp(join(ROOT, 'examples/tests'), project, { recursive: true });
  await rm(join(project, 'package.json'));
  const registry = Object.entries(process.env).filter(([name]) => /^npm_config_registry$|^NODE_EXTRA_CA_CERTS$|_proxy$/i.test(name));
  env = {
    ...(Object.fromEntries(registry) as Record<string, string>),
    HOME: home,
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    npm_config_cache: join(ROOT, '.seedbed/npm-cache'),
    npm_config_prefer_offline: 'true',
  };
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', inject('tarball')], { cwd: project, env });
  await cp(join(ROOT, 'examples/tests/package.json'), join(project, 'package.json'));
  await mkdir(join(project, 'node_modules/@playwright'), { recursive: true });
  await symlink(join(ROOT, 'node_modules/vitest'), join(project, 'node_modules/vitest'));
  await symlink(join(ROOT, 'e2e/node_modules/@playwright/test'), join(project, 'node_modules/@playwright/test'));
  await run(process.execPath, ['node_modules/.bin/seedbed', 'warm', 'schema.sql'], { cwd: project, env });
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** The scripts of the example's package.json with more time for a busy machine. */
test.each([
  ['node:test', ['--test', 'node/debt.test.mjs'], /pass 1\b/],
  ['vitest', ['node_modules/vitest/vitest.mjs', 'run', '--dir', 'vitest', '--testTimeout', '120000', '--no-color'], /1 passed/],
  ['Playwright', ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright', '--timeout', '120000'], /1 passed/],
])('the example for %s passes', async (_, args, passed) => {
  const { stdout } = await run(process.execPath, args, { cwd: project, env });
  expect(stdout).toMatch(passed);
});
