#!/usr/bin/env node
// The one entry behind `npm start`, `npm run build`, `npm test`, `npm run dev`, `.ci/run` and the plugin for agents: plain JavaScript, for any Node from 20 on.
// It fetches Node 24 and pnpm 12 where they are missing, installs, builds the client, the manual and the bundle, and hands over.
import { compileKnowledge } from './knowledge.mjs';
import { ensureToolchain } from './toolchain.mjs';
import { buildBundle, buildClient, buildManual, installPackages } from './prepare.mjs';
import { recordTests } from './lanes/record.mjs';
import { runChecks } from './run-checks.mjs';
import { runChangedTests, runTests } from './run-tests.mjs';
import { MALLOC } from './malloc.mjs';
import { fail, runToEnd, say } from './process.mjs';

const [command = 'start', ...rest] = process.argv.slice(2);

async function main() {
  const env = await ensureToolchain();
  await installPackages(env);
  await compileKnowledge(() => env);
  switch (command) {
    case 'start':
      await Promise.all([buildClient(env), buildManual(env)]);
      await buildBundle(env);
      return runToEnd('node', ['dist/server.mjs', ...rest], { ...MALLOC, ...env, SEEDBED_DATA_DIR: env.SEEDBED_DATA_DIR || '.seedbed' });
    case 'build':
      await Promise.all([buildClient(env), buildManual(env)]);
      return buildBundle(env, { clean: rest.includes('--clean') });
    case 'dev':
      return runToEnd('pnpm', ['exec', 'turbo', 'run', 'dev', '--ui=stream', ...rest], env);
    case 'mcp':
      // What starts it sets the working directory, whose files an agent may read. Standard output is the protocol's.
      await buildBundle(env);
      return runToEnd('node', ['apps/cli/bin/seedbed.mjs', 'mcp', ...rest], { ...env, INIT_CWD: process.cwd() });
    case 'check':
      return runChecks(env);
    case 'record':
      return recordTests(rest, env);
    case 'test':
      await Promise.all([buildClient(env), buildManual(env)]);
      await buildBundle(env);
      return rest[0] === '--changed' ? runChangedTests(rest.slice(1), env) : runTests(rest, env);
    default:
      fail(`unknown command "${command}": start, build, dev, mcp, check, test and record are the ones`);
  }
}

main().then(
  (code) => {
    process.exitCode = code ?? 0;
  },
  (error) => {
    say(error?.message ?? String(error));
    process.exitCode = 1;
  },
);
