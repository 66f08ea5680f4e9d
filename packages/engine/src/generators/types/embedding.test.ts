import { expect, test } from 'vitest';
import { compile } from '../../plan/compile.ts';
import { textRows } from '../../plan/text-rows.ts';
import { blueprintOf } from '../../plan/testing/blueprint-of.ts';
import { loadWords } from '../../words/load-words.ts';

const words = await loadWords('en-US');
const valuesOf = (type: string, parameters: Record<string, unknown> = {}): readonly string[] => {
  const columns = { id: { type: 'integer', generator: { kind: 'sequence' } }, v: { type, generator: { kind: 'vector.embedding', parameters } } };
  return textRows(compile(blueprintOf({ chunks: { rows: 50, columns, primaryKey: ['id'] } }), words), 'chunks', 0, 50, ['v']).map(([text]) => text!);
};
const norm = (numbers: readonly number[]): number => Math.sqrt(numbers.reduce((sum, each) => sum + each * each, 0));

test('vectors have length one where it is asked for', () => {
  for (const text of valuesOf('vector(8)', { unit: true })) {
    const numbers = JSON.parse(text) as number[];
    expect(numbers).toHaveLength(8);
    expect(Math.abs(norm(numbers) - 1)).toBeLessThan(0.0001);
  }
  expect(valuesOf('vector(8)').some((text) => Math.abs(norm(JSON.parse(text) as number[]) - 1) > 0.01)).toBe(true);
});

test.each([100, 1, 1_000_000])('a sparse vector of %i numbers has rising places within it', (count) => {
  for (const text of valuesOf(`sparsevec(${count})`, { unit: true })) {
    const [, pairs = '', size] = /^\{(.*)\}\/(\d+)$/.exec(text)!;
    const found = pairs.split(',').map((pair) => pair.split(':').map(Number) as [number, number]);
    expect(Number(size)).toBe(count);
    expect(found.every(([place], i) => place >= 1 && place <= count && (i === 0 || place > found[i - 1]![0]))).toBe(true);
    expect(Math.abs(norm(found.map(([, value]) => value)) - 1)).toBeLessThan(0.0001);
  }
});
