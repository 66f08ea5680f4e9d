import { exampleWishes, nearNames, type BlueprintColumn, type BlueprintTable, type MissedWish } from '@seedbed/contract';
import { pieces } from '@seedbed/realism/names';
import { labelsIn } from './sentence/labels.ts';
import { likeness } from './sentence/likeness.ts';
import { amountAt, shareAt } from './sentence/numbers.ts';
import { isReference, type Scope } from './sentence/scope.ts';
import { tokensOf, wordsOf } from './sentence/tokens.ts';
import { sameForm, sameness } from './sentence/word-forms.ts';
import { dayOf, whenOf } from './sentence/when.ts';

/** Words of sentences that are understood without naming anything. */
const KNOWN: ReadonlySet<string> = new Set(
  `a an the of in on at to per by for from with without and or than as that which who is are be been was were has have had not no never always only all every each any some most many more
  less fewer least exactly between before after since until within last up under over above below older younger than years year old days day weeks week months month hours hour missing null
  empty unknown called named twice times half rows row one it its their our grow grows busier than`.split(/\s+/),
);
const MOST_NEAR = 5;
const MOST_INSTEAD = 3;
const MOST_EXAMPLES = 6;

/** What of a wish was not understood: its strange words, the names that are most like them, and wishes about the same tables that are understood. */
export function missedWish(scope: Scope, wish: string, isUnderstood: (wish: string) => boolean): MissedWish {
  const words = wordsOf(tokensOf(wish));
  const strange = words.filter((word, at) => !isKnown(scope, words, word, at));
  const tables = namedTables(scope, words);
  const share = shareAt(words, 0);
  const asked = share && !share.isWhole && !share.isVague ? Math.round(share.value * 1000) / 10 : 10;
  const like = strange.flatMap((word) => likeNames(scope, tables, word).map((name) => ({ word, name })));
  const own = tables.flatMap((table) => namesOf(scope, table));
  // Behind a percentage, the last word is a value.
  const last = words.at(-1)!;
  const values =
    share && !share.isWhole && strange.includes(last) ? tables.flatMap((table) => table.columns.flatMap((column) => valuesOf(scope, table, column))) : [];
  const near = [...new Set([...like.map(({ name }) => name), ...own])].slice(0, MOST_NEAR);
  const rewritten = [...like.map(({ word, name }) => replaced(wish, word, name)), ...values.map((value) => replaced(wish, last, value))];
  const examples = [
    ...(tables.length > 0 ? exampleWishes(scope.blueprint, { tables, share: asked, most: MOST_EXAMPLES }) : []),
    ...exampleWishes(scope.blueprint, { share: asked, most: MOST_EXAMPLES }),
  ];
  // Reading a wish is most of the work: no more are read than are shown.
  const instead = new Set([...rewritten, ...examples])
    .values()
    .filter((one) => one !== wish && isUnderstood(one))
    .take(MOST_INSTEAD)
    .toArray();
  return { wish, words: [...new Set(strange)], near, instead };
}

function isKnown(scope: Scope, words: readonly string[], word: string, at: number): boolean {
  if (KNOWN.has(word) || amountAt(words, at) || shareAt(words, at) || /^[\d%£$€<>=+.,-]/.test(word)) return true;
  if (whenOf([word]) || whenOf(['in', word]) || dayOf([word])) return true;
  return scope.blueprint.tables.some(
    (table) =>
      likeness([word], table.name) > 0 ||
      table.columns.some(
        (column) =>
          likeness([word], column.name, table.name) > 0 ||
          pieces(column.name).some((part) => sameForm(word, part)) ||
          labelsIn(scope, table, column).some((label) => pieces(label).some((part) => sameForm(word, part))),
      ),
  );
}

function namedTables({ blueprint }: Scope, words: readonly string[]): BlueprintTable[] {
  return blueprint.tables.filter((table) => words.some((word) => !KNOWN.has(word) && pieces(table.name).some((part) => sameness(word, part) > 0.75)));
}

/** Names that differ little from a strange word: of the tables that the wish names, else of all. */
function likeNames(scope: Scope, tables: readonly BlueprintTable[], word: string): string[] {
  const all = [...scope.blueprint.tables.map(({ name }) => name), ...scope.blueprint.tables.flatMap((table) => namesOf(scope, table))];
  const own = nearNames([...new Set(tables.flatMap((table) => namesOf(scope, table)))], word);
  return own.length > 0 ? own : nearNames([...new Set(all)], word);
}

/** Values that a table's columns list, and columns that are no keys. */
function namesOf(scope: Scope, table: BlueprintTable): string[] {
  const columns = table.columns.filter((column) => !isReference(scope, table, column) && !table.primaryKey?.includes(column.name));
  return [...columns.flatMap((column) => valuesOf(scope, table, column)), ...columns.map(({ name }) => name)];
}

function valuesOf(scope: Scope, table: BlueprintTable, column: BlueprintColumn): string[] {
  return labelsIn(scope, table, column).filter((label) => /[a-z]{3}/i.test(label));
}

function replaced(wish: string, word: string, name: string): string {
  return wish.replace(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'iu'), name.replaceAll('_', ' '));
}
