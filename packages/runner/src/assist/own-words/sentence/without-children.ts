import type { FanOut } from '@seedbed/contract';
import { frameOf, waysOf } from './frame.ts';
import { shareAt } from './numbers.ts';
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
  const share = shareAt(wordsOf(tokens), 0);
  if (!share || share.isWhole || share.isVague || share.value <= 0 || share.value >= 1) return [];
  return CHILDLESS.flatMap((frame) => [...waysOf(frame, tokens.slice(share.length))]).flatMap(({ parent, children }) => {
    const of = tableNamed(scope, wordsOf(parent!));
    const child = of && childNamed(scope, of, children!);
    const relation = child && relationOf(scope, child.table, of.table);
    if (!of || !child || !relation) return [];
    const { low, typical, high } = countsOf(relation.fanOut);
    // Parents that come last have no later time for a child: where both have times, the share would only be a minimum.
    if (of.table.timeline && child.table.timeline && relation.order !== undefined)
      return [
        {
          said: [
            {
              cannot: `${child.table.name} come after their ${of.table.name}, and the last of these have none yet: such a share would only be a minimum. “at most ${high} ${child.table.name.replaceAll('_', ' ')} per ${of.table.name.replaceAll('_', ' ')}” works`,
            },
          ],
          score: of.score * child.score,
        },
      ];
    return reading({ table: child.table, says: { rows: { per: of.table.name, low, typical, high, none: share.value } } }, of.score * child.score);
  });
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
