import { cameToNothing, labelRoles, plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { isParticiple } from '../../read/names/participles.ts';
import { labelWeights } from '../../propose/drafts/label-weights.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { makeOnlyWhen } from '../copies/only-when.ts';
import { compute, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { dayOf, isMoment } from './spans.ts';
import { keepStampsIn, stampsOf } from './stamps-of-states.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { matcher, wordSet, type Matcher } from '../../read/words.ts';
import { SHORT } from '../life/short.ts';

/** Labels by the position of today: before the row's period, in it, or after it. A label can be in several. */
export type Phases = { readonly before: readonly string[]; readonly during: readonly string[]; readonly after: readonly string[] };

/**
 * The first and last day of a row, or of what it refers to by `path`; either may be missing, or NULL in a row. `isActual`: they are there once it has begun and ended, and
 * what was called off has neither.
 */
export type Lasts = { readonly start?: Draft; readonly end: Draft; readonly path?: string; readonly isActual?: boolean };

const AGREED = wordSet('states before a span');
const OVER = wordSet('states after a span');
/** Cancellations of a row, before it begins or later. */
export const CALLED_OFF = wordSet('states called off');
/** Early ends of a running row: they are before its planned end. */
const CUT_SHORT = wordSet('states cut short');
/** Interruptions of a row. */
const INTERRUPTED_STATES = wordSet('states of an interruption');
/** What takes place at a time. */
const EVENTS = wordSet('events at a time of their own');
const IN_USE = wordSet('states in use');
/** How people see what is ahead, until it is over. */
const SHOWN_AHEAD = wordSet('states before and in a span');
const FAILED_STATES = wordSet('states of failing to appear');
const isFailed = (plain: string): boolean => FAILED_STATES.has(plain) || cameToNothing(plain);
const isExceptional = (label: string): boolean =>
  [CALLED_OFF, CUT_SHORT, INTERRUPTED_STATES].some((words) => words.has(plainState(label))) || isFailed(plainState(label));
const ENDS = /(?:^| )(?:end|ends|ended|until|till|through|to|expiry|expires|expiration|expire|finish|finishes|closing)(?: (?:date|at|on|time|day))?$/;
const FLAG = /^(?:is |currently )*(?:active|current|currently|running|ongoing|valid|in force|live)(?: now)?$/;
const BEGUN = /^date\.(?:start|created|business|scheduled|past|event)$/;
/** Days into the future for things whose states include plans. */
const AHEAD = 90;
/** Share of rows that were called off. */
const OFF_SHARE = 0.07;
const PLANNED = wordSet('planned for');
const RETURNING = wordSet('planned ends');
const OWN_DAY = wordSet('days of a row');
/** No pause or early end is more frequent than this among the states of one phase. */
const MAX_BAD_SHARE = 0.15;

/**
 * A state and a flag beside a span agree with it: past rows are over, future ones planned, and the others running. Without this a course
 * that ended last year would be "planned".
 */
export function agreeWithDates(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (
    drafts.some(({ column, kind, parameters: { step } }) => column.name === 'today' || kind === 'life.reason' || (kind === 'life.stamp' && !isEarlyEnd(step)))
  )
    return;
  const { noun } = namesOf(table, context);
  const span = spanOfRow(drafts) ?? dayOfEvent(drafts, noun);
  if (!span) return SHORT.has(noun) ? keepCourse(table, context) : undefined;
  for (const draft of drafts) {
    if (!isPlainName(draft.column.name) || draft.nullRate !== undefined || draft.column.inKey) continue;
    if (draft.kind === 'datatype.boolean' && FLAG.test(draft.words.join(' ')) && isFree(draft.column, table, context)) agreeFlag(draft, span);
    else if (tellsOfState(draft.words) && isOnlyListed(draft, table, context)) agreeState(draft, span, noun, drafts);
  }
}

/** What is over within its day is put off before that day or after it. */
export function onOneDay(phases: Phases | null): Phases | null {
  const off = phases?.during.filter((label) => INTERRUPTED_STATES.has(plainState(label))) ?? [];
  return phases && off.length > 0 ? { ...phases, before: [...phases.before, ...off], after: [...phases.after, ...off] } : phases;
}

function agreeFlag(flag: Draft, { start, end }: Lasts): void {
  const goesOn = `(${end.column.name} == null || ${dayOf(end)} >= today)`;
  const expression = start ? `${start.column.name} != null && ${dayOf(start)} <= today && ${goesOn}` : goesOn;
  compute(flag, 'expression', { expression }, `true until ${end.column.name}`);
}

function agreeState(state: Draft, { start, end }: Lasts, noun: string, drafts: readonly Draft[]): void {
  const labels = labelsOfState(state);
  const phases = start === end ? onOneDay(phasesOf(labels)) : phasesOf(labels);
  const stamps = stampsOf(state, labels, drafts).filter(([{ kind }]) => kind === 'life.stamp');
  const plan = phases !== null && phases.before.length > 0 && isActualSpan(start, end) ? planOf({ ...(start && { start }), end }, drafts) : undefined;
  const off = labels.filter((label) => CALLED_OFF.has(plainState(label)));
  const isOff = plan && start && off.length > 0 ? [{ when: `${start.column.name} == null && ${dayOf(plan)} < today`, labels: off }] : [];
  if (!phases || !followDates(state, noun, { ...(start && { start }), end, isActual: plan !== undefined }, () => isOff, phases)) return;
  keepStampsIn(state, stamps, drafts);
  if (plan) return beginAndEnd(start!, end, plan, isOff.length > 0 ? OFF_SHARE : 0);
  setEnds(end, phases, labels, weightsOf(labels, labels, noun));
  if (start?.kind === 'date.start' && phases.before.length > 0 && start.parameters.days === undefined)
    edit(start, { parameters: { ...start.parameters, days: AHEAD } });
}

/** Times that may both be missing are those at which it happened: planned ones are known before. */
function isActualSpan(start: Draft | undefined, end: Draft): boolean {
  return start !== undefined && !start.column.notNull && !end.column.notNull && !isComputed(end) && end.kind !== 'cases' && start.kind.startsWith('date.');
}

/** The day for which a row is planned, if it has one: the times at which it happened follow from that. */
function planOf({ start, end }: Lasts, drafts: readonly Draft[]): Draft | undefined {
  const days = drafts.filter((each) => each !== start && each !== end && isMoment(each) && each.column.notNull && each.kind.startsWith('date.'));
  return (
    days.find(({ words }) => words.some((word) => PLANNED.has(word)) && !words.some((word) => RETURNING.has(word))) ??
    days.find(({ words }) => OWN_DAY.has(words.join(' ')))
  );
}

/** What was planned for a day has begun on it, unless it was called off, and what has begun ends soon after, unless that is still ahead. */
function beginAndEnd(start: Draft, end: Draft, plan: Draft, off: number): void {
  const isDay = start.column.type.base === 'date';
  const gap = isDay ? 24 : 0.3;
  if (plan.parameters.after === start.column.name) edit(plan, { kind: 'date.start', parameters: { days: AHEAD } });
  edit(start, { kind: 'date.event', parameters: { after: plan.column.name, gap }, nullRate: off > 0 ? off : undefined });
  makeOnlyWhen(start, `${dayOf(plan)} <= today`);
  edit(end, { kind: 'date.event', parameters: { after: start.column.name, gap: isDay ? 72 : 5, open: true }, nullRate: undefined });
  makeOnlyWhen(end, `${start.column.name} != null`);
}

/**
 * What is over within the hour is over on its day: a visit of last week was finished or came to nothing, and only one of today may wait or go on. What has begun
 * has the time of its beginning, and what was carried out that of its end.
 */
function keepCourse(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const timeOf = (pattern: Matcher): Draft | undefined =>
    drafts.find(
      (draft) =>
        draft.kind === 'date.event' &&
        !draft.column.notNull &&
        isPlainName(draft.column.name) &&
        pattern.test(draft.words.join(' ')) &&
        isFree(draft.column, table, context, 'or in an order'),
    );
  const [began, ended] = [timeOf(BEGAN), timeOf(ENDED)];
  // What was planned for a time keeps to that.
  const came = drafts.find(({ column, kind, words }) => column.name === began?.parameters.after && CAME.test(kind) && !words.some((word) => PLANNED.has(word)));
  const state = drafts.find((draft) => draft.kind === 'values' && tellsOfState(draft.words) && draft.nullRate === undefined && isPlainName(draft.column.name));
  if (!began || !ended || !came?.column.notNull || !isMoment(came) || !state || !isOnlyListed(state, table, context)) return;
  const labels = labelsOfState(state);
  const phases = phasesOf(labels);
  if (!phases) return;
  const { noun } = namesOf(table, context);
  const share = (list: readonly string[]) => ({ kind: 'values', parameters: { values: list, weights: weightsOf(list, labels, noun) } });
  const done = phases.after.filter((label) => !isExceptional(label));
  if (done.length === 0 || done.length === labels.length) return;
  compute(state, 'cases', { cases: [{ when: `${dayOf(came)} < today`, generator: share(phases.after) }], otherwise: share(labels) }, `by ${came.column.name}`);
  keepStampsIn(
    state,
    [
      [began, [...phases.during.filter((label) => !phases.before.includes(label)), ...done]],
      [ended, done],
    ],
    drafts,
  );
}
const CAME = /^date\.(?:created|event|past|recent|business)$/;
const BEGAN = matcher('times of beginning');
const ENDED = matcher('times of ending');

const isNotOff = (label: string): boolean => !CALLED_OFF.has(plainState(label));

/** Draws the state by where today is: before the dates, between or after them. `first` are cases that come before. False if its labels are no such phases. */
export function followDates(
  state: Draft,
  noun: string,
  { start, end, path, isActual = false }: Lasts,
  first: (phases: Phases) => readonly LabelCase[] = () => [],
  phases: Phases | null = phasesOf(labelsOfState(state)),
): boolean {
  if (!(state.kind === 'life.state' && state.parameters.steps !== undefined) && state.kind !== 'values') return false;
  const labels = labelsOfState(state);
  if (!phases || (phases.before.length > 0 && !start)) return false;
  const share = (list: readonly string[]) => ({ kind: 'values', parameters: { values: list, weights: weightsOf(list, labels, noun) } });
  const nameOf = ({ column: { name } }: Draft): string => (path === undefined ? name : `${path}.${name}`);
  const cases = first(phases).map(({ when, labels: some }) => ({ when, generator: share(some) }));
  const begun = (list: readonly string[]): readonly string[] => (isActual ? list.filter(isNotOff) : list);
  cases.push({ when: `${nameOf(end)} != null && ${dayOf(end, path)} < today`, generator: share(begun(phases.after)) });
  if (start && phases.before.length > 0) cases.push({ when: `${nameOf(start)} == null || ${dayOf(start, path)} > today`, generator: share(phases.before) });
  compute(
    state,
    'cases',
    { cases, otherwise: share(begun(phases.during)) },
    start ? `by ${nameOf(start)} and ${nameOf(end)}` : `by ${nameOf(end)}`,
    path === undefined ? 'row' : 'relation',
  );
  return true;
}

/** The labels of rows that meet a condition. */
export type LabelCase = { readonly when: string; readonly labels: readonly string[] };

/** A stamp of a row that was called off or ended early, whatever its dates. */
function isEarlyEnd(step: unknown): boolean {
  return [CALLED_OFF, CUT_SHORT].some((words) => words.has(plainState(String(step))));
}

/** Gives an end to as many rows as have ended by their labels. */
function setEnds(end: Draft, { after }: Phases, labels: readonly string[], weights: readonly number[]): void {
  if (end.kind !== 'date.event' || end.column.notNull || end.parameters.probability !== undefined) return;
  const sum = (some: readonly string[]): number => some.reduce((total, label) => total + weights[labels.indexOf(label)]!, 0);
  edit(end, { nullRate: Math.round((1 - sum(after) / sum(labels)) * 100) / 100 });
}

/** The labels by phase; null if one is unknown, or if running and finished cannot be distinguished. */
export function phasesOf(labels: readonly string[]): Phases | null {
  const roles = labelRoles(labels);
  const [before, during, after]: [string[], string[], string[]] = [[], [], []];
  for (const [i, label] of labels.entries()) {
    const plain = plainState(label);
    if (CALLED_OFF.has(plain)) [before, during, after].forEach((phase) => phase.push(label));
    else if (CUT_SHORT.has(plain)) after.push(label);
    else if (INTERRUPTED_STATES.has(plain)) during.push(label);
    else if (isFailed(plain) || OVER.has(plain) || roles[i] === 'good') after.push(label);
    else if (IN_USE.has(plain)) during.push(label);
    else if (AGREED.has(plain) || roles[i] === 'start') before.push(label);
    else if (roles[i] === 'running' || roles[i] === 'progress') during.push(label);
    else return null;
  }
  const isOwn = (label: string): boolean => !isExceptional(label);
  if (!during.some(isOwn)) during.unshift(...before.filter(isOwn).slice(-1));
  if (!during.some(isOwn) || !after.some((label) => isOwn(label) || CUT_SHORT.has(plainState(label)))) return null;
  return { before: before.some(isOwn) ? [...before, ...during.filter((label) => SHOWN_AHEAD.has(plainState(label)))] : [], during, after };
}

/** Weights of a phase's labels: as in the whole list, with few bad ends. */
function weightsOf(list: readonly string[], labels: readonly string[], noun: string): number[] {
  const all = labelWeights(labels, noun, true, null);
  const weights = list.map((label) => all[labels.indexOf(label)] ?? 1);
  const isBad = list.map(isExceptional);
  const sum = (bad: boolean) => weights.reduce((total, weight, i) => total + (isBad[i] === bad ? weight : 0), 0);
  const [good, bad] = [sum(false), sum(true)];
  const most = (MAX_BAD_SHARE / (1 - MAX_BAD_SHARE)) * good;
  return weights.map((weight, i) => Math.round((isBad[i] && good > 0 && bad > most ? (weight * most) / bad : weight) * 100) / 100);
}

/** Whether only its labels bind the state. */
export function isOnlyListed({ column }: Draft, table: TableView, context: DeriveContext): boolean {
  const solved = context.bounds.tables.get(table.name)!;
  const binds = ({ columns }: { readonly columns: readonly string[] }): boolean => columns.includes(column.name);
  return !solved.groups.some(binds) && !solved.unread.some(binds) && !table.table.exclusions.some(({ predicate }) => predicate?.includes(column.name));
}

/** Whether a time ends the row itself, and no temporary state: `frozen_until`, `certified_until`. */
function endsRow({ words }: Draft, drafts: readonly Draft[]): boolean {
  if (!ENDS.test(words.join(' ')) || words.some((word) => isParticiple(word) && word !== 'ended')) return false;
  const states = drafts.filter((draft) => tellsOfState(draft.words)).flatMap((state) => labelsOfState(state).map(plainState));
  return !words.some((word) => states.includes(word) && !/^(?:ended|valid|active)$/.test(word));
}

/** The only time of an event, which some are still ahead of. */
function dayOfEvent(drafts: readonly Draft[], noun: string): Lasts | null {
  if (!EVENTS.has(noun) || !drafts.some(({ words }) => tellsOfState(words))) return null;
  const moments = drafts.filter((each) => isMoment(each) && each.column.notNull);
  const starts = moments.filter(({ kind, parameters }) => kind === 'date.start' && parameters.after === undefined);
  const past = moments.filter(({ kind, words }) => kind === 'date.past' && /^(?:date|time|date time|day)$/.test(words.join(' ')));
  const [day, another] = [...starts, ...past];
  // Beside times of its own for what happened, the state goes by those.
  if (!day || another || (day.kind === 'date.start' && drafts.some(({ kind, column }) => kind === 'date.event' && !column.notNull))) return null;
  if (day.kind === 'date.past') edit(day, { kind: 'date.start', parameters: { days: AHEAD, earliest: 9, latest: 20 } });
  return { start: day, end: day };
}

/** The end of the row, and the time it follows. */
export function spanOfRow(drafts: readonly Draft[]): Lasts | null {
  const ends = drafts.filter((each) => isMoment(each) && /^date\.(?:end|due|expires|event)$|^expression$/.test(each.kind) && endsRow(each, drafts));
  const [end] = ends;
  if (!end || ends.length > 1) return null;
  const reads = new Set(end.kind === 'expression' ? String(end.parameters.expression).match(/\w+/g) : [end.parameters.start, end.parameters.after]);
  const start = drafts.find((each) => each !== end && isMoment(each) && BEGUN.test(each.kind) && reads.has(each.column.name));
  if (!start && end.kind !== 'date.expires') return null;
  return start ? { start, end } : { end };
}
