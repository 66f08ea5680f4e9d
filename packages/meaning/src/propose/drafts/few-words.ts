import { isParticiple } from '../../read/names/participles.ts';
import { wordSet } from '../../read/words.ts';

/** Nouns of actions: manual or automatic, in progress or finished. */
const DONE =
  /(?:tion|sion|ing|ysis|run|check|review|update|change|scan|test|count|visit|transfer|import|export|sync|backup|upload|search|match|mix|fill|build|release|audit|repair|delivery|survey|report|reset|trigger|refresh|retry|order|request|approval|merge|launch|setup|payment|assessment|adjustment|assignment|settlement|treatment|shipment|measurement|query|command|sync)$/;

/** Ends of words for how much there is of something. */
const DEGREES = /(?:ity|ness|cy|th|itude|gravity|risk|quality|potential|stress|effort|strain|density|hardness|wear|traffic)$/;

/** Nouns that end so, and are things or places. */
const NO_DEGREES =
  /(?:identity|facility|authority|community|university|entity|activity|utility|commodity|municipality|city|nationality|specialty|speciality|currency|agency|pharmacy|vacancy|tenancy|constituency|candidacy|witness|business|harness|month|birth|mouth|path|booth|cloth|earth)$/;

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
