import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './process.mjs';

/**
 * Runs all tests and closes with `N passed, N failed`, counted from vitest's own report. A file that cannot be
 * loaded counts as a failure, and a run in which no test was executed fails.
 */
export async function runTests(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-report-'));
  try {
    const report = join(folder, 'report.json');
    const code = await runToEnd(
      'pnpm',
      ['exec', 'vitest', 'run', '--reporter=default', '--reporter=json', '--reporter=./tools/slow-files.mjs', `--outputFile.json=${report}`, ...args],
      env,
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
