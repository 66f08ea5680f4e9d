import type { Draft } from '../../edits/draft.ts';
import { isFormOf, rootsOfWord } from '../../read/names/forms-of-word.ts';
import { folded } from '../../read/names/read-in.ts';
import { pieces } from '../../read/names/tokens.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { matcher, wordGroups, wordSet } from '../../read/words.ts';
import { zeroOf } from './parts-of-sums.ts';
import { shareOf } from './rates.ts';

/** Words between the names of columns in a sum: `price less fee`, `sous-total moins remise`. */
const SIGNS: ReadonlyMap<string, string> = new Map(wordGroups('words of signs').flatMap((words) => words.map((word) => [word, words[0]!] as const)));
/** Words of a remark that name no column. */
const JOINTS = wordSet('words between names in a remark');
/** Words of a column that a remark on a sum may leave out. */
const LEFT_OUT = wordSet('words left out in a remark');
/** `3 for a win, 1 for a draw`: how much each of them counts. */
const EACH = wordSet('words of each in a remark');

/** `both amounts` */
const BOTH = wordSet('words of both');
const PERCENT = wordSet('labels of per cent');
const TAX_RATES = matcher('tax rates');

/** A column as the row calls it, with the words for what it is a column of where that is no column of the row. */
export type Called = { readonly draft: Draft; readonly called: string; readonly of?: ReadonlySet<string> };
/** A column that a remark names, and how many of its words the remark leaves out. */
type Named = { readonly column: Called; readonly left: number };

/**
 * What a column's comment says that it is made of, as an expression: `subtotal - discount + shipping`, `price less platform fee`, `minutes / 60 * hourly rate, 0 if not billable`,
 * `both amounts less discount`, `3 for a win, 1 for a draw`. Undefined if it is no sum of columns, each named clearly: of the row, or else all of the name of one of what the row refers to (`above`, nearest first).
 */
