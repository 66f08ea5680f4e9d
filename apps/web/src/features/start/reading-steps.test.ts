import { expect, test } from 'vitest';
import type { Reading } from './growth.ts';
import { readingSteps, readingWords } from './reading-steps.ts';

const BEGUN: Reading = {
  state: 'reading',
  from: 'ddl',
  name: null,
  since: 0,
  made: [],
  total: 0,
  read: null,
  chosen: null,
  times: { made: null, read: null, chosen: null },
};
const TABLES = ['a', 'b'].map((name) => ({ schema: 'public', name, columns: [{ name: 'id', type: 'int' }] }));

const line = (reading: Reading, expected = 0) =>
  readingSteps(reading, expected, 9_000).map(({ id, state, note, milliseconds }) => `${id} ${state} ${note} ${milliseconds}`);

test('a step is done when the server reports it, and the next one is active', () => {
  expect(line(BEGUN, 2)).toEqual(['make active 2 tables 9000', 'read waiting  null', 'choose waiting  null', 'plan waiting  null']);
  const made: Reading = { ...BEGUN, made: ['a'], total: 2 };
  expect(line(made)[0]).toBe('make active 1 of 2 tables 9000');
  const read: Reading = { ...made, made: ['a', 'b'], read: TABLES, times: { made: 1_000, read: 3_000, chosen: null } };
  expect(line(read)).toEqual(['make done 2 tables 1000', 'read done 2 tables, 2 columns 2000', 'choose active 2 tables 6000', 'plan waiting  null']);
  const chosen: Reading = { ...read, chosen: { done: 2, total: 2 }, times: { ...read.times, chosen: 8_000 } };
  expect(line(chosen).slice(2)).toEqual(['choose done 2 of 2 tables 5000', 'plan active  1000']);
});

test('tables of a database are not created', () => {
  expect(readingSteps({ ...BEGUN, from: 'database' }, 0, 1).map(({ title, state }) => [title, state])).toEqual([
    ['Read the database', 'active'],
    ['Choose generators', 'waiting'],
    ['Plan the rows', 'waiting'],
  ]);
});

test('one line shows the present step', () => {
  const read: Reading = { ...BEGUN, read: TABLES, times: { made: 1, read: 1, chosen: null } };
  const words = (reading: Reading, now = 0) => readingWords(reading, 0, now);
  expect([
    words(BEGUN),
    words({ ...BEGUN, made: ['a'], total: 2 }, 3_000),
    words({ ...BEGUN, made: ['a', 'b'], total: 2, times: { made: 1, read: null, chosen: null } }),
    words({ ...read, chosen: { done: 1, total: 2 } }, 75_000),
    words({ ...read, chosen: { done: 2, total: 2 }, times: { ...read.times, chosen: 1 } }),
  ]).toEqual([
    'Reading the schema',
    'Reading 1 of 2 tables · 3 s',
    'Reading columns of 2 tables',
    'Choosing generators for 1 of 2 tables · 1 min 15 s',
    'Planning the rows of 2 tables',
  ]);
});
