import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, namesOf, parentsOf, withoutDomains, type DeriveContext } from '../context.ts';
import { wordSet } from '../../read/words.ts';
import { isInParts } from './bill-parts.ts';
import { EXACT_TYPES } from '../../schema/types.ts';

/** Words of a part of one hundred. */
const PARTS = wordSet('parts of one hundred');
/** Columns that are a part of what the row's siblings share, by their own words or by the words of the table. */
const SHARED = wordSet('shared among siblings');
const TABLES = wordSet('tables of shares');
/** Parts of something else than what siblings share. */
const OTHERS = wordSet('parts of something else');
/** The parts of siblings add up to one hundred percent: shareholders of a company, purposes of a grant. */
export function shareAmongSiblings(table: TableView, context: DeriveContext): void {
  const whole = context.relations.owners.get(table) ?? onlyParent(table, context);
  if (!whole || context.relations.roles.get(whole.to) === 'lookup') return;
  const found = context.drafts.get(table)!.filter((draft) => isPart(draft, table, context));
  const [only] = found;
  // Two of a row are two ways to share, or something else.
  if (!only || found.length > 1) return;
  const total = totalOf(only, table, context);
  if (total !== null) compute(only, 'split', { relation: whole.name, total }, `its part of ${whole.to.table.name}, which come to ${total}`, 'relation');
}

/** What people own shares of does not order their rows. */
function onlyParent(table: TableView, context: DeriveContext): Link | undefined {
  const required = parentsOf(table, context).filter((link) => isRequired(link) && context.relations.roles.get(link.to) !== 'lookup');
  return required.length === 1 ? required[0] : undefined;
}

function isPart(draft: Draft, table: TableView, context: DeriveContext): boolean {
  const { words, column } = draft;
  // A share in cents is a sum of money.
  if (isComputed(draft) || column.inKey || isInParts(words) || !EXACT_TYPES.has(column.type.base)) return false;
  if (!words.some((word) => PARTS.has(word)) || words.some((word) => OTHERS.has(word))) return false;
  return words.some((word) => SHARED.has(word)) || [...namesOf(table, context).words].some((word) => TABLES.has(word));
}

/** One hundred, or 1 of a fraction; null if the column may not have every part of it. */
function totalOf({ column }: Draft, table: TableView, context: DeriveContext): number | null {
  if (!isFree(column, table, withoutDomains(context, table))) return null;
  const domain = ownMember(context.bounds.tables.get(table.name)!.domains, column.name) ?? {};
  const { base, precision, scale = 0 } = column.type;
  const room = base === 'numeric' ? (precision === undefined ? 3 : precision - scale) : 3;
  const total = (domain.max !== undefined && Number(domain.max) <= 1) || room <= 1 ? 1 : 100;
  if (!Object.keys(domain).every((member) => ['min', 'max', 'minExclusive'].includes(member))) return null;
  if (Number(domain.min ?? 0) > 0 || (domain.max !== undefined && Number(domain.max) < total) || (total === 100 && room < 3) || (total === 1 && scale < 2))
    return null;
  // With many siblings a whole percent is too much for some, and none may be zero.
  return domain.minExclusive && scale === 0 ? null : total;
}
