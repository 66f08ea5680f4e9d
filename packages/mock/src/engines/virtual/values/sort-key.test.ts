import type { SqlType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { sortKey } from './sort-key.ts';

const of = (base: string): SqlType => ({ name: base, kind: 'base', base });
const MOOD: SqlType = { name: 'mood', kind: 'enum', base: 'mood', labels: ['low', 'high', 'middle'] };

test.each<[SqlType, readonly string[]]>([
  [MOOD, ['low', 'high', 'middle']],
  [of('int8'), ['-9223372036854775807', '-9223372036854775806', '0', '9007199254740992', '9007199254740993']],
  [of('numeric'), ['-1.50', '-1.5', '0.1', '2', '10', '1e20', 'Infinity', 'NaN']],
  [of('money'), ['-$1.00', '$2.00', '$1,000.00']],
  [of('bool'), ['f', 't']],
  [of('date'), ['-infinity', '0044-03-15 BC', '1969-12-31', '2024-02-29', '10000-01-01', 'infinity']],
  [of('timestamptz'), ['2024-01-01 10:00:00+02', '2024-01-01 09:00:00+00', '2024-01-01 09:00:00.5+00', '2024-01-01 09:00:01+00', '2024-01-02 00:00:00+00']],
  [of('timestamp'), ['1969-12-31 23:59:59.999999', '1970-01-01 00:00:00', '1970-01-01 00:00:00.000001']],
  [of('text'), ['', ' ', 'B', 'a', 'a\u0000', 'aa', 'ab', 'abc', 'abcd', 'abd', 'ä', '\ud7ff', '\uffee', '😀', '😁']],
  [of('citext'), ['a', 'B', 'c']],
])('$name: the order of numbers is the order of values', (type, rising) => {
  const key = sortKey(type)!;
  const order = compare(type);
  for (const [i, a] of rising.entries())
    for (const [j, b] of rising.entries()) {
      const [x, y] = [key(a), key(b)];
      if (x !== y) expect([a, b, Math.sign(x - y)]).toEqual([a, b, Math.sign(order(a, b))]);
      if (i !== j && x !== y) expect(x < y).toBe(i < j);
    }
});

test.each(['jsonb', 'interval'])('%s has no numbers', (base) => expect(sortKey(of(base))).toBeNull());
