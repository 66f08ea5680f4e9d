import { loadavg, availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { ROOT } from './process.mjs';

/** How many of the slowest files a run lists. */
const NAMED = 20;
/**
 * Seconds that one file may take on a quiet machine: a longer one keeps a worker busy after the others have finished.
 */
const BUDGET_SECONDS = 180;
/** Runnable processes per core up to which the machine counts as quiet. Two test workers with their servers already make about two. */
const QUIET_LOAD_PER_CORE = 1.75;

/**
 * A vitest reporter: prints the slowest test files with their seconds (import, hooks and tests), and fails the run when a file
 * exceeds its budget on a quiet machine. On a busy machine the budget is not applied, because the time says nothing about the file.
 */
export default class SlowFiles {
  #files = [];
  #peakLoad = 0;

  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    this.#files.push({ name: relative(ROOT, module.moduleId), seconds: (collectDuration + setupDuration + duration) / 1000 });
    this.#peakLoad = Math.max(this.#peakLoad, loadavg()[0]);
  }

  onTestRunEnd() {
    const { lines, overBudget } = describeFiles(this.#files, this.#peakLoad / availableParallelism());
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (overBudget) process.exitCode = 1;
  }
}

/**
 * A report of a run's time per file.
 * @param files `{ name, seconds }` of each file
 * @param loadPerCore the highest load average of the run, per core
 */
export function describeFiles(files, loadPerCore) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED);
  const lines = [`Slowest ${slowest.length} of ${files.length} files, in seconds (load per core up to ${loadPerCore.toFixed(1)}):`];
  for (const { name, seconds } of slowest) lines.push(`${seconds.toFixed(1).padStart(8)}  ${name}`);
  const late = files.filter(({ seconds }) => seconds > BUDGET_SECONDS);
  const quiet = loadPerCore <= QUIET_LOAD_PER_CORE;
  if (late.length > 0) {
    const names = late.map(({ name }) => name).join(', ');
    lines.push(
      quiet
        ? `Over the budget of ${BUDGET_SECONDS} s a file: ${names}. Split these files, or make them faster.`
        : `Over ${BUDGET_SECONDS} s, not counted on a busy machine: ${names}.`,
    );
  }
  return { lines, overBudget: quiet && late.length > 0 };
}
