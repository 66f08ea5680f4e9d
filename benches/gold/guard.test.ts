import { expect, test } from 'vitest';
import { resolve } from 'node:path';
import { isGuarded, readRecorded, scoresOf, whyWorse, type Scores } from './guard.ts';
import { inferGold, judgeSchema } from './judge-schema.ts';
import { readCatalogs } from './read-catalogs.ts';
import { readGold } from './schema.ts';
import { shufflePasses } from '../support/shuffle-passes.ts';

const score = (right: number, lines = 200): Scores => new Map([['tables-en-01', { lines, right }]]);

test('a drop of more than half a point fails, with the source that lost lines and what to do', () => {
  expect(whyWorse(score(120), score(119))).toBeNull();
  expect(whyWorse(score(120), score(130))).toBeNull();
  expect(whyWorse(score(120), score(118))).toContain('fell from 60.0 to 59.0 % (tables-en-01 120 → 118)');
  expect(whyWorse(score(120), score(118))).toContain('pnpm bench gold --record');
});

test('gold lines that differ from the recorded ones fail', () => {
  expect(whyWorse(score(120), score(120, 201))).toContain('tables-en-01 is not what was recorded');
  expect(whyWorse(score(120), new Map())).toContain('tables-en-01 is not what was recorded');
});

test('recorded figures can be read, but no other file', () => {
  expect(readRecorded('source\tlines\tright\na\t4\t3\n')).toEqual(new Map([['a', { lines: 4, right: 3 }]]));
  expect(() => readRecorded('a\t4\t3\n')).toThrow('the first line');
});

/** Inferred twice more, so a few of them. */
const SHUFFLED = 6;

const guarded = readGold([resolve(import.meta.dirname, 'schemas')], 'learn').filter(({ name }) => isGuarded(name));

test('the gold figure of a tenth of the kept tables is not below the recorded one', async () => {
  const judged = [];
  for (const read of await readCatalogs(guarded)) judged.push(...(await judgeSchema(read)));
  expect(whyWorse(readRecorded(), scoresOf(judged))).toBeNull();
});

test('passes in another order that their `after` allows decide the same', async () => {
  const schemas = (await readCatalogs(guarded)).slice(0, SHUFFLED);
  const decided = async (): Promise<string[]> => {
    const texts: string[] = [];
    for (const read of schemas) texts.push(JSON.stringify(await inferGold(read)));
    return texts;
  };
  const before = await decided();
  // Other files run in this process.
  using _ = shufflePasses(20_261_127);
  expect(await decided()).toEqual(before);
});
