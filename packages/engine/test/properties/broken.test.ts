import { Problem, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { todaysShare } from '../../../testing/src/todays-share.ts';
import { compile, encode, loadWords, openReader } from '../../src/index.ts';
import { fuzzBases } from '../suites/fuzz-bases.ts';
import { dice, mutate } from '../suites/mutations.ts';

const words = await loadWords('en-US');
const bases = fuzzBases();
const SEEDS = Array.from({ length: 2_000 }, (_, i) => 10_000 + i);

// Seeds that once failed are kept, with the cause.
const KEPT: Readonly<Record<number, string>> = {
  1792: 'a list of no values',
  3248: 'a bound of a field that is no value',
  3264: 'a count over children in an array column',
  3952: 'a variant’s list that is none',
  10_179: 'a span of one column that is no range',
  203_526: 'bytes of at least 2^53 − 1',
  302_406: 'an order that nothing meets',
};

test('randomly changed documents compile or are rejected with pointers and messages; documents that compile are generated', () => {
  const outcomes = { compiled: 0, refused: 0 };
  const seeds = todaysShare(SEEDS, 3);
  for (const seed of [...Object.keys(KEPT).map(Number), ...seeds]) {
    const document = mutate(bases[seed % bases.length]!, dice(seed));
    const started = process.threadCpuUsage();
    try {
      generateEnds(document as Blueprint);
      outcomes.compiled++;
    } catch (error) {
      if (!(error instanceof Problem)) throw new Error(`seed ${seed}: ${(error as Error).stack}`, { cause: error });
      expect([seed, ['invalid-blueprint', 'unsatisfiable'].includes(error.type)]).toEqual([seed, true]);
      expect([seed, error.errors?.length]).not.toEqual([seed, 0]);
      for (const place of error.errors ?? [])
        expect([seed, place.pointer, place.message]).toEqual([seed, expect.stringMatching(/^(\/|$)/), expect.stringMatching(/\S/)]);
      outcomes.refused++;
    }
    // Only a guard against endless searches; the slowest takes a fifth of a second.
    expect([seed, process.threadCpuUsage(started).user < 10e6]).toEqual([seed, true]);
  }
  expect(outcomes.compiled).toBeGreaterThan(seeds.length / 10);
  expect(outcomes.refused).toBeGreaterThan(seeds.length / 10);
});

/** The first, the middle and the last row of every table. */
function generateEnds(blueprint: Blueprint): void {
  const plan = compile(blueprint, words, { cap: true });
  for (const table of plan.tables.filter(({ rows }) => rows > 0)) {
    const at = Float64Array.of(0, Math.floor(table.rows / 2), table.rows - 1);
    const batch = openReader(plan, table).read({ first: 0, count: 3, at });
    for (const format of ['csv', 'json', 'copy-text', 'sql-insert'] as const) for (const _ of encode(format, table, [batch]));
    try {
      for (const _ of encode('copy-binary', table, [batch]));
    } catch (error) {
      // A generator's text may be invalid for the column's type: COPY text leaves that to Postgres, the binary format
      // cannot.
      if (!(error instanceof Problem) || !/^\S.*: .* cannot be written as /s.test(error.message)) throw error;
    }
  }
}
