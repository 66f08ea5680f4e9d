import { expect, test } from 'vitest';
import { shortTarget } from './short-target.ts';

test.each([
  ['postgres://ana:secret@db.local:5432/shop?sslmode=require', 'db.local/shop'],
  ['postgresql://localhost:6000/a%20b', 'localhost:6000/a b'],
  ['postgres://localhost', null],
  ['mysql://localhost/a', null],
  ['', null],
])('%s', (address, short) => expect(shortTarget(address)).toBe(short));

test('a password never shows', () => expect(shortTarget('postgres://ana:secret@h/d')).not.toContain('secret'));
