import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd, say } from './process.mjs';

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
 * Runs all tests and closes with `N passed, N failed`, counted from vitest's own report. A file that cannot be
 * loaded counts as a failure, and a run in which no test was executed fails.
 */
export async function runTests(args, env) {
  const { rest, variables } = laneOf(args, env);
  if (variables.SEEDBED_TEST_DAY) say(`everyday tests, with the cases of day ${variables.SEEDBED_TEST_DAY}. All cases: npm run test:all`);
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-report-'));
  try {
    const report = join(folder, 'report.json');
    const code = await runToEnd(
      'pnpm',
      ['exec', 'vitest', 'run', '--reporter=default', '--reporter=json', '--reporter=./tools/slow-files.mjs', `--outputFile.json=${report}`, ...rest],
      { ...env, ...variables },
    );
    const { passed, failed } = count(report);
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
    return code !== 0 || failed > 0 || passed === 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const broken = report.testResults.filter(
      (result) => result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
    ).length;
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
