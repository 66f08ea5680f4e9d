import type { Claim } from './claim.ts';
import { columnsOf } from './columns-of.ts';
import { columnsNamed, isReference, tableNamed, type Scope } from './scope.ts';
import { shareAt, type ShareAmount } from './numbers.ts';
import { claimsOf, openedOf } from './predicate.ts';
import { reading, type Reading } from './reading.ts';
import { sayClaim } from './say-claim.ts';
import { claimsOfColumn } from './column-claims.ts';
import { isPeopleTable } from './measures.ts';
import { wordsOf, type Token } from './tokens.ts';

/** The share of a subject that a sentence is about, and the following words. */
export type Part = {
  readonly share: number;
  readonly tokens: readonly Token[];
  /** `all`, `only`, or no quantifier. */ readonly isAll: boolean;
  readonly isOnly: boolean;
};

const PEOPLE = /^(?:nobody|everybody|everyone|noone|people)$/;

/** `10 % of hires cancelled`, `no draft invoices`, `half of the customers have no phone`, `nobody older than 65`, `all hires in 2025`, `quantity is always 1`. */
export function shares(scope: Scope, tokens: readonly Token[]): Reading[] {
  const part = partOf(tokens);
  if (part.tokens.length < 2) return [];
  return [
    ...ofPeople(scope, part),
    ...ofTables(scope, part),
    ...ofColumns(scope, part),
    ...ofTableBehind(scope, tokens),
    ...ofTableBefore(scope, tokens),
    ...ofOpenTable(scope, part),
  ];
}

/** `20 % have left`: rows of the open table. */
function ofOpenTable(scope: Scope, { share, tokens, isAll }: Part): Reading[] {
  if (!scope.open || isAll || openedOf(tokens).rest.length === tokens.length) return [];
  return claimsOf(scope, scope.open, tokens).flatMap((claim) => reading(sayClaim(scope, claim, share), claim.score * 0.8));
}

/** `phone is empty in half of the customers`: a column of the table after the share, by its exact name. */
function ofTableBehind(scope: Scope, tokens: readonly Token[]): Reading[] {
  const words = wordsOf(tokens);
  for (const { at, share } of sharesBehind(words, 2)) {
    const behind = tokens.slice(at + 1 + share.length).filter(({ word }) => word !== 'the' && word !== 'of');
    const table = behind.length > 0 ? tableNamed(scope, wordsOf(behind))?.table : undefined;
    const column = table?.columns.find(({ name }) => name.toLowerCase() === words[0]);
    if (!table || !column) continue;
    const name = `${table.schema}.${table.name}.${column.name}`;
    return ofColumns(scope, { share: share.value, tokens: [{ text: name, word: name.toLowerCase() }, ...tokens.slice(1, at)], isAll: false, isOnly: false });
  }
  return [];
}

/** `in 10 % of the orders the note is missing`: the share and the table before a column of it. */
function ofTableBefore(scope: Scope, tokens: readonly Token[]): Reading[] {
  const share = /^(?:in|for)$/.test(tokens[0]!.word) ? shareAt(wordsOf(tokens), 1) : null;
  if (!share || share.isWhole || share.isVague) return [];
  const rest = tokens.slice(1 + share.length);
  return rest.slice(1).flatMap((_, at) => {
    const named = tableNamed(scope, wordsOf(rest.slice(0, at + 1)));
    const readingsOf = rest.slice(at + 1);
    if (!named) return [];
    return readingsOf.slice(1).flatMap((__, to) => {
      const opened = openedOf(readingsOf.slice(to + 1));
      const columns = columnsNamed(scope, wordsOf(readingsOf.slice(0, to + 1)), named.table).filter(({ column }) => !isReference(scope, named.table, column));
      const claims = columns.flatMap((column) => claimsOfColumn(scope, column, opened.rest));
      return claims.flatMap((claim) => reading(sayClaim(scope, opened.not ? { ...claim, not: !claim.not } : claim, share.value), named.score * claim.score));
    });
  });
}

/** The share at the start or end of a sentence; all rows without one. */
export function partOf(given: readonly Token[]): Part {
  const words = wordsOf(given);
  const isOnly = words.includes('only');
  const tokens = given.filter(({ word }) => word !== 'only');
  const found = shareAt(wordsOf(tokens), 0);
  if (found) return { share: found.value, tokens: tokens.slice(found.length), isAll: found.isWhole && found.value === 1, isOnly };
  const first = tokens[0]?.word ?? '';
  if (first === 'nobody' || first === 'noone') return { share: 0, tokens, isAll: false, isOnly };
  const behind = shareBehind(tokens);
  if (behind) return { share: behind.value, tokens: tokens.slice(0, behind.at), isAll: false, isOnly };
  // `payments are mostly in EUR`, `tips are usually 1 to 3`
  const mostly = tokens.findIndex(({ word }) => /^(?:mostly|mainly|predominantly|usually|typically|normally)$/.test(word));
  if (mostly > 0) return { share: 0.8, tokens: tokens.toSpliced(mostly, 1), isAll: false, isOnly };
  // `invoices are all in EUR`, `books are never damaged`
  return { share: 1, tokens, isAll: true, isOnly };
}

