import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process.mjs';

/** CPU seconds of each file of the last `npm test`, and of the `npm run test:rest` after it. */
export const COSTS = join(ROOT, '.seedbed', 'test-costs.jsonl');

/** How many of the dearest files a run lists. */
const NAMED = 20;
/** A file is named as dearer than in the list from so many times its seconds on, and so many more: less is what runs differ by. */
const DEARER = { times: 1.5, seconds: 5 };

/** What each test file of a run cost: CPU seconds by file, from the lines that `measure-file.mjs` wrote. */
export function readCosts(path) {
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').trim().split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map(({ file, cpu }) => [file, cpu]));
}

/**
 * The report of a run: its dearest files, and those that cost clearly more than the list says.
 * @param costs CPU seconds by file
 * @param known `files` of `everyday.json`
 */
export function describeCosts(costs, known) {
  const dearest = [...costs].toSorted(([, a], [, b]) => b - a).slice(0, NAMED);
  const total = [...costs.values()].reduce((sum, cpu) => sum + cpu, 0);
  const lines = [`${costs.size} files took ${Math.round(total)} CPU seconds. The dearest ${dearest.length}:`];
  for (const [file, cpu] of dearest) lines.push(`${cpu.toFixed(1).padStart(8)}  ${file}`);
  for (const [file, cpu] of costs) {
    const before = known[file]?.[0];
    if (before !== undefined && cpu > before * DEARER.times && cpu > before + DEARER.seconds) {
      lines.push(`Dearer than in tools/lanes/everyday.json: ${file}, ${before} -> ${cpu.toFixed(1)} CPU seconds`);
    }
  }
  return lines;
}
