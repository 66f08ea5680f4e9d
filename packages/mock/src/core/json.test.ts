import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { objectOf, rowsJson } from './encode-rows.ts';
import { jsonOf } from './json.ts';

test.each([
  ['numeric(40,2)', '123456789012345678901234567890.10', '123456789012345678901234567890.10'],
  ['double precision', 'NaN', '"NaN"'],
  ['boolean', 'true', 'true'],
  ['timestamp with time zone', '2026-01-02 03:04:05.6+00', '"2026-01-02T03:04:05.6+00:00"'],
  ['timestamp without time zone', '2026-01-02 03:04:05', '"2026-01-02T03:04:05"'],
  ['jsonb', '{"a": 1}', '{"a": 1}'],
  ['integer[]', '{1,NULL,3}', '[1,null,3]'],
  ['text[]', '{"a, \\"b\\"",c,{NULL}}', '["a, \\"b\\"","c",[null]]'],
])('%s %s is %s in JSON', (type, text, json) => {
  expect(jsonOf(resolveType(type), text)).toBe(json);
});

test('nested rows keep their digits as text, and objects round no number', () => {
  const value = (name: string, type: string) => ({ name, kind: 'value' as const, type: resolveType(type) });
  const fields = [value('id', 'bigint'), { name: 'items', kind: 'many' as const, fields: [value('price', 'numeric')] }];
  const rows = [['9007199254740993', [['1.50'], [null]]]];
  expect(rowsJson(fields, rows)).toBe('[{"id":9007199254740993,"items":[{"price":1.50}, {"price":null}]}]');
  expect(objectOf(fields, rows[0]!)).toEqual({ id: '9007199254740993', items: [{ price: 1.5 }, { price: null }] });
});
