import { emptyBlueprint, LIMITS, Problem, type BlueprintColumn } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { lendFaker } from '../../src/faker/lend-faker.ts';
import { cellText, compile, encode, generate, loadWords, textRows } from '../../src/index.ts';
import { tryParameters } from './try-parameters.ts';

const words = await loadWords('en-US');
await lendFaker();

function refusal(column: Omit<BlueprintColumn, 'name'>, rows = 20): Problem {
  try {
    generateAll(column, rows);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('it was made');
}

/** Bytes of the CSV. */
function generateAll(column: Omit<BlueprintColumn, 'name'>, rows = 20): number {
  const plan = compile({ ...emptyBlueprint(), tables: [{ schema: 'public', name: 't', rows, columns: [{ name: 'c', ...column }] }] }, words);
  const table = plan.tables[0]!;
  let bytes = 0;
  for (const chunk of encode('csv', table, generate(plan, table, 0, table.rows))) bytes += chunk.length;
  return bytes;
}

const nested = (times: number): object =>
  times === 0 ? { kind: 'vehicle.plate' } : { kind: 'array', parameters: { min: 50, max: 50, element: nested(times - 1) } };

// 2,500 of them: node packages/engine/test/hostile/main.ts. Seeds that once failed are kept.
test('generators with hostile parameters generate rows or are rejected with a place', () => {
  const seeds = [7, 11, 43, 45, 218, 225, 576, 596, 2_244, ...Array.from({ length: 150 }, (_, i) => 1_000 + i)];
  const trials = seeds.map((seed) => tryParameters(seed, words));
  expect(trials.filter(({ outcome }) => outcome.startsWith('WRONG'))).toEqual([]);
  expect(trials.filter(({ outcome }) => outcome === 'generated').length).toBeGreaterThan(50);
  expect(trials.filter(({ outcome }) => outcome === 'refused').length).toBeGreaterThan(20);
  // The promise is a second; the limit allows for other load on the machine and for the first use of a list.
  expect(trials.filter(({ ms }) => ms > 1_500)).toEqual([]);
});

describe('cells', () => {
  test.each([
    ['bit(83886080)', undefined, '/type'],
    ['character(2000000)', undefined, '/type'],
    ['vector(1000000)', { kind: 'vector.embedding' }, '/generator'],
    ['text', { kind: 'faker:string.alpha', parameters: { arguments: [1e8] } }, '/generator/parameters/arguments'],
    ['text', { kind: 'faker:lorem.paragraphs', parameters: { arguments: [{ min: 1e6, max: 1e7 }] } }, '/generator/parameters/arguments'],
    ['integer', { kind: 'number.rating', parameters: { max: 0 } }, '/generator/parameters/max'],
    ['text[]', nested(3), '/generator'],
    ['text', { kind: 'template', parameters: { template: '{{internet.email}}'.repeat(5_000) } }, '/generator/parameters/template'],
    ['text', { kind: 'values', parameters: { values: Array.from({ length: 300_000 }, (_, i) => i) } }, '/generator/parameters'],
    ['text', { kind: 'constant', parameters: { value: 'x'.repeat(2_000_000) } }, '/generator/parameters'],
    ['text', { kind: 'constant', parameters: { value: 'a\0b' } }, '/generator/parameters/value'],
    ['text', { kind: 'values', parameters: { values: ['a', 'a\0b'] } }, '/generator/parameters/values/1'],
    ['jsonb', { kind: 'constant', parameters: { value: { text: 'a\0b' } } }, '/generator/parameters/value/text'],
    ['text', { kind: 'template', parameters: { template: 'a\0{{person.firstName}}' } }, '/generator/parameters/template'],
    ['text', { kind: 'weighted', parameters: { choices: [{ weight: 1, value: '\0' }] } }, '/generator/parameters/choices/0/value'],
    ['text', { kind: 'expression', parameters: { expression: String.raw`"a\u0000b"` } }, '/generator/parameters/expression'],
  ] as const)('%s is rejected at its place (%#)', (type, generator, place) => {
    const problem = refusal({ type, ...(generator && { generator: generator as never }) });
    expect([problem.type, problem.errors?.[0]?.pointer]).toEqual(['invalid-blueprint', expect.stringContaining(`/tables/0/columns/0${place}`)]);
    expect(problem.message.length).toBeLessThan(500);
  });

  test.each(['character varying(10485760)', 'vector(16000)', 'bit varying(83886080)', 'character(100000)'])('%s accepts values within the bound', (type) => {
    expect(generateAll({ type })).toBeLessThan(20 * LIMITS.cellBytes);
  });

  test('wide cells are generated a few at a time, with the same values', () => {
    const column = { name: 'c', type: 'vector(8000)', generator: { kind: 'vector.embedding' } };
    const plan = compile({ ...emptyBlueprint(), tables: [{ schema: 'public', name: 't', rows: 5_000, columns: [column] }] }, words);
    // 2,048 of them would be 160 MB.
    const [first] = generate(plan, 'public.t', 1_000, 4_000);
    expect([first!.first, first!.count < 400]).toEqual([1_000, true]);
    const alone = textRows(plan, 'public.t', 1_001, 1)[0]![0];
    expect(cellText(first!.columns[0]!, 1)).toBe(alone);
  });

  test('a value that is too long only in its row is reported with its column', () => {
    const long = { name: 'long', type: 'text', generator: { kind: 'constant', parameters: { value: 'x'.repeat(600_000) } } };
    const twice = { name: 'twice', type: 'text', generator: { kind: 'template', parameters: { template: '{{long}}{{long}}' } } };
    const plan = compile({ ...emptyBlueprint(), tables: [{ schema: 'public', name: 't', rows: 5, columns: [long, twice] }] }, words);
    expect(() => [...generate(plan, 'public.t', 0, 5)]).toThrow(
      expect.objectContaining({
        type: 'invalid-blueprint',
        errors: [{ pointer: '/tables/0/columns/1', message: expect.stringContaining('a cell has at most') }],
      }),
    );
  });
});

test('patterns and lists of a domain have limits', () => {
  const pattern = { syntax: 'like' as const, pattern: '%a'.repeat(500_000) };
  expect(refusal({ type: 'text', domain: { patterns: [pattern] } }).errors?.[0]?.pointer).toBe('/tables/0/columns/0/domain/patterns/0/pattern');
  const list = Array.from({ length: LIMITS.listEntries + 1 }, (_, i) => `v${i}`);
  expect(refusal({ type: 'text', domain: { in: list } }).errors?.[0]?.pointer).toBe('/tables/0/columns/0/domain/in');
});

test('an unknown locale is refused', async () => {
  for (const locale of ['xx-YY', 'en-QQ', 'qqq'])
    await expect(loadWords(locale)).rejects.toMatchObject({ type: 'invalid-blueprint', errors: [{ pointer: '/locale' }] });
  for (const locale of ['en-US', 'de', 'pt-BR', 'zh-CN', 'sv', 'zh-Hant-TW', 'es-419', 'is', 'de_AT'])
    expect((await loadWords(locale)).locales).toHaveLength(1);
});
