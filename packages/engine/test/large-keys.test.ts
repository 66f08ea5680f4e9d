import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { TestTable } from '../src/generators/testing/test-context.ts';
import { compile, encode, generate, loadWords, textRows, type EncoderFormat } from '../src/index.ts';

const words = await loadWords('en-US');

/** Keys from `start` on, and children that refer to them. */
function keys(start: number | string, rows = 6, step = 1): Blueprint {
  const id = { name: 'id', type: 'bigint', generator: { kind: 'sequence', parameters: { start, step } } };
  return {
    ...emptyBlueprint(),
    tables: [
      { schema: 'public', name: 'parents', rows, primaryKey: ['id'], columns: [id] },
      { schema: 'public', name: 'children', rows: 3 * rows, columns: [{ name: 'parent_id', type: 'bigint' }] },
    ],
    relations: [
      { name: 'child', from: { table: 'public.children', columns: ['parent_id'] }, to: { table: 'public.parents', columns: ['id'] }, source: 'declared' },
    ],
  };
}

function written(plan: ReturnType<typeof compile>, table: string, format: EncoderFormat): string {
  const of = plan.table(table);
  return [...encode(format, of, generate(plan, of, 0, of.rows))].map((chunk) => Buffer.from(chunk).toString('utf8')).join('');
}

test.each([2n ** 52n - 3n, 2n ** 53n - 4n, 2n ** 53n + 1n, 2n ** 60n, 2n ** 63n - 7n, -(2n ** 63n)])(
  'keys from %s on are each there once, to the last digit, and so are references',
  (start) => {
    const expected = Array.from({ length: 6 }, (_, i) => String(start + BigInt(i)));
    const plan = compile(keys(Number.isSafeInteger(Number(start)) ? Number(start) : String(start)), words);
    expect(textRows(plan, 'public.parents', 0, 6).map(([id]) => id)).toEqual(expected);
    const referred = textRows(plan, 'public.children', 0, 18).map(([id]) => id!);
    expect(referred.filter((id) => !expected.includes(id))).toEqual([]);
    expect(new Set(referred).size).toBeGreaterThan(2);
    for (const format of ['csv', 'ndjson', 'json', 'copy-text', 'sql-insert'] as const) {
      const text = written(plan, 'public.parents', format);
      for (const key of expected) expect([format, text.split(key).length - 1]).toEqual([format, 1]);
    }
    const binary = Buffer.concat([...encode('copy-binary', plan.table('public.parents'), generate(plan, 'public.parents', 0, 6))]);
    // A header of 19 bytes; then rows of two bytes, four of length, eight of value.
    expect(expected.map((_, i) => String(binary.readBigInt64BE(19 + 14 * i + 6)))).toEqual(expected);
  },
);

test('two keys became one number from 2^52 on: 4503599627370498', () => {
  const plan = compile(keys(2 ** 52 - 100, 1_000), words);
  const ids = textRows(plan, 'public.parents', 0, 1_000).map(([id]) => id);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids[101]).toBe('4503599627370497');
});

test('after the last bigint key come other keys, still distinct', () => {
  const ids = textRows(compile(keys(String(2n ** 63n - 4n)), words), 'public.parents', 0, 6).map(([id]) => BigInt(id!));
  expect(new Set(ids).size).toBe(6);
  expect(ids.filter((id) => BigInt.asIntN(64, id) !== id)).toEqual([]);
  expect(() => compile(keys('9223372036854775808'), words)).toThrow(expect.objectContaining({ type: 'invalid-blueprint' }));
});

test('a row is found by its key', () => {
  const source = new TestTable(
    words,
    { id: { kind: 'sequence', type: 'bigint', parameters: { start: '9223372036854775000', step: 7 } } },
    { rows: 100 },
  ).source('id');
  expect(['9223372036854775000', '9223372036854775700', '9223372036854775001', '9223372036854774993', 'x'].map((key) => source.rankOf!(key))).toEqual([
    0, 100, -1, -1, -1,
  ]);
});

test('listed values beyond 2^53 keep their last digit', () => {
  const values = ['9223372036854775807', '9007199254740993', '-9223372036854775808', '5'];
  const column = { name: 'c', type: 'bigint', generator: { kind: 'values', parameters: { values } } };
  const plan = compile({ ...emptyBlueprint(), tables: [{ schema: 'public', name: 't', rows: 200, columns: [column] }] }, words);
  expect(new Set(textRows(plan, 'public.t', 0, 200).flat())).toEqual(new Set(values));
});
