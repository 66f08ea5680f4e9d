import { expect, test } from 'vitest';
import { applySteps, StaleSteps } from './apply-steps.ts';

const document = () => ({ tables: [{ columns: [{ name: 'a/b', generator: { kind: 'lookup' }, because: 'x' }], groups: [1, 2] }] });

test('tests, replaces and removes in place', () => {
  const changed = document();
  applySteps(changed, [
    { op: 'test', path: '/tables/0/columns/0/name', value: 'a/b' },
    { op: 'replace', path: '/tables/0/columns/0/generator', value: { kind: 'number.int' } },
    { op: 'remove', path: '/tables/0/columns/0/because' },
    { op: 'remove', path: '/tables/0/groups/0' },
  ]);
  expect(changed).toEqual({ tables: [{ columns: [{ name: 'a/b', generator: { kind: 'number.int' } }], groups: [2] }] });
});

test('a document that is another one by now stays as it is', () => {
  const changed = document();
  const steps = [
    { op: 'remove', path: '/tables/0/columns/0/because' },
    { op: 'test', path: '/tables/0/columns/0/name', value: 'c' },
  ] as const;
  expect(() => applySteps(changed, steps)).toThrow(StaleSteps);
  expect(changed).toEqual(document());
  expect(() => applySteps(changed, [{ op: 'remove', path: '/tables/4/columns/0/because' }])).toThrow(StaleSteps);
});
