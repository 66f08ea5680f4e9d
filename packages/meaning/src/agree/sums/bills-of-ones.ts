import type { Draft } from '../../edits/draft.ts';
import type { Link } from '../../schema/link.ts';
import { isOneToOne, isRequired } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, compute, isAlwaysThere, isFree, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { amountName } from './bill-parts.ts';
import { isNumber } from './numbers.ts';
import { orZero } from './parts-of-sums.ts';
import { shareOf } from './rates.ts';
import { TAX_RATES, usualTax } from './settle-bills.ts';
import { isSum, roomFor } from './sums-of-money.ts';
import { wordSet } from '../../read/words.ts';

/** Tables of bills for a row of another table. */
const BILLS = wordSet('bills for a row');
/** Words of a sum by what part it is of; words that only say that it is one. */
const PARTS: readonly (readonly [part: string, words: ReadonlySet<string>])[] = [
  ['net', new Set(['net', 'subtotal'])],
  ['tax', new Set(['vat', 'tax'])],
  ['whole', new Set(['gross', 'grand'])],
];
const EMPTY = wordSet('amounts without a meaning of their own');

/** The only bill of an order, a job or a stay has its amounts: net, tax and total are copied from that row. */
export function takeSumsOfOnes(table: TableView, context: DeriveContext): void {
  if (!BILLS.has(namesOf(table, context).noun)) return;
  const own = sumsOf(table, context);
  // A bill with lines is the sum of these.
  if (own.size === 0 || childrenOf(table, context).some(({ from }) => /(?:^|_)(?:line|item|position)s?$/i.test(from.table.name))) return;
  for (const link of parentsOf(table, context)) {
    if (!isRequired(link) || !isOneToOne(link) || link.columns.length > 1) continue;
    const theirs = sumsOf(link.to, context);
    const pairs = [...own].map(([part, draft]) => [draft, theirs.get(part) ?? (part === 'whole' && !own.has('net') ? theirs.get('net') : undefined)] as const);
    const take = (draft: Draft, source: Draft): void =>
      compute(draft, 'lookup', { relation: link.name, column: source.column.name }, `what ${link.to.table.name}.${source.column.name} says`);
    if (pairs.every(([draft, source]) => source && mayTake(draft, source, link, table, context))) {
      for (const [draft, source] of pairs) take(draft, source!);
      return;
    }
    // A part alone would not agree with the others of the row: of the whole alone they are what a tax makes of it.
    const [whole, source] = [own.get('whole'), theirs.get('whole')];
    const rest = [...own.values()].filter((draft) => draft !== whole);
    // `the order's total` is already what a net sum says.
    if (rest.some((draft) => draft.because.code === 'relation')) continue;
    if (!whole || !source || theirs.has('tax') || !mayTake(whole, source, link, table, context)) continue;
    if (!rest.every((draft) => isFree(draft.column, table, context) && roomFor(draft, 8))) continue;
    take(whole, source);
    const [net, tax] = [own.get('net'), own.get('tax')];
    const { name, type } = whole.column;
    const rate = context.drafts.get(table)!.find((draft) => TAX_RATES.test(draft.words.join(' ')) && isNumber(draft) && isPlainName(draft.column.name));
    const share = rate ? `(${shareOf(rate, orZero(rate))})` : usualTax(context.names.language);
    const rounded = (value: string): string => `round(${value}, ${type.base.startsWith('int') ? 0 : 2})`;
    if (tax) compute(tax, 'expression', { expression: rounded(`${name} * ${share} / (1 + ${share})`) }, `the tax in ${name}`);
    const less = tax ? `${name} - ${tax.column.name}` : rounded(`${name} / (1 + ${share})`);
    if (net) compute(net, 'expression', { expression: less }, `${name} without the tax`);
    return;
  }
}

function mayTake(draft: Draft, source: Draft, link: Link, table: TableView, context: DeriveContext): boolean {
  const [own, theirs] = [draft.column.type, source.column.type];
  return (
    own.base === theirs.base &&
    (own.precision === undefined || (theirs.precision !== undefined && own.precision >= theirs.precision)) &&
    own.scale === theirs.scale &&
    isFree(draft.column, table, context) &&
    isAlwaysThere(link, source, draft.column, context)
  );
}

/** Sums of the row, one of each part; none of a part that has several. */
function sumsOf(table: TableView, context: DeriveContext): ReadonlyMap<string, Draft> {
  const found = new Map<string, Draft>();
  const several = new Set<string>();
  for (const draft of context.drafts.get(table)!) {
    const part = isPlainName(draft.column.name) && isSum(draft) ? partOf(draft, namesOf(table, context).noun) : undefined;
    if (part === undefined) continue;
    if (found.has(part)) several.add(part);
    found.set(part, draft);
  }
  return new Map([...found].filter(([part]) => !several.has(part)));
}

function partOf({ words, column }: Draft, noun: string): string | undefined {
  if (!/^(?:numeric|money|float8|int[48])$/.test(column.type.base)) return undefined;
  const name = amountName(words).split(' ');
  const rest = name.filter((word) => !EMPTY.has(word) && word !== noun);
  const namedPart = PARTS.find(([, names]) => name.some((word) => names.has(word)));
  if (namedPart) return rest.every((word) => namedPart[1].has(word)) ? namedPart[0] : undefined;
  return rest.length === 0 && name.some((word) => EMPTY.has(word)) ? 'whole' : undefined;
}
