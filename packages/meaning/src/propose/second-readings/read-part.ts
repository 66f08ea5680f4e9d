import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { VAGUE } from '../drafts/vague-kinds.ts';
import { wordSet } from '../../read/words.ts';

/** Suffixes for the form of a value, not its meaning: `species_cd`, `breed_desc`, `card_type_name`. */
const FORMS = wordSet('suffixes for a form');
const NAMED =
  /^(?:values|enum\.|person\.(?:sex|gender)|animal\.|food\.|vehicle\.|health\.|media\.|science\.|logistics\.|color\.|hr\.|edu\.|location\.|company\.|language\.|finance\.paymentMethod)/;

/** Words for the length of a text: a long description is one, and no longitude. */
const HOW_LONG = wordSet('lengths of a text');

/** A short text whose name without its last word is known: the list itself, abbreviated if only codes fit. */
export function asBare(at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'text' || words.length < 2 || !FORMS.has(words.at(-1)!) || (at.length ?? 40) > 80 || HOW_LONG.has(words.at(-2)!)) return null;
  const match = index.best({ ...at, name: { words: words.slice(0, -1), raw: raw.slice(0, -1) } });
  // The names of things are no codes of them.
  if (words.at(-1) === 'code' && match?.rule.kind === 'values' && (match.rule.parameters.values as unknown[]).some((value) => /\s/.test(String(value))))
    return null;
  return match && !VAGUE.has(match.rule.kind) && NAMED.test(match.rule.kind) && match.words.length > 0 ? match : null;
}

/** Prefixes for the treatment of a text, not its meaning: `normalized_address`, `original_title`. */
const TREATED = wordSet('prefixes for a treatment');

/** A text whose name is known without the last word. */
export function asQualified(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'text' || words.length < 2 || !TREATED.has(words[0]!) || (first && first.words.length >= words.length)) return null;
  const match = index.best({ ...at, name: { words: words.slice(1), raw: raw.slice(1) } });
  return match && !VAGUE.has(match.rule.kind) ? match : null;
}

/** `content_encoded`, `lang_detected`: a text whose last word only names how it was processed. */
export function readProcessedText(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (first || at.type !== 'text' || words.length < 2 || !TREATED_AFTER.has(words.at(-1)!)) return null;
  const match = index.best({ ...at, name: { words: words.slice(0, -1), raw: raw.slice(0, -1) } });
  return match && !VAGUE.has(match.rule.kind) && match.words.at(-1) === words.at(-2) ? match : null;
}

/** Suffixes for a treatment that does not change the meaning. */
const TREATED_AFTER = wordSet('suffixes for a treatment');
