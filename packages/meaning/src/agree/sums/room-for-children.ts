import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, compute, isComputed, isFree, namesOf, withoutDomains, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { canUseRowNumber, shareOfRow } from './row-share.ts';
import { wordSet } from '../../read/words.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';

const MOST = wordSet('most of something');
/** Events that take place once, so that all visitors are there at the same time. */
const GATHERINGS = wordSet('gatherings');
const ROOM = wordSet('room for visitors');
/** Tables of visitors. */
const VISITOR_TABLES = wordSet('tables of visitors');
/** At most this percentage of the places is free. */
const LEFT = 80;

/** A limit for children is never less than their number: a course has room for the enrolled students, a floor for its desks. */
export function makeRoomForChildren(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  for (const draft of drafts) {
    const link = roomOf(draft, table, context);
    const bounds = link && boundsOf(draft, table, context);
    if (!link || !bounds) continue;
    const { name } = link.from.table;
    const wanted = `round(count(${name}) * (1 + ${LEFT / 100} * ${shareOfRow(draft, drafts)}) + 4 + 8 * ${shareOfRow(draft, drafts)}, 0)`;
    const least = bounds.min === undefined ? wanted : `greatest(${wanted}, ${bounds.min})`;
    compute(draft, 'expression', { expression: bounds.max === undefined ? least : `least(${least}, ${bounds.max})` }, `room for each ${name}`, 'relation');
  }
}

/** The children that the number limits: those in its name, or the visitors of an event. */
function roomOf(draft: Draft, table: TableView, context: DeriveContext): Link | undefined {
  const { column, words } = draft;
  if (isComputed(draft) || !WHOLE_TYPES.has(column.type.base)) return undefined;
  const links = childrenOf(table, context).filter(
    (link) => isPlainName(link.from.table.name) && childrenOf(table, context).filter(({ from }) => from === link.from).length === 1,
  );
  const nounOf = (link: Link): string => namesOf(link.from, context).noun;
  const rest = words.filter((word) => !MOST.has(word));
  if (rest.length === 1 && rest.length < words.length) {
    const named = links.filter((link) => nounOf(link) === rest[0]);
    if (named.length === 1 && !isOverTime(named[0]!, context)) return named[0];
  }
  if (!GATHERINGS.has(namesOf(table, context).noun) || !ROOM.has(words.join(' '))) return undefined;
  const coming = links.filter((link) => VISITOR_TABLES.has(nounOf(link)));
  return coming.length === 1 ? coming[0] : undefined;
}

/** Whether rows exist only for a time, so that not all are there at once: they have a start. */
function isOverTime(link: Link, context: DeriveContext): boolean {
  return context.drafts.get(link.from)!.some(({ words }) => wordSet('starts of a gathering').has(words.join(' ')));
}

/** The minimum and maximum that CHECKs allow; null if the column depends on others. */
function boundsOf({ column }: Draft, table: TableView, context: DeriveContext): { readonly min?: number; readonly max?: number } | null {
  if (!isFree(column, table, withoutDomains(context, table))) return null;
  const domain = ownMember(context.bounds.tables.get(table.name)!.domains, column.name) ?? {};
  if (!Object.keys(domain).every((member) => ['min', 'max', 'minExclusive', 'maxExclusive'].includes(member))) return null;
  const min = domain.min === undefined ? undefined : Number(domain.min) + (domain.minExclusive ? 1 : 0);
  const most = domain.max === undefined ? undefined : Number(domain.max) - (domain.maxExclusive ? 1 : 0);
  const max = most ?? (column.type.base === 'int2' ? 32_767 : undefined);
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
