import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { spreadsheetSafe } from './spreadsheet-safe.ts';

const safe = (types: string[], csv: string, header = false): string => {
  const change = spreadsheetSafe(
    types.map((type) => ({ type: resolveType(type) })),
    { header },
  );
  return new TextDecoder().decode(change(new TextEncoder().encode(csv)));
};

test.each([
  ['=1+1\n', "'=1+1\n"],
  ['+49 30\n', "'+49 30\n"],
  ['-2\n', "'-2\n"],
  ['@SUM(A1)\n', "'@SUM(A1)\n"],
  ['\tx\n', "'\tx\n"],
  ['"\rx"\n', '"\'\rx"\n'],
  ['"\nx"\n', '"\'\nx"\n'],
  ['"=HYPERLINK(""http://x"",""y"")"\n', '"\'=HYPERLINK(""http://x"",""y"")"\n'],
  ['＝1\n', "'＝1\n"],
  ['＋1\n', "'＋1\n"],
  ['－1\n', "'－1\n"],
  ['＠x\n', "'＠x\n"],
  ['a=1\n', 'a=1\n'],
  ['ﾊ\n', 'ﾊ\n'],
  ['""\n', '""\n'],
  ['\n', '\n'],
  ['"a,=1"\n', '"a,=1"\n'],
])('sec-T16: %j becomes %j', (csv, expected) => expect(safe(['text'], csv)).toBe(expected));

test('sec-T16: numbers in number columns stay, names do not, and every row and cell is checked', () => {
  expect(safe(['integer', 'text', 'numeric'], '=id,"-a",n\n-5,-5,-1.5\n,,\n-6,"-""b",-2\n', true)).toBe('\'=id,"\'-a",n\n-5,\'-5,-1.5\n,,\n-6,"\'-""b",-2\n');
});
