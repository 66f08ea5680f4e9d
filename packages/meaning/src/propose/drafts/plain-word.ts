import type { ColumnContext } from '../../read/column-context.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import { lastResort as lastIndex, universal as index } from '../../read/rules/universal.ts';
import { readLooser, severalPeople } from '../second-readings/read-looser.ts';
import { unknownOne } from './unknown-text.ts';
import { nounOf } from './noun-of.ts';

/** An unknown text, or a mere remark, may be one of a few general words. */
export function orPlainWord(match: Match | null, at: ColumnContext): Match | null {
  if (match?.rule.kind === 'person.fullName') return severalPeople(at) ?? match;
  // A sentence has no room in so few letters.
  if (match && SENTENCES.test(match.rule.kind) && (at.length ?? Infinity) <= FEW_LETTERS) return lastIndex.best(at) ?? ofManner(match, at);
  const isGuess = !match || (match.rule.kind === 'text.note' && match.rule.phrases.length === 0);
  return at.type === 'text' && isGuess ? (lastIndex.best(at) ?? readLooser(at, index, lastIndex) ?? match) : match;
}

const SENTENCES = /^text\.(?:statement|note|about|review|comment|feedback)$/;
const FEW_LETTERS = 24;

function ofManner(match: Match, at: ColumnContext): Match {
  return { ...match, rule: { ...match.rule, ...unknownOne(nounOf(at.name.words)) } };
}
