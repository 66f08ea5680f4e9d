import { expect, test } from 'vitest';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figuresOf } from './figures.ts';
import { FIRST_RUNS, numberOf, readFirstRuns, recordFirstRun, whyChanged } from './first-runs.ts';
import { readRecorded, recordedOf, whyWorse } from './guard.ts';
import type { Measured } from './measure.ts';
import { parseQueries, readOrdinary, stampOf, type OrdinarySchema } from './read-ordinary.ts';

const SCRIPT = '-- of orders\n-- Q1 lines without an order\nselect 0 as bad,\n  -- all lines\n  3 as all;\n-- Q2 too late\nselect 1, 2;\n';
const schema: OrdinarySchema = { name: 'shop', ddl: '-- 7 a shop\ncreate table t ();', script: SCRIPT, queries: parseQueries(SCRIPT, 'shop') };

function run(...counts: [bad: number, all: number][]): Measured {
  return { schema: 'shop', rows: 9, seconds: 1, answers: counts.map(([bad, all], i) => ({ query: { name: `Q${i + 1}`, text: '', sql: '' }, bad, all })) };
}

test('queries are read by their comments', () => {
  expect(schema.queries).toEqual([
    { name: 'Q1', text: 'lines without an order', sql: 'select 0 as bad,\n\n  3 as all;' },
    { name: 'Q2', text: 'too late', sql: 'select 1, 2;' },
  ]);
  expect(() => parseQueries('-- Q1 a\n-- Q2 b\nselect 1, 2;', 'shop')).toThrow('shop: Q1 has no query');
  expect(() => parseQueries('-- Q1 a\nselect 1, 2;\n-- Q1 b\nselect 1, 2;', 'shop')).toThrow('same name');
  expect(() => parseQueries('select 1, 2;', 'shop')).toThrow('shop has no queries');
});

test('a mean is of all queries, one without rows counts as 0', () => {
  expect(figuresOf(run([1, 4], [0, 0], [2, 100], [1, 4]).answers)).toEqual({ queries: 4, mean: 0.13, meanWithRows: 0.52 / 3, over: 2, empty: 1 });
});

test('a first run is added once, and never over another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-ordinary-'));
  const file = join(folder, 'first-runs.tsv');
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  try {
    writeFileSync(file, `${readFileSync(FIRST_RUNS, 'utf8').split('\n')[0]}\n`);
    expect(recordFirstRun(schema, run([1, 4], [0, 2]), new Date('2026-01-02'), file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(text.split('\n')[1]).toMatch(/^shop\t7\t2026-01-02\t\S+\t2\t12.50\t1\tok\t\w{12}\t\w{12}$/);
    expect(recordFirstRun(schema, run([0, 4], [0, 2]), new Date('2026-01-03'), file)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(text);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    writeFileSync(file, text.replace('12.50', '2.50'));
    expect(() => recordFirstRun({ ...schema, name: 'other' }, run([0, 4]), new Date(), file)).toThrow('first runs are only added to');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('files that were changed after the first run are refused, but for a query that says so', () => {
  const runs = [{ schema: 'shop', written: 7, mean: 0, ddlStamp: stampOf(schema.ddl), queriesStamp: stampOf(schema.script) }];
  expect(whyChanged(schema, [])).toContain('shop has no first run');
  expect(whyChanged(schema, runs)).toBeNull();
  expect(whyChanged({ ...schema, ddl: `${schema.ddl} ` }, runs)).toContain('shop.sql was changed after its first run');
  expect(whyChanged({ ...schema, script: `${SCRIPT} ` }, runs)).toContain('shop.queries.sql was changed after its first run');
  expect(whyChanged({ ...schema, script: `-- Corrected Q1: it counted drafts\n${SCRIPT}` }, runs)).toBeNull();
});

test('own schemas and their queries are those of their first runs', () => {
  const own = readOrdinary(join(import.meta.dirname, 'schemas'));
  const runs = readFirstRuns();
  expect(own.map((each) => whyChanged(each, runs)).filter((why) => why !== null)).toEqual([]);
  expect(new Set(own.map(numberOf)).size).toBe(own.length);
  expect(runs.map(({ schema: name }) => name).filter((name) => own.every((each) => each.name !== name))).toEqual([]);
});

test('a mean that rises by more than a point fails, with what to do', () => {
  const recorded = readRecorded('schema\tqueries\tmean %\nshop\t2\t12.50\n');
  expect(whyWorse(recorded, recordedOf([run([1, 4], [0, 2])]))).toBeNull();
  expect(whyWorse(recorded, recordedOf([run([1, 4], [1, 50])]))).toBeNull();
  expect(whyWorse(recorded, recordedOf([run([1, 4], [1, 20])]))).toContain('shop rose from 12.5 to 15.0 %');
  expect(whyWorse(recorded, recordedOf([run([1, 4])]))).toContain('shop has 1 queries, not the recorded 2');
});
