import { isListed, type Draft } from '../../edits/draft.ts';
import { tellsOfState } from '../../propose/drafts/label-roles.ts';
import { folded } from '../../read/names/read-in.ts';
import { pieces } from '../../read/names/tokens.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { isOneToOne, isRequired, type Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { ANY_TEXT_TYPES } from '../../schema/types.ts';
import { namesOf, type DeriveContext } from '../context.ts';
import { isFormOf } from '../../read/names/forms-of-word.ts';
import { amountName } from '../sums/bill-parts.ts';
import { OTHER_PRICES } from '../sums/charges.ts';
import { isCountOfPieces, unitOfRate } from '../sums/products.ts';
import { labelsAllowed } from './labels-of-state.ts';
import { isNumericType } from '../sums/numbers.ts';

/** Terms that a row sets for those below it: a fee, a rate, a deposit, what an empty truck weighs. */
const TERM = matcher('terms of money', 'anywhere');
/** Tables of those who ask a price of their own for the same thing. */
export const OF_SELLERS = wordSet('who asks a price of their own');
/** Rates measured again in each row, and changing prices. */
const MEASURED = matcher('rates that are measured', 'anywhere');
/** By which a comment says that a column repeats another. */
const COPIED = matcher('words of a copy', 'anywhere');
/** What is the same for a person and the account of that person. */
const OF_PERSON = wordSet('what a person and an account share');
/** Units of what is counted. */
const UNITS = wordSet('terms in words');
const PEOPLE = wordSet('people that rows are for');
export const SURNAMES = wordSet('words of a surname');
const FAMILIES = wordSet('rows whose people share a surname');
const LINES = wordSet('lines of a bill');
const PRICED = wordSet('prices of a product');

/**
 * The column of a table above that this one takes over: by its comment ("fee of the type, copied when it starts"), as a term of the same name (`monthly_fee` of a plan), as
 * what the rule or the product says of which the row is one (`threshold` of an alert, `name` of a line), as the currency that all of it is in, or as the address of the person whom the row is for. `link` is the reference by which the way to the table begins.
 */
export function takenOver(draft: Draft, link: Link, to: TableView, context: DeriveContext): Draft | undefined {
  const sources = context.drafts.get(to)!;
  if (draft.words.length === 0 || draft.column.unique || isReference(draft, link.from)) return undefined;
  return (
    toldByComment(draft, link, to, context) ??
    inWords(draft, sources) ??
    termOf(draft, link.from, to, context) ??
    currencyOf(draft, sources) ??
    ofModel(draft, link, to, context) ??
    surnameOf(draft, link, to, context) ??
    ofPerson(draft, link, to, context)
  );
}

function isReference({ column }: Draft, table: TableView): boolean {
  return table.table.foreignKeys.some((key) => key.columns.includes(column.name));
}

/**
 * The comment says that it is a copy, and names a column of that table: all pieces of its name, or its own name (`fee of the type, copied when it starts`); or it says no more
 * than what of that table it is (`title of the request`, `of the listing when it was bought`).
 */
