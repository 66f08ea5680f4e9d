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
