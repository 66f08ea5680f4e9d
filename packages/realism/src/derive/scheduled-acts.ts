import type { Draft } from '../columns/draft.ts';
import type { TableView } from '../schema/schema-view.ts';
import { compute, isFree, isPlainName, namesOf, type DeriveContext } from './context.ts';
import { knowsRow, shareOfRow } from './row-share.ts';

/** Actions at appointments: begin about their time, and end within the hour. */
const ACTS: ReadonlySet<string> = new Set(
  'consultation appointment session meeting interview lesson visit call class viewing inspection checkup exam examination screening treatment'.split(' '),
);
const PLANNED =
  /^(?:scheduled|planned|appointment|booked|start|session|meeting|visit|interview|consultation|call)(?: (?:start|for|at|on|time|date|date time|datetime))*$/;
const BEGAN = /^(?:started|began|begun|actual start|checked in|check in|joined|in progress)(?: (?:at|on|time|date))?$/;
const ENDED = /^(?:completed|ended|finished|actual end|closed|checked out|check out|done|conducted|held)(?: (?:at|on|time|date))?$/;
const CANCELLED = /^cancell?ed(?: (?:at|on|time|date))?$/;
/** By stamp, when it is: minutes from the time that was planned, and how many minutes later at most. */
const TIMES = [
  { pattern: BEGAN, from: -4, minutes: 15, whileCreated: true },
  { pattern: ENDED, from: 22, minutes: 40, whileCreated: true },
  // From ten days to an hour before. A row with a creation time may be created later than that.
  { pattern: CANCELLED, from: -14_400, minutes: 14_340, whileCreated: false },
] as const;
const STAMP = /^timestamp(?:tz)?$/;

/** Appointments that took place began about when they were scheduled, and ended within the hour; others were cancelled before. */
export function keepSchedules(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!ACTS.has(namesOf(table, context).noun) || !knowsRow(drafts)) return;
  const planned = drafts.find((draft) => /^date\.(?:scheduled|start|business)$/.test(draft.kind) && isStamp(draft, PLANNED) && draft.nullRate === undefined);
  const state = drafts.find((draft) => draft.kind === 'life.state' && draft.parameters.steps !== undefined && isPlainName(draft.column.name));
  if (!planned || !state) return;
  const way = [...labels(state, 'steps'), ...labels(state, 'goals')];
  const ends = labels(state, 'ends');
  for (const { pattern, from, minutes, whileCreated } of TIMES) {
    const stamp = drafts.find((draft) => draft.kind === 'life.stamp' && isStamp(draft, pattern) && draft.column.type.base === planned.column.type.base);
    if (!stamp || (!whileCreated && drafts.some(({ kind }) => kind === 'date.created'))) continue;
    const step = String(stamp.parameters.step);
    const reached = ends.includes(step) ? [step] : way.includes(step) ? way.slice(way.indexOf(step)) : [];
    if (reached.length === way.length || reached.length === 0 || stamp.column.notNull || !isFree(stamp.column, table, context, 'or in an order')) continue;
    const there = reached.map((label) => `${state.column.name} == ${JSON.stringify(label)}`).join(' || ');
    const moment = `${planned.column.name} + int(${from} + ${minutes} * ${shareOfRow(stamp, drafts)}) * 60`;
    compute(stamp, 'expression', { expression: `(${there}) ? ${moment} : null` }, `about ${planned.column.name}, where ${state.column.name} says so`);
  }
}

function isStamp({ column: { name, type }, words }: Draft, pattern: RegExp): boolean {
  return isPlainName(name) && STAMP.test(type.base) && pattern.test(words.join(' '));
}

function labels({ parameters }: Draft, member: 'steps' | 'goals' | 'ends'): string[] {
  const list = parameters[member];
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
}
