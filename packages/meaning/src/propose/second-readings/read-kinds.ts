import { fewWords } from '../drafts/few-words.ts';
import { made } from '../drafts/made-match.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { wordSet } from '../../read/words.ts';

/** Nouns with categories of their own: goods, texts and money. */
const CATEGORIZED = wordSet('nouns with categories');

/** `exhibits.category`: if the kinds of a thing are known, its categories are these. */
export function asCategory(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words } = at.name;
  if (first?.rule.kind !== 'text.category' || at.type !== 'text' || words.at(-1) !== 'category') return null;
  const noun = words.length > 1 ? words.at(-2)! : (at.table.words.at(-1) ?? '');
  if (noun === '' || CATEGORIZED.has(noun) || at.table.words.some((word) => CATEGORIZED.has(word))) return first;
  const kind = [noun, 'type'];
  const match = index.best({ ...at, name: { words: kind, raw: kind } });
  return match?.rule.kind === 'values' && match.words.length === 2 ? match : first;
}

/** One of a few words, the first of them mostly. */
function oneOf(values: readonly string[], words: readonly string[], score: number): Match {
  return made({ kind: 'values', parameters: { values, weights: values.map((_, i) => Math.round(60 / (i + 1))) } }, words, score);
}

/** Nouns whose kinds the engine lists, and their synonyms. */
const WITH_KINDS = wordSet('nouns with kinds');

/** `sync_state`, with only general states known: actions are in progress or finished. */
export function stateOfDone(first: Match | null, at: ColumnContext): Match | null {
  const isGeneral = first?.rule.kind === 'values' && String(first.rule.parameters.values) === 'active,inactive,pending,archived';
  const noun = at.table.words.findLast((word) => !ACTION_TABLE_WORDS.has(word)) ?? '';
  const values = isGeneral && at.type === 'text' ? fewWords(at.name.words, noun) : null;
  return values && oneOf(values, at.name.words, 5);
}

/** Tables named after recorded actions. */
const ACTION_TABLE_WORDS = wordSet('tables of actions');

const OF_KIND = wordSet('kind');

/** A few general words for kinds without a list, and for states with only general ones known. */
export function plainKinds(first: Match | null, at: ColumnContext): Match | null {
  if (first?.rule.kind !== 'enum.byNoun' || at.type !== 'text') return null;
  const qualifiers = at.name.words.length > 1 ? at.name.words.slice(0, -1) : at.table.words;
  // The word before the last noun is its kind: costs of machines are no machines.
  if (OF_KIND.has(at.name.words.at(-1)!) && WITH_KINDS.has(qualifiers.findLast((word) => !OF_KIND.has(word)) ?? '')) return null;
  const values = fewWords(at.name.words, at.table.words.at(-1) ?? '') ?? ['default', 'custom'];
  return oneOf(values, at.name.words, 4);
}
