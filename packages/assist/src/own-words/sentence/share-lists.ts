import type { BlueprintTable } from '@seedbed/contract';
import type { Claim } from './claim.ts';
import { columnsOf } from './columns-of.ts';
import { isNumber } from './measures.ts';
import { amountAt, shareAt } from './numbers.ts';
import { claimsOf } from './predicate.ts';
import type { Reading } from './reading.ts';
import { sayShares } from './say-shares.ts';
import { tableNamed, type NamedColumn, type Scope } from './scope.ts';
import { tokensOf, wordsOf, type Token } from './tokens.ts';

/** One entry of a list: its share (null for the rest) and its words. */
type Entry = { readonly share: number | null; readonly tokens: readonly Token[] };
/** The subject of a list (a table or one column), and the remaining words of each entry. */
type Subject = { readonly table: BlueprintTable; readonly column?: NamedColumn['column']; readonly score: number; readonly entries: readonly Entry[] };

const REST =
  /^(?:and )?(?:(?:all )?(?:the )?(?:rest|others|other ones|remaining ones|remainder)|everything else|all others)(?: (?:is|are|being|should be|shall be|goes|go|come|comes))?(?: |$)/;
const LEADING = /^(?:of|by|to|from|in|via|with|for|as|is|are|be|being|should|shall|must|go|goes|come|comes|the|have|has|:|=|a|an)$/;
/** Longer lists are not sentences. */
const MAX_ENTRIES = 12;

/** `80 % from DE, 20 % from FR`, `two thirds paid, the rest open`, `severity: mild 70, moderate 25, severe 5`: shares of several values of one column. */
export function shareList(scope: Scope, sentence: string): Reading['statements'] | null {
  const [header, body] = dividedAtColon(sentence);
  const entries = entriesOf(body);
  if (!entries) return null;
  const shared = entries.filter(({ share }) => share !== null);
  const sum = shared.reduce((all, { share }) => all + share!, 0);
  const found = subjectsOf(scope, header, entries).flatMap((subject) => sharesOf(scope, subject));
  const most = Math.max(0, ...found.map(({ score }) => score));
  const best = found.filter(({ score }) => score >= most - 0.015);
  const columns = new Set(best.map(({ claims: [first] }) => first!.column));
  if (best.length === 0 || columns.size > 1) return null;
  const { claims } = best[0]!;
  const { table, column } = claims[0]!;
  const isMore = sum > 1 + 0.001 || (sum > 1 - 0.001 && shared.length < entries.length && sum > 1);
  if (isMore) return [{ cannot: `the percentages of ${table.name}.${column.name} come to ${Math.round(sum * 1000) / 10} %, more than all rows` }];
  const rest = Math.max(0, 1 - sum);
  const shares = claims.map(({ is }, at): [string, number] => [valueOf(is)!, entries[at]!.share ?? rest]);
  const statement = sayShares(scope, table, column, shares);
  return statement && [statement];
}

/** `claims: 50 % damage` → `claims` and `50 % damage`. A time of day has no space after its colon. */
function dividedAtColon(sentence: string): readonly [readonly Token[], string] {
  const at = sentence.search(/:\s/);
  return at < 0 ? [[], sentence] : [tokensOf(sentence.slice(0, at)), sentence.slice(at + 1)];
}

/** The parts of a list; null where some part has no share, or several. */
function entriesOf(body: string): readonly Entry[] | null {
  const parts = body
    .split(
      /,(?!\d)\s*(?:and\s|but\s)?|\s(?:and|but)\s(?=.*(?:%|percent|\brest\b|\bothers\b|\bremaining|third|quarter|half|fifth|tenth|sixth|eighth))|\s(?:and|but)\s(?=\S+\s\d)/i,
    )
    .filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MAX_ENTRIES) return null;
  const hasRest = parts.some((part) => REST.test(wordsOf(tokensOf(part)).join(' ')));
  const entries = parts.map((part) => entryOf(tokensOf(part), hasRest));
  const bare = entries.includes(null) ? parts.map((part) => bareEntry(tokensOf(part))) : [];
  const isPercent = bare.length > 0 && !bare.includes(null) && Math.abs(bare.reduce((sum, one) => sum + one!.share!, 0) - 1) < 1e-6;
  const known = isPercent ? bare : entries;
  if (known.includes(null) || known.filter((one) => one!.share === null).length > 1 || known.at(0)!.share === null) return null;
  return known as readonly Entry[];
}

/** `hasRest`: `mostly paid, the rest pending` is a list, too. */
function entryOf(tokens: readonly Token[], hasRest: boolean): Entry | null {
  const words = wordsOf(tokens);
  const rest = REST.exec(words.join(' '));
  if (rest) {
    const length = rest[0].trim().split(' ').length;
    return tokens.length > length ? { share: null, tokens: tokens.slice(length) } : null;
  }
  for (let at = 0; at < words.length; at++) {
    const share = shareAt(words, at);
    // `in 10 % of …` begins a sentence of another kind.
    if (!share || share.isWhole || (share.isVague && !(hasRest && share.value > 0.5))) continue;
    const others = [...tokens.slice(0, at), ...tokens.slice(at + share.length)];
    return others.length > 0 ? { share: share.value, tokens: others } : null;
  }
  return null;
}

