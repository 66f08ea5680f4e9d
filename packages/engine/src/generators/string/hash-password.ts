import { argon2id } from '@noble/hashes/argon2.js';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encodeBase64, hashSync } from 'bcryptjs';

export const HASHES = ['bcrypt', 'argon2id', 'scrypt', 'django'] as const;
export type HashName = (typeof HASHES)[number];

/**
 * A hash that libraries can verify, at their lowest cost, because the password is public anyway. The salt has 16 bytes.
 */
export function hashPassword(algorithm: HashName, password: string, salt: Uint8Array): string {
  switch (algorithm) {
    case 'bcrypt':
      return hashSync(password, `$2b$04$${encodeBase64(salt, 16)}`);
    case 'argon2id':
      return `$argon2id$v=19$m=64,t=1,p=1$${base64(salt)}$${base64(argon2id(password, salt, { m: 64, t: 1, p: 1, dkLen: 32 }))}`;
    case 'scrypt':
      return `$scrypt$ln=4,r=8,p=1$${base64(salt)}$${base64(scrypt(password, salt, { N: 16, r: 8, p: 1, dkLen: 32 }))}`;
    case 'django': {
      // Django's salts are letters and digits, hashed as text.
      const text = [...salt].map((byte) => (byte % 36).toString(36)).join('');
      return `pbkdf2_sha256$100$${text}$${base64(pbkdf2(sha256, password, text, { c: 100, dkLen: 32 }), '=')}`;
    }
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64, without padding by default, as in the PHC string format. */
function base64(bytes: Uint8Array, padding = ''): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let l = 0; l < 4; l++) text += l < letters ? LETTERS[(word >> (18 - 6 * l)) & 63] : padding;
  }
  return text;
}
