import { isParticiple } from '../../read/names/participles.ts';
import { wordSet, matcher } from '../../read/words.ts';

/** Nouns of actions: manual or automatic, in progress or finished. */
const DONE = matcher('endings of what is done', 'ending');

/** Ends of words for how much there is of something. */
const DEGREES = matcher('endings of what has degrees', 'ending');

/** Nouns that end so, and are things or places. */
const NO_DEGREES = matcher('endings of what has no degrees', 'ending');

/** Nouns with an extent: full, partial or none. */
const EXTENTS = wordSet('extents');

/**
 * A few words for a name without a known list: those that any `mode`, `policy` or `level` can have, by the last word and the noun before
 * it. Null if the last word is unknown.
 */
export function fewWords(words: readonly string[], noun: string): readonly string[] | null {
  const head = words.at(-1) ?? '';
  const of = words.length > 1 ? words.at(-2)! : noun;
  switch (head) {
    case 'mode':
      return ['automatic', 'manual', 'off'];
    case 'policy':
    case 'rule':
      return ['default', 'strict', 'relaxed'];
    case 'method':
    case 'strategy':
      return ['automatic', 'manual', 'hybrid'];
    case 'level':
    case 'rating':
      return ['medium', 'low', 'high'];
    case 'class':
    case 'grade':
    case 'group':
      return ['A', 'B', 'C'];
    case 'stage':
    case 'phase':
      return ['planned', 'in_progress', 'completed'];
    case 'status':
    case 'state':
      return isDone(of) ? ['completed', 'pending', 'in_progress', 'failed'] : null;
    case 'type':
    case 'kind':
    case 'category':
      return isDone(of) ? ['manual', 'automatic'] : ['general', 'special', 'other'];
    default:
      return null;
  }
}

/** Words for degrees of something, by the suffix of its noun; null if unknown. */
export function degreesOf(noun: string): readonly string[] | null {
  if (DEGREES.test(noun) && !NO_DEGREES.test(noun)) return ['medium', 'high', 'low'];
  return EXTENTS.has(noun) ? ['full', 'partial', 'none'] : null;
}

function isDone(noun: string): boolean {
  return DONE.test(noun) || isParticiple(noun);
}
