import { Problem } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { sayProblem } from './say-problem.ts';
import { planLines, worstOf } from './worst-of.ts';

test('a single fault is printed once, with or without its pointer', () => {
  const message = 'public.t.n: its generator template makes “x”.';
  const one = new Problem('invalid-blueprint', `/tables/0: ${message}`, { errors: [{ pointer: '/tables/0', message }] });
  expect(sayProblem(one).split('\n')).toEqual([expect.stringContaining(`/tables/0: ${message}`)]);
  const two = new Problem('invalid-blueprint', `/tables/0: ${message} (and 1 more)`, {
    errors: [
      { pointer: '/tables/0', message },
      { pointer: '/tables/1', message: 'another' },
    ],
  });
  expect(sayProblem(two).split('\n').length).toBe(3);
});

test('a table that the message names is not printed before it again', () => {
  const lines = worstOf([
    { level: 'warning', code: 'unsatisfiable', table: 'public.t', message: 'public.t can have 1 row, not 3.' },
    { level: 'warning', code: 'rows-differ', table: 'public.t', message: '3 rows were sent.' },
    { level: 'error', code: 'x', table: 'public.t', column: 'n', message: 'public.t.n: no.' },
  ]).lines;
  expect(lines).toEqual(['error: public.t.n: no.', 'warning: public.t can have 1 row, not 3.', 'warning: public.t: 3 rows were sent.']);
});

test('lines of a plan: shortened tables, and added numbers; no other notes', () => {
  expect(
    planLines([
      { level: 'info', code: 'plain-value', message: 'a plain value' },
      { level: 'info', code: 'numbers-added', message: 'They get a number.' },
      { level: 'warning', code: 'unsatisfiable', message: 'Fewer.' },
    ]),
  ).toEqual(['warning: Fewer.', 'note: They get a number.']);
});
