import { expect, test } from 'vitest';
import { freeName, kindOfPart, kindOfShape, SHAPES, startOfShape, withMember } from './records.ts';

test('members keep their order when one is renamed, changed or removed', () => {
  const object = { a: 1, b: 2, c: 3 };
  expect(Object.entries(withMember(object, 1, 'z', 9))).toEqual([
    ['a', 1],
    ['z', 9],
    ['c', 3],
  ]);
  expect(Object.keys(withMember(object, 0, undefined, null))).toEqual(['b', 'c']);
  expect([freeName({}, 'name'), freeName({ name: 1, name2: 1 }, 'name')]).toEqual(['name', 'name3']);
});

test('each start of a shape is of its kind, and each part has one', () => {
  expect(SHAPES.map((kind) => kindOfShape(startOfShape(kind)))).toEqual([...SHAPES]);
  expect(kindOfShape(undefined)).toBe('values');
  expect([{ text: 'A' }, { expression: 'x' }, { number: 3 }, {}].map(kindOfPart)).toEqual(['text', 'expression', 'number', 'text']);
});
