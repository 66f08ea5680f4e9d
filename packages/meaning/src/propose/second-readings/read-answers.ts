import { made } from '../drafts/made-match.ts';
import { isParticiple } from '../../read/names/participles.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { knownWords } from '../../read/names/vocabulary.ts';
import { wordSet } from '../../read/words.ts';

/** Kinds without a one-letter form: names and sentences. */
const NO_ROOM =
  /^(?:location\.(?!state|country)|person\.(?:fullName|displayName|jobTitle)|company\.name|text\.|number\.|date\.|code\.(?:settingValue|identifier)|enum\.byNoun)/;
/** Words that have a yes and a no. */
const ANSWERED = wordSet('answered by yes or no');
/** Words in front of a question. */
const ASKS = wordSet('words before a question');
/** Nouns coded by one letter, rather than yes or no. */
const LETTERED = wordSet('coded by one letter');

/** `infusion_complete varchar(1)`, `continued_in_other_ward char(1)`: one letter after something done, seen or so is Y or N. */
export function readOneLetter(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words } = at.name;
  if (at.type !== 'text' || at.length !== 1 || words.length === 0) return null;
  const asksYesOrNo = ASKS.has(words[0]!) || words.includes('in');
  if (first && !NO_ROOM.test(first.rule.kind) && !(asksYesOrNo && hasOnlyWords(first))) return null;
  if (LETTERED.has(words.at(-1)!) && !asksYesOrNo) return null;
  const tells = asksYesOrNo || words.some((word) => isParticiple(word) || ANSWERED.has(word));
  if (!tells && (words.length < 2 || first || !words.every((word) => knownWords.has(word)))) return null;
  const flag = index.best({ ...at, type: 'bool' });
  return flag?.rule.kind === 'datatype.boolean' ? flag : made({ kind: 'datatype.boolean', parameters: { probability: 0.3 } }, words, 8);
}

/** Only words, no single letters. */
function hasOnlyWords({ rule }: Match): boolean {
  return rule.kind === 'values' && (rule.parameters.values as readonly unknown[]).every((value) => String(value).length > 1);
}

/** `will_dose_be_given varchar(5)`: so few letters behind a question hold its answer. */
export function readShortAnswer(first: Match | null, at: ColumnContext): Match | null {
  const { words } = at.name;
  const room = at.length ?? Infinity;
  if (first || at.type !== 'text' || room < 3 || room > 5 || words.length < 3) return null;
  const isYesOrNo = wordSet('first words of a question').has(words[0]!) || (words.includes('not') && isParticiple(words.at(-1)!));
  return isYesOrNo ? made({ kind: 'values', parameters: { values: ['No', 'Yes'], weights: [65, 35] } }, words, 8) : null;
}

/** Participles and states in other languages, with nothing that a whole number could count. */
const DONE_ABROAD = wordSet('done in other languages');
const STATUS_WORDS = wordSet('states beside a flag');

/** `resuelta int`, `warning smallint`: whole numbers that are 0 or 1. */
export function readDone(first: Match | null, at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'int' || words.length !== 1 || first?.rule.kind === 'datatype.boolean') return null;
  const [word, written] = [words[0]!, raw[0]!];
  const vague = !first || /^number\.(?:plain|code|int|measure|mostlyZero|count)$/.test(first.rule.kind);
  if (!vague) return null;
  const isDone = DONE_ABROAD.has(word) || DONE_ABROAD.has(written);
  if (isDone || (at.small === true && !first && ((STATUS_WORDS.has(word) && word === written) || isQuestion(word))))
    return made({ kind: 'datatype.boolean', parameters: { probability: isDone ? 0.7 : 0.1 } }, words, 10);
  return null;
}

/** `isopenbag`: no word, but a question written together. */
function isQuestion(word: string): boolean {
  const rest = /^(?:is|has)(.{5,})$/.exec(word)?.[1];
  if (rest === undefined || knownWords.has(word)) return false;
  return Array.from({ length: rest.length - 3 }, (_, i) => rest.slice(0, i + 4)).some((part) => knownWords.has(part));
}
