import { labelRoles, plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { isParticiple } from '../../read/names/participles.ts';
import { labelWeights } from '../../propose/drafts/label-weights.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { dayOf, isMoment } from './spans.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { wordSet } from '../../read/words.ts';

/** Labels by the position of today: before the row's period, in it, or after it. A label can be in several. */
export type Phases = { readonly before: readonly string[]; readonly during: readonly string[]; readonly after: readonly string[] };

/** The first and last day of a row; either may be missing, or NULL in a row. */
type Lasts = { readonly start?: Draft; readonly end: Draft };

const AGREED = wordSet('states before a span');
const OVER = wordSet('states after a span');
/** Cancellations of a row, before it begins or later. */
const CALLED_OFF = wordSet('states called off');
/** Early ends of a running row: they are before its planned end. */
const CUT_SHORT = wordSet('states cut short');
/** Interruptions of a row. */
const INTERRUPTED_STATES = wordSet('states of an interruption');
const IN_USE = wordSet('states in use');
const FAILED_STATES = wordSet('states of failing to appear');
const isExceptional = (label: string): boolean => [CALLED_OFF, CUT_SHORT, INTERRUPTED_STATES, FAILED_STATES].some((words) => words.has(plainState(label)));
const ENDS = /(?:^| )(?:end|ends|ended|until|till|through|to|expiry|expires|expiration|expire|finish|finishes|closing)(?: (?:date|at|on|time|day))?$/;
const FLAG = /^(?:is |currently )*(?:active|current|currently|running|ongoing|valid|in force|live)(?: now)?$/;
const BEGUN = /^date\.(?:start|created|business|scheduled|past|event)$/;
/** Days into the future for things whose states include plans. */
const AHEAD = 90;
/** No pause or early end is more frequent than this among the states of one phase. */
const MAX_BAD_SHARE = 0.15;

/**
 * A state and a flag beside a span agree with it: past rows are over, future ones planned, and the others running. Without this a course
 * that ended last year would be "planned".
 */
export function agreeWithDates(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (drafts.some(({ column, kind }) => column.name === 'today' || kind === 'life.stamp')) return;
  const span = spanOfRow(drafts);
  if (!span) return;
  const { noun } = namesOf(table, context);
  for (const draft of drafts) {
    if (!isPlainName(draft.column.name) || draft.nullRate !== undefined || draft.column.inKey) continue;
    if (draft.kind === 'datatype.boolean' && FLAG.test(draft.words.join(' ')) && isFree(draft.column, table, context)) agreeFlag(draft, span);
    else if (tellsOfState(draft.words) && isOnlyListed(draft, table, context)) agreeState(draft, span, noun, drafts);
  }
}

function agreeFlag(flag: Draft, { start, end }: Lasts): void {
  const goesOn = `(${end.column.name} == null || ${dayOf(end)} >= today)`;
  const expression = start ? `${start.column.name} != null && ${dayOf(start)} <= today && ${goesOn}` : goesOn;
  compute(flag, 'expression', { expression }, `true until ${end.column.name}`);
}

function agreeState(state: Draft, { start, end }: Lasts, noun: string, drafts: readonly Draft[]): void {
  const ofLife = state.kind === 'life.state';
  if (!(ofLife && state.parameters.steps !== undefined) && state.kind !== 'values') return;
  const labels = labelsOfState(state);
  const phases = phasesOf(labels);
  if (!phases || (phases.before.length > 0 && !start)) return;
  setEnds(end, phases, labels, weightsOf(labels, labels, noun));
  const share = (list: readonly string[]) => ({ kind: 'values', parameters: { values: list, weights: weightsOf(list, labels, noun) } });
  const cases = [{ when: `${end.column.name} != null && ${dayOf(end)} < today`, generator: share(phases.after) }];
  if (start && phases.before.length > 0) cases.push({ when: `${start.column.name} == null || ${dayOf(start)} > today`, generator: share(phases.before) });
  compute(
    state,
    'cases',
    { cases, otherwise: share(phases.during) },
    start ? `by ${start.column.name} and ${end.column.name}` : `by ${end.column.name}`,
    'row',
  );
  if (start?.kind === 'date.start' && phases.before.length > 0 && start.parameters.days === undefined)
    edit(start, { parameters: { ...start.parameters, days: AHEAD } });
  // The last change of a row whose state follows from its dates is an ordinary change.
  for (const each of drafts) if (ofLife && each.kind === 'life.updatedAt') edit(each, { kind: 'date.updated', entity: undefined });
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
    else if (FAILED_STATES.has(plain) || OVER.has(plain) || roles[i] === 'good') after.push(label);
    else if (IN_USE.has(plain)) during.push(label);
    else if (AGREED.has(plain) || roles[i] === 'start') before.push(label);
    else if (roles[i] === 'running' || roles[i] === 'progress') during.push(label);
    else return null;
  }
  const isOwn = (label: string): boolean => !isExceptional(label);
  if (!during.some(isOwn)) during.unshift(...before.filter(isOwn).slice(-1));
  if (!during.some(isOwn) || !after.some((label) => isOwn(label) || CUT_SHORT.has(plainState(label)))) return null;
  return { before: before.some(isOwn) ? before : [], during, after };
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
function isOnlyListed({ column }: Draft, table: TableView, context: DeriveContext): boolean {
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

/** The end of the row, and the time it follows. */
function spanOfRow(drafts: readonly Draft[]): Lasts | null {
  const ends = drafts.filter((each) => isMoment(each) && /^date\.(?:end|due|expires|event)$|^expression$/.test(each.kind) && endsRow(each, drafts));
  const [end] = ends;
  if (!end || ends.length > 1) return null;
  const reads = new Set(end.kind === 'expression' ? String(end.parameters.expression).match(/\w+/g) : [end.parameters.start, end.parameters.after]);
  const start = drafts.find((each) => each !== end && isMoment(each) && BEGUN.test(each.kind) && reads.has(each.column.name));
  if (!start && end.kind !== 'date.expires') return null;
  return start ? { start, end } : { end };
}
