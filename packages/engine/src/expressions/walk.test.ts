import { expect, test } from 'vitest';
import { compileExpression } from './compile-expression.ts';
import type { Scope } from './scope.ts';

const scope: Scope = { field: () => null, parent: () => null, children: () => null, names: [] };

function walk(texts: readonly string[], count: number): unknown[] {
  const places = Array.from({ length: count + 2 }, (_, i) => i - 1);
  return places.map((place) => compileExpression(`walk(${JSON.stringify(texts)}, ${place}, ${count})`, scope).prepare({} as never)(0));
}

test('a walk ends at its last text, and never stands still', () => {
  for (let texts = 2; texts <= 6; texts++)
    for (let count = 1; count <= 12; count++) {
      const all = 'abcdef'.slice(0, texts).split('');
      const [before, ...way] = walk(all, count);
      expect([before, way.pop()]).toEqual([null, null]);
      expect(way.at(-1)).toBe(all.at(-1));
      expect(way.some((each, i) => each === null || each === way[i - 1])).toBe(false);
      if (count > 1 && texts > 3) expect(way[0]).toBe('a');
    }
  expect(walk(['new', 'open', 'done'], 3)).toEqual([null, 'new', 'open', 'done', null]);
});

test('says what a walk needs', () => {
  const fault = (text: string) => () => compileExpression(text, scope);
  expect(fault('walk(["a"], 0, 1)')).toThrow(/two texts at least/);
  expect(fault('walk(["a", 2], 0, 1)')).toThrow(/two texts at least/);
  expect(fault('walk(["a", "b"], 0)')).toThrow(/a place from 0/);
});
