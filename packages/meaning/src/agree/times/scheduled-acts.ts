import { ownMember } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';
import { labelRole, plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isFree, namesOf, type DeriveContext } from '../context.ts';
import { hasOnlyOrders } from '../../schema/has-only-orders.ts';
import { keepsGroup, shownLife } from '../life/keeps-group.ts';
import { CALLED_OFF, followDates, onOneDay, phasesOf, type Phases } from './state-by-span.ts';
import { leaveLife } from './stamps-of-states.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { isOneOf, makeOnlyWhen, onlyArmOf } from '../copies/only-when.ts';
import { matcher, wordSet, type Matcher } from '../../read/words.ts';
import { PLAIN_TEXT_TYPES, TIMESTAMP_TYPES } from '../../schema/types.ts';

/** Actions at appointments: begin about their time, and end within the hour. */
const ACTS = wordSet('acts at appointments');
const PLANNED =
  /^(?:scheduled|planned|appointment|booked|start|session|meeting|visit|interview|consultation|call|send|post|publish|trigger|execute|run|fire)(?: (?:start|begin|departure|pickup|loading|hour|for|at|on|time|date|date time|datetime))*$/;
const PLANNED_ARRIVAL = /^(?:scheduled|planned|expected|estimated) arrival$/;
const PLANNED_END =
  /^(?:(?:scheduled|planned|expected) (?:end|finish|return|arrival|completion|delivery|unloading)|end|ends|finish|finishes|until|return)(?: (?:hour|at|on|time|date|date time|datetime))*$/;
const COMING = { pattern: matcher('times of coming'), about: 'start', from: -12, span: 10, label: /^(?:checked_in|arrived|waiting|seated)$/ } as const;
/** What a program does at the time that is set for it. */
const DOING = {
  pattern: matcher('times of doing as planned'),
  about: 'start',
  from: 0,
  span: 9,
  label: /^(?:sent|posted|published|triggered|executed|processed|delivered)$/,
} as const;
/** What came of anything that was planned is known soon after it. */
const OUTCOME = { pattern: matcher('times of an outcome'), about: 'end', from: 0, span: 0.4, label: matcher('named passed or failed') } as const;
const SET_FOR = /^(?:scheduled|planned|send|post|publish|trigger|execute|run|fire)\b/;
/** By stamp, when it is: minutes from the planned beginning and how many later at most, or the same of the planned end, in shares of what was planned between them. */
const TIMES = [
  COMING,
  { pattern: matcher('times of beginning'), about: 'start', from: -2, span: 15, label: matcher('named in_progress') },
  { pattern: matcher('times of ending'), about: 'end', from: -0.06, span: 0.16, label: matcher('named completed') },
  OUTCOME,
  { pattern: matcher('times of delivering'), about: 'end', from: -0.1, span: 0.4, label: /^(?:delivered|completed|invoiced)$/ },
  DOING,
  { pattern: matcher('times of cancelling'), about: 'before', from: 0, span: 1, label: /^cancell?ed$/ },
  { pattern: matcher('times of agreeing'), about: 'before', from: 0, span: 0.3, label: /^(?:confirmed|accepted|approved)$/ },
] as const;
type Time = (typeof TIMES)[number] | typeof ARRIVING;
const ARRIVING = { ...COMING, about: 'end', from: -0.06, span: 0.16, label: /^(?:arrived|unloaded|delivered|completed)$/ } as const;
/** Minutes after the beginning at which an act without a planned end is over, and how many later at most. */
const OVER_AFTER = 22;
const OVER_WITHIN = 40;
/** Of what was called off without a time of its creation: from ten days to an hour before. */
const EARLIEST = -14_400;
/** Times that nothing but their name ties to the state. */
const MADE = /^date\.(?:event|end|business|past|start)$/;
const PLANS = /^(?:date\.(?:scheduled|start|business|end|created|event|past)|expression)$/;

/** What a row is planned for, and until when. */
type Planned = {
  readonly start: Draft;
  readonly end: Draft | undefined;
  readonly created: Draft | undefined;
  readonly minutes?: Draft | undefined;
  readonly isInDays?: boolean;
};
/** Days of a stay: guests come from three in the afternoon on, and leave in the morning. */
const FIRST_DAY = /^(?:arrival|entry|check in|pickup|start|from)(?: (?:at|on|date|day))*$/;
const LAST_DAY = /^(?:departure|exit|check out|return|end|until|to)(?: (?:at|on|date|day))*$/;
const DAY_KINDS = /^date\.(?:event|start|end|scheduled|business|past|due)$/;
const COMES = { from: 900, span: 300 };
const LEAVES = { from: 480, span: 180 };

