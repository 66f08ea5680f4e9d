import type { Draft } from '../../edits/draft.ts';
import { rootsOfWord } from '../presence/labels-told.ts';
import { folded } from '../../read/names/read-in.ts';
import { pieces } from '../../read/names/tokens.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { wordGroups, wordSet } from '../../read/words.ts';
import { zeroOf } from './parts-of-sums.ts';

/** Words between the names of columns in a sum: `price less fee`, `sous-total moins remise`. */
const SIGNS: ReadonlyMap<string, string> = new Map(wordGroups('words of signs').flatMap((words) => words.map((word) => [word, words[0]!] as const)));
/** Words of a remark that name no column. */
const JOINTS = wordSet('words between names in a remark');
/** Words of a column that a remark on a sum may leave out. */
const LEFT_OUT = wordSet('words left out in a remark');
/** `3 for a win, 1 for a draw`: how much each of them counts. */
const EACH = wordSet('words of each in a remark');

/** A column that a remark names, and what it names it by. */
type Named = { readonly draft: Draft; readonly left: number };

/**
 * What a column's comment says that it is made of, as an expression: `subtotal - discount + shipping`, `price less platform fee`, `minutes / 60 * hourly rate, 0 if not billable`,
 * `3 for a win, 1 for a draw`. Undefined if it is no sum of columns beside it, each named clearly.
 */
export function toldFormula(target: Draft, beside: readonly Draft[]): string | undefined {
  const { comment } = target.column.column;
  if (comment === undefined) return undefined;
  const clauses = comment.toLowerCase().split(/[,;(]|\.(?!\d)/);
  const told = eachTold(clauses, beside) ?? sumTold(clauses[0]!, beside);
  if (told === undefined) return undefined;
  const flag = clauses
    .slice(1)
    .map((clause) => flagTold(clause, beside))
    .find((each) => each !== undefined);
  const { base, scale = 2 } = target.column.type;
  const rounded = `round(${told}, ${base.startsWith('int') ? 0 : scale})`;
  return flag === undefined ? rounded : `${flag} ? ${rounded} : ${zeroOf(target)}`;
}

/** Columns and numbers with signs between them. */
function sumTold(clause: string, beside: readonly Draft[]): string | undefined {
  const parts = [...signed(clause)];
  if (parts.filter(({ sign }) => sign !== '').length === 0) return undefined;
  const written: string[] = [];
  for (const { sign, words } of parts) {
    const number = words.length === 1 && /^\d+(?:\.\d+)?$/.test(words[0]!) ? words[0]! : undefined;
    const draft = number === undefined ? columnNamed(words, beside.filter(isNumber)) : undefined;
    if (number === undefined && !draft) return undefined;
    const value = draft ? orNothing(draft) : number!.includes('.') || sign !== '/' ? number! : `${number}.0`;
    written.push(sign === '' ? value : sign === '/' && draft ? `/ greatest(${value}, 1)` : `${sign} ${value}`);
  }
  return written.length > 1 ? written.join(' ') : undefined;
}

/** `3 for a win, 1 for a draw` */
function eachTold(clauses: readonly string[], beside: readonly Draft[]): string | undefined {
  const terms = clauses.map((clause) => {
    const [, times, rest] = /^\s*(\d+(?:\.\d+)?)\s+(.+)$/.exec(clause) ?? [];
    const [first, ...words] = rest?.split(/\s+/) ?? [];
    if (times === undefined || !EACH.has(first!)) return undefined;
    const named = words
      .join(' ')
      .split(/\s+(?:and|und|y|et|e|en)\s+/)
      .map((phrase) => columnNamed(wordsOf(phrase), beside.filter(isNumber)));
    return named.every((draft) => draft !== undefined) ? named.map((draft) => `${times} * ${orNothing(draft!)}`).join(' + ') : undefined;
  });
  return terms.length > 0 && terms.every((term) => term !== undefined) ? terms.join(' + ') : undefined;
}

/** `0 if not billable`: the flag without which there is nothing. */
function flagTold(clause: string, beside: readonly Draft[]): string | undefined {
  const words = clause.trim().split(/\s+/);
  const not = words.findIndex((word) => wordSet('words of not').has(word));
  if (words[0] !== '0' || not < 0) return undefined;
  const flag = columnNamed(
    words.slice(not + 1),
    beside.filter(({ column, nullRate }) => column.type.base === 'bool' && nullRate === undefined && isPlainName(column.name)),
  );
  return flag?.column.name;
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

/** The only column that these words name: all of them are in its name, which has no others but those of money and units. */
function columnNamed(words: readonly string[], drafts: readonly Draft[]): Draft | undefined {
  if (words.length === 0) return undefined;
  const named = drafts.flatMap((draft): Named[] => {
    const own = new Set([...pieces(folded(draft.column.name)), ...draft.words].flatMap((word) => rootsOfWord(word)));
    const [written, read] = [pieces(folded(draft.column.name)), draft.words];
    const roots = words.map((word) => rootsOfWord(word));
    if (!roots.every((each) => each.some((root) => own.has(root)))) return [];
    const said = new Set(roots.flat());
    const rest = [written, read].map((all) => all.filter((word) => !LEFT_OUT.has(word) && !rootsOfWord(word).some((root) => said.has(root))).length);
    return [{ draft, left: Math.min(...rest) }];
  });
  const least = Math.min(...named.map(({ left }) => left));
  const best = named.filter(({ left }) => left === least);
  return best.length === 1 && least <= 1 ? best[0]!.draft : undefined;
}

function isNumber({ column: { name, type, inKey } }: Draft): boolean {
  return !inKey && isPlainName(name) && /^(?:numeric|int[248]|float[48])$/.test(type.base);
}

/** Nothing where it is missing. */
function orNothing(draft: Draft): string {
  return draft.column.notNull ? draft.column.name : `coalesce(${draft.column.name}, ${zeroOf(draft)})`;
}
