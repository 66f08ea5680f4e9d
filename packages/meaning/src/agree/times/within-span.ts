import type { Draft } from '../../edits/draft.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isAlwaysThere, isOpen, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isStateOfRow, labelsOfState } from '../copies/labels-of-state.ts';
import { isOneOf, makeOnlyWhen } from '../copies/only-when.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { labelsOfStamp } from '../life/labels-of-stamp.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { dayOf, spanOf } from './spans.ts';
import { wordSet } from '../../read/words.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';

/** Things of days or months with events in them. */
const LASTING = wordSet('things of days or months with events');
/** Things of years: events under them lie in their term, and never after today. */
const TERMS = wordSet('things with a term of years');
/** Days of things that happen, which the noun of a term does not settle beforehand. */
const HAPPENS = wordSet('happens within a term');
/** Kinds of days that are the row's own. */
const DAYS = /^date\.(?:start|scheduled|business)$/;
/** Words of days on which something is settled about it, before or after. */
const BESIDE = wordSet('settled beside a span');

/** What opens before it takes place. */
const BEFORE = wordSet('open before it takes place');

/** Events in something with a first and a last day lie between them: performances of a festival, sessions of a course, stops of a tour. */
export function keepWithinSpan(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  for (const link of parentsOf(table, context)) {
    const isTerm = TERMS.has(namesOf(link.to, context).noun);
    if (!isTerm && !LASTING.has(namesOf(link.to, context).noun)) continue;
    if (isTerm && drafts.some(({ column }) => column.name === 'today')) continue;
    const span = spanOf(context.drafts.get(link.to)!);
    const path = span ? pathTo(link, table, context) : null;
    if (!span || path === null) continue;
    for (const draft of drafts) {
      if (
        isTerm
          ? !/^date\.(?:created|business|event|past|recent)$/.test(draft.kind) || !draft.words.some((word) => HAPPENS.has(word))
          : !DAYS.test(draft.kind) && !(draft.kind === 'date.created' && draft.words.some((word) => PLANNED.has(word)))
      )
        continue;
      if (draft.words.some((word) => BESIDE.has(word) || BEFORE.has(word)) || !isOpen(draft, table, context)) continue;
      const expression = expressionOf(draft, inTurn(draft, drafts, link, table, context), { link, path, isTerm, ...span }, context);
      if (expression === null) continue;
      compute(draft, 'expression', { expression }, `between ${link.to.table.name}.${span.start.column.name} and ${span.end.column.name}`, 'relation');
      const there = reachedBy(draft, drafts);
      if (there !== undefined) makeOnlyWhen(draft, there);
      return;
    }
  }
}

/** The states in which a row has a time that it need not have: `checked_in_at` where it is `attended`. */
function reachedBy({ column, words }: Draft, drafts: readonly Draft[]): string | undefined {
  const state = column.notNull ? undefined : drafts.find(isStateOfRow);
  const labels = state ? labelsOfState(state) : [];
  const under = labelsOfStamp(words, labels);
  return state && under.length > 0 ? isOneOf(state, under) : undefined;
}

type Inside = { readonly link: Link; readonly path: string; readonly isTerm: boolean; readonly start: Draft; readonly end: Draft };

/** The share of the span that is over by then: what is placed among the rows of its whole is in turn. */
function inTurn(draft: Draft, drafts: readonly Draft[], link: Link, table: TableView, { relations }: DeriveContext): string {
  const share = shareOfRow(draft, drafts);
  const [by] = link.columns;
  // What numbers the rows of one parent in a key is their place as well.
  const isKeyed = (name: string): boolean =>
    table.table.uniqueKeys.some(({ columns }) => columns.length === 2 && columns.includes(by!) && columns.includes(name));
  const isPlaced = drafts.some(
    ({ kind, words, column }) =>
      kind === 'number.position' || PLACES.has(words.join(' ')) || (WHOLE_TYPES.has(column.type.base) && isKeyed(column.name) && column.name !== by),
  );
  if (!isPlaced || relations.owners.get(table) !== link || link.columns.length > 1 || !isPlainName(by!)) return share;
  return `((place(${by}) + 0.2 + 0.6 * ${share}) / (siblings(${by}) * 1.0))`;
}
const PLACES = wordSet('places in an order');
const PLANNED = wordSet('planned');

/** A day between two days, or a moment between two moments; null if one of them may be missing. */
function expressionOf(draft: Draft, share: string, { link, path, isTerm, start, end }: Inside, context: DeriveContext): string | null {
  const ends = [start, end];
  if (!ends.every((each) => isPlainName(each.column.name) && isAlwaysThere(link, each, draft.column, context))) return null;
  if (draft.column.type.base === 'date') {
    const [first, over] = [dayOf(start, path), dayOf(end, path)];
    const last = isTerm ? `least(${over}, today)` : over;
    return `${first} + int(${share} * (greatest(daysBetween(${first}, ${last}), 0) + 1))`;
  }
  if (isTerm || !ends.every(({ column }) => column.type.base === draft.column.type.base)) return null;
  const [first, last] = [`${path}.${start.column.name}`, `${path}.${end.column.name}`];
  return `${first} + int(${share} * greatest(minutesBetween(${first}, ${last}), 0)) * 60`;
}
