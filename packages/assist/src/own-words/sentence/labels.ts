import { dictionary, ownMember, resolveType, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { pieces, readName, singular } from '@seedbed/meaning/read';
import { labelsOf, plainLetters } from '../names.ts';
import { best, isReference, type Scope } from './scope.ts';
import type { Claim } from './claim.ts';
import { isShortFor, sameForm, sameness } from './word-forms.ts';

/** Words for codes of one letter, and for people. */
const CODES = dictionary<readonly string[]>({
  f: ['female', 'woman', 'women'],
  m: ['male', 'man', 'men', 'medium'],
  female: ['woman', 'women'],
  male: ['man', 'men'],
  y: ['yes'],
  n: ['no'],
  d: ['divers'],
  w: ['weiblich'],
});
const FLAGS: readonly (readonly [string, string])[] = [
  ['y', 'n'],
  ['yes', 'no'],
  ['t', 'f'],
  ['true', 'false'],
  ['1', '0'],
  ['j', 'n'],
];
const SMALL: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'on',
  'in',
  'as',
  'of',
  'with',
  'to',
  'for',
  'at',
  'is',
  'are',
  'be',
  'their',
  'its',
  'his',
  'her',
  'whose',
  'by',
  'from',
  'via',
  'through',
  'marked',
  'set',
  'has',
  'have',
  'only',
  'one',
  'ones',
  'current',
  'currently',
  '=',
  'equal',
  'equals',
]);
const DENIED = ['not', 'non', 'un', 'in', 'dis'];
/** A column with more values than these has no labels. */
const MAX_LABELS = 25;

/** Labels and flags of a table that words name: “refunded”, “on the free plan”, “savings accounts”, “inactive”, “low or high priority”. */
export function readLabels(scope: Scope, table: BlueprintTable, words: readonly string[]): Claim[] {
  if (words.length === 0 || words.length > 8) return [];
  // `self_pay` as the schema writes it.
  const parts = words.flatMap((word) => (word.includes('_') ? word.split('_').filter((part) => part !== '') : [word]));
  return best(table.columns.flatMap((column) => (isReference(scope, table, column) ? [] : ofColumn(scope, table, column, parts))));
}

function ofColumn(scope: Scope, table: BlueprintTable, column: BlueprintColumn, words: readonly string[]): Claim[] {
  if (resolveType(column.type, scope.blueprint.types).base === 'bool') return flagNamed(table, column, words, { kind: 'flag' });
  const labels = labelsIn(scope, table, column);
  const flag = flagLabel(labels);
  if (flag !== null) return [...flagNamed(table, column, words, { kind: 'labels', labels: [flag] }), ...readLabelOfColumn(table, column, labels, words)];
  return readLabelOfColumn(table, column, labels, words);
}

/** Labels that the schema or a generator lists, or the few texts that the rows hold. */
function labelsIn({ blueprint, seen }: Scope, table: BlueprintTable, column: BlueprintColumn): readonly string[] {
  const listed = labelsOf(blueprint, column);
  if (listed.length > 0) return listed.length > MAX_LABELS ? [] : listed;
  if (resolveType(column.type, blueprint.types).base !== 'text' && !/^(?:text|varchar|bpchar|character)/.test(column.type)) return [];
  if (!/^(?:example|values|cases|weighted)$/.test(column.generator?.kind ?? '')) return [];
  const cells = new Set(seen.cells(table, column));
  return cells.size > MAX_LABELS ? [] : [...cells].flatMap((cell) => (cell === null ? [] : [cell]));
}

function flagLabel(labels: readonly string[]): string | null {
  if (labels.length !== 2) return null;
  const plain = labels.map(plainLetters);
  const pair = FLAGS.find((each) => each.every((word) => plain.includes(word)));
  return pair ? labels[plain.indexOf(pair[0])]! : null;
}

