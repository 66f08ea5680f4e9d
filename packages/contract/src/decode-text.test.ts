import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test('UTF-8, and UTF-16 by its byte order mark', () => {
  expect(decodeText(new TextEncoder().encode('naïve'))).toBe('naïve');
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x61, 0]))).toBe('a');
});

test('bytes in another encoding are rejected with their line', () => {
  const latin = Uint8Array.from(Buffer.from('create table a (\n  naïve text);', 'latin1'));
  expect(() => decodeText(latin, 'lat.sql')).toThrow('lat.sql is not UTF-8 (line 2). Save it as UTF-8.');
});

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

test.each([
  ["SET client_encoding = 'LATIN1';\ncreate table stra\xdfe ();", 'create table straße ();'],
  ["-- Gr\xfc\xdfe\nset session client_encoding to latin9;\nselect '\xa4';", "select '€';"],
  ["\\encoding WIN1252\nselect '\x80';", "select '€';"],
  ["SET NAMES 'iso-8859-2';\nselect '\xb1';", "select 'ą';"],
  ["SELECT pg_catalog.set_config('client_encoding', 'KOI8R', false);\nselect '\xc1';", "select 'а';"],
  ["SET NAMES 'latin1';\nselect '\xfc';\nSET NAMES 'latin2';\nselect '\xb1';", "select 'ą';"],
])('a script is read in the encoding that it names: %j', (script, last) => {
  expect(decodeText(bytes(script)).split('\n').at(-1)).toBe(last);
});

test('UTF-8 wins over a name, and an unknown name is no encoding', () => {
  expect(decodeText(new TextEncoder().encode("SET client_encoding = 'LATIN1'; -- ß"))).toContain('ß');
  expect(() => decodeText(bytes("SET client_encoding = 'MULE_INTERNAL';\n-- \xdf"))).toThrow('is not UTF-8 (line 2)');
});
