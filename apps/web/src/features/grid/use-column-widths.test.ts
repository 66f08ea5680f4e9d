import { expect, test } from 'vitest';
import { widthsOf } from './use-column-widths.ts';

test('columns with names of object members get widths like others', () => {
  const columns = ['constructor', '__proto__', 'toString', 'id'].map((name) => ({ name }));
  expect(widthsOf(columns, {}, {}, [10, 20, 30, 40])).toEqual([10, 20, 30, 40]);
  expect(widthsOf(columns, { ['__proto__']: 7 }, { constructor: 8, id: 9 } as never, [10, 20, 30, 40])).toEqual([8, 7, 30, 9]);
});
