import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process.mjs';
import { reachedFunctions } from './reached-functions.mjs';

/** Which test files `npm test` runs, and which it leaves to `npm run test:rest`, computed by `npm run test:record`. */
export const LIST = join(ROOT, 'tools/lanes/everyday.json');

/** CPU seconds that the everyday lane may take: eight minutes of two cores hold 960, of which the builds before the tests take a minute, and workers that wait a fifth. */
export const BUDGET = 660;
/** The share of all functions up to which files are added. */
const COVER = 0.999;
/** Folders of pure code with their tests: the cheapest place of a proof. */
export const PURE_FOLDERS = [
  ...'contract engine constraints inference client meaning schema-files seed-scripts sqlite mysql'.split(' ').map((name) => `packages/${name}/`),
  'packages/mock/src/',
  'packages/mock/test/dialects/',
  'apps/web/src/',
  'apps/docs/src/',
  'tools/',
  'benches/',
];
/** Tests of pure code run each time, unless one file costs more than so many CPU seconds. */
const DEAR = 6;

export const isPure = (file) => PURE_FOLDERS.some((folder) => file.startsWith(folder));

/** @returns `{ summary, always, files: { FILE: [CPU seconds, 'everyday' or 'rest'] } }` */
export function readList() {
  return JSON.parse(readFileSync(LIST, 'utf8'));
}

export function writeList({ summary, always, files }) {
  const lines = Object.entries(files).map(([file, [cpu, lane]]) => `    ${JSON.stringify(file)}: [${cpu}, "${lane}"]`);
  const named = always.map((file) => JSON.stringify(file)).join(', ');
  writeFileSync(LIST, `{\n  "summary": ${JSON.stringify(summary)},\n  "always": [${named}],\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/**
 * The files of a lane. What the list does not know, since it is new, is everyday as well.
 * @param lane `everyday` or `rest`
 */
export function filesOf(lane) {
  return Object.entries(readList().files)
    .filter(([, [, its]]) => its === lane)
    .map(([file]) => file);
}

/**
 * The list with the files that it does not know yet: pure code is everyday, the others too as long as the budget lasts, the cheapest first. Which functions they reach is
 * not known, so that the next recording may choose otherwise.
 * @param costs CPU seconds of the new files
 */
export function withNewFiles({ summary, always, files }, costs) {
  const added = [...costs].filter(([file]) => !(file in files)).map(([file, cpu]) => [file, Number(cpu.toFixed(1))]);
  let spent = Object.values(files).reduce((sum, [cpu, lane]) => (lane === 'everyday' ? sum + cpu : sum), 0);
  const byWorth = added.toSorted(([a, x], [b, y]) => Number(isPure(b)) - Number(isPure(a)) || x - y);
  const placed = byWorth.map(([file, cpu]) => {
    const isEveryday = spent + cpu <= BUDGET && (!isPure(file) || cpu <= DEAR);
    if (isEveryday) spent += cpu;
    return [file, [cpu, isEveryday ? 'everyday' : 'rest']];
  });
  const all = Object.fromEntries([...Object.entries(files), ...placed].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const everyday = Object.values(all).filter(([, lane]) => lane === 'everyday').length;
  const recorded = summary.replace(/^everyday: \d+ of \d+ files, \d+ of \d+ CPU seconds, /, '').replace(/; \d+ files came after it$/, '');
  const known = Number(/(\d+) files came after it$/.exec(summary)?.[1] ?? 0) + added.length;
  const whole = Object.values(all).reduce((sum, [cpu]) => sum + cpu, 0);
  return {
    summary: `everyday: ${everyday} of ${Object.keys(all).length} files, ${Math.round(spent)} of ${Math.round(whole)} CPU seconds, ${recorded}; ${known} files came after it`,
    always,
    files: all,
  };
}

/**
 * @param folder what `record-file.mjs` wrote
 * @returns the functions that each file reached
 */
export function readReached(folder) {
  const reached = new Map();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.reached')) continue;
    const functions = new Set(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    // Processes that ended after their file.
    const late = join(folder, name.replace(/\.reached$/, ''));
    for (const each of existsSync(late) ? readdirSync(late) : []) {
      for (const one of reachedFunctions(JSON.parse(readFileSync(join(late, each), 'utf8')))) functions.add(one);
    }
    reached.set(name.replace(/\.reached$/, '').replaceAll('+', '/'), functions);
  }
  return reached;
}

/**
 * Chooses the cheapest files that together reach nearly all functions that any file reaches: all of pure code, then greedily the file that
 * adds most functions for a CPU second, until nothing is left to reach or to spend.
 * @param reached functions by file; a file without any is left to the rest
 * @param measured CPU seconds by file
 * @param always files that are in it in any case: they failed in the rest when everyday had passed
 */
export function chooseEveryday(reached, measured, { always = [], budget = BUDGET } = {}) {
  // As they are written, so that the sum of the list is what was spent.
  const costs = new Map([...measured].map(([file, cpu]) => [file, Number(cpu.toFixed(1))]));
  const files = [...costs.keys()].toSorted();
  const reachedBy = (file) => reached.get(file) ?? new Set();
  const all = new Set(files.flatMap((file) => [...reachedBy(file)]));
  const seen = new Set();
  const chosen = new Set();
  let spent = 0;
  const take = (file) => {
    chosen.add(file);
    spent += costs.get(file);
    for (const each of reachedBy(file)) seen.add(each);
  };
  for (const file of files) if (always.includes(file) || (isPure(file) && costs.get(file) <= DEAR)) take(file);
  while (seen.size < all.size * COVER) {
    const next = worthMost(files.filter((file) => !chosen.has(file) && spent + costs.get(file) <= budget));
    if (!next) break;
    take(next);
  }
  const whole = files.reduce((sum, file) => sum + costs.get(file), 0);
  return {
    summary:
      `everyday: ${chosen.size} of ${files.length} files, ${Math.round(spent)} of ${Math.round(whole)} CPU seconds, ` +
      `${seen.size} of ${all.size} functions (${((100 * seen.size) / all.size).toFixed(1)} %)`,
    always,
    files: Object.fromEntries(files.map((file) => [file, [costs.get(file), chosen.has(file) ? 'everyday' : 'rest']])),
  };

  function worthMost(candidates) {
    let best;
    let most = 0;
    for (const file of candidates) {
      let added = 0;
      for (const each of reachedBy(file)) if (!seen.has(each)) added++;
      // No file is free: its import is a tenth of a second.
      const worth = added / (costs.get(file) + 0.1);
      if (worth > most) [best, most] = [file, worth];
    }
    return best;
  }
}
