import { expect, test } from 'vitest';
import { newId } from '../db/uuid.ts';
import { hashSecret } from './hash-secret.ts';
import { KEY_IN_TEXT, newKey, prefixOf, readKey } from './key-text.ts';

test('sec-T20: a key is found by its id, and only its own secret matches', () => {
  const id = newId();
  const { key, hash } = newKey(id);
  const read = readKey(key)!;
  expect([read.id, key.startsWith(`${prefixOf(id)}_`), hash.length]).toEqual([id, true, 32]);
  expect(key).not.toContain(hash.toString('base64url'));
  expect([hashSecret(read.secret).equals(hash), hashSecret(readKey(newKey(id).key)!.secret).equals(hash)]).toEqual([true, false]);
  // 256 random bits: no two are alike.
  expect(Buffer.from(read.secret, 'base64url')).toHaveLength(32);
  expect(new Set(Array.from({ length: 1_000 }, () => newKey(id).key)).size).toBe(1_000);
});

test('sec-T20: a text without the form of a key is not one, and a key is found anywhere in a text', () => {
  const { key } = newKey(newId());
  for (const text of ['', 'sb_', key.slice(0, -1), `${key}x`, key.toUpperCase(), ` ${key}`, key.replace('sb_', 'sk_'), `${key}\n`])
    expect(readKey(text)).toBe(undefined);
  expect(`GET /api?key=${key}&x=1 and ${key}.`.replace(KEY_IN_TEXT, '…')).toBe('GET /api?key=…&x=1 and ….');
});
