import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSecretKeyOf } from './secret-key.ts';
import { sealer } from './sealer.ts';

test('decrypts what it encrypted', () => {
  const { seal, open } = sealer(randomBytes(32));
  expect(open(seal('geheim ✓', 'connection:1'), 'connection:1')).toBe('geheim ✓');
  expect(seal('same', 'a').equals(seal('same', 'a'))).toBe(false);
});

test('sec-T21: swapped, truncated, changed and foreign ciphertexts are refused', () => {
  const { seal, open } = sealer(randomBytes(32));
  const sealed = seal('secret', 'connection:1');
  expect(sealed.includes('secret')).toBe(false);
  expect(open(sealed, 'connection:2')).toBeNull();
  for (let length = 0; length < sealed.length; length++) expect(open(sealed.subarray(0, length), 'connection:1')).toBeNull();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(open(changed, 'connection:1')).toBeNull();
  }
  expect(sealer(randomBytes(32)).open(sealed, 'connection:1')).toBeNull();
});

test('creates a key file once, readable only by its owner', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'seedbed-key-'));
  try {
    const keys = await Promise.all(Array.from({ length: 3 }, () => readSecretKeyOf({ secretKey: null, dataDir })));
    const key = await readSecretKeyOf({ secretKey: null, dataDir });
    for (const other of keys) expect(other.equals(key)).toBe(true);
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    await writeFile(join(dataDir, 'secret.key'), 'damaged');
    await expect(readSecretKeyOf({ secretKey: null, dataDir })).rejects.toThrow('does not hold a key');
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
