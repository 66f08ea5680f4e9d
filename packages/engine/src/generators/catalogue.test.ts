import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { catalogue, generatorByKind } from './index.ts';
import { exampleOf } from './examples.ts';
import { madeByThePlan } from './structure/made-by-the-plan.ts';
import { TestTable } from './testing/test-context.ts';

const words = await loadWords('en-US');
const native = catalogue.filter((each) => !madeByThePlan.includes(each));

function tableOf(kind: string, rows = 1000): TestTable {
  const { parameters, type, table, beside } = exampleOf(generatorByKind(kind)!);
  return new TestTable(words, { ...beside, value: { kind, type, parameters } }, { rows, name: table });
}

test('lists every kind once, with enough description for a page', () => {
  expect(new Set(catalogue.map((each) => each.kind)).size).toBe(catalogue.length);
  for (const each of catalogue) {
    expect(each.summary, each.kind).toMatch(/[.…]$/);
    expect(each.parameters, each.kind).toMatchObject({ type: 'object', additionalProperties: false });
  }
  expect(native.length).toBeGreaterThan(120);
});

test('labels of parameters are short, and name what is set', () => {
  const odd = /^(?:Of|Another|Absent|Each|That|Its|Least|Most|Fewest|Greatest)\b|\b(?:says?|leads?|behind|beside|in place of|within one)\b/;
  const labels = catalogue.flatMap(({ kind, parameters }) =>
    Object.entries((parameters as { properties?: Record<string, { title?: string; 'x-ui'?: { hidden?: boolean } }> }).properties ?? {}).flatMap(
      ([name, { title, 'x-ui': ui }]) => (ui?.hidden || title === undefined ? [] : [[`${kind} ${name}`, title] as const]),
    ),
  );
  expect(labels.length).toBeGreaterThan(250);
  expect(labels.filter(([, title]) => odd.test(title) || title.length > 56)).toEqual([]);
});

describe.each(native.map((each) => each.kind))('%s', (kind) => {
  test('gives the same values in any batch, order and selection', () => {
    const whole = tableOf(kind).texts('value', 0, 60);
    const table = tableOf(kind);
    const pieces = [...table.texts('value', 37, 23), ...table.texts('value', 0, 37)];
    expect([...pieces.slice(23), ...pieces.slice(0, 23)]).toEqual(whole);
    const at = Float64Array.of(41, 3, 17, 3);
    const listed = tableOf(kind);
    const column = listed.fill('value', { first: 0, count: 4, at });
    expect([...at].map((row, i) => (column.nulls?.[i] ? null : listed.texts('value', row, 1)[0]))).toEqual([...at].map((row) => whole[row]));
  });

  test('gives no broken text', () => {
    for (const text of tableOf(kind).texts('value', 0, 200)) expect(text ?? '').not.toMatch(/undefined|NaN|\[object|[Ll]orem|\{\w+\}/);
  });

  test('gives different values for different ranks', () => {
    const table = tableOf(kind);
    const source = table.source('value');
    if (!source.at) return expect(source.rankOf).toBeUndefined();
    const count = Math.min(source.cardinality, 1500);
    const stride = Math.max(1, Math.floor(Math.min(source.cardinality, 2 ** 50) / count));
    const ranks = [...new Set([...Array.from({ length: count }, (_, i) => i), ...Array.from({ length: count }, (_, i) => i * stride)])];
    const values = table.ranked('value', ranks);
    expect(new Set(values).size).toBe(ranks.length);
    if (source.rankOf) expect(values.map((value) => source.rankOf!(value))).toEqual(ranks);
  });

  test('never repeats a value within the rows for which it promises that', () => {
    const { distinct = 0 } = tableOf(kind).source('value');
    const rows = Math.min(1000, distinct);
    const values = tableOf(kind).texts('value', 0, rows);
    expect(new Set(values).size).toBe(rows);
  });
});

test('golden values of every kind', async () => {
  const lines = native.map(({ kind }) => {
    const values = tableOf(kind).texts('value', 0, 500);
    return `${kind}\t${createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16)}\t${values
      .slice(0, 3)
      .map((value) => JSON.stringify(value))
      .join(' ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/values.tsv');
});

describe('length', () => {
  const inWords = native.filter(({ kind }) => /^(text|enum|media|health|hr|edu|food|sport|color|code\.(reference|short|serial))\b/.test(kind));

  test.each(inWords.map(({ kind }) => kind))('%s stays within twelve letters', (kind) => {
    const { parameters, table, beside } = exampleOf(generatorByKind(kind)!);
    const narrow = new TestTable(words, { ...beside, value: { kind, type: 'character varying(12)', parameters } }, { name: table });
    const made = narrow.texts('value', 0, 100).map((text) => text ?? '');
    expect(made.filter((text) => text.length > 12)).toEqual([]);
    expect(made.filter((text) => text.trim() === '').length).toBeLessThan(made.length / 2);
  });
});

test('no two generators are called the same', () => {
  const titles = catalogue.map(({ title }) => title.toLowerCase());
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});
