import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const step = (name: string, ...after: string[]) => ({ name, reads: '', after });
const namesOf = (steps: readonly { readonly name: string }[]): string => steps.map(({ name }) => name).join(' ');

test('a step comes after those that it names, and otherwise where it is listed', () => {
  expect(namesOf(inOrder([step('shares', 'concepts'), step('lengths'), step('concepts', 'entities'), step('entities')]))).toBe(
    'lengths entities concepts shares',
  );
});

test('a name that no step has, and a circle, are errors', () => {
  expect(() => inOrder([step('shares', 'concept')])).toThrow('"shares" comes after "concept", which is no step');
  expect(() => inOrder([step('a', 'b'), step('b', 'a'), step('c')])).toThrow('in a circle: a, b');
});