/** What took place at a planned time came and began about then, and ended about when that was planned; what did not was called off before. */
export function keepSchedules(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts) || drafts.some(({ column }) => column.name === 'today')) return;
  const planned = plannedOf(drafts);
  if (!planned) return;
  const { start } = planned;
  const isAct = ACTS.has(namesOf(table, context).noun);
  // A length of anything may be of seconds; what people come to is planned for half an hour or an hour.
  if (isAct && planned.minutes?.kind === 'distribution') edit(planned.minutes, { kind: 'number.typical', parameters: { values: [30, 60, 45, 20, 15] } });
  const state = drafts.find(
    (draft) => (draft.kind === 'life.state' || tellsOfState(draft.words)) && isPlainName(draft.column.name) && draft.nullRate === undefined,
  );
  const done = new Set([planned.start, planned.end, planned.created].filter((each) => each !== undefined));
  let before: Draft | undefined;
  for (const each of TIMES) {
    if (each === DOING && !SET_FOR.test(start.words.join(' '))) continue;
    // What leaves arrives at the end of its way; guests, who come, arrive before it begins.
    const time = each === COMING && planned.end && start.words.includes('departure') ? ARRIVING : each;
    const stamp = drafts.find((draft) => !done.has(draft) && mayBe(draft, time, planned) && mayCompute(draft, drafts, table, context));
    const planOf = stamp && momentOf(time, planned, isAct || time === OUTCOME, shareOfRow(stamp, drafts));
    if (!stamp || planOf == null) continue;
    // What began late and was planned to be short ends after it began.
    const begun = planned.isInDays || time.about !== 'end' ? undefined : (before ?? drafts.find((draft) => draft !== stamp && isStamp(draft, BEGINNING)));
    const moment = begun ? `greatest(${planOf}, coalesce(${begun.column.name}, ${start.column.name}) + 60)` : planOf;
    const under = labelsOver(stamp, time, state, drafts);
    const past =
      stamp.kind === 'cases' ? onlyArmOf(stamp)!.when : state ? under && isOneOf(state, under) : time.about === 'before' ? null : pastOf(time, planned, before);
    if (past === null) continue;
    const failure = state ? undefined : drafts.find((draft) => tellsFailure(draft) && isFree(draft.column, table, context));
    const there = failure ? `${failure.column.name} == null && ${past}` : past;
    if (failure && failure.kind !== 'cases') makeOnlyWhen(failure, past, 'that is past');
    compute(
      stamp,
      'expression',
      { expression: `(${there}) ? ${moment} : null` },
      `about ${start.column.name}, ${state ? `where ${state.column.name} says so` : 'where that is past'}`,
    );
    if (under) edit(stamp, { under });
    done.add(stamp);
    if (time.about === 'start') before = stamp;
  }
  if (state) followPlan(state, planned, table, context);
}

/** The state of what is planned follows from the time, where each time of a state was planned as well: what is ahead is booked, and what is past took place or came to nothing. */
function followPlan(state: Draft, { start, end = start, created, isInDays }: Planned, table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const { domains, groups, unread } = context.bounds.tables.get(table.name)!;
  // Without a time at which it was written down, rows that refer to it go by its lifecycle.
  if (isInDays || !created || state.kind !== 'life.state' || state.column.inKey || !drafts.some(({ under }) => under)) return;
  if (drafts.some(({ kind }) => kind === 'life.stamp') || unread.some(({ columns }) => columns.includes(state.column.name))) return;
  const life = shownLife(drafts, domains, new Set());
  const own = groups.filter((group) => group.columns.includes(state.column.name));
  if (!life || !own.every((group) => keepsGroup({ ...life, parameters: {} }, group))) return;
  const { steps } = state.parameters;
  const { ends } = waysOf(state);
  const off = ends.filter((label) => CALLED_OFF.has(plainState(label)));
  const phases = onTheWay(phasesOf(labelsOfState(state)), Array.isArray(steps) ? steps : []);
  if (!followDates(state, namesOf(table, context).noun, { start, end }, undefined, start === end ? onOneDay(phases) : phases)) return;
  leaveLife(state, drafts);
  for (const each of drafts) {
    if (each.kind !== 'life.reason') continue;
    edit(each, { kind: each.parameters.values ? 'values' : 'text.reason', entity: undefined });
    makeOnlyWhen(each, isOneOf(state, off.length > 0 ? off : ends));
  }
}

/** A step of the lifecycle is no end, whatever its word says elsewhere: whoever has arrived is waiting. */
function onTheWay(phases: Phases | null, steps: readonly unknown[]): Phases | null {
  if (!phases) return null;
  const going = phases.after.filter((label) => steps.includes(label));
  const after = phases.after.filter((label) => !going.includes(label));
  return after.length === 0 ? null : { ...phases, during: [...new Set([...going, ...phases.during])], after };
}

