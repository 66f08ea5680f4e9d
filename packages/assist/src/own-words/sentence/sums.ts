import { readName } from '@seedbed/meaning/read';
import type { BlueprintTable } from '@seedbed/contract';
import { columnsOf } from './columns-of.ts';
import { frameOf, waysOf } from './frame.ts';
import { isNumber } from './measures.ts';
import { childNamed, relationOf } from './per-parent.ts';
import { reading, type Reading } from './reading.ts';
import { columnsNamed, isOwn, isReference, type Scope } from './scope.ts';
import { wordsOf, type Token } from './tokens.ts';

const SUM = frameOf(
  '(all|the|every)? {column} (is|are|=|equals|equal) (always)? (the)? (sum of|sum over|total of) (all|the|its|their|all its|all their|all the)? {parts}',
);
const WHOLE = /^(?:amount|total|subtotal|sum|net|gross)$/;
const PRICE = /^(?:price|rate|cost|fee)$/;
const COUNT = /^(?:quantity|qty|count|units|pieces|hours)$/;

/** `total is the sum of the items`, `invoices.total is the sum of its lines`: a number computed over the rows that refer to the row. */
export function sums(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(SUM, tokens)].flatMap(({ column, parts }) =>
    columnsOf(scope, column!)
      .filter(({ table, column: one }) => isNumber(scope, one) && !isReference(scope, table, one))
      .flatMap(({ table, column: one, score }) => {
        const found = partsOf(scope, table, parts!);
        if (!found) return [];
        if (found.term === null)
          return reading(
            {
              cannot: `${found.child.name} has no one amount to add: name it, as in “${one.name} is the sum of the amounts of ${found.child.name.replaceAll('_', ' ')}”`,
            },
            score * found.score,
          );
        const formula = `coalesce(sum(${found.child.name}, ${found.term}), 0.0)`;
        return reading({ table, says: { columns: { [one.name]: { formula } } } }, score * found.score);
      }),
  );
}

/** The child rows of a sum, and the value of each. */
function partsOf(
  scope: Scope,
  table: BlueprintTable,
  tokens: readonly Token[],
): { readonly child: BlueprintTable; readonly term: string | null; readonly score: number } | null {
  const of = tokens.findIndex(({ word }) => word === 'of');
  const behind = of > 0 ? tokens.slice(of + 1).filter(({ word }) => !/^(?:the|its|their|all)$/.test(word)) : tokens;
  const child = childNamed(scope, { table, score: 1 }, behind);
  if (!child || !relationOf(scope, child.table, table) || !/^[a-z_]\w*$/i.test(child.table.name)) return null;
  if (of < 0) return { child: child.table, term: amountOf(scope, child.table), score: child.score };
  const [named, ...others] = columnsNamed(scope, wordsOf(tokens.slice(0, of)), child.table);
  return named && others.length === 0 && isNumber(scope, named.column)
    ? { child: child.table, term: named.column.name, score: child.score * named.score }
    : null;
}

/** The only amount of a row, or its price times its quantity. */
function amountOf(scope: Scope, table: BlueprintTable): string | null {
  const numbers = table.columns.filter((column) => isNumber(scope, column) && isOwn(scope, table, column));
  const called = (words: RegExp) => numbers.filter(({ name }) => readName(name).words.some((word) => words.test(word)));
  const [whole, price, count] = [called(WHOLE), called(PRICE), called(COUNT)];
  if (whole.length === 1) return whole[0]!.name;
  return whole.length === 0 && price.length === 1 && count.length === 1 && price[0] !== count[0] ? `${count[0]!.name} * ${price[0]!.name}` : null;
}
