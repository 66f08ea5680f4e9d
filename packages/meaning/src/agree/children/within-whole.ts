import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { singular } from '../../read/names/singular.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isRequired } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, withoutDomains, type DeriveContext } from '../context.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { dependsOn } from '../depends-on.ts';
import { amountName } from '../sums/bill-parts.ts';
import { isNumber, isWhole } from '../sums/numbers.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import type { Summed } from './aggregate.ts';

const WHOLES = wordSet('wholes of what is done');
const ORDERED = wordSet('words of an order');
/** This share of the rows is done in full. */
const IN_FULL = 0.7;

/**
 * What is done in children is never more than the whole that stands beside their sum: of ten pieces ordered not twelve are received. Each child has its even part of the
 * whole, or less.
 */
export function keepWithinWhole(sum: Draft, { link, column }: Summed, table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(link.from)!;
  const path = pathTo(link, link.from, context);
  const whole = wholeOf(sum, column, table, context);
  if (!whole || path === null || isComputed(column) || column.kind === 'cases' || !canUseRowNumber(drafts) || !isRequired(link)) return;
  if (link.columns.length !== 1 || !isPlainName(link.columns[0]!) || isWhole(whole) !== isWhole(column)) return;
  const { min = 0, minExclusive, ...others } = ownMember(context.bounds.tables.get(link.from.name)!.domains, column.column.name) ?? {};
  if (Object.keys(others).length > 0 || !isFree(column.column, link.from, withoutDomains(context, link.from))) return;
  const share = shareOfRow(column, drafts);
  const part = `${path}.${whole.column.name} * (${share} < ${IN_FULL} ? 1.0 : ${share}) / siblings(${link.columns[0]})`;
  const digits = column.column.type.scale ?? 2;
  const least = minExclusive ? Number(min) + (isWhole(column) ? 1 : 10 ** -digits) : Number(min);
  const held = isWhole(column) ? `int(${part})` : `round(${part} - ${0.5 * 10 ** -digits}, ${digits})`;
  compute(
    column,
    'expression',
    { expression: `greatest(${held}, ${isWhole(column) ? least : least.toFixed(digits)})` },
    `its part of ${table.table.name}.${whole.column.name}`,
    'relation',
  );
}

/** The number beside a sum that it is a part of: `quantity` or `quantity_ordered` of `quantity_received`, the amount of what was refunded. */
function wholeOf(sum: Draft, column: Draft, table: TableView, context: DeriveContext): Draft | undefined {
  const measure = column.words.map(singular).join(' ');
  return context.drafts.get(table)!.find((draft) => {
    const name = draft.words.map(singular);
    const plain = name.filter((word) => !ORDERED.has(word)).join(' ');
    const isMeant = plain === measure || (WHOLES.has(amountName(draft.words)) && WHOLES.has(amountName(column.words)));
    return draft !== sum && isNumber(draft) && draft.column.notNull && isMeant && !dependsOn({ table, draft }, { table: table, draft: sum }, context);
  });
}