/** Whether a column tells why it was not done. */
function tellsFailure({ column: { name, notNull, type }, words }: Draft): boolean {
  return !notNull && isPlainName(name) && PLAIN_TEXT_TYPES.has(type.base) && FAILED.test(words.join(' '));
}
const FAILED = /^(?:fail|failed|failure|error|bounce)(?: (?:reason|cause|message|text|detail))?$/;

/** Whether only orders bind the time, or conditions that the states keep by when it is there. */
function mayCompute(stamp: Draft, drafts: readonly Draft[], table: TableView, context: DeriveContext): boolean {
  if (isFree(stamp.column, table, context, 'or in an order')) return true;
  if (stamp.kind !== 'life.stamp') return false;
  const { domains, groups, unread } = context.bounds.tables.get(table.name)!;
  const { name, inKey } = stamp.column;
  const life = shownLife(drafts, domains, new Set());
  const own = groups.filter((group) => group.columns.includes(name) && !hasOnlyOrders(group));
  return (
    life !== null &&
    !inKey &&
    !ownMember(domains, name) &&
    !unread.some(({ columns }) => columns.includes(name)) &&
    own.every((group) => keepsGroup(life, group))
  );
}

function plannedOf(drafts: readonly Draft[]): Planned | null {
  // When a stay was booked is no plan, unlike what it is booked for.
  const isPlan = (draft: Draft): boolean =>
    PLANS.test(draft.kind) &&
    draft.nullRate === undefined &&
    !(/^date\.(?:created|event)$/.test(draft.kind) && draft.words[0] === 'booked' && !draft.words.includes('for'));
  const start = [PLANNED, PLANNED_ARRIVAL].flatMap((pattern) => drafts.find((draft) => isPlan(draft) && isStamp(draft, pattern)) ?? [])[0];
  if (!start) return daysOf(drafts);
  const isOfType = ({ column }: Draft): boolean => column.type.base === start.column.type.base;
  const end = drafts.find((draft) => draft !== start && isPlan(draft) && isOfType(draft) && isStamp(draft, PLANNED_END));
  const created = drafts.find((draft) => draft !== start && draft.kind === 'date.created' && isOfType(draft) && isStamp(draft, ANY));
  const minutes = end ? undefined : drafts.find(isLength);
  return { start, end, created, minutes };
}

/** Whether a number is the planned length of the row in minutes. */
function isLength({ column, words, kind, nullRate }: Draft): boolean {
  return (
    column.notNull &&
    nullRate === undefined &&
    isPlainName(column.name) &&
    /^int[24]$/.test(column.type.base) &&
    /^(?:number\.|values$|distribution$)/.test(kind) &&
    LENGTH.test(words.join(' '))
  );
}
const LENGTH = /^(?:planned |scheduled |expected |slot )?(?:duration|length)(?: in)? (?:minutes?|mins?)$/;
const ANY: Matcher = { test: () => true };

/** A stay that is planned in days, beside times at which somebody came and left. */
function daysOf(drafts: readonly Draft[]): Planned | null {
  const isDay = (draft: Draft, pattern: RegExp): boolean =>
    draft.column.type.base === 'date' &&
    isPlainName(draft.column.name) &&
    draft.nullRate === undefined &&
    DAY_KINDS.test(draft.kind) &&
    pattern.test(draft.words.join(' '));
  const start = drafts.find((draft) => isDay(draft, FIRST_DAY));
  const end = drafts.find((draft) => isDay(draft, LAST_DAY));
  const created = drafts.find((draft) => draft.kind === 'date.created' && isStamp(draft, ANY));
  return start && end ? { start, end, created, isInDays: true } : null;
}

/** Whoever left set out where a departure was planned, and otherwise was done. */
function deedsOf({ words }: Draft, { start }: Planned): readonly string[] {
  return words.map((word) => (word === 'left' ? (start.words.includes('departure') ? 'departed' : 'ended') : word));
}

function mayBe(draft: Draft, { pattern }: Time, planned: Planned): boolean {
  const made = draft.kind === 'cases' ? onlyArmOf(draft)?.generator.kind : draft.kind;
  const isMade = made !== undefined && (made === 'life.stamp' || MADE.test(made));
  const isOfType = planned.isInDays === true || draft.column.type.base === planned.start.column.type.base;
  return isMade && !draft.column.notNull && isStamp(draft, pattern, deedsOf(draft, planned)) && isOfType;
}

