#!/usr/bin/env node
// The one entry behind `npm start`, `npm run build`, `npm test`, `npm run dev`, `.ci/run` and the plugin for agents: plain JavaScript, for any Node from 20 on.
// It fetches Node 24 and pnpm 12 where they are missing, installs, builds the client, the manual and the bundle, and hands over.
import { compileKnowledge } from './knowledge.mjs';
import { fetchToolchain } from './toolchain.mjs';
import { buildAll, buildBundle, buildStart, installPackages } from './prepare.mjs';
import { recordTests } from './lanes/record.mjs';
import { runChecks } from './run-checks.mjs';
import { runChangedTests, runTests } from './run-tests.mjs';
import { MALLOC } from './malloc.mjs';
import { fail, runToEnd, say } from './process.mjs';

const [command = 'start', ...rest] = process.argv.slice(2);

async function main() {
  const { env, pnpm, node } = await fetchToolchain();
  await pnpm;
  await Promise.all([installPackages(env), node]);
  switch (command) {
    case 'start':
      return startServer(env);
    case 'build':
      return buildAll(env, { clean: rest.includes('--clean') });
    case 'dev':
      await compileKnowledge(() => env);
      return runToEnd('pnpm', ['exec', 'turbo', 'run', 'dev', '--ui=stream', ...rest], env);
    case 'mcp':
      // What starts it sets the working directory, whose files an agent may read. Standard output is the protocol's.
      await buildBundle(env);
      return runToEnd('node', ['apps/cli/bin/seedbed.mjs', 'mcp', ...rest], { ...env, INIT_CWD: process.cwd() });
    case 'check':
      await compileKnowledge(() => env);
      return runChecks(env);
    case 'record':
      return recordTests(rest, env);
    case 'test':
      await buildAll(env);
      return rest[0] === '--changed' ? runChangedTests(rest.slice(1), env) : runTests(rest, env);
    default:
      fail(`unknown command "${command}": start, build, dev, mcp, check, test and record are the ones`);
  }
}

async function startServer(env) {
  const manual = await buildStart(env);
  try {
    return await runToEnd('node', ['dist/server.mjs', ...rest], { ...MALLOC, ...env, SEEDBED_DATA_DIR: env.SEEDBED_DATA_DIR || '.seedbed' });
  } finally {
    manual.stop();
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
