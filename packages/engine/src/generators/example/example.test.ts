import { describe, expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { TestTable, type TestColumn } from '../testing/test-context.ts';

const words = await loadWords('en-US');
const BREEDS = ['Labrador Retriever', 'Dachshund', 'Maine Coon', 'Siamese', 'Beagle'];
const KINDS = ['dog', 'dog', 'cat', 'cat', null];
const WEIGHTS: readonly [number, number][] = [
  [25, 36],
  [7, 12],
  [5, 8],
  [3, 5],
  [9, 13],
];

function rowsOf(columns: Readonly<Record<string, TestColumn>>, rows: number): Record<string, string | null>[] {
  const table = new TestTable(words, columns, { rows });
  const filled = Object.keys(columns).map((name) => [name, table.texts(name, 0, rows)] as const);
  return Array.from({ length: rows }, (_, i) => Object.fromEntries(filled.map(([name, texts]) => [name, texts[i]!])));
}

const patients = (more: Record<string, unknown> = {}): Readonly<Record<string, TestColumn>> => ({
  breed: { kind: 'example', type: 'text', parameters: { of: 'patient', values: BREEDS, ...more } },
  kind: { kind: 'example', type: 'text', parameters: { of: 'patient', values: KINDS, ...more } },
  weight: { kind: 'example.number', type: 'numeric(6,2)', parameters: { of: 'patient', values: WEIGHTS, ...more } },
});

describe.each([
  ['each once a block', {}],
  ['by weight', { weights: [5, 1, 1, 1, 2] }],
])('each row shows one example: %s', (_, more) => {
  const rows = rowsOf(patients(more), 500);

  test('its members agree in every row', () => {
    for (const { breed, kind, weight } of rows) {
      const at = BREEDS.indexOf(breed!);
      if (KINDS[at] !== null) expect(kind).toBe(KINDS[at]);
      expect(Number(weight)).toBeGreaterThanOrEqual(WEIGHTS[at]![0]);
      expect(Number(weight)).toBeLessThanOrEqual(WEIGHTS[at]![1]);
    }
  });

  test('members missing from an example are taken from others', () => {
    expect(new Set(rows.filter(({ breed }) => breed === 'Beagle').map(({ kind }) => kind))).toEqual(new Set(['dog', 'cat']));
  });
});

test('members missing from an example are NULL if so configured', () => {
  for (const { breed, kind, weight } of rowsOf(patients({ missing: 'null' }), 50)) {
    expect(kind).toBe(KINDS[BREEDS.indexOf(breed!)]);
    expect(weight).not.toBeNull();
  }
});

test('a short table repeats no example, and a long one uses all equally', () => {
  const breeds = rowsOf(patients(), 500).map(({ breed }) => breed);
  for (let block = 0; block < 500; block += 5) expect(new Set(breeds.slice(block, block + 5)).size).toBe(5);
  expect(new Set(Array.from({ length: 100 }, (_, block) => breeds.slice(5 * block, 5 * block + 5).join())).size).toBeGreaterThan(5);
});

test('weights are shares of the rows', () => {
  const breeds = rowsOf(patients({ weights: [5, 1, 1, 1, 2] }), 4000).map(({ breed }) => breed);
  expect(breeds.filter((breed) => breed === BREEDS[0]).length / 4000).toBeCloseTo(0.5, 1);
});

test('each value of a series occurs once, and its row is found from it', () => {
  const values = rowsOf({ name: { kind: 'example', type: 'text', parameters: { values: BREEDS, series: true } } }, 23).map(({ name }) => name!);
  expect(new Set(values).size).toBe(23);
  expect(values.slice(0, 5).toSorted()).toEqual(BREEDS.toSorted());
  expect(values.slice(5, 10).every((value) => value.endsWith(' 2'))).toBe(true);
});

describe('parts with alternatives', () => {
  const values = ['Portrait of a {merchant|young woman|scholar}', 'View of {Delft|Haarlem}', 'Still life'];
  const titles = (rows: number, more: object) =>
    rowsOf({ title: { kind: 'example', type: 'varchar(40)', parameters: { values, vary: true, ...more } } }, rows).map(({ title }) => title!);

  test('the first rows use the examples literally, later ones vary', () => {
    const all = titles(300, {});
    expect(all.slice(0, 3).toSorted()).toEqual(['Portrait of a merchant', 'Still life', 'View of Delft']);
    expect(new Set(all)).toEqual(
      new Set(['Portrait of a merchant', 'Portrait of a young woman', 'Portrait of a scholar', 'View of Delft', 'View of Haarlem', 'Still life']),
    );
  });

  test('equal shares do not favour the first part in the first rows', () => {
    const first = titles(300, { values: ['{a|b|c|d}'], even: true }).slice(0, 40);
    expect(new Set(first)).toEqual(new Set(['a', 'b', 'c', 'd']));
  });

  test('a series uses all variants before it counts', () => {
    const all = titles(12, { series: true });
    expect(new Set(all).size).toBe(12);
    expect(all.slice(6, 9).toSorted()).toEqual(['Portrait of a scholar', 'Still life 3', 'View of Delft 2']);
  });
});

test('steps stay within a range', () => {
  const column = { kind: 'example.number', type: 'integer', parameters: { values: [[400, 450], 500, null], step: 5, min: 300, max: 600 } };
  for (const { power } of rowsOf({ power: column }, 300)) expect(Number(power) % 5).toBe(0);
});

test.each([
  ['no value', 'example', { values: [null] }, 'not null'],
  ['weights of another length', 'example', { values: ['a', 'b'], weights: [1] }, 'one weight an example'],
  ['a range that runs backwards', 'example.number', { values: [[3, 1]] }, 'range of two numbers'],
  ['a text among numbers', 'example.number', { values: ['many'] }, 'range of two numbers'],
])('%s is refused with its place', (_, kind, parameters, message) => {
  expect(() => rowsOf({ x: { kind, type: kind === 'example' ? 'text' : 'integer', parameters } }, 1)).toThrow(message);
});

test('numbers of a series follow codes without a space, and digits behind a hyphen', () => {
  const code = { kind: 'example', type: 'text', parameters: { of: 'code', values: ['SPRING', 'FLASH10'], series: true, joined: true } } as const;
  const codes = rowsOf({ code }, 6).map((row) => row['code']!);
  expect(codes.toSorted()).toEqual(['FLASH10', 'FLASH10-2', 'FLASH10-3', 'SPRING', 'SPRING2', 'SPRING3']);
  const clashing = { kind: 'example', type: 'text', parameters: { of: 'code', values: ['SALE', 'SALE2'], series: true, joined: true } } as const;
  expect(new Set(rowsOf({ clashing }, 8).map((row) => row['clashing'])).size).toBe(8);
});
