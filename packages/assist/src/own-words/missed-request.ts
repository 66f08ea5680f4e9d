import { exampleRequests, nearNames, type BlueprintTable, type MissedWish } from '@seedbed/contract';
import { pieces } from '@seedbed/meaning/read';
import { labelsOf } from './names.ts';
import { isLabel, nearestRequests, ofAmounts, plain } from './nearest-requests.ts';
import { DOMAIN, isEmail } from './sentence/column-claims.ts';
import { likeness } from './sentence/likeness.ts';
import { amountAt, shareAt } from './sentence/numbers.ts';
import { columnsNamed, isOwn, isReference, tablesNamed, type Scope } from './sentence/scope.ts';
import { tokensOf, wordsOf } from './sentence/tokens.ts';
import { sameForm, sameness } from './sentence/word-forms.ts';
import { dayOf, whenOf } from './sentence/when.ts';

/** Words of sentences that are understood without naming anything. */
const KNOWN: ReadonlySet<string> = new Set(
  `a an the of in on at to per by for from with without and or than as that which who is are be been was were has have had not no never always only all every each any some most many more
  less fewer least exactly between before after since until within last up under over above below older younger than years year old days day weeks week months month hours hour missing null
  empty unknown called named twice times half rows row one it its their our grow grows busier than nobody everybody everyone double triple halve keep everything else nothing number numbers
  out end ends ending rounded mostly usually around about come comes sum total rest others often still also date dates`.split(/\s+/),
);
const MAX_NEAR_NAMES = 5;
/**
 * The number of suggestions for requests with unknown words, and for requests without them, where kinds of sentences
 * are shown.
 */
const MAX_ALTERNATIVES = 3;
const MAX_KINDS = 6;
const MAX_EXAMPLES = 6;
/** The longest amount or time in words. */
const MAX_WORDS = 5;

/** What was not understood in a request: its unknown words, similar names, and requests about the same tables that are understood. */
export function missedRequest(scope: Scope, wish: string, isUnderstood: (wish: string) => boolean): MissedWish {
  const words = wordsOf(tokensOf(wish));
  const given = amountsAndTimes(words);
  const strange = words.filter((word, at) => !given.has(at) && !isKnown(scope, word));
  const tables = namedTables(scope, words);
  const share = shareAt(words, 0);
  const like = strange.flatMap((word) => likeNames(scope, tables, word).map((name) => ({ word, name })));
  // Behind a percentage, the last word is a value.
  const last = words.at(-1)!;
  const values = share && !share.isWhole && strange.includes(last) ? tables.flatMap((table) => valuesOf(scope, table)) : [];
  const ofSeveral = words.flatMap((word) => inSeveral(scope, word).map((name) => ({ word, name })));
  const near = [...new Set([...ofSeveral.map(({ name }) => name), ...like.map(({ name }) => name), ...values])].slice(0, MAX_NEAR_NAMES);
  const rewritten = [...like.map(({ word, name }) => replaced(wish, word, name)), ...values.map((value) => replaced(wish, last, value))];
  const percent = share && !share.isWhole && !share.isVague ? Math.round(share.value * 1000) / 10 : 10;
  const requests = new Set([
    ...ofSeveral.map(({ word, name }) => replacedBy(wish, word, name)),
    ...ofDomain(scope, words, tables),
    ...rewritten,
    ...nearestRequests(scope, wish, tables),
    ...(tables.length === 0 && strange.length === 0 ? ofAmounts(scope, wish) : []),
    ...(tables.length === 0 || strange.length > 0 ? exampleRequests(scope.blueprint, { share: percent, most: MAX_EXAMPLES }) : []),
  ]);
  // Reading a request is expensive: only as many are read as are shown. None contains a word that was just rejected.
  const instead = requests
    .values()
    .filter((one) => one !== wish && !wordsOf(tokensOf(one)).some((word) => strange.includes(word) && !DOMAIN.test(word)) && isUnderstood(one))
    .take(strange.length > 0 ? MAX_ALTERNATIVES : MAX_KINDS)
    .toArray();
  return { wish, words: [...new Set(strange)], near, instead };
}

/** `order_lines.unit_price`, `ingredients.unit_price` for a name that is a column of several tables. */
function inSeveral({ blueprint: { tables } }: Scope, word: string): string[] {
  const places = tables.flatMap(({ schema, name, columns }) =>
    columns.some((column) => column.name.toLowerCase() === word) ? [`${schema === 'public' ? '' : `${schema}.`}${name}.${word}`] : [],
  );
  return places.length > 1 ? places : [];
}

