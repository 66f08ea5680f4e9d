import { made } from '../drafts/made-match.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { wordSet } from '../../read/words.ts';

/** Suffixes of unreadable texts. */
const SEALED = wordSet('suffixes of sealed texts');
/** Digests, and columns beside encrypted ones. */
const NOT_SEALED = wordSet('beside sealed texts');
/** Tables of encrypted values, and likely ones. */
const KEEPS_SEALED = wordSet('tables of sealed values');
const KEEPS_SECRETS = 'secret';
const CONTENTS = wordSet('contents that may be sealed');
/** Kinds that know no secret. */
const OPEN = /^(?:code\.settingValue|json|values|text\.)/;

/** Multiples of four, as base64 has them. */
const LENGTHS = [60, 64, 72, 88, 108, 128, 152, 184];
const WEIGHTS = [14, 18, 18, 16, 12, 10, 7, 5];
const SHORTEST = 60;
const LONGEST = 200;

/** `answer_enc text`, `encrypted_token text`, `encrypted_configs.value`: ciphertext in base64, longer and shorter ones. */
export function readSealed(first: Match | null, at: ColumnContext): Match | null {
  const room = Math.min(at.length ?? LONGEST, LONGEST);
  if (at.type !== 'text' || room < SHORTEST || !isSealed(first, at)) return null;
  const lengths = LENGTHS.filter((length) => length <= room);
  const choices = lengths.map((length, i) => ({ weight: WEIGHTS[i]!, generator: { kind: 'string.base64', parameters: { length } } }));
  return made({ kind: 'weighted', parameters: { choices } }, at.name.words, 20);
}

function isSealed(first: Match | null, { name: { words }, tableWords }: ColumnContext): boolean {
  if (words.some((word) => NOT_SEALED.has(word))) return false;
  const [start, end] = [words[0]!, words.at(-1)!];
  if (end === 'ciphertext' || (words.at(-2) === 'cipher' && end === 'text')) return true;
  if (words.length > 1 && (SEALED.has(end) || start === 'encrypted')) return true;
  if (words.length > 1 || !CONTENTS.has(end)) return false;
  return [...tableWords].some((word) => KEEPS_SEALED.has(word)) || (tableWords.has(KEEPS_SECRETS) && (!first || OPEN.test(first.rule.kind)));
}