/** `suspended` of `is_suspended`; `inactive` and `not active` deny `active`. */
function flagNamed(table: BlueprintTable, column: BlueprintColumn, words: readonly string[], is: Claim['is']): Claim[] {
  const meant = words.filter((word) => !SMALL.has(word) && !isTableWord(word, table));
  const parts = pieces(column.name).filter((part) => !/^(?:is|has|was|are|flag|flg|ind|yn|can)$/.test(part));
  if (meant.length === 0 || parts.length === 0) return [];
  const scoreOf = (sought: readonly string[]): number => {
    if (!sought.every((word) => parts.some((part) => fits(word, part)))) return 0;
    return parts.every((part) => sought.some((word) => fits(word, part))) ? 1 : fits(sought[0]!, parts.at(-1)!) ? 0.8 : 0;
  };
  const plain = scoreOf(meant);
  if (plain > 0) return [{ table, column, is, not: false, score: plain }];
  for (const negation of DENIED) {
    const sought = meant[0] === negation ? meant.slice(1) : meant[0]!.startsWith(negation) ? [meant[0]!.slice(negation.length), ...meant.slice(1)] : [];
    const score = sought.length > 0 && sought[0]!.length > 2 ? scoreOf(sought) : 0;
    if (score > 0) return [{ table, column, is, not: true, score: score * 0.98 }];
  }
  return [];
}

function fits(word: string, part: string): boolean {
  return sameForm(word, part) || sameness(word, part) > 0.9;
}

/** The labels of the column that all of the words name; other words may repeat the column or its table. */
function readLabelOfColumn(table: BlueprintTable, column: BlueprintColumn, labels: readonly string[], words: readonly string[]): Claim[] {
  const groups = dividedBy(words, (word) => /^(?:and|or|,|&)$/.test(word));
  const about = [...pieces(column.name), ...readName(column.name).words];
  const found = groups.map((group) => labelOf(table, labels, about, group));
  const kept = found.flatMap((one) => (one ? [one] : []));
  if (kept.length !== groups.length || kept.length === 0) return [];
  const score = Math.min(...kept.map((one) => one.score));
  return [{ table, column, is: { kind: 'labels', labels: [...new Set(kept.map(({ label }) => label))] }, not: kept.every(({ not }) => not), score }];
}

function labelOf(
  table: BlueprintTable,
  labels: readonly string[],
  about: readonly string[],
  words: readonly string[],
): { label: string; score: number; not: boolean } | null {
  const found: { label: string; score: number; not: boolean }[] = [];
  for (const label of labels) {
    const parts = pieces(label);
    if (parts.length === 0) continue;
    for (let from = 0; from + parts.length <= words.length; from++) {
      const here = words.slice(from, from + parts.length);
      const own = Math.min(...here.map((word, i) => closeness(word, parts[i]!, labels)));
      if (own === 0) continue;
      const others = [...words.slice(0, from), ...words.slice(from + parts.length)].filter((word) => !SMALL.has(word));
      const [negated, rest] = others[0] === 'not' ? [true, others.slice(1)] : [false, others];
      if (!rest.every((word) => about.some((part) => sameness(word, part) > 0 || sameForm(word, part)) || isTableWord(word, table))) continue;
      const score = own * (rest.length > 0 ? 0.97 : 1);
      found.push({ label, score, not: negated });
    }
  }
  const [first, ...others] = best(found);
  return first && others.every(({ label }) => label === first.label) ? first : null;
}

/** How surely a word is a part of a label, among all labels of the column. */
function closeness(word: string, part: string, labels: readonly string[]): number {
  if (word === part || singular(word) === singular(part)) return 1;
  if (sameForm(word, part)) return 0.95;
  if (ownMember(CODES, part)?.includes(word)) return 0.9;
  const short = labels.filter((label) => isShortFor(plainLetters(label), word) || isShortFor(plainLetters(label), singular(word)));
  if (short.length === 1 && plainLetters(short[0]!) === part) return 0.8;
  const letters = labels.every((label) => label.length === 1);
  return letters && part.length === 1 && word.length > 2 && word.startsWith(part) ? 0.7 : 0;
}

function isTableWord(word: string, { name }: BlueprintTable): boolean {
  return [...pieces(name), ...readName(name).words].some((part) => sameness(word, part) > 0.75);
}

export function dividedBy<T>(all: readonly T[], isBetween: (one: T) => boolean): T[][] {
  const groups: T[][] = [[]];
  for (const one of all)
    if (isBetween(one)) groups.push([]);
    else groups.at(-1)!.push(one);
  return groups.filter((group) => group.length > 0);
}