function momentOf({ about, from, span }: Time, { start, end, created, minutes, isInDays = false }: Planned, isAct: boolean, share: string): string | null {
  const [begin, until] = [start.column.name, end?.column.name];
  if (isInDays && about !== 'before') {
    const [day, at] = about === 'start' ? [begin, COMES] : [until, LEAVES];
    return `addMinutes(${day}, int(${at.from} + ${at.span} * ${share}))`;
  }
  if (isInDays && !created) return null;
  if (about === 'start') return `${begin} + int(${from} + ${span} * ${share}) * 60`;
  if (about === 'before')
    return created
      ? `${created.column.name} + int(${share} * ${span} * greatest(minutesBetween(${created.column.name}, ${begin}), 0)) * 60`
      : span < 1
        ? null
        : `${begin} + int(${EARLIEST} + ${-EARLIEST - 60} * ${share}) * 60`;
  if (until !== undefined) return `${until} + int((${from} + ${span} * ${share}) * greatest(minutesBetween(${begin}, ${until}), 0)) * 60`;
  if (minutes) return `${begin} + int((${1 + from} + ${span} * ${share}) * ${minutes.column.name}) * 60`;
  return isAct ? `${begin} + int(${OVER_AFTER} + ${OVER_WITHIN} * ${share}) * 60` : null;
}

/** The labels of the state under which the time is there; null where no state tells, or all do. */
function labelsOver(stamp: Draft, { about, label }: Time, state: Draft | undefined, drafts: readonly Draft[]): readonly string[] | null {
  if (!state || stamp.kind === 'cases') return null;
  const { way, ends } = waysOf(state);
  const all = [...way, ...ends];
  const some = (labels: readonly string[], of: readonly string[] = all): readonly string[] | null =>
    labels.length === 0 || labels.length === of.length ? null : labels;
  if (stamp.kind === 'life.stamp') {
    const own = [stamp.parameters.step, stamp.parameters.also ?? []].flat();
    const first = way.findIndex((each) => own.includes(each));
    return some([...(first < 0 ? [] : way.slice(first)), ...ends.filter((each) => own.includes(each))], first < 0 ? way : all);
  }
  if (drafts.some((draft) => draft.kind === 'life.stamp') && about !== 'before') {
    const step = way.find((each) => label.test(plainState(each)));
    return step === undefined ? null : way.slice(way.indexOf(step));
  }
  const good = way.filter((each) => labelRole(each) === 'good' && !/^confirmed|accepted$/.test(plainState(each)));
  const reached = all.filter((each) => label.test(plainState(each)));
  return some(
    about === 'before' ? reached : [...new Set([...reached, ...(about === 'start' ? way.filter((each) => BEGUN.test(plainState(each))) : []), ...good])],
  );
}
const BEGUN = matcher('named in_progress');
const BEGINNING = matcher('times of beginning');

/** Without a state, what is past took place, and what did not begin did not end. */
function pastOf({ about }: Time, { start, end }: Planned, before: Draft | undefined): string {
  const past = `date(${(about === 'end' && end ? end : start).column.name}) < today`;
  return before ? `${before.column.name} != null && ${past}` : past;
}

function isStamp({ column: { name, type }, words: own }: Draft, pattern: Matcher, words = own): boolean {
  return isPlainName(name) && TIMESTAMP_TYPES.has(type.base) && pattern.test(inOrder(words).join(' '));
}

/** Some languages of names say last that a time is planned or actual, and first that it is one. */
function inOrder(words: readonly string[]): readonly string[] {
  const first = words.filter((word) => FIRST.has(word));
  const rest = words.filter((word) => !FIRST.has(word) && !MOMENTS.has(word));
  return rest.length + first.length === 0 ? words : [...first, ...rest];
}
const FIRST: ReadonlySet<string> = new Set(['planned', 'scheduled', 'expected', 'actual']);
const MOMENTS = wordSet('moments');

/** The states that a row goes through in their order, and those in which it ends otherwise; by what the labels say, where no lifecycle lists them. */
function waysOf(state: Draft): { readonly way: readonly string[]; readonly ends: readonly string[] } {
  if (state.parameters.steps !== undefined) return { way: [...labels(state, 'steps'), ...labels(state, 'goals')], ends: labels(state, 'ends') };
  const all = labelsOfState(state);
  const isBad = (label: string): boolean => labelRole(label) === 'bad' || /^(?:no_show|missed)$/.test(plainState(label));
  return { way: all.filter((label) => !isBad(label)), ends: all.filter(isBad) };
}

function labels({ parameters }: Draft, member: 'steps' | 'goals' | 'ends'): string[] {
  const list = parameters[member];
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
}
