import { ownMember } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';
import { rootOf } from '../../read/names/roots.ts';
import { singular } from '../../read/names/singular.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isComputed, isFree, withoutDomains, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { isInParts } from '../sums/bill-parts.ts';
import { isWhole } from '../sums/numbers.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';

const MOST = wordSet('most of something');
const LEAST = wordSet('least');
const USES = wordSet('words of use');
const ROOM = wordSet('room for visitors');
const STOCK = wordSet('what there is to be sold');
/** Counts of what is sold or given away, of which there is a stock. */
const SOLD = matcher('counts of what is sold', 'anywhere');
/** Large units, in which limits are whole. */
const GIGABYTE = 1_073_741_824;

/**
 * A limit in the row is never below what its children come to: coupons are not redeemed more often than they may be, a plan has room for its files. It is a round number a
 * while above.
 */
export function raiseLimits(counted: Draft, table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!isWhole(counted) || !isPlainName(counted.column.name) || !canUseRowNumber(drafts)) return;
  for (const limit of drafts) {
    if (limit === counted || isComputed(limit) || !isWhole(limit) || !isLimitOf(limit.words, counted.words)) continue;
    const { min, max, ...others } = ownMember(context.bounds.tables.get(table.name)!.domains, limit.column.name) ?? {};
    if (!isFree(limit.column, table, withoutDomains(context, table), 'or in an order') || Object.keys(others).length > 0) continue;
    if (dependsOn({ table, draft: counted }, { table, draft: limit }, context)) continue;
    const most = max ?? (limit.column.type.base === 'int2' ? 32_767 : undefined);
    const step = limit.words.includes('bytes') ? GIGABYTE : 10;
    const wanted = `(int(${counted.column.name} * (1 + 0.8 * ${shareOfRow(limit, drafts)}) / ${step}.0) + 1) * ${step}`;
    const least = min === undefined || Number(min) <= step ? wanted : `greatest(${wanted}, ${Number(min)})`;
    edit(limit, {
      kind: 'expression',
      parameters: { expression: most === undefined ? least : `least(${least}, ${Number(most)})` },
      entity: undefined,
      because: { code: 'row', words: `room for ${counted.column.name}` },
    });
  }
}

/** Nothing can be spent that was not there: at first there was a round sum that covers it, or as much as there is anyhow. */
export function coverSpent({ draft, spent }: { readonly draft: Draft; readonly spent: string }, table: TableView, context: DeriveContext): void {
  const isInteger = draft.column.type.base.startsWith('int');
  const size = isInteger ? (isInParts(draft.words) ? 500 : 1) : 5;
  const step = isInteger ? String(size) : `${size}.0`;
  const share = shareOfRow(draft, context.drafts.get(table)!);
  const expression = `int(${spent} / ${size}.0) * ${step} + (1 + int(${share} * 20.0)) * ${step}`;
  edit(draft, { kind: 'expression', parameters: { expression }, entity: undefined, because: { code: 'relation', words: 'what was spent of it, and more' } });
}

/** Whether a name is of a limit of what the other counts: `max_redemptions` of `times_redeemed`, `storage_limit_bytes` of `storage_used_bytes`. */
function isLimitOf(limit: readonly string[], counted: readonly string[]): boolean {
  if (limit.includes('per') || counted.some((word) => LEAST.has(word))) return false;
  const isOfSold = SOLD.test(counted.join(' '));
  if (isOfSold && (STOCK.has(limit.join(' ')) || ROOM.has(limit.join(' ')))) return true;
  const rest = limit.filter((word) => !MOST.has(word)).map(singular);
  if (rest.length === limit.length) return false;
  const isOfUse = counted.some((word) => USES.has(singular(word)));
  const roots = new Set(counted.map((word) => rootOf(singular(word))));
  return rest.length === 0 ? isOfSold || isOfUse : rest.every((word) => roots.has(rootOf(word)) || (isOfUse && USES.has(word)));
}
