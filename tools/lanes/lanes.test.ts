import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../process.mjs';
import { describeCosts, readCosts } from './costs.mjs';
import { BUDGET, chooseEveryday, filesOf, readList, withNewFiles } from './everyday.mjs';
import { secondsOfProcesses } from './process-seconds.mjs';
import { calledIn, reachedFunctions } from './reached-functions.mjs';

/** New test files that the list need not know yet. */
const MAX_NEW = 40;

const TEST_FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

test('the list of lanes is current: it names no file that is gone, and few are missing', () => {
  const { files } = readList();
  expect(Object.keys(files).filter((file) => !TEST_FILES.includes(file))).toEqual([]);
  const unknown = TEST_FILES.filter((file) => !(file in files));
  expect(unknown.length, `npm run test:record chooses again. New are ${unknown.slice(0, 5).join(', ')} …`).toBeLessThanOrEqual(MAX_NEW);
});

test('the everyday files keep within their budget', () => {
  const { files, always } = readList();
  const seconds = filesOf('everyday').reduce((sum, file) => sum + files[file]![0], 0);
  expect(seconds).toBeLessThanOrEqual(BUDGET);
  expect(filesOf('everyday')).toEqual(expect.arrayContaining(always));
  expect(filesOf('rest').length).toBeGreaterThan(0);
});

const REACHED = new Map([
  ['packages/engine/src/a.test.ts', new Set(['x'])],
  ['apps/web/test/dear.test.ts', new Set(['x', 'y', 'z', 'only here'])],
  ['apps/web/test/cheap.test.ts', new Set(['y', 'z'])],
  ['apps/web/test/again.test.ts', new Set(['y'])],
]);
const COSTS = new Map([
  ['packages/engine/src/a.test.ts', 1],
  ['apps/web/test/dear.test.ts', 50],
  ['apps/web/test/cheap.test.ts', 5],
  ['apps/web/test/again.test.ts', 1],
]);
const lanesWith = (options: { always?: string[]; budget?: number }): Record<string, string> =>
  Object.fromEntries(Object.entries(chooseEveryday(REACHED, COSTS, options).files).map(([file, [, lane]]) => [file.split('/').at(-1)!, lane]));

test('pure code is everyday, then what adds most functions for a second, as long as the budget lasts', () => {
  expect(lanesWith({ budget: 100 })).toEqual({ 'a.test.ts': 'everyday', 'again.test.ts': 'everyday', 'cheap.test.ts': 'everyday', 'dear.test.ts': 'everyday' });
  expect(lanesWith({ budget: 7 })).toEqual({ 'a.test.ts': 'everyday', 'again.test.ts': 'everyday', 'cheap.test.ts': 'everyday', 'dear.test.ts': 'rest' });
  expect(lanesWith({ budget: 6 })).toEqual({ 'a.test.ts': 'everyday', 'again.test.ts': 'everyday', 'cheap.test.ts': 'rest', 'dear.test.ts': 'rest' });
});

test('a file that failed in the rest is everyday in any case', () => {
  expect(lanesWith({ budget: 6, always: ['apps/web/test/dear.test.ts'] })['dear.test.ts']).toBe('everyday');
});

test('new files are added without a recording: pure code first, then the cheapest as long as the budget lasts', () => {
  const known = {
    summary: 'everyday: 1 of 1 files, 640 of 640 CPU seconds, 9 of 10 functions (90.0 %)',
    always: [],
    files: { 'apps/api/test/a.test.ts': [BUDGET - 10, 'everyday'] },
  };
  const costs = new Map([
    ['apps/api/test/a.test.ts', 99],
    ['apps/api/test/cheap.test.ts', 4],
    ['apps/api/test/dear.test.ts', 7],
    ['packages/engine/src/pure.test.ts', 5],
    ['packages/engine/src/slow.test.ts', 30],
  ]);
  const added = withNewFiles(known, costs);
  expect(added.files).toEqual({
    'apps/api/test/a.test.ts': [BUDGET - 10, 'everyday'],
    'apps/api/test/cheap.test.ts': [4, 'everyday'],
    'apps/api/test/dear.test.ts': [7, 'rest'],
    'packages/engine/src/pure.test.ts': [5, 'everyday'],
    'packages/engine/src/slow.test.ts': [30, 'rest'],
  });
  expect(added.summary).toBe(`everyday: 3 of 5 files, ${BUDGET - 1} of ${BUDGET + 36} CPU seconds, 9 of 10 functions (90.0 %); 4 files came after it`);
  expect(withNewFiles(added, new Map([['z.test.ts', 1]])).summary).toMatch(/\(90\.0 %\); 5 files came after it$/);
});

test('costs: the last line of a file counts, and what became dearer is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-costs-'));
  const path = join(folder, 'costs.jsonl');
  writeFileSync(path, '{"file":"a.test.ts","cpu":4}\n{"file":"b.test.ts","cpu":20}\n{"file":"a.test.ts","cpu":30.26}\n');
  expect(describeCosts(readCosts(path), { 'a.test.ts': [12, 'rest'], 'b.test.ts': [17, 'rest'] })).toEqual([
    '2 files took 50 CPU seconds. The dearest 2:',
    '    30.3  a.test.ts',
    '    20.0  b.test.ts',
    'Dearer than in tools/lanes/everyday.json: a.test.ts, 12 -> 30.3 CPU seconds',
  ]);
  expect(readCosts(join(folder, 'none.jsonl')).size).toBe(0);
  rmSync(folder, { recursive: true });
});

test.skipIf(process.platform !== 'linux')('a process that ended counts in whoever waited for it', () => {
  const before = secondsOfProcesses({ below: process.pid, named: undefined });
  execFileSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 3e5);']);
  expect(secondsOfProcesses({ below: process.pid, named: undefined }) - before).toBeGreaterThan(0.25);
});

test('functions of ours that were called, by file and name; those of packages, tests and uncalled ones are not', () => {
  const script = (path: string, ...functions: [string, number][]) => ({
    url: pathToFileURL(join(ROOT, path)).href,
    functions: functions.map(([functionName, count], i) => ({ functionName, ranges: [{ startOffset: i, endOffset: i + 1, count }] })),
  });
  const scripts = [
    script('packages/engine/src/made-up.ts', ['', 1], ['called$2', 3], ['uncalled', 0]),
    script('apps/api/src/made-up.routes.ts', ['', 1], ['', 2], ['', 0]),
    script('packages/engine/src/made-up.test.ts', ['helper', 1]),
    script('node_modules/pg/index.js', ['query', 1]),
  ];
  expect([...reachedFunctions(calledIn(scripts), { anonymous: /\.routes\.ts$/ })]).toEqual([
    'packages/engine/src/made-up.ts#called',
    'apps/api/src/made-up.routes.ts#at 0',
    'apps/api/src/made-up.routes.ts#at 1',
  ]);
});
