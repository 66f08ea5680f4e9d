import { ownMember, type Variant } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { rootOf } from '../../read/names/roots.ts';
import { pieces } from '../../read/names/tokens.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { shareStem } from '../../read/names/stems.ts';
import { tellsOfState } from '../../propose/drafts/label-roles.ts';
import { isFree, namesOf, withoutDomains } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { withoutMoment } from '../life/names-times.ts';
import { sayTheSame } from '../life/own-states.ts';
import { andLater, isFoundOut, isInGroup } from './of-state.ts';
import { isFreeToBeEmpty, mayBeEmpty } from './may-be-empty.ts';
import { readsColumn } from './of-flag.ts';
import type { At, Holds } from './ways.ts';
import { wordSet } from '../../read/words.ts';
import { NUMBER_TYPES, PLAIN_TEXT_TYPES } from '../../schema/types.ts';

const NAMED_MOMENTS = wordSet('moments in any language');
const REASONS = wordSet('reasons in any language');
const LIMITS = wordSet('limits in any language');
const PRICES = wordSet('prices in any language');
const UNTIL = wordSet('words of how long a document holds');
const TYPES = /^(?:text|varchar|date|timestamp(?:tz)?)$/;

/** Who did it: `replied_at` and `reply` are there where `replied_by` is. */
export function byDoer(draft: Draft, what: string, at: At): Holds | undefined {
  if (!mayFollow(draft, at)) return undefined;
  const { table, context, whatOf } = at;
  let found: string | undefined;
  for (const { link, relation } of context.relations.of.get(table)!) {
    const [column = ''] = link.columns;
    const { words } = namesOf(table, context).columns.get(column)!;
    if (link.columns.length > 1 || words.at(-1) !== 'by' || !isPlainName(column) || link.from.column.get(column)!.notNull) continue;
    if (turnOf(words) !== turnOf(draft.words)) continue;
    if (stemOf(whatOf(words)) === stemOf(what) && (relation.nullShare ?? 0) > 0) found = column;
  }
  return found === undefined ? undefined : isThere(found);
}

/** Which of two opposite deeds a name means: whoever checked somebody out did not check them in. */
function turnOf(words: readonly string[]): string | undefined {
  return words.find((word) => word === 'in' || word === 'out');
}

/** When it was done, for the texts and labels of it, and for money that is named after it. */
export function byTime(draft: Draft, what: string, at: At): Holds | undefined {
  const { labels, base } = draft.column.type;
  const isText = labels !== undefined || PLAIN_TEXT_TYPES.has(base);
  const isOpen = isText ? mayFollow(draft, at) : mayBePaidThen(draft, at);
  if (!isOpen && !isText) return undefined;
  const time = at.drafts.find(
    (each) =>
      each !== draft &&
      !each.column.notNull &&
      isPlainName(each.column.name) &&
      /^(?:date|timestamp)/.test(each.column.type.base) &&
      (stemOf(at.whatOf(each.words) ?? withoutMoment(each.words)) === stemOf(what) || sayTheSame(what, withoutMoment(each.words)) || isReasonOf(draft, each)),
  );
  return time && (isOpen || isAskedWith(draft, time, at)) ? isThere(time.column.name) : undefined;
}

/** Until when it holds, for its number: `insurance_no` beside `insured_until`. */
export function byEnd(draft: Draft, what: string, at: At): Holds | undefined {
  if (!PLAIN_TEXT_TYPES.has(draft.column.type.base) || !mayFollow(draft, at)) return undefined;
  const isOfIt = (word: string): boolean => stemOf(word) === stemOf(what) || shareStem(word, what);
  const ends = at.drafts.filter(
    ({ column, words }) =>
      !column.notNull &&
      isPlainName(column.name) &&
      /^(?:date|timestamp)/.test(column.type.base) &&
      words.some((word) => UNTIL.has(word)) &&
      words.some((word) => !UNTIL.has(word) && isOfIt(word)),
  );
  return ends.length === 1 ? isThere(ends[0]!.column.name) : undefined;
}

