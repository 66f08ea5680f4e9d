import { expect, test } from 'vitest';
import type { SqlType } from '@seedbed/contract';
import { readMysqlDdl } from '../src/index.ts';
import { charsetOf } from '../src/write/charset-of.ts';
import { literalOf } from '../src/write/literal-of.ts';
import { narrowed } from '../src/write/narrowed.ts';

const base = (name: string): SqlType => ({ kind: 'base', base: name }) as SqlType;
const columnOf = (ddl: string) => readMysqlDdl(`CREATE TABLE t (x ${ddl})`).schema.tables[0]!.columns[0]!;

test.each([
  ['text', "it's", "'it''s'"],
  ['text', '', "''"],
  ['text', 'a\\b', '_utf8mb4 0x615c62'],
  ['text', 'a\nb', '_utf8mb4 0x610a62'],
  ['jsonb', '{"a": "\\"é"}', `_utf8mb4 0x${Buffer.from('{"a": "\\"é"}').toString('hex')}`],
  ['bytea', '\\x00ff', '0x00ff'],
  ['bytea', '\\x', "''"],
  ['bool', 'true', '1'],
  ['bool', 'f', '0'],
  ['int8', '9007199254740993', '9007199254740993'],
  ['float8', '1e-07', '1e-07'],
  ['float8', 'NaN', 'NULL'],
  ['bit', '0101', "b'0101'"],
  ['timestamptz', '2024-01-02 03:04:05.5+00', "'2024-01-02 03:04:05.5'"],
  ['bpchar', 'ab  ', "'ab'"],
])('%s %j is %s', (type, text, literal) => expect(literalOf(base(type))(text)).toBe(literal));

test('values that MySQL stores differently are written as MySQL reads them', () => {
  expect(literalOf(base('uuid'), columnOf('binary(16)'))('b9121bbb-323a-4664-8764-3d8cb5846656')).toBe('0xb9121bbb323a466487643d8cb5846656');
  expect(literalOf(base('uuid'))('b9121bbb-323a-4664-8764-3d8cb5846656')).toBe("'b9121bbb-323a-4664-8764-3d8cb5846656'");
  const labels = { kind: 'array', base: 'text', element: base('text') } as SqlType;
  expect(literalOf(labels, columnOf("set('a','b c')"))('{a,"b c"}')).toBe("'a,b c'");
  expect(literalOf(labels)('{a,NULL}')).toBe(`'["a",null]'`);
  expect(literalOf(base('point'), columnOf('point'))('(1.5,-2)')).toBe("ST_GeomFromText('POINT(1.5 -2)')");
  expect(literalOf(base('point'), columnOf('point SRID 4326'))('(1.5,-2)')).toBe("ST_GeomFromText('POINT(-2 1.5)', 4326)");
});

test('a character outside a column’s character set is replaced by a plain one', () => {
  expect(narrowed('Łódź – “Zoë” 😀', undefined)).toBe('Łódź – “Zoë” 😀');
  expect(narrowed('Łódź – “Zoë” 😀', 'latin1')).toBe('Lódz – “Zoë” ?');
  expect(narrowed('Łódź – “Zoë”', 'ascii')).toBe('Lodz - "Zoe"');
  expect(narrowed('Łódź 😀', 'utf8')).toBe('Łódź ?');
});

test('a column uses its own character set, otherwise that of its collation, otherwise the table’s', () => {
  const [table] = readMysqlDdl(
    'CREATE TABLE t (a varchar(9) CHARACTER SET ascii, b varchar(9) COLLATE utf8mb4_bin, c varchar(9)) DEFAULT CHARSET=latin1 COLLATE=latin1_swedish_ci',
  ).schema.tables;
  expect(table!.columns.map((column) => charsetOf(table!, column))).toEqual(['ascii', 'utf8mb4', 'latin1']);
});
