import { edit, type Draft } from '../../edits/draft.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isAlwaysThere, isComputed, isFree, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { wordSet } from '../../read/words.ts';
import { dayOf, isMoment } from './spans.ts';

/** Events at a time of their own, within hours or days. */
const EVENTS = wordSet('events at a time of their own');
/** Names of the time at which it takes place. */
const TAKES_PLACE =
  /^(?:visited|scheduled|performed|held|occurred|happened|takes place|planned|start|starts|started|begin|begins|appointment|examined|consulted|treated|inspected|conducted|arrived|arrival|attended|event|visit|session|meeting)(?: (?:at|on|for|time|date|date time|datetime))*$/;
const ENDS = /^(?:end|ends|finish|finishes)(?: (?:at|on|time))*$/;
/** First words of what happens in the course of it. */
const DURING = wordSet('during an event');
/** First words of what happens shortly before. */
const BEFORE = wordSet('shortly before an event');
/** Rows about work at an event, which begins about when it does. */
const WORK = wordSet('work at an event');
const STARTS = wordSet('starts of an event');
/** What begins at an event and goes on after it. */
const BEGUN_THERE = wordSet('begun at an event');
const FIRST_DAYS = wordSet('first day of a span');
/** Rows of later events. */
const AFTERWARDS = wordSet('after an event');
const ASKED = wordSet('asked for');
const OWN = /^date\.(?:created|event|business|past|recent|start|scheduled|anytime)$/;

type Moments = { readonly link: Link; readonly path: string; readonly start: Draft; readonly end: Draft | undefined };

/**
 * What happens in the course of something else happens at its time: what was done at a visit on the day of the visit, a shift at an event when it begins. A
 * survey is sent afterwards.
 */
export function happenWithParents(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  // Stamps of a state begin with the row's own time, which then stays.
  if (!canUseRowNumber(drafts) || drafts.some(({ kind }) => kind === 'life.stamp')) return;
  // What takes place itself keeps to the timeline, so that people who are there exist by then.
  const moments = EVENTS.has(namesOf(table, context).noun) ? null : momentsOf(table, context);
  if (!moments) return;
  for (const draft of drafts) {
    const expression = momentIn(moments, draft, table, context);
    if (expression === null) continue;
    const { nullRate } = draft;
    compute(draft, 'expression', { expression }, `about ${moments.link.to.table.name}.${moments.start.column.name}`, 'relation');
    if (!draft.column.notNull && nullRate !== undefined) edit(draft, { nullRate });
    return;
  }
}

/** Whether a day of the row is that of what it happens in, whatever else it lies within. */
export function isDayOfParent(draft: Draft, table: TableView, context: DeriveContext): boolean {
  if (draft.column.type.base !== 'date' || EVENTS.has(namesOf(table, context).noun)) return false;
  const moments = momentsOf(table, context);
  return moments !== null && momentIn(moments, draft, table, context) !== null;
}

function momentIn(moments: Moments, draft: Draft, table: TableView, context: DeriveContext): string | null {
  const { link, path, start } = moments;
  const { base } = draft.column.type;
  if (!OWN.test(draft.kind) || isComputed(draft) || !isFree(draft.column, table, context, 'or in an order')) return null;
  if (!isAlwaysThere(link, start, draft.column, context)) return null;
  const { noun } = namesOf(table, context);
  if (base === 'date') return isDayOf(draft, noun) ? dayOf(start, path) : null;
  return base === start.column.type.base ? momentOf(draft, context.drafts.get(table)!, noun, moments) : null;
}

/** A day on which something was done, or from which on what was begun there lasts. */
function isDayOf({ words }: Draft, noun: string): boolean {
  return DURING.has(words[0] ?? '') || (BEGUN_THERE.has(noun) && FIRST_DAYS.has(words.join(' ')));
}

/** The time of what the row is in the order of, or of the only event that each row refers to. */
function momentsOf(table: TableView, context: DeriveContext): Moments | null {
  const owner = context.relations.owners.get(table);
  const events = parentsOf(table, context).filter((each) => EVENTS.has(namesOf(each.to, context).noun));
  const link = events.find((each) => each === owner) ?? (events.length === 1 && isRequired(events[0]!) ? events[0] : undefined);
  if (!link) return null;
  const times = context.drafts.get(link.to)!.filter(isMoment);
  const start = times.find(({ words, column, nullRate }) => column.notNull && nullRate === undefined && TAKES_PLACE.test(words.join(' ')));
  const path = start ? pathTo(link, table, context) : null;
  if (!start || path === null) return null;
  const end = times.find(({ words, column, nullRate }) => column.notNull && nullRate === undefined && ENDS.test(words.join(' ')));
  return { link, path, start, end: end?.column.type.base === start.column.type.base ? end : undefined };
}

function momentOf(draft: Draft, drafts: readonly Draft[], noun: string, { path, start, end }: Moments): string | null {
  const [word = ''] = draft.words;
  const begin = `${path}.${start.column.name}`;
  const share = shareOfRow(draft, drafts);
  const minutes = (from: number, span: number): string => `int(${from} + ${span} * ${share}) * 60`;
  if (AFTERWARDS.has(noun) && ASKED.has(draft.words.join(' '))) return `${end ? `${path}.${end.column.name}` : begin} + ${minutes(120, 4000)}`;
  if (BEFORE.has(word)) return `${begin} + ${minutes(-180, 150)}`;
  if (WORK.has(noun) && STARTS.has(draft.words.join(' '))) return `${begin} + ${minutes(-120, 150)}`;
  if (!DURING.has(word)) return null;
  return `${begin} + ${minutes(0, 60)}`;
}
