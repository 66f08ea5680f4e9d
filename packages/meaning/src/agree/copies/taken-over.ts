import type { Draft } from '../../edits/draft.ts';
import { rootOf } from '../../read/names/roots.ts';
import { pieces } from '../../read/names/tokens.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { isOneToOne, type Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { ANY_TEXT_TYPES } from '../../schema/types.ts';
import { namesOf, type DeriveContext } from '../context.ts';
import { rootsOfWord } from '../presence/labels-told.ts';
import { OTHER_PRICES } from '../sums/charges.ts';
import { isNumericType } from '../sums/numbers.ts';

/** Terms that a row sets for those below it: a fee, a rate, a deposit, what an empty truck weighs. */
const TERM = matcher('terms of money', 'anywhere');
/** Rates measured again in each row, and changing prices. */
const MEASURED = matcher('rates that are measured', 'anywhere');
/** By which a comment says that a column repeats another. */
const COPIED = matcher('words of a copy', 'anywhere');
/** What is the same for a person and the account of that person. */
const OF_PERSON = wordSet('what a person and an account share');
/** Units of what is counted. */
const UNITS = wordSet('terms in words');
const PEOPLE = wordSet('people that rows are for');
const LINES = wordSet('lines of a bill');
const PRICED = wordSet('prices of a product');

/**
 * The column of a table above that this one takes over: by its comment ("fee of the type, copied when it starts"), as a term of the same name (`monthly_fee` of a plan), as
 * the currency that all of it is in, or as the address of the person whom the row is for. `link` is the reference by which the way to the table begins.
 */
export function takenOver(draft: Draft, link: Link, to: TableView, context: DeriveContext): Draft | undefined {
  const sources = context.drafts.get(to)!;
  if (draft.words.length === 0 || draft.column.unique || isReference(draft, link.from)) return undefined;
  return (
    toldByComment(draft, to, context) ??
    inWords(draft, sources) ??
    termOf(draft, link.from, to, context) ??
    currencyOf(draft, sources) ??
    ofPerson(draft, link, to, context)
  );
}

function isReference({ column }: Draft, table: TableView): boolean {
  return table.table.foreignKeys.some((key) => key.columns.includes(column.name));
}

/** The comment says that it is a copy, and names a column of that table: all pieces of its name, or its own name. */
function toldByComment(draft: Draft, to: TableView, context: DeriveContext): Draft | undefined {
  const said = plainPieces(draft.column.column.comment ?? '');
  if (!COPIED.test(said.join(' '))) return undefined;
  const ofTable = [...plainPieces(to.table.name), ...namesOf(to, context).words];
  const sources = context.drafts
    .get(to)!
    .filter((each) => !each.column.column.identity && !isReference(each, to) && isNumericType(each) === isNumericType(draft));
  if (!ofTable.some((word) => isAmong(word, said))) return undefined;
  const same = sources.find((each) => each.words.join(' ') === draft.words.join(' '));
  if (same) return same;
  const unsaid = sources.map((source) => {
    const [first, ...rest] = plainPieces(source.column.name).filter((piece) => !ofTable.includes(piece));
    return { source, unsaid: first === undefined || !isAmong(first, said) ? Infinity : rest.filter((piece) => !isAmong(piece, said)).length };
  });
  return unsaid.filter((each) => each.unsaid < Infinity).sort((one, other) => one.unsaid - other.unsaid)[0]?.source;
}

/** The words of a name or a text, without accents. */
function plainPieces(text: string): string[] {
  return pieces(text.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Letters that a word and its plural share at least. */
const SHARED = 4;

function isAmong(word: string, said: readonly string[]): boolean {
  return said.some((each) => rootsOfWord(word).includes(rootOf(each)) || (each.length >= SHARED && word.startsWith(each) && word.length <= each.length + 3));
}

/** `monthly_fee` of a membership whose plan has a `monthly_fee`; the price of a line is the fee of what it bills. */
function termOf(draft: Draft, table: TableView, to: TableView, context: DeriveContext): Draft | undefined {
  const { noun, words: ofTable } = namesOf(table, context);
  const own = withoutNoun(draft.words, noun);
  if (!TERM.test(own) || MEASURED.test(own) || OTHER_PRICES.has(noun) || [...ofTable].some((word) => OTHER_PRICES.has(word)) || !isNumericType(draft))
    return undefined;
  const sources = context.drafts.get(to)!.filter(isNumericType);
  const theirs = namesOf(to, context).noun;
  const same = sources.find((each) => withoutNoun(each.words, theirs) === own);
  return same ?? (LINES.has(noun) && PRICED.has(own) ? sources.find((each) => withoutNoun(each.words, theirs) === 'fee') : undefined);
}

function withoutNoun(words: readonly string[], noun: string): string {
  return (words.length > 1 && words[0] === noun ? words.slice(1) : words).join(' ');
}

/** The unit in which the thing is measured. */
function inWords(draft: Draft, sources: readonly Draft[]): Draft | undefined {
  const words = draft.words.join(' ');
  return UNITS.has(words) ? sources.find((each) => each.words.join(' ') === words) : undefined;
}

/** The only currency of either. */
function currencyOf(draft: Draft, sources: readonly Draft[]): Draft | undefined {
  const isCurrency = (each: Draft): boolean =>
    ANY_TEXT_TYPES.has(each.column.type.base) && (each.words.at(-1) === 'currency' || each.words.join(' ') === 'currency code');
  const [source, another] = isCurrency(draft) ? sources.filter(isCurrency) : [];
  return another ? undefined : source;
}

/** A person has the name and the address of their account; what is sent to somebody goes to their address. */
function ofPerson(draft: Draft, link: Link, to: TableView, context: DeriveContext): Draft | undefined {
  const words = draft.words.join(' ');
  if (link.to !== to || !namesOf(to, context).agent || !ANY_TEXT_TYPES.has(draft.column.type.base)) return undefined;
  const isSelf = isOneToOne(link) && OF_PERSON.has(words);
  const { noun, columns, agent } = namesOf(link.from, context);
  const [key = ''] = columns.get(link.columns[0]!)?.words ?? [];
  const isFor = !agent && words === 'email' && (PEOPLE.has(key) || key === namesOf(to, context).noun) && !wordSet('rows for people outside').has(noun);
  return isSelf || isFor ? context.drafts.get(to)!.find((each) => each.words.join(' ') === words) : undefined;
}
