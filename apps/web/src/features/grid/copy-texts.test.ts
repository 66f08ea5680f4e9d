import { resolveType, type BlueprintColumn } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { copyText, type CopyRows } from './copy-texts.ts';
import { cellKind } from '../../workspace/grid-column.ts';

const column = (name: string, type: string, more: Partial<BlueprintColumn> = {}) => {
  const resolved = resolveType(type, {});
  return {
    name,
    type: resolved,
    kind: cellKind(resolved),
    keyed: false,
    relation: null,
    mark: null,
    derived: false,
    nullable: true,
    labels: [],
    hues: new Map(),
    column: { name, type, ...more },
  };
};
const copied: CopyRows = {
  table: { schema: 'public', name: 'orders' },
  columns: [
    column('id', 'bigint', { identity: 'always' }),
    column('total', 'numeric(10,2)'),
    column('order', 'text'),
    column('paid', 'boolean'),
    column('extra', 'jsonb'),
  ],
  rows: [
    ['9007199254740993', '41.90', 'O\'Hara\t"x"', 't', '{"a": 1}'],
    ['2', null, '', 'f', null],
    ['3', 'NaN', 'a|b\nc', null, '[]'],
  ],
};

test('TSV and CSV: NULL is empty, the empty text is quoted, and so are tabs, quotes and line breaks', () => {
  expect(copyText('tsv', copied)).toBe('9007199254740993\t41.90\t"O\'Hara\t""x"""\tt\t"{""a"": 1}"\n2\t\t""\tf\t\n3\tNaN\t"a|b\nc"\t\t[]');
  expect(copyText('tsv-named', copied).split('\n')[0]).toBe('id\ttotal\torder\tpaid\textra');
  expect(copyText('csv', copied).split('\n')[2]).toBe('2,,"",f,');
});

test('a single cell is its text', () => {
  expect(copyText('tsv', { ...copied, columns: [copied.columns[2]!], rows: [['a "b"\nc']] })).toBe('a "b"\nc');
});

test('JSON keeps every digit and can be parsed', () => {
  const text = copyText('json', copied);
  expect(text).toContain('"id": 9007199254740993, "total": 41.90');
  expect(JSON.parse(text)[1]).toEqual({ id: 2, total: null, order: '', paid: false, extra: null });
  expect(JSON.parse(text)[2]).toMatchObject({ total: 'NaN', paid: null, extra: [] });
});

test('INSERT quotes texts and names, and overrides an identity', () => {
  expect(copyText('sql', copied)).toBe(
    `INSERT INTO "public"."orders" ("id", "total", "order", "paid", "extra") OVERRIDING SYSTEM VALUE VALUES
  (9007199254740993, 41.90, 'O''Hara\t"x"', true, '{"a": 1}'),
  (2, NULL, '', false, NULL),
  (3, 'NaN', 'a|b
c', NULL, '[]');`,
  );
});

test('Markdown escapes its bars', () => {
  expect(copyText('markdown', copied).split('\n').slice(1)).toEqual([
    '| ---: | ---: | --- | --- | --- |',
    '| 9007199254740993 | 41.90 | O\'Hara\t"x" | t | {"a": 1} |',
    '| 2 | *null* |  | f | *null* |',
    '| 3 | NaN | a\\|b<br>c | *null* | [] |',
  ]);
});
