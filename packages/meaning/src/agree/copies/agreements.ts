import { dictionary } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';
import { plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { comesToBe, leadOf } from '../life/before-joining.ts';
import { orderNumbers } from '../columns/order-numbers.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { labelsOfState } from './labels-of-state.ts';
import { isMeasuredByChildren } from '../children/of-children.ts';
import { ENDS, isPlannedLength, STARTS } from '../times/beginning-and-end.ts';
import { compute, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isOneOf } from './only-when.ts';
import { pairsOf } from '../times/period-pairs.ts';
import { wordSet } from '../../read/words.ts';
import { CLOCK_TYPES, DATE_TYPES, EXACT_TYPES, TIMESTAMP_TYPES } from '../../schema/types.ts';

/** Generators of a length of time. */
const LENGTHS =
  /^number\.(?:duration|latencyMs|hours|lognormal|measure|typical|days|config|quantity|count|int|plain)$|^distribution$|^example\.number$|^values$/;

/** Columns that follow from others of the row: `is_deleted` from `deleted_at`, `duration_minutes` from its start and end. */
/** Minutes of a unit of a name, to divide by. */
const MINUTES: Readonly<Record<string, string>> = dictionary({ minute: '', min: '', hour: ' / 60.0', h: ' / 60.0', worked: ' / 60.0' });
const BREAKS = /\b(?:break|lunch|pause|rest)\b/;
const BREAK = wordSet('breaks');

/** The length between two times of one day, less the break that is beside them: `hours_worked` of `time_in` and `time_out`. */
function agreeWithClocks(draft: Draft, drafts: readonly Draft[]): boolean {
  // With several spans of a day the right one is unknown.
  const ends = drafts.filter((each) => CLOCK_TYPES.has(each.column.type.base) && each.kind === 'date.end' && !BREAKS.test(each.words.join(' ')));
  const end = ends.length === 1 && isPlainName(ends[0]!.column.name) ? ends[0] : undefined;
  const start = end && drafts.find(({ column }) => column.name === end.parameters.start && isPlainName(column.name));
  const unit = MINUTES[draft.words.at(-1)!.replace(/(?<=..)s$/, '')];
  if (!start || unit === undefined || (draft.column.notNull && (start.nullRate !== undefined || end.nullRate !== undefined))) return false;
  const pause = /hour|worked/.test(draft.words.join(' '))
    ? drafts.find(
        (each) => BREAK.has(each.words.join(' ')) && EXACT_TYPES.has(each.column.type.base) && each.nullRate === undefined && isPlainName(each.column.name),
      )
    : undefined;
  const minutesOf = ({ column: { name } }: Draft) => `int(substring(${name}, 0, 2)) * 60 + int(substring(${name}, 3, 5))`;
  const whole = `${minutesOf(end)} - (${minutesOf(start)})${pause ? ` - ${pause.column.name}` : ''}`;
  compute(draft, 'expression', { expression: unit === '' ? whole : `round((${whole})${unit}, 2)` }, `from ${start.column.name} to ${end.column.name}`);
  return true;
}

export function deriveAgreements(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  orderNumbers(drafts, (draft) => isFree(draft.column, table, context));
  for (const draft of drafts) {
    if (!isFree(draft.column, table, context)) continue;
    if ((draft.kind === 'datatype.boolean' || draft.kind === 'example') && draft.column.type.base === 'bool') {
      agreeWithStamp(draft, drafts);
      if (draft.kind === 'datatype.boolean') agreeWithState(draft, drafts);
    } else if (isLength(draft) && !isMeasuredByChildren(draft, table, context)) agreeWithSpan(draft, drafts);
    else if (REGISTERED.has(draft.words.join(' ')) || beginsTerm(draft, drafts, namesOf(table, context).agent) || isDayOfDeed(draft, drafts))
      agreeWithCreated(draft, drafts);
    else if (isOwnDay(draft, namesOf(table, context).noun)) agreeWithStart(draft, drafts);
  }
}

/** A length by itself, or one for each label of the row's kind: where both times are there, these say it. */
function isLength({ kind, parameters: { cases, otherwise } }: Draft): boolean {
  const arms = [
    ...((cases ?? []) as { generator: { kind: string } }[]).map(({ generator }) => generator),
    ...(otherwise ? [otherwise as { kind: string }] : []),
  ];
  return LENGTHS.test(kind) || (kind === 'cases' && arms.length > 1 && arms.every((arm) => LENGTHS.test(arm.kind)));
}

const REGISTERED = wordSet('days of registration');

/** The term of a membership begins when that is written down; people were there before. */
function beginsTerm(draft: Draft, drafts: readonly Draft[], isPerson: boolean): boolean {
  const { from } = pairsOf(drafts).find((pair) => pair.from === draft) ?? {};
  return !isPerson && from?.kind === 'date.past' && from.parameters.after === undefined;
}

/** In a row with a life, what it comes to be by is its first day: that of `applied_on`. */
function isDayOfDeed(draft: Draft, drafts: readonly Draft[]): boolean {
  const { kind, parameters, column } = draft;
  return (
    kind === 'date.event' &&
    column.type.base === 'date' &&
    comesToBe(draft) &&
    drafts.some((each) => each.kind === 'date.created' && each.words[0] === 'created' && each.column.name === parameters.after) &&
    drafts.some((each) => each.kind === 'life.stamp' || leadOf(each, drafts) === draft)
  );
}

/** Hours until what was asked for is decided. */
const DECIDED = 400;

/** Registration precedes the row: its day is the row's, and never later. */
function agreeWithCreated(draft: Draft, drafts: readonly Draft[]): void {
  const { base } = draft.column.type;
  if (!DATE_TYPES.has(base) || !/^date\.(?:past|business|event|anytime)$/.test(draft.kind)) return;
  const lead = leadOf(draft, drafts);
  if (lead && isPlainName(lead.column.name)) {
    edit(draft, {
      kind: 'date.event',
      parameters: { after: lead.column.name, gap: DECIDED },
      because: { code: 'row', words: `after ${lead.column.name}, of which it comes` },
    });
    return;
  }
  const created = drafts.find((each) => each.kind === 'date.created' && isPlainName(each.column.name) && TIMESTAMP_TYPES.has(each.column.type.base));
  if (!created || (draft.column.notNull && created.nullRate !== undefined) || (base !== 'date' && base !== created.column.type.base)) return;
  const { name } = created.column;
  compute(draft, 'expression', { expression: base === 'date' ? `date(${name})` : name }, `with ${name}`);
}

/** `date` and `route_date` of a route: the row's own day. */
function isOwnDay({ column, words, kind }: Draft, noun: string): boolean {
  return (
    column.type.base === 'date' &&
    /^date\.(?:past|business|event|created|anytime)$/.test(kind) &&
    ['date', 'day', `${noun} date`, `${noun} day`].includes(words.join(' '))
  );
}

/** The day of a row is the one on which it started, where a timestamp says when. */
function agreeWithStart(day: Draft, drafts: readonly Draft[]): void {
  const start = drafts.find(
    (each) =>
      TIMESTAMP_TYPES.has(each.column.type.base) &&
      STARTS.has(each.words.join(' ')) &&
      /^date\.(?:created|start|scheduled|business)$/.test(each.kind) &&
      each.parameters.after === undefined &&
      isPlainName(each.column.name),
  );
  if (!start || (day.column.notNull && start.nullRate !== undefined)) return;
  compute(day, 'expression', { expression: `date(${start.column.name})` }, `the day of ${start.column.name}`);
}

/** `paid` of `is_paid`. */
function meaningfulWords(flag: Draft): string[] {
  return flag.words.filter((each) => !wordSet('auxiliaries').has(each));
}

/** `payment_date` is there where `paid` is. */
const DOING: Readonly<Record<string, string>> = dictionary({
  paid: 'payment',
  verified: 'verification',
  approved: 'approval',
  delivered: 'delivery',
  returned: 'return',
  published: 'publication',
  canceled: 'cancellation',
  completed: 'completion',
  released: 'release',
  confirmed: 'confirmation',
  blocked: 'block',
  locked: 'lock',
  closed: 'closing',
  suspended: 'suspension',
  terminated: 'termination',
  rejected: 'rejection',
  refunded: 'refund',
  settled: 'settlement',
});

function agreeWithStamp(flag: Draft, drafts: readonly Draft[]): void {
  const word = meaningfulWords(flag).join(' ');
  const stamp = drafts.find(
    (each) =>
      DATE_TYPES.has(each.column.type.base) &&
      wordSet('endings of timestamps').has(each.words.at(-1)!) &&
      [word, DOING[word]].includes(each.words.slice(0, -1).join(' ')),
  );
  if (stamp && !stamp.column.notNull && isPlainName(stamp.column.name)) {
    seldom(stamp, flag);
    compute(flag, 'expression', { expression: `${stamp.column.name} != null` }, `true where ${stamp.column.name} is set`);
  } else if (GOING_ON.has(word)) goesOn(flag, drafts);
}

/** Rows with a blocking time are blocked: few, by the flag's own share. */
function seldom(stamp: Draft, flag: Draft): void {
  const { probability } = flag.parameters;
  if (
    stamp.nullRate === undefined &&
    stamp.kind === 'date.event' &&
    stamp.parameters.open === undefined &&
    typeof probability === 'number' &&
    probability < 0.5
  )
    edit(stamp, { nullRate: 1 - probability });
}

const GOING_ON = wordSet('states of going on');
const LEFT = wordSet('days of leaving');
/** Most people and things of a list are still there. */
const STILL_THERE = 0.85;

/** People who have left are no longer active. */
function goesOn(flag: Draft, drafts: readonly Draft[]): void {
  const left = drafts.find(
    (each) =>
      DATE_TYPES.has(each.column.type.base) &&
      LEFT.has(each.words.join(' ')) &&
      !each.column.notNull &&
      isPlainName(each.column.name) &&
      /^(?:date\.(?:event|past|recent|business|end|expires)|life\.stamp)$/.test(each.kind),
  );
  if (!left) return;
  if (left.kind !== 'life.stamp' && left.parameters.probability === undefined) edit(left, { nullRate: left.nullRate ?? STILL_THERE });
  compute(flag, 'expression', { expression: `${left.column.name} == null` }, `true until ${left.column.name}`);
}

/** `is_won` from the stage that says so. */
function agreeWithState(flag: Draft, drafts: readonly Draft[]): void {
  const word = meaningfulWords(flag).join('_');
  const state = drafts.find((each) => tellsOfState(each.words) && each.column.type.kind !== 'array' && isPlainName(each.column.name));
  const label = state && labelsOfState(state).find((each) => plainState(each) === word);
  if (!label || (flag.column.notNull && state.nullRate !== undefined)) return;
  compute(flag, 'expression', { expression: isOneOf(state, [label]) }, `true where ${state.column.name} says so`);
}

/** First words of a column that is the whole span, not a part of it (`downtime`, `break_minutes`). */
const SPANS = wordSet('first words of a whole span');
/** Parts of a second in the unit that a name ends with. */
const PER_SECOND: Readonly<Record<string, string>> = dictionary({
  ms: '* 1000',
  millisecond: '* 1000',
  millis: '* 1000',
  second: '',
  s: '',
  sec: '',
  minute: '/ 60',
  min: '/ 60',
  hour: '/ 3600.0',
  h: '/ 3600.0',
});

function agreeWithSpan(draft: Draft, drafts: readonly Draft[]): void {
  if (!SPANS.has(draft.words[0]!) || agreeWithClocks(draft, drafts)) return;
  const stamps = drafts.filter((each) => each.column.type.base.startsWith('timestamp') && isPlainName(each.column.name));
  const start = stamps.find((each) => STARTS.has(each.words.join(' ')));
  const ends = stamps.filter((each) => ENDS.has(each.words.join(' ')));
  // Of two that may be the end, one before the start is that of the way there.
  const end = ends.find((each) => start && drafts.indexOf(each) > drafts.indexOf(start)) ?? ends[0];
  const unit = PER_SECOND[draft.words.at(-1)!.replace(/(?<=..)s$/, '')];
  if (!start || !end || start.column.type.base !== end.column.type.base || unit === undefined || isPlannedLength(draft, end, drafts)) return;
  if (draft.column.notNull && (end.nullRate !== undefined || start.nullRate !== undefined || end.kind === 'date.event')) return;
  compute(
    draft,
    'expression',
    { expression: `greatest(${end.column.name} - ${start.column.name}, 0) ${unit}`.trim() },
    `from ${start.column.name} to ${end.column.name}`,
  );
}
