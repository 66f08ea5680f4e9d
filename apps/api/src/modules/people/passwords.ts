import * as crypto from 'node:crypto';
import { LIMITS, Problem } from '@seedbed/contract';
import { whyEasy } from './easy-passwords.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';

/** T19: argon2id with OWASP's parameters. Raising them keeps old hashes valid, since each contains its own. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Node's own argon2 is as old as 24.7; a server with a login needs it. */
export const canHash = typeof (crypto as { argon2?: unknown }).argon2 === 'function';

/** Hashing of passwords: two at a time, for each takes 19 MiB and a processor. */
export type Passwords = ReturnType<typeof passwords>;

export function passwords(gate: Bulkhead) {
  const never = new AbortController().signal;
  /** A hash of no account, compared if the account does not exist, so that the response takes the same time. */
  let nobodys: Promise<string> | undefined;

  async function hash(password: string): Promise<string> {
    const salt = crypto.randomBytes(16);
    const tag = await gate.run(never, () => derive(password, salt, COST));
    return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
  }

  return {
    /**
     * In PHC format. `about`: who chooses the password, and where. Throws Problem `invalid-request` for more than 256 bytes, and for a
     * password that is easy to guess.
     */
    async hash(password: string, about: readonly string[]): Promise<string> {
      const { characters, bytes } = LIMITS.password;
      if (password.length < characters || Buffer.byteLength(password) > bytes)
        throw new Problem('invalid-request', `A password has at least ${characters} characters and at most ${bytes} bytes.`, {
          errors: [{ pointer: '/password', message: `must have ${characters} characters to ${bytes} bytes` }],
        });
      const why = await whyEasy(password, about);
      if (why !== undefined)
        throw new Problem('invalid-request', `The password ${why}: it is easy to guess. Use three or four unrelated words.`, {
          errors: [{ pointer: '/password', message: why }],
        });
      return hash(password);
    },

    /** Also false, after the same time, if there is no hash: for an unknown account, or one that signs in elsewhere. */
    async verify(password: string, stored: string | null | undefined): Promise<boolean> {
      const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored ?? (await (nobodys ??= hash(crypto.randomUUID()))))!;
      const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      // Longer texts are no password; truncates them so that they cost no more.
      const encoded = Buffer.from(password).subarray(0, LIMITS.password.bytes + 1);
      const given = await gate.run(never, () => derive(encoded, Buffer.from(salt!, 'base64'), cost));
      return crypto.timingSafeEqual(given, Buffer.from(tag!, 'base64')) && typeof stored === 'string';
    },
  };
}

function derive(message: string | Buffer, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.argon2('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
