import { expect, test } from 'vitest';
import type { CellKind } from '../../workspace/grid-column.ts';
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
