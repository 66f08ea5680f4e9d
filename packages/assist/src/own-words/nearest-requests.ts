import { exampleRequests, resolveType, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { pieces, singular } from '@seedbed/meaning/read';
import { labelsOf } from './names.ts';
import { likeness } from './sentence/likeness.ts';
import { isNumber, mainAmount } from './sentence/measures.ts';
import { amountAt, shareAt } from './sentence/numbers.ts';
import { relationOf } from './sentence/per-parent.ts';
import { isOwn, type Scope } from './sentence/scope.ts';
import { mainTime } from './sentence/times.ts';
import { textOf, tokensOf, wordsOf, type Token } from './sentence/tokens.ts';
import { whenOf } from './sentence/when.ts';
import { sameForm } from './sentence/word-forms.ts';

/** The parts of a sentence that a suggestion can reuse. */
type Own = {
  /** As it was written: `a third of the`. */
  readonly share: string;
  /** A number outside the share: from the sentence, or a usual one. */
  readonly number: number | null;
  readonly words: readonly string[];
};

/**
 * Requests of the kinds that are understood, about the tables of a sentence and with its numbers, shares and days, the nearest first: `at most 8 orders per
 * customer` for a sentence with 8, orders and customers. Some may not be possible: the caller checks them.
 */
export function nearestRequests(scope: Scope, wish: string, tables: readonly BlueprintTable[]): string[] {
  const tokens = tokensOf(wish);
  const own = readOwnShare(tokens);
  const related = tables.flatMap((child) => tables.flatMap((parent) => (relationOf(scope, child, parent) ? [{ child, parent }] : [])));
  const pairs = related.flatMap(({ child, parent }) => ofPair(own, plain(child.name), plain(parent.name)));
  const each = tables.map((table) => ofTable(scope, own, tokens, table));
  const examples = tables.length > 0 ? exampleRequests(scope.blueprint, { tables, share: percentOf(own.share), most: 5 }) : [];
  // One per table before a second one of any table.
  const turns = Math.max(0, ...each.map((requests) => requests.length));
  return [...pairs, ...Array.from({ length: turns }, (_, turn) => each.flatMap((requests) => requests[turn] ?? [])).flat(), ...examples];
}

function readOwnShare(tokens: readonly Token[]): Own {
  const words = wordsOf(tokens);
  const at = words.findIndex((_, place) => isShare(words, place));
  const share = at < 0 ? null : shareAt(words, at);
  const text = share ? textOf(tokens.slice(at, at + share.length)) : '10 % of';
  const taken = share ? new Set(Array.from({ length: share.length }, (_, i) => at + i)) : new Set<number>();
  const number = words.map((_, place) => (taken.has(place) ? null : amountAt(words, place))).find((amount) => amount !== null);
  return { share: /^(?:every|one|\d+ in) /.test(text) || / of(?: |$)/.test(text) ? text : `${text} of`, number: number?.value ?? null, words };
}

function isShare(words: readonly string[], at: number): boolean {
  const share = shareAt(words, at);
  return share !== null && !share.isWhole && !share.isVague;
}

function percentOf(share: string): number {
  const read = shareAt(wordsOf(tokensOf(share)), 0);
  return read ? Math.round(read.value * 1000) / 10 : 10;
}

function ofPair({ share, number }: Own, child: string, parent: string): string[] {
  const one = singular(parent);
  return [
    ...(number !== null && Number.isInteger(number) && number > 0 ? [`at most ${number} ${child} per ${one}`] : [`2 to 5 ${child} per ${one}`]),
    ...(share === '10 % of' ? [`one ${one} with 30 % of all ${child}`] : []),
    `${withTable(share, parent)} have no ${child}`,
  ];
}

/** `every tenth order`, and `10 % of orders`. */
function withTable(share: string, table: string): string {
  return share.startsWith('every ') ? `${share.replace(/ of$/, '')} ${singular(table)}` : `${share} ${table}`;
}

/** `mostly around 20` names no column: lists the amounts of money that it may mean. */
export function ofAmounts(scope: Scope, wish: string): string[] {
  return scope.blueprint.tables.flatMap((table) =>
    mainAmount(scope, table).map(({ column }) => `${plain(column.name)} of ${plain(table.name)} is ${wish.trim().replace(/^(?:is|are) /i, '')}`),
  );
}

/** What somebody would say of rows, such as `refunded` or `in pit`: no sentence of a note. */
export function isLabel(value: string): boolean {
  return /[a-z]{3}/i.test(value) && /^[\p{L}\p{N}]+(?:[ _-][\p{L}\p{N}]+){0,2}$/u.test(value);
}

/** First requests with the sentence's columns, labels, days and months; then one of each other kind. */
function ofTable(scope: Scope, own: Own, tokens: readonly Token[], table: BlueprintTable): string[] {
  const { share, number, words } = own;
  const name = plain(table.name);
  const columns = table.columns.filter((column) => isOwn(scope, table, column));
  const others = words.filter((word) => word.length > 2 && likeness([word], table.name) === 0);
  const isNamed = (text: string): boolean => others.some((word) => pieces(text).some((part) => sameForm(word, part)));
  const labels = columns.flatMap((column) => labelsOf(scope.blueprint, column).filter(isLabel));
  const named = columns.filter((column) => others.some((word) => likeness([word], column.name, table.name) > 0.5));
  const unsaid = columns.filter((column) => !named.includes(column));
  const time = mainTime(scope, table).length > 0 ? timeRequests(name, tokens) : [];
  return [
    ...time,
    ...labels.filter(isNamed).map((label) => `${withTable(share, name)} ${plain(label)}`),
    ...named.flatMap((column) => ofColumn(scope, own, name, column)),
    ...(number !== null && Number.isInteger(number) && number > 1 ? [`${number} ${name}`] : []),
    ...labels.slice(-1).map((label) => `${withTable(share, name)} ${plain(label)}`),
    ...unsaid.flatMap((column) => ofColumn(scope, own, name, column)).slice(0, 2),
    `double the number of ${name}`,
    ...(mainTime(scope, table).length > 0 ? [`${name} of the last 6 months only`, `most ${name} come in December`] : []),
  ];
}

function ofColumn(scope: Scope, { share, number }: Own, table: string, column: BlueprintColumn): string[] {
  const name = /^[a-z_][a-z0-9_]*$/.test(column.name) ? column.name : plain(column.name);
  if (resolveType(column.type, scope.blueprint.types).base === 'bool')
    return [`${withTable(share, table)} not ${plain(column.name.replace(/^(?:is|has|was)_/i, ''))}`];
  if (isNumber(scope, column) && /stock|inventory/.test(name)) return [`${withTable(share, table)} are out of ${name}`];
  if (isNumber(scope, column) && number !== null && number > 0)
    return [`${name} of ${table} is between ${Math.floor(number / 2)} and ${Math.ceil(number * 2)}`];
  return column.nullable && column.generator && !column.generator.kind.startsWith('life.') && column.generator.parameters?.['probability'] === undefined
    ? [`${withTable(share, table)} without ${name}`]
    : [];
}

function timeRequests(table: string, tokens: readonly Token[]): string[] {
  for (let at = 0; at < tokens.length; at++)
    for (let to = tokens.length; to > at; to--) {
      const part = tokens.slice(at, to);
      const when = whenOf(wordsOf(part));
      if (when?.kind === 'weekdays') return [`no ${table} on ${textOf(part).replace(/^on /i, '')}`];
      if (when?.kind === 'months') return [`most ${table} come in ${textOf(part).replace(/^in /i, '')}`];
      if (when?.kind === 'moment') return [`${table} ${textOf(part)} only`];
    }
  return [];
}

/** A name as its words. */
export function plain(name: string): string {
  return pieces(name).join(' ');
}