export function toldFormula(target: Draft, beside: readonly Draft[], above: () => readonly (readonly Called[])[] = () => []): string | undefined {
  const { comment } = target.column.column;
  if (comment === undefined) return undefined;
  const clauses = comment.toLowerCase().split(/[,;(]|\.(?!\d)/);
  const own = beside.map((draft): Called => ({ draft, called: draft.column.name }));
  const told = eachTold(clauses, own) ?? sumTold(clauses[0]!, own, above);
  if (told === undefined) return undefined;
  const flag = clauses
    .slice(1)
    .map((clause) => flagTold(clause, own))
    .find((each) => each !== undefined);
  const { base, scale = 2 } = target.column.type;
  const rounded = `round(${told}, ${base.startsWith('int') ? 0 : scale})`;
  return flag === undefined ? rounded : `${flag} ? ${rounded} : ${zeroOf(target)}`;
}

/** Columns and numbers with signs between them. What is in percent is taken off, or added, as a share of what stands before it. */
function sumTold(clause: string, beside: readonly Called[], above: () => readonly (readonly Called[])[]): string | undefined {
  const parts = [...signed(clause)];
  if (parts.filter(({ sign }) => sign !== '').length === 0) return undefined;
  const own = beside.filter(isNumber);
  const named = (words: readonly string[]): Called | undefined =>
    columnNamed(words, own) ?? above().reduce<Called | undefined>((found, level) => found ?? columnNamed(words, level.filter(isNumber)), undefined);
  const inHundreds = parts.some(({ words }) => words.join() === '100');
  let written = '';
  for (const { sign, words } of parts) {
    const number = words.length === 1 && /^\d+(?:\.\d+)?$/.test(words[0]!) ? words[0]! : undefined;
    if (number !== undefined) {
      written += ` ${sign} ${number.includes('.') || sign !== '/' ? number : `${number}.0`}`;
      continue;
    }
    const all = sign === '' ? bothTold(words, own) : undefined;
    const column = all ? undefined : named(words);
    if (!all && !column) return undefined;
    const value = all ?? orNothing(column!);
    if (column && sign !== '' && sign !== '/' && !inHundreds && isPercent(column.draft)) {
      const share = shareOf(column.draft, value);
      const base = written.trim();
      written = sign === '*' ? `${base} * ${share}` : `${/^(?:\w+|\([^()]+\))$/.test(base) ? base : `(${base})`} * (1 ${sign} ${share})`;
    } else written += sign === '/' ? ` / greatest(${value}, 1)` : ` ${sign} ${value}`;
  }
  return written.trim();
}

/** The sum of the two numbers that end with one word. */
function bothTold([first, word, ...others]: readonly string[], beside: readonly Called[]): string | undefined {
  if (!BOTH.has(first!) || word === undefined || others.length > 0) return undefined;
  const named = beside.filter(({ draft }) => !isPercent(draft) && [draft.words, pieces(folded(draft.column.name))].some((own) => isFormOf(word, own.at(-1)!)));
  return named.length === 2 ? `(${named.map(orNothing).join(' + ')})` : undefined;
}

function isPercent({ words, column: { column } }: Draft): boolean {
  const remark = wordsOf((column.comment ?? '').replaceAll('%', ' percent '));
  return words.some((word) => PERCENT.has(word)) || TAX_RATES.test(words.join(' ')) || (remark.length <= 2 && PERCENT.has(remark.at(-1) ?? ''));
}

/** `3 for a win, 1 for a draw` */
function eachTold(clauses: readonly string[], beside: readonly Called[]): string | undefined {
  const terms = clauses.map((clause) => {
    const [, times, rest] = /^\s*(\d+(?:\.\d+)?)\s+(.+)$/.exec(clause) ?? [];
    const [first, ...words] = rest?.split(/\s+/) ?? [];
    if (times === undefined || !EACH.has(first!)) return undefined;
    const named = words
      .join(' ')
      .split(/\s+(?:and|und|y|et|e|en)\s+/)
      .map((phrase) => columnNamed(wordsOf(phrase), beside.filter(isNumber)));
    return named.every((column) => column !== undefined) ? named.map((column) => `${times} * ${orNothing(column!)}`).join(' + ') : undefined;
  });
  return terms.length > 0 && terms.every((term) => term !== undefined) ? terms.join(' + ') : undefined;
}

/** `0 if not billable`: the flag without which there is nothing. */
function flagTold(clause: string, beside: readonly Called[]): string | undefined {
  const words = clause.trim().split(/\s+/);
  const not = words.findIndex((word) => wordSet('words of not').has(word));
  if (words[0] !== '0' || not < 0) return undefined;
  const flag = columnNamed(
    words.slice(not + 1),
    beside.filter(({ draft: { column, nullRate } }) => column.type.base === 'bool' && nullRate === undefined && isPlainName(column.name)),
  );
  return flag?.called;
}

/** A clause cut at its signs; a hyphen within a word is none. */
function* signed(clause: string): Iterable<{ readonly sign: string; readonly words: readonly string[] }> {
  let sign = '';
  let words: string[] = [];
  for (const token of clause.match(/(?<![\p{L}\d])-|-(?![\p{L}\d])|[+*/×÷−–=]|[\p{L}\d.']+(?:[-_][\p{L}\d]+)*/gu) ?? []) {
    const next = SIGNS.get(token);
    if (next === undefined) words.push(...wordsOf(token));
    else {
      yield { sign, words };
      [sign, words] = [next, []];
    }
  }
  yield { sign, words };
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\d.]+/u)
    .filter((word) => word !== '' && !JOINTS.has(word));
}

/** The only column that these words name: all of them are in its name, which has no others but those of money and units, or say what it is a column of. */
export function columnNamed(words: readonly string[], columns: readonly Called[]): Called | undefined {
  if (words.length === 0) return undefined;
  const named = columns.flatMap((column): Named[] => {
    const [written, read] = [pieces(folded(column.draft.column.name)), column.draft.words];
    const own = rootsOf([...written, ...read]);
    const of = rootsOf([...(column.of ?? [])]);
    const roots = words.map((word) => rootsOfWord(word));
    const saysOwn = roots.filter((each) => each.some((root) => own.has(root)));
    if (saysOwn.length === 0 || !roots.every((each) => each.some((root) => own.has(root) || of.has(root)))) return [];
    const said = new Set(saysOwn.flat());
    const rest = [written, read].map(
      (all) => all.filter((word) => !LEFT_OUT.has(word) && !rootsOfWord(word).some((root) => said.has(root) || of.has(root))).length,
    );
    return [{ column, left: Math.min(...rest) }];
  });
  const least = Math.min(...named.map(({ left }) => left));
  const best = named.filter(({ left }) => left === least);
  return best.length === 1 && least <= (best[0]!.column.of ? 0 : 1) ? best[0]!.column : undefined;
}

function rootsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => rootsOfWord(word)));
}

function isNumber({ draft }: Called): boolean {
  const { name, type, inKey } = draft.column;
  return !inKey && isPlainName(name) && /^(?:numeric|int[248]|float[48])$/.test(type.base);
}

/** Nothing where it is missing. */
function orNothing({ draft, called }: Called): string {
  return draft.column.notNull ? called : `coalesce(${called}, ${zeroOf(draft)})`;
}
