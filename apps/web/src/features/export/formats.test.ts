import { expect, test } from 'vitest';
import { generateCommand, tableList } from './formats.ts';

test('names with a comma are quoted, and a list too long for an address is rejected', () => {
  expect(tableList(['public.users', 'public.orders'])).toBe('public.users,public.orders');
  expect(tableList(['a,b'])).toBe('"a,b"');
  expect(tableList(Array.from({ length: 400 }, (_, i) => `public.table_${i}_of_many`))).toBeNull();
});

test.each([
  ['csv', 'deflate', 'seedbed generate blueprint.json --format csv --out data.zip'],
  ['spreadsheet', 'gzip', 'seedbed generate blueprint.json --format csv --spreadsheet-safe --compress gzip --out data.zip'],
  ['parquet', 'none', 'seedbed generate blueprint.json --format parquet --compress none --out data.zip'],
] as const)('%s with %s on the command line', (choice, compress, command) => expect(generateCommand(choice, compress)).toBe(command));
