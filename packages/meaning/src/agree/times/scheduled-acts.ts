import type { Draft } from '../../edits/draft.ts';
import { labelRole, plainState } from '../../propose/drafts/label-roles.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { isOneOf } from '../copies/only-when.ts';
import { matcher, wordSet, type Matcher } from '../../read/words.ts';
import { TIMESTAMP_TYPES } from '../../schema/types.ts';

/** Actions at appointments: begin about their time, and end within the hour. */
const ACTS = wordSet('acts at appointments');
const PLANNED =
  /^(?:scheduled|planned|appointment|booked|start|session|meeting|visit|interview|consultation|call)(?: (?:start|for|at|on|time|date|date time|datetime))*$/;
const CAME = matcher('times of coming');
const BEGAN = matcher('times of beginning');
const ENDED = matcher('times of ending');
const CANCELLED = matcher('times of cancelling');
/** By stamp, when it is: minutes from the time that was planned, and how many minutes later at most. */
const TIMES = [
  { pattern: CAME, from: -12, minutes: 10, whileCreated: true, label: /^(?:checked_in|arrived|waiting)$/ },
  { pattern: BEGAN, from: -2, minutes: 15, whileCreated: true, label: matcher('named in_progress') },
  { pattern: ENDED, from: 22, minutes: 40, whileCreated: true, label: matcher('named completed') },
  // From ten days to an hour before. A row with a creation time may be created later than that.
  { pattern: CANCELLED, from: -14_400, minutes: 14_340, whileCreated: false, label: /^cancell?ed$/ },
] as const;
/** Times that nothing but their name ties to the state. */
const MADE = /^date\.(?:event|end|business|past)$/;

/** Appointments that took place began about when they were scheduled, and ended within the hour; others were cancelled before. */
export function keepSchedules(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!ACTS.has(namesOf(table, context).noun) || !canUseRowNumber(drafts)) return;
  const planned = drafts.find(
    (draft) => /^date\.(?:scheduled|start|business|end)$/.test(draft.kind) && isStamp(draft, PLANNED) && draft.nullRate === undefined,
  );
  const state = drafts.find((draft) => draft.kind === 'life.state' && isPlainName(draft.column.name) && draft.nullRate === undefined);
  if (!planned || !state) return;
  const { way, ends } = waysOf(state);
  for (const { pattern, from, minutes, whileCreated, label } of TIMES) {
    const isOfStep = (draft: Draft): boolean => draft.kind === 'life.stamp' || (MADE.test(draft.kind) && way.some((each) => label.test(plainState(each))));
    const stamp = drafts.find((draft) => isOfStep(draft) && isStamp(draft, pattern) && draft.column.type.base === planned.column.type.base);
    if (!stamp || (!whileCreated && drafts.some(({ kind }) => kind === 'date.created'))) continue;
    const step = stamp.kind === 'life.stamp' ? String(stamp.parameters.step) : way.find((each) => label.test(plainState(each)))!;
    const reached = ends.includes(step) ? [step] : way.includes(step) ? way.slice(way.indexOf(step)) : [];
    if (reached.length === way.length || reached.length === 0 || stamp.column.notNull || !isFree(stamp.column, table, context, 'or in an order')) continue;
    const there = isOneOf(state, reached);
    const moment = `${planned.column.name} + int(${from} + ${minutes} * ${shareOfRow(stamp, drafts)}) * 60`;
    compute(stamp, 'expression', { expression: `(${there}) ? ${moment} : null` }, `about ${planned.column.name}, where ${state.column.name} says so`);
  }
}

function isStamp({ column: { name, type }, words }: Draft, pattern: Matcher): boolean {
  return isPlainName(name) && TIMESTAMP_TYPES.has(type.base) && pattern.test(words.join(' '));
}

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
