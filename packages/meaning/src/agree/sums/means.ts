import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, isThere, withoutDomains, type DeriveContext } from '../context.ts';
import { isDoneByChildren } from '../children/of-children.ts';
import { isNumber } from './numbers.ts';
import { runBeside } from './sisters.ts';
import { wordSet } from '../../read/words.ts';

const MEAN = wordSet('mean of scores');
/** Scores go no further; numbers up to 100 are percentages of anything. */
const MOST = 20;
/** Two numbers of one range may have nothing else in common. */
const LEAST = 3;

/** `overall` beside `cleanliness`, `comfort` and `staff`, all of one range by their CHECKs or by what they are, is their mean. */
export function deriveMeans(table: TableView, context: DeriveContext): void {
  const numbers = context.drafts.get(table)!.filter(isNumber);
  const { domains } = context.bounds.tables.get(table.name)!;
  const limitsOf = ({ column, kind, parameters }: Draft): string | undefined => {
    const { min, max } = ownMember(domains, column.name) ?? (kind === 'number.rating' ? { min: 1, max: Number(parameters.max ?? 5) } : {});
    return min === undefined || max === undefined || Number(max) > MOST ? undefined : `${min} ${max}`;
  };
  for (const mean of numbers.filter(({ words }) => MEAN.has(words.join(' ')))) {
    if (isComputed(mean) || !isFree(mean.column, table, withoutDomains(context, table)) || isDoneByChildren(mean, table, context)) continue;
    const [nearest] = runBeside(mean, numbers, (draft) => limitsOf(draft) !== undefined && !isComputed(draft)).slice(-1);
    const limits = nearest && limitsOf(nearest);
    const parts = limits === undefined ? [] : runBeside(mean, numbers, (draft) => limitsOf(draft) === limits && !isComputed(draft) && isThere(draft, mean));
    if (parts.length < LEAST) continue;
    const { base, scale = 2 } = mean.column.type;
    const names = parts.map(({ column }) => column.name);
    compute(
      mean,
      'expression',
      { expression: `round((${names.join(' + ')}) / ${parts.length}.0, ${base.startsWith('int') ? 0 : scale})` },
      `the mean of ${names.join(', ')}`,
    );
  }
}