/** Whether conditions ask for the column only where they ask for the time as well: `paid_at IS NOT NULL AND payment_method IS NOT NULL`. */
function isAskedWith(draft: Draft, time: Draft, { table, context }: At): boolean {
  const { groups, equations, unread } = context.bounds.tables.get(table.name)!;
  const { name } = draft.column;
  const own = groups.filter(({ columns }) => columns.includes(name));
  const isTold = ({ columns }: Variant): boolean => {
    const says = ownMember(columns, name);
    return !says || (says.notNull === true && !says.domain && !says.generator && ownMember(columns, time.column.name)?.notNull === true);
  };
  return (
    mayBeEmpty(draft) &&
    !draft.column.inKey &&
    draft.entity === undefined &&
    own.length > 0 &&
    own.every(({ variants = [], order = [] }) => variants.length > 0 && order.length === 0 && variants.every(isTold)) &&
    ![...equations, ...unread.flatMap(({ columns }) => columns.map((column) => ({ column })))].some(({ column }) => column === name)
  );
}

/** What a name speaks of as it is written, without its words for a time, a reason or a price: `baja` of `fecha_baja` and `motivo_baja`; undefined if that is not one word. */
function bareName({ column: { name } }: Draft): string | undefined {
  const rest = pieces(name).filter((piece) => [NAMED_MOMENTS, REASONS, LIMITS, PRICES].every((words) => !words.has(piece)));
  return rest.length === 1 && rest[0]!.length > 3 ? rest[0] : undefined;
}

function isReasonOf(reason: Draft, time: Draft): boolean {
  const bare = bareName(reason);
  return bare !== undefined && pieces(reason.column.name).some((piece) => REASONS.has(piece)) && bareName(time) === bare;
}

function isThere(column: string): Holds {
  return { condition: `${column} != null`, words: `${column} is there`, changes: { nullRate: undefined } };
}

/** `reply` and `replied` have the same stem. */
function stemOf(word: string | undefined): string | undefined {
  return word === undefined ? undefined : rootOf(word).replace(/(?<=..)[iy]$/, 'i');
}

/** Whether nothing but orders binds an amount: `refund_amount <= amount`. */
function mayBePaidThen(draft: Draft, { table, context }: At): boolean {
  return (
    mayBeEmpty(draft) &&
    NUMBER_TYPES.has(draft.column.type.base) &&
    draft.entity === undefined &&
    isFree(draft.column, table, withoutDomains(context, table), 'or in an order')
  );
}

function mayFollow(draft: Draft, { table, context }: At): boolean {
  const { column, kind, entity, parameters } = draft;
  return (
    mayBeEmpty(draft) &&
    (column.type.labels !== undefined || (TYPES.test(column.type.base) && column.type.kind === 'base')) &&
    entity === undefined &&
    !kind.startsWith('life.') &&
    parameters.open === undefined &&
    isFreeToBeEmpty(draft, table, context)
  );
}

/** What is written with the stem of a flag or of a state's label, in any language: `justificante` beside `justificada`, `date_sortie` beside a state `sorti`. */
export function byStem(draft: Draft, _: string, { table, context, drafts }: At): Holds | undefined {
  const isMoney = NUMBER_TYPES.has(draft.column.type.base) && pieces(draft.column.name).some((piece) => PRICES.has(piece));
  if (!mayBeEmpty(draft) || !(isMoney || TYPES.test(draft.column.type.base)) || draft.entity !== undefined || draft.kind.startsWith('life.')) return undefined;
  const own = bareName(draft);
  if (own === undefined || !isFree(draft.column, table, withoutDomains(context, table))) return undefined;
  const isMeant = (name: string): boolean => pieces(name).some((piece) => shareStem(piece, own));
  const besides = drafts.filter((each) => each !== draft && each.nullRate === undefined && isPlainName(each.column.name) && !readsColumn(each, draft, drafts));
  const [flag, other] = besides.filter(({ column }) => column.type.base === 'bool' && isMeant(column.name));
  if (flag) return other ? undefined : { condition: flag.column.name, changes: { nullRate: undefined }, isAlways: true };
  for (const state of besides) {
    if (!tellsOfState(state.words) || state.column.type.kind === 'array') continue;
    const labels = labelsAllowed(state, table, context);
    if (isInGroup(draft, state, labels, drafts)) continue;
    const named = labels.filter(isMeant);
    if (named.length !== 1 || labels.length < 2) continue;
    const since = andLater(state, named).slice(isFoundOut([own], named) ? 1 : 0);
    if (since.length > 0) return { condition: isOneOf(state, since), changes: { nullRate: undefined }, isAlways: true };
  }
  return undefined;
}
