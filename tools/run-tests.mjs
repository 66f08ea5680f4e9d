import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COSTS, describeCosts, readCosts } from './lanes/costs.mjs';
import { filesOf, readList } from './lanes/everyday.mjs';
import { ROOT, runToEnd, say } from './process.mjs';
import { afterSecondTry, count, namesOfFailed, worthSecondTry } from './second-try.mjs';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The lane of a run (docs/lab/tests.md): `everyday` in a plain `npm test`, `rest` with `--rest`, each with one share of the cases of long
 * lists, another one each day; every file and every case with `--all`, or where files were named. The day is fixed here, for runs
 * past midnight.
 * @returns environment variables for vitest.config.ts and for `todaysShare` of @seedbed/testing, and the arguments that are left for vitest
 */
export function laneOf(args, env, now = Date.now()) {
  const rest = args.filter((arg) => arg !== '--all' && arg !== '--rest');
  if (rest.length > 0 || args.includes('--all')) return { rest, variables: { SEEDBED_TEST_LANE: 'all' } };
  const lane = args.includes('--rest') ? 'rest' : 'everyday';
  return { rest, variables: { SEEDBED_TEST_LANE: lane, SEEDBED_TEST_DAY: env.SEEDBED_TEST_DAY || String(Math.floor(now / DAY_MS)) } };
}

/**
 * Runs the tests of a lane and closes with `N passed, N failed`, with those of the lane before it where both run after one another
 * (`SEEDBED_TEST_COUNTS`). A file that cannot be loaded counts as a failure, and a run in which no test was executed fails. In an
 * everyday run and in the rest, a few files that failed run once more by themselves, and what passes then is named (decision 52).
 */
export async function runTests(args, env) {
  const { rest, variables } = laneOf(args, env);
  const lane = variables.SEEDBED_TEST_LANE;
  const named = lane === 'rest' ? filesOf('rest').map((file) => join(ROOT, file)) : rest;
  const isLane = lane !== 'all';
  if (isLane) say(LANES[lane](variables.SEEDBED_TEST_DAY));
  // Only whole lanes tell what files cost: the first one of both begins anew.
  if (lane === 'everyday') rmSync(COSTS, { force: true });
  const first = await runVitest(named, { ...env, ...variables, ...(isLane && { SEEDBED_TEST_COSTS: COSTS }) });
  if (isLane)
    process.stdout.write(
      describeCosts(costsOf(first.files), readList().files)
        .map((line) => `${line}\n`)
        .join(''),
    );
  const again = isLane ? worthSecondTry(first) : [];
  if (again.length === 0) return close(first, first.code, env);
  say(`${again.length} of ${first.files.length} files failed, and run once more: ${again.join(', ')}`);
  const second = await runVitest(again, { ...env, ...variables });
  const { outcome, flaky } = afterSecondTry(first, second);
  for (const test of flaky) process.stdout.write(`Failed first, passed when its file ran again: ${test}\n`);
  return close(outcome, second.code, env);
}

/** What the files of a run cost; those of the lane before it are in the same file. */
function costsOf(files) {
  const ran = new Set(files.map(({ file }) => file));
  return new Map([...readCosts(COSTS)].filter(([file]) => ran.has(file)));
}

const LANES = {
  everyday: (day) => `everyday tests, with the cases of day ${day}. The rest: npm run test:rest. All cases: npm run test:all`,
  rest: (day) => `the tests that npm test leaves out, with the cases of day ${day}. All cases: npm run test:all`,
};

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

function close(outcome, code, env) {
  const { passed, failed } = count(outcome);
  const before = countsBefore(env);
  const both = { passed: passed + before.passed, failed: failed + before.failed, names: [...before.names, ...namesOfFailed(outcome)] };
  if (env.SEEDBED_TEST_COUNTS) writeFileSync(env.SEEDBED_TEST_COUNTS, JSON.stringify(both));
  // At the end, where they are read when the middle of a long output is cut.
  for (const name of both.names) process.stdout.write(`Failed: ${name}\n`);
  process.stdout.write(`${both.passed} passed, ${both.failed} failed\n`);
  return code !== 0 || failed > 0 || passed === 0 ? 1 : 0;
}

/** Of the lane that ran before this one, if both count together: the file that the variable names is empty at first. */
function countsBefore(env) {
  const counts = env.SEEDBED_TEST_COUNTS && readFileSync(env.SEEDBED_TEST_COUNTS, 'utf8');
  return counts ? JSON.parse(counts) : { passed: 0, failed: 0, names: [] };
}

/** @returns the output of `Outcomes`, and vitest's exit code */
async function runVitest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-report-'));
  try {
    const outcomes = join(folder, 'outcomes.json');
    const reporters = ['default', './tools/outcomes.mjs'].map((name) => `--reporter=${name}`);
    // Processes and threads that tests start from the sources find them compiled by one before.
    const compiled = join(folder, 'compiled');
    const code = await runToEnd('pnpm', ['exec', 'vitest', 'run', ...reporters, ...args], {
      ...env,
      SEEDBED_TEST_OUTCOMES: outcomes,
      NODE_COMPILE_CACHE: compiled,
    });
    return { code, ...(existsSync(outcomes) ? JSON.parse(readFileSync(outcomes, 'utf8')) : { files: [], unhandled: 1 }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
