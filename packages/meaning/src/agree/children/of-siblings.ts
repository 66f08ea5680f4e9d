import { ownMember } from '@seedbed/contract';
import { literalDefault } from '../../read/column/default-value.ts';
import { wordSet } from '../../read/words.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';
import { compute, isComputed, isFree, withoutDomains, type DeriveContext } from '../context.ts';
import { shareAmongSiblings } from '../sums/shares-of-siblings.ts';
import { momentOfRow } from '../times/moment-of-row.ts';
import { runBalances } from './running-balance.ts';
import { namesTheOne } from '../columns/place-rows.ts';
import { labelOneOfEach, labelTheNamedOne } from './the-named-one.ts';

const PLACES = wordSet('places in an order');
/** Numbers that a key counts, and words of what is counted as it comes. */
const NUMBERS = wordSet('numbers within a parent');
const COUNTED = wordSet('counted as it comes');
const NEWEST = wordSet('the newest one');
/** More rows of one parent no one puts in an order by hand. */
const LISTED = 200;

/** The engine of siblings: a place among the rows of the parent, a part of what they share, and which of them the parent names. */
export function tellOfSiblings(table: TableView, context: DeriveContext): void {
  placeAmongSiblings(table, context);
  markTheOne(table, context);
  shareAmongSiblings(table, context);
  labelTheNamedOne(table, context);
  labelOneOfEach(table, context);
  runBalances(table, context);
}

/** A position is that among the rows of the same parent, each once, from where a CHECK or the DEFAULT begins: of the stages of a pipeline, and the lessons of a course. */
function placeAmongSiblings(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const listed = wholeOf(table, context);
  const all = wholeOf(table, context, true);
  const order = momentOfRow(drafts);
  for (const draft of drafts) {
    const { column, words } = draft;
    const isCounting = NUMBERS.has(words.join(' ')) || COUNTED.has(words[0]!);
    const isNumbered = all !== undefined && order !== undefined && isCounting && isNumberedIn(all, column.name, table, context);
    const whole = isNumbered ? all : listed;
    if (
      !whole ||
      !(isNumbered || PLACES.has(words.join(' '))) ||
      !WHOLE_TYPES.has(column.type.base) ||
      isComputed(draft) ||
      draft.kind === 'cases' ||
      draft.parameters['within'] === true
    )
      continue;
    if (!(isNumbered || isFree(column, table, withoutDomains(context, table))) || column.column.identity || column.column.generated) continue;
    const { min, minExclusive, ...others } = ownMember(context.bounds.tables.get(table.name)!.domains, column.name) ?? {};
    if (Object.keys(others).length > 0) continue;
    const least = min === undefined ? undefined : Number(min) + (minExclusive ? 1 : 0);
    const usual = literalDefault(column.column);
    // A number that is only not negative still begins at 1.
    const from = Math.max(usual === '0' || (least === 0 && !isNumbered) ? 0 : 1, least ?? 0);
    // What is counted goes on with time; what people put in an order does not.
    const isCounted = order !== undefined && isCounting;
    const expression = `place(${whole.columns[0]}${isCounted ? `, ${order.column.name}` : ''})${from === 0 ? '' : ` + ${from}`}`;
    compute(draft, 'expression', { expression }, `its place among the rows of ${whole.to.table.name}`, 'relation');
  }
}

/** Whether a key says that each row of the parent has another number. */
function isNumberedIn({ columns: [by] }: Link, name: string, table: TableView, { bounds }: DeriveContext): boolean {
  const { keys, groups, unread } = bounds.tables.get(table.name)!;
  if ([...groups, ...unread].some(({ columns }) => columns.includes(name)) || table.column.get(name)!.references.length > 0) return false;
  const others = keys.filter(({ columns }) => columns.includes(name));
  return others.length > 0 && others.every(({ columns, when }) => !when && columns.length === 2 && columns.includes(by!));
}

/** One of several is the default, the cover or the headquarters: the first of each parent. The current one is the last that came. */
function markTheOne(table: TableView, context: DeriveContext): void {
  const whole = wholeOf(table, context, true);
  if (!whole) return;
  const [by] = whole.columns;
  const order = momentOfRow(context.drafts.get(table)!);
  for (const draft of context.drafts.get(table)!) {
    const isNewest = draft.words.some((word) => NEWEST.has(word));
    const isFirst = draft.kind === 'datatype.first' && draft.parameters['within'] === true;
    const isMark =
      /^datatype\.(?:boolean|first)$/.test(draft.kind) &&
      !isFirst &&
      draft.column.type.base === 'bool' &&
      namesTheOne(draft.words) &&
      isFree(draft.column, table, context);
    if (!isMark && !(isFirst && isNewest && context.relations.owners.get(table) === whole)) continue;
    const expression = isNewest ? `place(${by}${order ? `, ${order.column.name}` : ''}) == siblings(${by}) - 1` : `place(${by}) == 0`;
    compute(draft, 'expression', { expression }, `${isNewest ? 'the newest' : 'one'} of ${whole.to.table.name}`, 'relation');
  }
}

/** What the rows are parts of: the parent in whose order they are, or the only one that they need and go with. `isLongToo`: however many there are of one parent. */
function wholeOf(table: TableView, context: DeriveContext, isLongToo = false): Link | undefined {
  const { of, owners, roles } = context.relations;
  const owner = owners.get(table);
  const needed = of.get(table)!.filter(({ link }) => link.to !== table && isRequired(link) && link.columns.length === 1 && isPlainName(link.columns[0]!));
  const relation = owner
    ? needed.find(({ link }) => link === owner)
    : onlyOne(needed.filter(({ link }) => needed.length === 1 || link.key?.onDelete === 'cascade'));
  if (!relation) return undefined;
  if (isLongToo) return relation.link;
  if (roles.get(relation.link.to) === 'tenant' || relation.relation.fanOut?.kind === 'lognormal') return undefined;
  return context.expectedRows(table) / Math.max(1, context.expectedRows(relation.link.to)) > LISTED ? undefined : relation.link;
}

function onlyOne<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}
