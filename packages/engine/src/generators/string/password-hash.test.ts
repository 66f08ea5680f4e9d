import { argon2Sync, pbkdf2Sync, scryptSync } from 'node:crypto';
import { verifySync } from '@node-rs/bcrypt';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { TestTable } from '../testing/test-context.ts';
import type { HashName } from './hash-password.ts';

const words = await loadWords('en-US');
const PASSWORD = 'pass wörd';

function hashes(parameters: Record<string, unknown>, type = 'text', seed = 1): string[] {
  return new TestTable(words, { hash: { kind: 'string.passwordHash', type, parameters } }, { rows: 200, seed }).texts('hash', 0, 200).map(String);
}

const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Verifies with libraries other than those that created the hashes. */
const VERIFY: Readonly<Record<HashName, (password: string, hash: string) => boolean>> = {
  bcrypt: verifySync,
  argon2id(password, hash) {
    const [, m, t, p, salt, digest] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)!;
    const nonce = Buffer.from(salt!, 'base64');
    return plain(argon2Sync('argon2id', { message: password, nonce, parallelism: Number(p), tagLength: 32, memory: Number(m), passes: Number(t) })) === digest;
  },
  scrypt(password, hash) {
    const [, ln, r, p, salt, digest] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)!;
    return plain(scryptSync(password, Buffer.from(salt!, 'base64'), 32, { N: 2 ** Number(ln), r: Number(r), p: Number(p) })) === digest;
  },
  django(password, hash) {
    const [name, iterations, salt, digest] = hash.split('$');
    return name === 'pbkdf2_sha256' && pbkdf2Sync(password, salt!, Number(iterations), 32, 'sha256').toString('base64') === digest;
  },
};

test.each(Object.entries(VERIFY))('%s: every hash matches the password, with sixteen salts derived from the seed', (algorithm, verify) => {
  const made = hashes({ of: PASSWORD, algorithm });
  const different = [...new Set(made)];
  expect(different).toHaveLength(16);
  for (const hash of different) expect([verify(PASSWORD, hash), verify('password', hash)], hash).toEqual([true, false]);
  expect(hashes({ of: PASSWORD, algorithm })).toEqual(made);
  expect(hashes({ of: PASSWORD, algorithm }, 'text', 2)).not.toEqual(made);
});

test('a column too short for the hash is named, with what to do', () => {
  expect(hashes({ of: 'x', algorithm: 'bcrypt' }, 'varchar(60)')).toHaveLength(200);
  expect(() => hashes({ of: 'x', algorithm: 'argon2id' }, 'varchar(60)')).toThrow('A hash by argon2id has 94 letters, and the column takes 60.');
});
