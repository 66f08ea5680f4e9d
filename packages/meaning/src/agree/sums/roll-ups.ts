import type { Draft } from '../../edits/draft.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, compute, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isNumber } from './numbers.ts';
import { dayOf } from '../times/spans.ts';

const DAYS = /^(?:date|timestamptz?)$/;
/** Numbers that a whole does not have as the sum of its parts. */
const NO_SUMS =
  /(?:^| )(?:price|rate|percent|percentage|pct|ratio|share|average|avg|mean|median|min|minimum|max|maximum|limit|age|year|number|no|position|order|rank|level|score|rating|version|id|priority)(?: |$)/;

/**
 * A row's roll-ups of its children: `stack.volume_m3` with DEFAULT 0 is the sum of `log_piece.volume_m3`, `total_weight_kg` of `weight_kg`,
 * and `last_donation_on` is the day of the latest donation, NULL without one.
 */
export function deriveRollUps(table: TableView, context: DeriveContext): void {
  for (const draft of context.drafts.get(table)!) {
    if (isComputed(draft) || draft.kind === 'sequence' || !isFree(draft.column, table, context)) continue;
    const found = childrenOf(table, context).flatMap((link) => {
      const column = sumOf(draft, link, context) ?? latestOf(draft, link, context);
      return column ? [{ link, column }] : [];
    });
    const [only] = found;
    if (!only || found.length > 1) continue;
    const { link, column } = only;
    const aggregate = isNumber(draft) ? 'sum' : 'max';
    const words = `${aggregate} of ${link.from.table.name}.${column.column.name}`;
    if (!isNumber(draft) && draft.column.type.base !== column.column.type.base)
      compute(draft, 'expression', { expression: `max(${link.from.table.name}, ${dayOf(column)})` }, words, 'relation');
    else compute(draft, 'derived', { relation: link.name, column: column.column.name, aggregate }, words);
  }
}

/** The column of the children that the row has by the same name, where the row's own begins with 0, or says that it is a total. */
function sumOf(draft: Draft, link: Link, context: DeriveContext): Draft | undefined {
  const words = draft.words.join(' ');
  if (!isNumber(draft) || NO_SUMS.test(words) || context.relations.owners.get(link.from) !== link) return undefined;
  const begins = /^'?0(?:\.0+)?'?(?:::.*)?$/.test(draft.column.column.default ?? '');
  return context.drafts.get(link.from)!.find((each) => {
    const theirs = each.words.join(' ');
    return isNumber(each) && ((begins && theirs === words) || words === `total ${theirs}`) && hasRoom(draft, each) && !readsParent(each, draft);
  });
}

/** `last_donation_on` of donations: when each of them happened. The children's one time of a deed. */
function latestOf(draft: Draft, link: Link, context: DeriveContext): Draft | undefined {
  const [, event] = /^(?:last|latest|most recent) (\w+) (?:at|on|date|time)$/.exec(draft.words.join(' ')) ?? [];
  if (event === undefined || draft.column.notNull || !DAYS.test(draft.column.type.base) || namesOf(link.from, context).noun !== event) return undefined;
  const { base } = draft.column.type;
  const isComparable = ({ column: { name, type } }: Draft): boolean =>
    type.base === base || (base === 'date' && type.base === 'timestamptz' && isPlainName(name) && isPlainName(link.from.table.name));
  return context.drafts.get(link.from)!.find((each) => each.kind === 'date.created' && each.nullRate === undefined && isComparable(each));
}

/** A sum of several children fits: two more digits before the decimal point, and at least as many after it. */
function hasRoom({ column: { type } }: Draft, { column: { type: part } }: Draft): boolean {
  if (type.base.startsWith('int')) return part.base.startsWith('int') && type.base !== 'int2';
  if ((part.scale ?? 0) > (type.scale ?? Infinity)) return false;
  if (type.precision === undefined) return true;
  return part.precision !== undefined && type.precision - (type.scale ?? 0) >= part.precision - (part.scale ?? 0) + 2;
}

/** Depends on the parent's row, which then cannot depend on it. */
function readsParent({ kind, parameters: { expression } }: Draft, { column: { name } }: Draft): boolean {
  return kind === 'lookup' || kind === 'split' || (typeof expression === 'string' && expression.includes(`.${name}`));
}