function toldByComment(draft: Draft, link: Link, to: TableView, context: DeriveContext): Draft | undefined {
  const { comment: written = '' } = draft.column.column;
  if (written === '') return undefined;
  const comment = written.replaceAll(/(?<=\p{L})['’]s\b/giu, ' ');
  const said = plainPieces(comment);
  const sources = context.drafts
    .get(to)!
    .filter((each) => !each.column.column.identity && !isReference(each, to) && isNumericType(each) === isNumericType(draft) && !isPartOfName(each, draft));
  const ofTable = ofRow(link, to, context);
  const role = context.relations.roles.get(link.from);
  if (said.length === 0 || !ofTable.some((word) => isAmong(word, said))) return undefined;
  const same = sources.find((each) => each.words.join(' ') === draft.words.join(' '));
  const isCopy = COPIED.test(said.join(' '));
  if (isCopy && same) return same;
  const phrase = plainPieces(comment.split(/[,;(]|\.(?!\d)/)[0]!);
  const tail = phrase.findIndex((word, i) => i > 0 && MOMENT.has(word));
  const about = (tail < 0 ? phrase : phrase.slice(0, tail)).filter((word) => !DEFAULTS.has(word));
  const isOf = comment !== written || about.some((word) => OF.has(word));
  if (!isCopy && (!isOf || role === 'history' || !isCalled(link, to, about, context))) return undefined;
  const what = about.filter((word) => !JOINTS.has(word) && !ofTable.some((each) => isAmong(each, [word])));
  if (!isCopy && (about.length === what.length || (what.length === 0 && !OF.has(about.find((word) => OF.has(word) || !JOINTS.has(word))!)))) return undefined;
  if (!isCopy && what.length === 0) return same;
  const unsaid = sources.map((source) => {
    const own = plainPieces(source.column.name).filter((piece) => !ofTable.includes(piece));
    if (!isCopy) {
      const names = [...own, ...source.words];
      const isSaid = what.every((word) => names.some((each) => isFormOf(word, each)));
      return { source, unsaid: isSaid ? own.filter((piece) => !what.some((word) => isFormOf(word, piece))).length : Infinity };
    }
    const [first, ...rest] = own;
    return { source, unsaid: first === undefined || !isAmong(first, said) ? Infinity : rest.filter((piece) => !isAmong(piece, said)).length };
  });
  return unsaid.filter((each) => each.unsaid < Infinity).sort((one, other) => one.unsaid - other.unsaid)[0]?.source;
}
/** Whether the noun of the row or its reference is said, and not what the column's own row is. */
function isCalled(link: Link, to: TableView, said: readonly string[], context: DeriveContext): boolean {
  const nouns = [
    namesOf(to, context).noun,
    plainPieces(to.table.name).at(-1)!,
    ...(link.to === to ? plainPieces(link.columns[0]!).filter((word) => word !== 'id') : []),
  ];
  const own = namesOf(link.from, context).noun;
  return nouns.some((noun) => isAmong(noun, said)) && (nouns.includes(own) || !isAmong(own, said));
}

/** The whole name of somebody is no copy of the first one. */
function isPartOfName(source: Draft, draft: Draft): boolean {
  return source.kind === 'person.firstName' && draft.kind !== 'person.firstName';
}
/** Words by which a remark goes on to when that was. */
const MOMENT = wordSet('words of a moment in a remark');
const OF = wordSet('words of belonging');
const DEFAULTS = wordSet('words of a default in a remark');
const JOINTS = wordSet('words between names in a remark');

/** How a remark may call the row: by its table, or, of several references to it, by the reference. */
function ofRow(link: Link, to: TableView, context: DeriveContext): readonly string[] {
  const own = [...plainPieces(to.table.name), ...namesOf(to, context).words];
  if (link.to !== to) return own;
  const key = plainPieces(link.columns[0]!).filter((word) => word !== 'id' && word !== 'by');
  const isOne = context.relations.of.get(link.from)!.filter((each) => each.link.to === to).length === 1;
  return isOne || key.length === 0 ? [...own, ...key] : key;
}

/** The words of a name or a text, without accents. */
function plainPieces(text: string): string[] {
  return pieces(folded(text));
}

function isAmong(word: string, said: readonly string[]): boolean {
  return said.some((each) => isFormOf(word, each));
}

/** `monthly_fee` of a membership whose plan has a `monthly_fee`; the price of a line is the fee of what it bills. */
function termOf(draft: Draft, table: TableView, to: TableView, context: DeriveContext): Draft | undefined {
  const { noun, words: ofTable } = namesOf(table, context);
  const own = withoutNoun(draft.words, noun);
  // What a price comes to is called its amount there, and where it is taken over.
  const isAmountOfPrice = amountName(draft.words).endsWith('amount') && TERM.test(namesOf(to, context).noun) && LINES.has(noun);
  if (
    (!TERM.test(own) && !isAmountOfPrice) ||
    MEASURED.test(own) ||
    OTHER_PRICES.has(noun) ||
    [...ofTable].some((word) => OTHER_PRICES.has(word) || OF_SELLERS.has(word)) ||
    !isNumericType(draft)
  )
    return undefined;
  const sources = context.drafts.get(to)!.filter(isNumericType);
  const theirs = namesOf(to, context).noun;
  const same = sources.find((each) => withoutNoun(each.words, theirs) === own);
  if (same) return same;
  // What may be missing has a kind that says whether it is there.
  const plain = (words: string): string =>
    words
      .split(' ')
      .filter((word) => !USUAL.has(word))
      .join(' ');
  const near = draft.column.notNull ? sources.filter((each) => plain(withoutNoun(each.words, theirs)) === plain(own)) : [];
  if (near.length === 1) return near[0];
  return LINES.has(noun) && PRICED.has(own) ? sources.find((each) => withoutNoun(each.words, theirs) === 'fee') : undefined;
}

/** Words of a term that say only that it is the usual one, or the one that was agreed. */
const USUAL = wordSet('words of usual terms');

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

/** What a rule says of each row that it makes, and a thing on sale of each line: its name, its course, its severity. States, times and counts are the row's own. */
function ofModel(draft: Draft, link: Link, to: TableView, context: DeriveContext): Draft | undefined {
  if (link.to !== to || tellsOfState(draft.words) || OWN_NUMBERS.has(draft.words.at(-1)!)) return undefined;
  const { noun, agent, words: ofTo } = namesOf(to, context);
  const own = namesOf(link.from, context);
  const words = draft.words.join(' ');
  const sources = context.drafts.get(to)!;
  const isOwner = context.relations.owners.get(link.from) === link;
  const isMade = MODELS.has(noun) && (isOwner || ofTo.has(own.noun));
  const isLine = LINES.has(own.noun) && !isOwner && !agent && isSoldByPiece(link, to, context);
  const same = sources.find((each) => each.words.join(' ') === words && each.column.type.base === draft.column.type.base);
  // What is chosen of a list is called so, where the row repeats its price as well: the extra cheese of an order.
  const isChosen =
    !isOwner &&
    !agent &&
    isRequired(link) &&
    own.noun === noun &&
    TITLES.has(words) &&
    context.drafts.get(link.from)!.some((each) => isPriceOfBoth(each, sources));
  if (isChosen && same) return same;
  if (isMade && same && isNumericType(draft)) return same;
  if ((isMade || isLine) && same && !isNumericType(draft) && isOfTheSameLabels(draft, link.from, same, to, context)) return same;
  if (isMade && same && ['name', 'title'].includes(words) && ANY_TEXT_TYPES.has(draft.column.type.base)) return same;
  return isLine && NAMES.has(words) && ANY_TEXT_TYPES.has(draft.column.type.base) ? nameOf(draft, link, sources, context) : undefined;
}

function isPriceOfBoth(draft: Draft, sources: readonly Draft[]): boolean {
  const words = draft.words.join(' ');
  return /price|charge|cost|fee/.test(words) && isNumericType(draft) && sources.some((each) => each.words.join(' ') === words && isNumericType(each));
}

const TITLES: ReadonlySet<string> = new Set(['name', 'title', 'label']);
/** What says how rows are that are made by it. */
const MODELS = wordSet('what says how rows are');
/** Numbers that each row has of its own, last in a name. */
const OWN_NUMBERS = wordSet('numbers of a row alone');
const NAMES = wordSet('names on a line');
const SOLD = wordSet('things on sale');

/** Whether lines say how many of the thing there are, or at which price. */
function isSoldByPiece({ from }: Link, to: TableView, context: DeriveContext): boolean {
  const isPriced = context.drafts.get(to)!.some((each) => isNumericType(each) && unitOfRate(each.words) === 'unit');
  return context.drafts.get(from)!.some(isCountOfPieces) && (isPriced || SOLD.has(namesOf(to, context).noun));
}

function isOfTheSameLabels(draft: Draft, table: TableView, source: Draft, to: TableView, context: DeriveContext): boolean {
  const [own, theirs] = [labelsAllowed(draft, table, context), labelsAllowed(source, to, context)];
  return (
    own.length > 1 && theirs.length > 1 && (draft.column.type.labels !== undefined || isListed(draft.because)) && theirs.every((label) => own.includes(label))
  );
}

/** The name of the thing; as the description of a line only where that has no name beside. */
function nameOf(draft: Draft, link: Link, sources: readonly Draft[], context: DeriveContext): Draft | undefined {
  const isBeside = draft.words[0] === 'description' && context.drafts.get(link.from)!.some((each) => each !== draft && NAMES.has(each.words.join(' ')));
  const names = ['name', 'title', 'label', draft.words.join(' ')].map((name) =>
    sources.find((each) => withoutNoun(each.words, namesOf(link.to, context).noun) === name),
  );
  return isBeside ? undefined : names.find((each) => each !== undefined && ANY_TEXT_TYPES.has(each.column.type.base));
}

/** Those of a family have its surname. */
function surnameOf(draft: Draft, link: Link, to: TableView, context: DeriveContext): Draft | undefined {
  if (link.to !== to || !SURNAMES.has(draft.words.join(' ')) || !FAMILIES.has(namesOf(to, context).noun)) return undefined;
  return context.drafts.get(to)!.find(({ words, kind }) => SURNAMES.has(words.join(' ')) || (kind === 'person.lastName' && words.at(-1) === 'name'));
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
