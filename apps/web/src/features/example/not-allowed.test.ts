import { expect, test } from 'vitest';
import type { CellKind } from '../../workspace/grid-column.ts';
import { whyDropped } from '../../workspace/listed-only.ts';
import { notAllowed } from './not-allowed.ts';

const of = (list: string[] | null, kind: CellKind = 'text') => ({
  kind,
  column: { name: 'agency', type: 'text', ...(list ? { domain: { in: list } } : {}) },
});

test.each<[string, string[], ReturnType<typeof of>, string | null]>([
  ['none of the list', ['NASA'], of(['PADI', 'SSI']), 'NASA is not allowed here: one of PADI, SSI'],
  ['one of several', ['PADI', 'NASA'], of(['PADI', 'SSI']), 'NASA is not allowed here: one of PADI, SSI'],
  ['in the list', ['SSI'], of(['PADI', 'SSI']), null],
  ['the only one is another', ['b'], of(['a']), 'b is not allowed here: only a'],
  ['a long list', ['x'], of([...'abcdefghij']), 'x is not allowed here: one of a, b, c, d, e, f, g, h and 2 more'],
  ['a number in another writing', ['1.0'], of(['1', '2'], 'number'), null],
  ['without a list', ['NASA'], of(null), null],
  ['nothing typed', [], of(['PADI']), null],
])('%s', (_, examples, column, expected) => expect(notAllowed(examples, column)).toBe(expected));

test.each<[string, unknown, { in?: string[]; labels?: string[] }, CellKind, string | null]>([
  ['another value', 'stein', { in: ['pint', 'half', 'taster'] }, 'text', 'Not allowed: the CHECK takes one of pint, half, taster'],
  ['a label that the type lacks', 'stein', { labels: ['pint'] }, 'enum', 'Not allowed: the type takes only pint'],
  ['a label that the CHECK leaves out', 'half', { in: ['pint'], labels: ['pint', 'half'] }, 'enum', 'Not allowed: the CHECK takes only pint'],
  ['one of the list', 'half', { in: ['pint', 'half'] }, 'text', null],
  ['another number', 4, { in: ['1', '2.0'] }, 'number', 'Not allowed: the CHECK takes one of 1, 2.0'],
  ['the same number', 2, { in: ['1', '2.0'] }, 'number', null],
  ['a day, which has several spellings', '1 May 2026', { in: ['2026-05-01'] }, 'time', null],
  ['NULL', null, { in: ['pint'] }, 'text', null],
  ['nothing typed yet', '', { in: ['pint'] }, 'text', null],
  ['no list', 'stein', {}, 'text', null],
])('in a list of values: %s', (_, value, { in: list, labels }, kind, expected) =>
  expect(whyDropped(value, list ? { domain: { in: list } } : {}, labels ? { labels } : {}, kind)).toBe(expected),
);
