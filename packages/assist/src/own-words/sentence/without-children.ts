import type { FanOut } from '@seedbed/contract';
import { frameOf, waysOf } from './frame.ts';
import { shareAt, spanAt } from './numbers.ts';
import { childNamed, relationOf } from './per-parent.ts';
import { reading, type Reading } from './reading.ts';
import { tableNamed, type Scope } from './scope.ts';
import { wordsOf, type Token } from './tokens.ts';

const CHILDLESS = [
  frameOf('{parent} (has|have|with|get|gets|place|places|contain|contains|own|owns) (no|not any|zero) {children}'),
  frameOf('{parent} (are|is)? (without|without any) {children}'),
];

/** `every tenth order has no items`, `20 % of customers without orders`: a share of the rows that no row of another table refers to. */
export function withoutChildren(scope: Scope, tokens: readonly Token[]): Reading[] {
  const words = wordsOf(tokens);
  const share = shareAt(words, 0);
  const count = share ? null : spanAt(words, 0, 1);
  const isCount = count !== null && count.low === count.high && Number.isInteger(count.low);
  if (share ? share.isWhole || share.isVague || share.value <= 0 || share.value >= 1 : !isCount) return [];
  return CHILDLESS.flatMap((frame) => [...waysOf(frame, tokens.slice((share ?? count!).length))]).flatMap(({ parent, children }) => {
    const of = tableNamed(scope, wordsOf(parent!));
    const none = share?.value ?? partOfRows(count!.low, of ? scope.seen.rows(of.table) : undefined);
    const child = of && childNamed(scope, of, children!);
    const relation = child && relationOf(scope, child.table, of.table);
    if (!of || !child || !relation || none === null) return [];
    const { low, typical, high } = countsOf(relation.fanOut);
    return reading({ table: child.table, says: { rows: { per: of.table.name, low, typical, high, none } } }, of.score * child.score);
  });
}

/** `5 members have no bookings`: this many of the existing rows. */
function partOfRows(count: number, rows: number | undefined): number | null {
  return rows === undefined || count <= 0 || count >= rows ? null : Math.round((count / rows) * 1e6) / 1e6;
}

/** How many children a parent that has any has now. */
function countsOf(fanOut: FanOut | undefined): { readonly low: number; readonly typical: number; readonly high: number } {
  if (fanOut?.kind === 'fixed' && fanOut.count > 0) return { low: fanOut.count, typical: fanOut.count, high: fanOut.count };
  const counts =
    fanOut?.kind === 'empirical'
      ? fanOut.counts.filter(({ children, weight }) => children > 0 && weight > 0)
      : fanOut?.kind === 'uniform' && fanOut.max > 0
        ? [Math.max(1, fanOut.min), fanOut.max].map((children) => ({ children, weight: 1 }))
        : [];
  if (counts.length > 0) {
    const all = counts.reduce((sum, { weight }) => sum + weight, 0);
    const mean = counts.reduce((sum, { children, weight }) => sum + children * weight, 0) / all;
    const numbers = counts.map(({ children }) => children);
    return { low: Math.min(...numbers), typical: Number(mean.toFixed(2)), high: Math.max(...numbers) };
  }
  const mean = Number((fanOut && 'mean' in fanOut ? Math.max(1, fanOut.mean) : 2.5).toFixed(2));
  return { low: 1, typical: mean, high: Math.ceil(mean * 3) };
}
