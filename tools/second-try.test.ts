import { expect, test } from 'vitest';
import { afterSecondTry, count, namesOfFailed, worthSecondTry } from './second-try.mjs';

const passing = (file: string) => ({ file, passed: 2, failed: [] as string[], broken: false });
const failing = (file: string, ...failed: string[]) => ({ file, passed: 1, failed, broken: failed.length === 0 });
const run = (...files: object[]) => ({ files, unhandled: 0 });

test('a few failed files among others are tried again', () => {
  expect(worthSecondTry(run(passing('a'), failing('b', 'x'), failing('c')))).toEqual(['b', 'c']);
  expect(worthSecondTry(run(passing('a')))).toEqual([]);
});

test('many failures, only failures, and errors outside of tests are not tried again', () => {
  expect(worthSecondTry(run(passing('a'), ...['b', 'c', 'd', 'e'].map((file) => failing(file, 'x'))))).toEqual([]);
  expect(worthSecondTry(run(failing('b', 'x')))).toEqual([]);
  expect(worthSecondTry({ ...run(passing('a'), failing('b', 'x')), unhandled: 1 })).toEqual([]);
});

test('the second outcome counts, and first failures are named', () => {
  const first = run(passing('a'), failing('b', 'x', 'y'), failing('c'), failing('d', 'z'));
  const { outcome, flaky } = afterSecondTry(first, run(passing('b'), passing('c'), failing('d', 'z')));
  expect(count(outcome)).toEqual({ passed: 2 + 2 + 2 + 1, failed: 1 });
  expect(flaky).toEqual(['b > x', 'b > y', 'c']);
});

test('what failed is named test by test, and files and errors outside of tests by themselves', () => {
  const outcome = { ...run(passing('a'), failing('b', 'x', 'y'), failing('c')), unhandled: 2 };
  expect(namesOfFailed(outcome)).toEqual(['b > x', 'b > y', 'c', 'errors outside of test files: 2']);
  expect(namesOfFailed(run(passing('a')))).toEqual([]);
});

test('a file that did not run again keeps its failure, and errors outside tests count', () => {
  const first = run(passing('a'), failing('b', 'x'), failing('c'));
  expect(count(afterSecondTry(first, { files: [], unhandled: 1 }).outcome)).toEqual({ passed: 4, failed: 3 });
});
