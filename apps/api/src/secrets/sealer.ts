import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Seals and opens secrets with AES-256-GCM. `place` identifies the owner of the secret: sealed bytes moved elsewhere do not open. */
export type Sealer = {
  seal(secret: string, place: string): Buffer;
  /** Null if the bytes were encrypted with another key or for another context, or were changed. */
  open(sealed: Buffer, place: string): string | null;
};

const FORMAT = 1;
const NONCE = 12;
const TAG = 16;
const KEY_ID = 4;
const HEAD = 1 + KEY_ID + NONCE;

/** Sealed bytes: format, id of the key, nonce, ciphertext, tag. */
export function sealer(key: Buffer): Sealer {
  const keyId = createHash('sha256').update('seedbed key id').update(key).digest().subarray(0, KEY_ID);
  return {
    seal(secret, place) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      return Buffer.concat([Buffer.from([FORMAT]), keyId, nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, place) {
      if (sealed.length < HEAD + TAG || sealed[0] !== FORMAT || !sealed.subarray(1, 1 + KEY_ID).equals(keyId)) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1 + KEY_ID, HEAD))
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-TAG));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(HEAD, -TAG)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
