import { expect, test } from 'vitest';
import { selectionAt } from './selection-at.ts';

test.each([
  ['select nothing from t', 8, 'nothing'],
  [`select '😀', oops`, 13, 'oops'],
  ['select "a b" from t', 8, '"a b"'],
  ['select 1 +', 11, ''],
  ['drop table t', 1, 'drop'],
])('%j at %i', (sql, position, word) => expect(sql.slice(...selectionAt(sql, position))).toBe(word));
