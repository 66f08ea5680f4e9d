import type { TableView } from '../../schema/schema-view.ts';
import { namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { wordSet } from '../../read/words.ts';

const GOODS_IN = wordSet('goods in');
const BUYERS = wordSet('buyers and their orders');

/** Purchases from a supplier: they cost less than the selling price. A customer's purchase is a sale. */
export function isBoughtIn(table: TableView, context: DeriveContext): boolean {
  const { words, noun } = namesOf(table, context);
  if (words.has('purchase') && words.has('order')) return true;
  if ([...words].some((word) => GOODS_IN.has(word))) return true;
  return noun === 'purchase' && !parentsOf(table, context).some(({ to }) => BUYERS.has(namesOf(to, context).noun));
}
