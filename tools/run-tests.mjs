import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd, say } from './process.mjs';
import { afterSecondTry, count, worthSecondTry } from './second-try.mjs';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Which cases of long lists a run takes: one share of them, another one each day, in a plain `npm test`; every case with `--all`, or where files were named.
 * The day is fixed here, for runs past midnight.
 * @returns environment variables for `todaysShare` of @seedbed/testing, and the arguments that are left for vitest
 */
export function laneOf(args, env, now = Date.now()) {
  const rest = args.filter((arg) => arg !== '--all');
  if (args.length > 0) return { rest, variables: { SEEDBED_TEST_LANE: 'all' } };
  return { rest, variables: { SEEDBED_TEST_LANE: 'everyday', SEEDBED_TEST_DAY: env.SEEDBED_TEST_DAY || String(Math.floor(now / DAY_MS)) } };
}

/**
 * Runs all tests and closes with `N passed, N failed`. A file that cannot be loaded counts as a failure, and a run in which
 * no test was executed fails. In an everyday run, a few files that failed run once more by themselves, and what passes then
 * is named (decision 52).
 */
export async function runTests(args, env) {
  const { rest, variables } = laneOf(args, env);
  const everyday = variables.SEEDBED_TEST_LANE === 'everyday';
  if (everyday) say(`everyday tests, with the cases of day ${variables.SEEDBED_TEST_DAY}. All cases: npm run test:all`);
  const first = await runVitest(rest, { ...env, ...variables });
  const again = everyday ? worthSecondTry(first) : [];
  if (again.length === 0) return close(first, first.code);
  say(`${again.length} of ${first.files.length} files failed, and run once more: ${again.join(', ')}`);
  const second = await runVitest(again, { ...env, ...variables });
  const { outcome, flaky } = afterSecondTry(first, second);
  for (const test of flaky) process.stdout.write(`Failed first, passed when its file ran again: ${test}\n`);
  return close(outcome, second.code);
}

/**
 * Runs the tests of packages whose files, or whose dependencies' files, changed since their tests last passed on this
 * machine. turbo records passed tests in `.turbo`; turbo.json lists what a package's tests read besides its own files.
 * Rotating cases are those of the day on which they ran. `npm test` remains the check of everything.
 * @param args for turbo, such as `--force` or `--dry`
 */
export function runChangedTests(args, env) {
  const { variables } = laneOf([], env);
  const options = ['--ui=stream', '--concurrency=1', '--continue', '--output-logs=new-only'];
  return runToEnd('pnpm', ['exec', 'turbo', 'run', 'test', 'test:tools', ...options, ...args], { ...env, ...variables, TURBO_TELEMETRY_DISABLED: '1' });
}

function close(outcome, code) {
  const { passed, failed } = count(outcome);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return code !== 0 || failed > 0 || passed === 0 ? 1 : 0;
}

/** @returns the output of `Outcomes`, and vitest's exit code */
async function runVitest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-report-'));
  try {
    const outcomes = join(folder, 'outcomes.json');
    const reporters = ['default', './tools/slow-files.mjs', './tools/outcomes.mjs'].map((name) => `--reporter=${name}`);
    const code = await runToEnd('pnpm', ['exec', 'vitest', 'run', ...reporters, ...args], { ...env, SEEDBED_TEST_OUTCOMES: outcomes });
    return { code, ...(existsSync(outcomes) ? JSON.parse(readFileSync(outcomes, 'utf8')) : { files: [], unhandled: 1 }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
