import { Dice, BASE62 } from '../kit/dice.ts';
import { define, field, parameters } from '../kit/define.ts';
import { longest } from '../kit/type-families.ts';
import type { CompileContext } from '../definition.ts';
import { valuesSource } from '../structure/values.ts';
import { hashPassword, HASHES, type HashName } from './hash-password.ts';
import { runsSource } from './runs.ts';

/** A real hash takes milliseconds, but a cell may take only nanoseconds: rows share this many hashes. */
const SALTS = 16;

export const passwordHash = define<{ of?: string; algorithm: HashName }>({
  kind: 'string.passwordHash',
  group: 'string',
  title: 'Password hash',
  summary:
    'Looks like a bcrypt hash but matches no password. Give a password to get one of sixteen real hashes of it; every row can then sign in with that password.',
  parameters: parameters({
    of: { type: 'string', title: 'Password', minLength: 1, maxLength: 72 },
    algorithm: field.choice('Hash algorithm', HASHES, 'bcrypt'),
  }),
  outputs: ['text'],
  invertible: 'parts',
  compile({ of, algorithm }, context) {
    if (of === undefined) return runsSource(context, ['$2b$12$', { alphabet: `./${BASE62}`, length: 53 }]);
    const hashes = hashesOf(of, algorithm, context);
    const most = longest(context.type, context.domain.maxLength);
    const length = Math.max(...hashes.map((hash) => hash.length));
    if (length > most) context.fail('/algorithm', `A hash by ${algorithm} has ${length} letters, and the column takes ${most}. Choose another algorithm.`);
    return valuesSource(context, hashes, null, () => '/of');
  },
});

const known = new Map<string, readonly string[]>();

/** Salts follow from the column's seed, so that the same blueprint gives the same bytes. */
function hashesOf(password: string, algorithm: HashName, context: CompileContext): readonly string[] {
  const { key0, key1 } = context.draws('salt');
  const name = JSON.stringify([password, algorithm, key0, key1]);
  let hashes = known.get(name);
  if (!hashes) {
    const dice = new Dice().seed(key0, key1);
    hashes = Array.from({ length: SALTS }, () =>
      hashPassword(
        algorithm,
        password,
        Uint8Array.from({ length: 16 }, () => dice.below(256)),
      ),
    );
    if (known.size >= 64) known.clear();
    known.set(name, hashes);
  }
  return hashes;
}