/** `mild 70`: a percentage if the list adds up to 100. */
function bareEntry(tokens: readonly Token[]): Entry | null {
  const words = wordsOf(tokens);
  for (const at of [0, words.length - 1]) {
    const amount = amountAt(words, at);
    if (amount && amount.length === 1 && words.length > 1) return { share: amount.value / 100, tokens: tokens.filter((_, i) => i !== at) };
  }
  return null;
}

/** The tables and columns that a list can be about: by its heading, by the first or the last entry, or by its values alone. */
function subjectsOf(scope: Scope, header: readonly Token[], entries: readonly Entry[]): readonly Subject[] {
  if (header.length > 0) {
    const table = tableNamed(scope, wordsOf(header));
    const columns = columnsOf(scope, header).map(({ table: of, column, score }): Subject => ({ table: of, column, score, entries }));
    return [...(table ? [{ table: table.table, score: table.score, entries }] : []), ...columns, ...ofColumnWithTable(scope, header, entries)];
  }
  const [first, last] = [entries[0]!, entries.at(-1)!];
  const without = (at: number, tokens: readonly Token[]): readonly Entry[] => entries.map((one, i) => (i === at ? { ...one, tokens } : one));
  const found: Subject[] = [];
  const add = (words: readonly Token[], at: number, rest: readonly Token[]): void => {
    const named = words.length > 0 && rest.length > 0 ? tableNamed(scope, wordsOf(words)) : null;
    if (named) found.push({ table: named.table, score: named.score, entries: without(at, rest) });
  };
  for (let at = 1; at < first.tokens.length; at++) {
    add(first.tokens.slice(0, at), 0, first.tokens.slice(at));
    add(first.tokens.slice(at), 0, first.tokens.slice(0, at));
  }
  // `insurance public 85 %, private 15 %`
  for (let at = 1; at < first.tokens.length; at++)
    for (const { table, column, score } of columnsOf(scope, first.tokens.slice(0, at)))
      found.push({ table, column, score, entries: without(0, first.tokens.slice(at)) });
  for (let at = 1; at < last.tokens.length; at++)
    if (/^(?:for|of|in|among)$/.test(last.tokens[at]!.word)) add(last.tokens.slice(at + 1), entries.length - 1, last.tokens.slice(0, at));
  // `60 % public insurance, 30 % private`: the values identify table and column.
  if (found.length === 0) for (const table of scope.blueprint.tables) found.push({ table, score: 0.7, entries });
  return found;
}

/** `payment currency`: a table and a column of it, side by side. */
function ofColumnWithTable(scope: Scope, header: readonly Token[], entries: readonly Entry[]): readonly Subject[] {
  return header.slice(1).flatMap((_, at) => {
    const named = tableNamed(scope, wordsOf(header.slice(0, at + 1)));
    if (!named) return [];
    const columns = columnsOf(scope, [...header.slice(at + 1), { text: 'of', word: 'of' }, ...header.slice(0, at + 1)]);
    return columns.map(({ table, column, score }): Subject => ({ table, column, score: score * named.score, entries }));
  });
}

/** The distinct values of one column that the entries name. */
function sharesOf(scope: Scope, { table, column, score, entries }: Subject): readonly { readonly claims: readonly Claim[]; readonly score: number }[] {
  const each = entries.map(({ tokens }) => [...valuesIn(scope, table, tokens), ...(column ? numberIn(scope, table, column, tokens) : [])]);
  const columns = new Set((column ? each.flat().filter((one) => one.column === column) : each[0]!).map((one) => one.column));
  return [...columns].flatMap((of) => {
    const claims = each.map((all) => all.filter((one) => one.column === of).toSorted((a, b) => b.score - a.score)[0]);
    const values = new Set(claims.map((one) => one && valueOf(one.is)));
    if (claims.includes(undefined) || values.size < entries.length) return [];
    return [{ claims: claims as readonly Claim[], score: claims.reduce((all, one) => all * one!.score, score) }];
  });
}

function valuesIn(scope: Scope, table: BlueprintTable, tokens: readonly Token[]): readonly Claim[] {
  let at = 0;
  while (at < tokens.length - 1 && LEADING.test(tokens[at]!.word)) at++;
  const found = [...claimsOf(scope, table, tokens), ...(at > 0 ? claimsOf(scope, table, tokens.slice(at)) : [])];
  return found.filter(({ is, not }) => !not && valueOf(is) !== null);
}

/** `5 in 50 %`: a number that is a value of the column that the heading names. */
function numberIn(scope: Scope, table: BlueprintTable, column: NamedColumn['column'], tokens: readonly Token[]): readonly Claim[] {
  const [{ word } = { word: '' }, ...others] = tokens.filter((one) => !LEADING.test(one.word) && one.word !== 'stars');
  if (others.length > 0 || !/^\d+$/.test(word) || !isNumber(scope, column)) return [];
  return [{ table, column, is: { kind: 'values', values: [Number(word)] }, not: false, score: 0.9 }];
}

function valueOf(is: Claim['is']): string | null {
  const all = is.kind === 'labels' ? is.labels : is.kind === 'values' ? is.values.map(String) : [];
  return all.length === 1 ? all[0]! : null;
}