/** Words that mean addresses, without being how they are changed. */
const OF_ADDRESSES = /^(?:domains?|e?-?mails?|email_?address(?:es)?|address(?:es)?)$/i;

/** `email of customers at acme.test` for words that name a domain, or speak of one. */
function ofDomain({ blueprint }: Scope, words: readonly string[], tables: readonly BlueprintTable[]): string[] {
  const domain = words.map((word) => DOMAIN.exec(word)?.[1]).find((one) => one !== undefined && !isColumn(blueprint.tables, one));
  if (domain === undefined && !words.some((word) => OF_ADDRESSES.test(word))) return [];
  return (tables.length > 0 ? tables : blueprint.tables).flatMap((table) =>
    table.columns.filter((column) => isEmail({ column })).map((column) => `${plain(column.name)} of ${plain(table.name)} at ${domain ?? 'example.com'}`),
  );
}

/** Whether `customers.email` is a column rather than a domain. */
function isColumn(tables: readonly BlueprintTable[], word: string): boolean {
  return tables.some(({ name, columns }) => columns.some((column) => word === `${name}.${column.name}`));
}

/** Positions of words that form an amount or a time: `a third of`, `five times`, `last 6 months`. */
function amountsAndTimes(words: readonly string[]): Set<number> {
  const given = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const lengths = [amountAt(words, at)?.length ?? 0, shareAt(words, at)?.length ?? 0];
    for (let length = 1; length <= MAX_WORDS && at + length <= words.length; length++) {
      const part = words.slice(at, at + length);
      if (whenOf(part) || whenOf(['in', ...part]) || dayOf(part)) lengths.push(length);
    }
    for (let i = 0; i < Math.max(...lengths); i++) given.add(at + i);
  }
  return given;
}

/** Whether a word occurs in sentences, or names a table, a column or a listed value. */
export function isKnown(scope: Scope, word: string): boolean {
  if (KNOWN.has(word) || /^[\d%£$€<>=+.,&-]/.test(word)) return true;
  if (tablesNamed(scope, [word]).length > 0 || columnsNamed(scope, [word]).length > 0) return true;
  return scope.blueprint.tables.some(
    (table) =>
      likeness([word], table.name) > 0 ||
      table.columns.some(
        (column) =>
          pieces(column.name).some((part) => sameForm(word, part)) ||
          labelsOf(scope.blueprint, column).some((label) => pieces(label).some((part) => sameForm(word, part))),
      ),
  );
}

function namedTables({ blueprint }: Scope, words: readonly string[]): BlueprintTable[] {
  const names = (word: string): BlueprintTable[] => blueprint.tables.filter((table) => pieces(table.name).some((part) => sameness(word, part) > 0.75));
  const dotted = words.flatMap((word) => (word.includes('.') ? word.split('.') : [word]));
  const found = new Set(dotted.filter((word) => !KNOWN.has(word)).flatMap((word) => whole(names(word), word)));
  return blueprint.tables.filter((table) => found.has(table));
}

/** Of `orders`, the table of that name rather than `order_items`. */
function whole(tables: readonly BlueprintTable[], word: string): readonly BlueprintTable[] {
  const named = tables.filter((table) => likeness([word], table.name) > 0.75);
  return named.length > 0 ? named : tables;
}

/** Names similar to an unknown word: of the tables that the request names, otherwise of all. */
function likeNames(scope: Scope, tables: readonly BlueprintTable[], word: string): string[] {
  const own = nearNames([...new Set(tables.flatMap((table) => namesOf(scope, table)))], word);
  if (own.length > 0) return own;
  const all = [...scope.blueprint.tables.map(({ name }) => name), ...scope.blueprint.tables.flatMap((table) => namesOf(scope, table))];
  return nearNames([...new Set(all)], word);
}

/** Values that a table's columns list, and columns that are no keys. */
function namesOf(scope: Scope, table: BlueprintTable): string[] {
  const columns = table.columns.filter((column) => isOwn(scope, table, column));
  return [...valuesOf(scope, table), ...columns.map(({ name }) => name)];
}

/** Values that the schema lists: an enum, a CHECK. Texts of made rows are no names. */
function valuesOf(scope: Scope, table: BlueprintTable): string[] {
  return table.columns
    .filter((column) => !isReference(scope, table, column))
    .flatMap((column) => labelsOf(scope.blueprint, column))
    .filter(isLabel);
}

function replaced(wish: string, word: string, name: string): string {
  return replacedBy(wish, word, name.replaceAll('_', ' '));
}

function replacedBy(wish: string, word: string, other: string): string {
  return wish.replace(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'iu'), other);
}
