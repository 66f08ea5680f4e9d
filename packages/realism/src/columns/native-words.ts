import type { ColumnContext } from '../names/column-context.ts';
import type { Match, RuleIndex } from '../names/rule-index.ts';
import { isForeign, isNative } from '../trades/foreign-words.ts';
import { fewWords } from './few-words.ts';
import { made } from './made-match.ts';

/** Heads by which things are called: what is called so is its noun and a number. */
const CALLED: ReadonlySet<string> = new Set(['name', 'title', 'label', 'designation', 'caption']);

/** Whether a head says of a thing what it is called. */
export function isCalled(head: string): boolean {
  return CALLED.has(head);
}

/** Heads of what is said in sentences. */
const SAID: ReadonlySet<string> = new Set(['description', 'summary', 'detail', 'details', 'explanation', 'text', 'content']);

/**
 * Words of a trade of which the schema does not speak give way to what is right in any trade: the next best rule that is, else few words that the name's
 * head has in any trade, else the thing's own noun and a number.
 */
export function nativeWords(match: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  if (!match || at.type !== 'text' || !isForeign(match, at)) return match;
  const other = index.best(at, (each) => isNative(each, at));
  if (other && other.score > 0) return other;
  const { words } = at.name;
  const head = words.at(-1) ?? '';
  if (SAID.has(head)) return made({ kind: 'text.description' }, words, match.score);
  // A table of types is called by types.
  const few = fewWords(CALLED.has(head) && words.length === 1 ? at.table.words : words, at.table.words.at(-1) ?? '');
  if (few) return made({ kind: 'values', parameters: { values: few } }, words, match.score);
  if (!CALLED.has(head)) return made({ kind: 'text.plain' }, words, match.score);
  const noun = (words.length > 1 ? words.slice(0, -1) : at.table.words).slice(-2).join(' ');
  return made({ kind: 'text.plain', parameters: { noun } }, words, match.score);
}
