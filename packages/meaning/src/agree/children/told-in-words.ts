import type { Draft } from '../../edits/draft.ts';
import { folded } from '../../read/names/read-in.ts';
import { singular } from '../../read/names/singular.ts';
import { pieces } from '../../read/names/tokens.ts';
import { wordGroups, wordSet } from '../../read/words.ts';
import { isNumber } from '../sums/numbers.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { DATE_TYPES, WHOLE_TYPES } from '../../schema/types.ts';
import { namesOf, type DeriveContext } from '../context.ts';
import { isFormOf, rootsOfWord } from '../../read/names/forms-of-word.ts';
import { wordsSaid } from '../presence/labels-told.ts';
import { beginsAtNothing, type At, type Told } from './aggregate.ts';
import { AGGREGATES, scoreAmong } from './aggregates.ts';
import { amountsOf, columnOf, measureOf, numbersOf, sumOf, sumOverOthers } from './measures.ts';
import { bySide, narrowedBy, rowsNamed, rowsOf, type Rows } from './rows-named.ts';

/** What is computed of children, by the words for it in the languages of schemas. */
const HOW: ReadonlyMap<string, string> = new Map(wordGroups('what is told of children').flatMap((words) => words.map((word) => [word, words[0]!] as const)));
/** Those that stand before what they are of, anywhere in a phrase: `start of the most recent booking`. */
const OF_ONE = new Set(['latest', 'earliest', 'highest', 'lowest']);
const JOINTS = wordSet('words between names in a remark');
/** Words behind a comma that say more of the same. */
const GOES_ON = new Set([...wordSet('words of leaving out'), 'in']);
const ALL = wordSet('words of every one');
const NOT = wordSet('words of not');
const COUNTS = new Set(['count', 'number', 'num']);
const CUT = /[;(]|\.(?!\d)/;

/** The first statement of a comment, with what it leaves out, or its unit, behind a comma. */
export function clauseOf(comment: string): string {
  const [first = '', ...others] = comment.split(CUT)[0]!.split(',');
  return [first, ...others.filter((each) => GOES_ON.has(wordsSaid(folded(each))[0] ?? ''))].join(' ');
}

/** What the comment of a column says of children: `sum of the lines`, `reviews received`, `start of the last booking`, `egzemplarze bez wycofanych`. */
export function toldByComment(draft: Draft, table: TableView, context: DeriveContext): Told | undefined {
  const { comment } = draft.column.column;
  if (comment === undefined) return undefined;
  const clause = clauseOf(comment);
  const told = toldInWords(draft, wordsOf(clause), { table, context, done: undefined }, clause);
  return told && { ...told, words: `the comment says "${clause.trim()}": ${told.words}` };
}

/** What a name in the language of the schema says of children, piece by piece: `liczba_ocen`, `durchschnitt_noten`. All of its pieces must be understood. */
export function toldByPieces(draft: Draft, table: TableView, context: DeriveContext): Told | undefined {
  const words = wordsOf(draft.column.name.replaceAll('_', ' '));
  const at = { table, context, done: undefined };
  return words.length > 1 && (HOW.has(words[0]!) || HOW.has(words.at(-1)!))
    ? toldInWords(draft, HOW.has(words[0]!) ? words : words.toReversed(), at)
    : undefined;
}

function wordsOf(text: string): string[] {
  return wordsSaid(folded(text)).filter((word) => !JOINTS.has(word));
}

/** `clause`: the sentence, of which words may say anything else; without one, all words are names. */
function toldInWords(draft: Draft, words: readonly string[], at: At, clause?: string): Told | undefined {
  const { table, context } = at;
  if (draft.column.type.kind !== 'base') return undefined;
  const [how, rest] = howTold(draft, words, clause !== undefined);
  const [named, ofRows] = rowsSaid(rest, table, context);
  const [link, other] = named;
  // `tanks of its dives` are rows of rows, though the dives are nearer.
  const isFurther = clause !== undefined && how === 'count' && link !== undefined && namesFurther(rest, ofRows, table, context);
  if (!link || isFurther) return clause === undefined ? undefined : overOthers(draft, how, rest, clause, at);
  const rows = narrowedBy(clause, { link: other ? bySide(named, [...rest, ...draft.words]) : link }, context);
  const left = rest.filter((word) => !ofRows.has(word));
  if (clause === undefined && left.some((word) => !isNamedIn(word, rows.link.from, context))) return undefined;
  const aggregate = AGGREGATES.get(how ?? 'count')!;
  if (how === undefined) {
    // `published episodes` are counted where nothing says another quantity; `downloads of all episodes` are summed up.
    const [column] = ofRows.has(rest[0] ?? '') ? [] : numbersSaid(draft, left, rows, at);
    if (column && isNumber(draft) && rest.some((word) => ALL.has(word))) return sumOf(draft, column, rows, at);
    return isCountedHere(draft, at) && (isCalledCount(draft) || isAtOnce(rest, ofRows, rows)) && aggregate.mayTell(draft, at)
      ? aggregate.of(draft, '', rows, at)
      : undefined;
  }
  if (how === 'sum') {
    if (!isNumber(draft)) return undefined;
    const [column] = numbersSaid(draft, left, rows, at);
    return column ? sumOf(draft, column, rows, at) : clause === undefined ? undefined : overOthers(draft, how, rest, clause, at);
  }
  if (!aggregate.mayTell(draft, at)) return how === 'latest' ? lastSaid(draft, left, rows, at) : undefined;
  if (how === 'count') return aggregate.of(draft, '', rows, at);
  if (DATE_TYPES.has(draft.column.type.base)) return aggregate.of(draft, left.at(0) ?? '', rows, at);
  const column = numbersSaid(draft, left, rows, at)[0] ?? (how === 'average' ? scoreAmong(numbersOf(rows, at), rows.link.from, at) : undefined);
  return column && aggregate.of(draft, column.words.join(' '), rows, at);
}

/** What is told, and the other words. `total number of` counts. */
function howTold(draft: Draft, words: readonly string[], isSentence: boolean): [how: string | undefined, rest: readonly string[]] {
  const at = words.findIndex((word, i) => HOW.has(word) && (i < 1 || OF_ONE.has(HOW.get(word)!)));
  if (at < 0) {
    const own = isSentence ? draft.words.map((word) => HOW.get(word)).find((each) => each === 'average') : undefined;
    return [own, words];
  }
  const next = HOW.get(words[at + 1] ?? '');
  const how = HOW.get(words[at]!)!;
  return [next === 'count' ? next : how, words.filter((_, i) => i !== at && !(next !== undefined && i === at + 1))];
}

/** A whole number that begins at nothing, or is called a number. */
function isCountedHere(draft: Draft, at: At): boolean {
  return WHOLE_TYPES.has(draft.column.type.base) && (beginsAtNothing(draft, at) || isCalledCount(draft));
}

function isCalledCount({ words }: Draft): boolean {
  return words.some((word) => COUNTS.has(word));
}

/** Whether the rows are what the phrase is about: it begins with them, or with the state that they are in. */
function isAtOnce(words: readonly string[], ofRows: ReadonlySet<string>, { where }: Rows): boolean {
  const at = words.findIndex((word) => ofRows.has(word));
  return at === 0 || (at === 1 && (where !== undefined || ALL.has(words[0]!)));
}

/** Whether rows of rows are named before the rows. */
function namesFurther(words: readonly string[], ofRows: ReadonlySet<string>, table: TableView, context: DeriveContext): boolean {
  const at = words.findIndex((word) => ofRows.has(word));
  return waysDown(table, context).some((way) => {
    const [word] = wordsThatName(way.at(-1)!.from, words, context);
    return word !== undefined && !ofRows.has(word) && words.indexOf(word) < at;
  });
}

/** The references of the children that the words name, and the words that do. Several are of one table. */
function rowsSaid(words: readonly string[], table: TableView, context: DeriveContext): [links: readonly Link[], ofRows: ReadonlySet<string>] {
  const owned = rowsOf(table, context).map(({ link }) => link);
  const named = owned.flatMap((link) => {
    const said = wordsThatName(link.from, words, context, namesOf(table, context).noun);
    return said.length > 0 ? [{ link, said, first: words.indexOf(said[0]!) }] : [];
  });
  const most = Math.max(...named.map(({ said }) => said.length));
  const best = named.filter(({ said }) => said.length === most).sort((one, other) => one.first - other.first);
  const of = best.filter(({ link }) => link.from === best[0]!.link.from);
  if (of.length > 0) return [of.map(({ link }) => link), new Set(of[0]!.said)];
  return [[], new Set()];
}

/** The words that say a table's noun, or all of its name, in the order of the words. */
function wordsThatName(table: TableView, all: readonly string[], context: DeriveContext, own?: string): string[] {
  // `days to make the product` does not tell of what else is called a product.
  const words = all.filter((word) => own === undefined || (word !== own && singular(word) !== own));
  const { noun } = namesOf(table, context);
  const parts = pieces(folded(table.table.name));
  const sayNoun = words.filter((word) => rootsOfWord(word).includes(noun) || rootsOfWord(noun).some((root) => rootsOfWord(word).includes(root)));
  const named = parts.map((part) => words.find((word) => isFormOf(word, part)));
  const whole = named.every((word) => word !== undefined) ? named : [];
  const isWhole = whole.length >= sayNoun.length && whole.length > 0;
  return isWhole ? words.filter((word) => whole.includes(word)) : sayNoun;
}

/** Whether a column of the children, or which side of them it is, is said by a word. */
function isNamedIn(word: string, from: TableView, context: DeriveContext): boolean {
  return context.drafts.get(from)!.some(({ column, words }) => words.includes(word) || pieces(folded(column.name)).some((piece) => isFormOf(word, piece)));
}

/** The numbers of the children that are meant, the likeliest first: those that the words name, those of the name of the sum, amounts, or the only one. */
function numbersSaid(draft: Draft, words: readonly string[], rows: Rows, at: At): Draft[] {
  const numbers = numbersOf(rows, at);
  const scored = numbers.map((column) => {
    const own = [...new Set([...pieces(folded(column.column.name)), ...column.words])];
    return { column, said: words.filter((word) => own.some((each) => isFormOf(word, each))).length };
  });
  const most = Math.max(0, ...scored.map(({ said }) => said));
  const said = most > 0 ? scored.filter((each) => each.said === most).map(({ column }) => column) : [];
  if (said.length === 1) return said;
  const measure = measureOf(draft);
  const named = measure.length > 0 ? columnOf(measure, said.length > 0 ? said : numbers) : undefined;
  if (named) return [named];
  if (said.length > 0) return said.slice(0, 1);
  const shared = numbers.filter(({ words: own }) => measure.some((word) => own.includes(word) || own.includes(`${word}s`)));
  const amounts = amountsOf(rows, at);
  return [shared, amounts, numbers].find((each) => each.length === 1) ?? [];
}

/** What the newest of them says, where it is no time. */
function lastSaid(draft: Draft, left: readonly string[], rows: Rows, at: At): Told | undefined {
  const same = at.context.drafts
    .get(rows.link.from)!
    .find(
      ({ column, words }) =>
        words.join(' ') === draft.words.join(' ') || left.some((word) => pieces(folded(column.name)).some((piece) => isFormOf(word, piece))),
    );
  return same && AGGREGATES.get('of the last')!.of(draft, same.words.join(' '), rows, at);
}

/** The same of the rows of rows, `size of the audio files of its shows`, or of rows that another word is used for, `visits` of appointments. */
function overOthers(draft: Draft, how: string | undefined, words: readonly string[], clause: string, at: At): Told | undefined {
  const { table, context } = at;
  const { noun } = namesOf(table, context);
  const ways = waysDown(table, context).filter((way) => wordsThatName(way.at(-1)!.from, words, context, noun).length > 0);
  const [way, other] = ways.filter(({ length }) => length === ways[0]!.length);
  if (way && !other && (how === 'sum' || how === 'count' || (how === undefined && isCountedHere(draft, at)))) {
    const last = narrowedBy(clause, { link: way.at(-1)! }, context);
    const left = words.filter((word) => !wordsThatName(last.link.from, words, context).includes(word));
    const column = how === 'sum' ? numbersSaid(draft, left, last, at)[0] : undefined;
    return how === 'sum' && !column ? undefined : sumOverOthers(draft, way.slice(0, -1), last, column, at);
  }
  // What only leaves some out does not say of what.
  if (NOT.has(words[0]!)) return undefined;
  const [rows] = words.slice(0, how === undefined ? 1 : 2).flatMap((word) => rowsNamed(word, table, context).slice(0, 1));
  if (!rows || ways.length > 0) return undefined;
  const aggregate = AGGREGATES.get(how ?? 'count')!;
  const isMeant =
    how === 'latest' || how === 'earliest' ? DATE_TYPES.has(draft.column.type.base) : how === 'count' || (how === undefined && isCountedHere(draft, at));
  return isMeant && aggregate.mayTell(draft, at) ? aggregate.of(draft, words[0] ?? '', narrowedBy(clause, rows, context), at) : undefined;
}

/** References from rows of rows up to this row, over at most two tables between. */
function waysDown(table: TableView, context: DeriveContext): Link[][] {
  const ways: Link[][] = rowsOf(table, context).map(({ link }) => [link]);
  for (const way of ways) {
    if (way.length === MOST) continue;
    const seen = new Set([table, ...way.map(({ from }) => from)]);
    for (const { link } of rowsOf(way.at(-1)!.from, context)) if (!seen.has(link.from)) ways.push([...way, link]);
  }
  return ways.filter(({ length }) => length > 1);
}
const MOST = 3;
