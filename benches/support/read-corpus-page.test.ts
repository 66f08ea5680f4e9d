import { expect, test } from 'vitest';
import { corpusPage, type CorpusRun } from './corpus-page.ts';
import { mergeRuns, readCorpusPage } from './read-corpus-page.ts';

const run = (schema: string, requested: number, more: Partial<CorpusRun> = {}): CorpusRun => ({
  schema,
  asked: requested,
  tables: 7,
  filled: 6,
  firstTry: 5,
  rows: 1200,
  inferSeconds: requested === 200 ? 0.1 : 0,
  trySeconds: 0.2,
  proveSeconds: 0.3,
  loadSeconds: 0.4,
  empty: ['public.files (No row can meet a \\| b)'],
  measured: '2026-11-20',
  ...more,
});

test('a page contains all its sources', () => {
  const runs = [
    run('library', 200),
    run('shop', 200),
    run('library', 20_000, { empty: [] }),
    run('shop', 20_000, { filled: 0, rows: 0, empty: [], error: 'load-rejected: no' }),
  ];
  const more = '## Read both ways\n\nAll are equal.\n';
  expect(readCorpusPage(corpusPage(runs, [200, 20_000], 'plain', more))).toEqual({ counts: [200, 20_000], runs, more });
});

test('a new measurement replaces its own line, and no other', () => {
  const known = [run('library', 200), run('shop', 200), run('shop', 20_000)];
  const anew = run('shop', 200, { rows: 1400, measured: 'today' });
  expect(mergeRuns(known, [anew])).toEqual([run('library', 200), run('shop', 20_000), anew]);
  const page = corpusPage(mergeRuns(known, [anew]), [200, 20_000], 'plain');
  expect(page.match(/^\| (?:shop|library) .*$/gm)!.map((line) => line.split(' | ').at(-2))).toEqual(['2026-11-20', 'today', '2026-11-20']);
  expect(page).toContain('2,600 rows');
});