/** Shares after `in` and `for`, and the positions of those words. */
function* sharesBehind(words: readonly string[], from: number): Generator<{ readonly at: number; readonly share: ShareAmount }> {
  for (let at = from; at < words.length - 1; at++) {
    const share = words[at] === 'in' || words[at] === 'for' ? shareAt(words, at + 1) : null;
    if (share && !share.isWhole && !share.isVague) yield { at, share };
  }
}

/** `orders.status is paid in 40 % of the rows`: the share, and where its words begin. */
function shareBehind(tokens: readonly Token[]): { readonly value: number; readonly at: number } | null {
  const words = wordsOf(tokens);
  for (const { at, share } of sharesBehind(words, 1)) {
    const behind = words.slice(at + 1 + share.length).join(' ');
    // `paid in half` is no share of the rows.
    const isOfRows = /^(?:rows|cases|records|them)$/.test(behind) || (behind === '' && words.slice(at).some((word) => /^(?:%|percent|pct|cent)$/.test(word)));
    if (isOfRows) return { value: share.value, at };
  }
  return null;
}

/** A person is a row of the only table for which that makes sense. */
function ofPeople(scope: Scope, { share, tokens }: Part): Reading[] {
  const skip = PEOPLE.test(tokens[0]!.word) ? 1 : tokens[0]!.word === 'one' && share === 0 ? 1 : 0;
  if (skip === 0) return [];
  const found = scope.blueprint.tables.flatMap((table) =>
    claimsOf(scope, table, tokens.slice(skip)).map((claim) => ({
      claim,
      isPerson: isPeopleTable(scope, table),
    })),
  );
  const people = found.filter(({ isPerson }) => isPerson);
  return (people.length > 0 ? people : found).flatMap(({ claim }) => reading(sayClaim(scope, claim, share), claim.score * 0.9));
}

/** A table and what its rows are, in either order: hires cancelled, cancelled hires. */
function ofTables(scope: Scope, { share, tokens, isAll, isOnly }: Part): Reading[] {
  const readings: Reading[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const [before, behind] = [tokens.slice(0, at), tokens.slice(at)];
    readings.push(...readingsOf(scope, before, claimsIn(scope, before, behind), share));
    // `all cancelled hires` states nothing, and `only cancelled hires` does.
    if (!isAll || isOnly) readings.push(...readingsOf(scope, behind, claimsIn(scope, behind, before), share, 0.98));
    for (let to = at + 1; to < tokens.length; to++) readings.push(...paidWithin(scope, tokens.slice(0, at), tokens.slice(at, to), tokens.slice(to), share));
  }
  return readings;
}

function claimsIn(scope: Scope, table: readonly Token[], predicate: readonly Token[]): readonly Claim[] {
  const named = tableNamed(scope, wordsOf(table));
  return named ? claimsOf(scope, named.table, predicate) : [];
}

function readingsOf(scope: Scope, table: readonly Token[], claims: readonly Claim[], share: number, by = 1): Reading[] {
  const named = claims.length > 0 && tableNamed(scope, wordsOf(table));
  return named ? claims.flatMap((claim) => reading(sayClaim(scope, claim, share), named.score * claim.score * by)) : [];
}

/** `paid invoices are paid within 30 days`: rows that are not paid have no such time anyway. */
function paidWithin(scope: Scope, state: readonly Token[], table: readonly Token[], predicate: readonly Token[], share: number): Reading[] {
  const claims = share === 1 ? claimsIn(scope, table, predicate).filter(({ is }) => is.kind === 'after') : [];
  if (claims.length === 0 || claimsIn(scope, table, state).every(({ is }) => is.kind !== 'labels' && is.kind !== 'absent')) return [];
  return readingsOf(scope, table, claims, share, 0.95);
}

/** A column and what it holds: day rates between 80 and 400, emails end in @example.org, a tenth of phone numbers are missing. */
function ofColumns(scope: Scope, { share, tokens }: Part): Reading[] {
  const readings: Reading[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const columns = columnsOf(scope, tokens.slice(0, at)).filter(({ table, column }) => !isReference(scope, table, column));
    const opened = openedOf(tokens.slice(at));
    const found = columns.flatMap((column) => claimsOfColumn(scope, column, opened.rest).map((claim) => (opened.not ? { ...claim, not: !claim.not } : claim)));
    // E-mails mean those of every table; other columns with the same name are ambiguous.
    if (found.length > 1 && found.every(({ is }) => is.kind === 'domain')) {
      const all = found.flatMap((claim) => sayClaim(scope, claim, share) ?? []);
      if (all.length === found.length) readings.push({ statements: all, score: Math.min(...found.map(({ score }) => score)) });
    } else for (const claim of found) readings.push(...reading(sayClaim(scope, claim, share), claim.score));
  }
  return readings;
}
