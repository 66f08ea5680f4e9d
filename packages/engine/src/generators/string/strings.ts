import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { BASE62, DIGITS, HEX, LOWER, UPPER } from '../kit/dice.ts';
import { longest } from '../kit/type-families.ts';
import { DIGEST_LENGTH } from '../structure/hash-of.ts';
import { passwordHash } from './password-hash.ts';
import { runsSource, type Piece } from './runs.ts';

const URL_SAFE = `${BASE62}_-`;

/** The requested number of letters, or fewer if the column is shorter. */
function fitting(context: CompileContext, length: number, fixed = 0): number {
  return Math.max(1, Math.min(Math.max(length, (context.domain.minLength ?? 0) - fixed), longest(context.type, context.domain.maxLength) - fixed));
}

function letters(kind: string, title: string, summary: string, alphabet: string, length: number): GeneratorDefinition {
  return define<{ length: number }>({
    kind,
    group: 'string',
    title,
    summary,
    parameters: parameters({ length: field.integer('Letters', length, { minimum: 1, maximum: 1000, ...ui({ unit: 'letters' }) }) }),
    outputs: ['text'],
    invertible: 'parts',
    compile: (given, context) => runsSource(context, [{ alphabet, length: fitting(context, given.length) }]),
  });
}

function prefixed(kind: string, title: string, summary: string, prefix: string, alphabet: string, length: number): GeneratorDefinition {
  return define<{ prefix: string; length: number }>({
    kind,
    group: 'string',
    title,
    summary,
    parameters: parameters({
      prefix: field.text('Begins with', prefix),
      length: field.integer('Letters after the prefix', length, { minimum: 1, maximum: 1000 }),
    }),
    outputs: ['text'],
    invertible: 'parts',
    compile(given, context) {
      const room = longest(context.type, context.domain.maxLength);
      const start = given.prefix.length + 4 <= room ? given.prefix : '';
      return runsSource(context, [start, { alphabet, length: fitting(context, given.length, start.length) }]);
    },
  });
}

function fixed(kind: string, title: string, summary: string, pieces: readonly Piece[]): GeneratorDefinition {
  return define({
    kind,
    group: 'string',
    title,
    summary,
    parameters: parameters({}),
    outputs: ['text'],
    invertible: 'parts',
    compile: (_, context) => runsSource(context, pieces),
  });
}

const hash = define<{ algorithm: keyof typeof DIGEST_LENGTH }>({
  kind: 'string.hash',
  group: 'string',
  title: 'Digest',
  summary: 'Hex digits of a digest’s length; no digest of anything.',
  parameters: parameters({ algorithm: field.choice('Length of a digest by', Object.keys(DIGEST_LENGTH), 'sha256') }),
  outputs: ['text'],
  invertible: 'parts',
  compile: ({ algorithm }, context) =>
    runsSource(context, [{ alphabet: HEX, length: Math.min(DIGEST_LENGTH[algorithm], longest(context.type, context.domain.maxLength)) }]),
});

export const strings: readonly GeneratorDefinition[] = [
  letters('string.alphanumeric', 'Letters and digits', 'Random letters and digits.', BASE62, 12),
  letters('string.alpha', 'Letters', 'Random small letters.', LOWER, 8),
  letters('string.alphaUpper', 'Capitals', 'Random capital letters.', UPPER, 4),
  letters('string.numeric', 'Digits', 'Random digits.', DIGITS, 8),
  letters('string.hexadecimal', 'Hex digits', 'Random hexadecimal digits.', HEX, 32),
  letters('string.nanoid', 'Nano ID', 'Twenty-one letters that URLs take.', URL_SAFE, 21),
  letters('string.base64', 'Base64', 'Letters of base64 without padding.', `${BASE62}+/`, 32),
  prefixed('string.token', 'Token', 'An opaque identifier with a prefix for its kind.', '', BASE62, 24),
  prefixed('string.secret', 'Secret', 'Looks like a key for tests, and is visibly none: sk_test_…', 'sk_test_', BASE62, 24),
  passwordHash,
  fixed('internet.password', 'Password', 'A made-up password.', [{ alphabet: BASE62, length: 14 }]),
  fixed('internet.jwt', 'Web token', 'The form of a JSON web token; signed by nobody.', [
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.',
    { alphabet: URL_SAFE, length: 64 },
    '.',
    { alphabet: URL_SAFE, length: 43 },
  ]),
  fixed('git.commitSha', 'Commit', 'Forty hex digits of a commit.', [{ alphabet: HEX, length: 40 }]),
  fixed('finance.bitcoinAddress', 'Bitcoin address', 'The form of an address; the check does not hold, so nothing can be sent there.', [
    'tb1q',
    { alphabet: '023456789acdefghjklmnpqrstuvwxyz', length: 38 },
  ]),
  fixed('finance.ethereumAddress', 'Ethereum address', 'Forty hex digits behind 0x.', ['0x', { alphabet: HEX, length: 40 }]),
  fixed('finance.pin', 'PIN', 'Four digits.', [{ alphabet: DIGITS, length: 4 }]),
  hash,
];
