import type { TableNames } from '../../read/schema-names.ts';
import { alwaysBefore, beginOnce, beginWith } from './always-before.ts';
import { isEndOfLongLife } from '../life/long-lives.ts';
import { SHORT } from '../life/short.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { comesFirst } from './order-of-labels.ts';
import { PLANNED_NAMES, PLANS, WAYS, type Step, type Way } from './ways.ts';
import { wordSet, matcher } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

/** A column that is a step of a sequence: which step, and whether it is the actual or the planned time. */
type Member = { readonly draft: Draft; readonly at: number; readonly planned: boolean };

/** Generators that know nothing of the other timestamps of the row. */
const INDEPENDENT_DATES = /^date\.(?:past|business|event|scheduled|start|due|recent|future|expires|created|anytime)$/;
/** Rows that last within an hour have no longer step. */
const SHORT_HOURS = 0.3;
/** Planned durations relative to actual ones. */
const PLANNED = { least: 0.5, most: 1.6 };
/** Hours that work lasts whose planned beginning and end are days. */
const DAYS_OF_WORK = 144;
const SPAN = matcher('named start');
const HOPED = wordSet('hoped for');
const NOISE = wordSet("noise of a time's name");

/**
 * Timestamps of a row that are steps of one sequence get its order, each some hours after the one before: sold, scanned; ordered, expected,
 * received; opens, closes. The first is the row's own timestamp if the table has none. Names in no sequence stay unchanged.
 */
export function followWays(drafts: readonly Draft[], names: TableNames): void {
  beginOnce(drafts);
  let open = drafts.filter(
    (draft) => DATE_TYPES.has(draft.column.type.base) && INDEPENDENT_DATES.test(draft.kind) && !isTied(draft, drafts) && !isEndOfLongLife(draft, drafts, names),
  );
  for (;;) {
    const best = WAYS.map((way) => ({ way, members: inOrderOfLabels(membersOf(way, open), drafts) })).reduce((one, other) =>
      weightOf(other.members, open) > weightOf(one.members, open) ? other : one,
    );
    if (best.members.length < 2) return chainRest(open, drafts);
    settle(best.way, best.members, drafts, SHORT.has(names.noun) || isAttendance(names));
    const taken = new Set(best.members.map(({ draft }) => draft));
    open = open.filter((draft) => !taken.has(draft));
  }
}

/** Returns none if the labels of the row's state have the opposite order. */
function inOrderOfLabels(members: readonly Member[], drafts: readonly Draft[]): readonly Member[] {
  const isBack = members.some(
    ({ draft }, i) => i > 0 && (comesFirst(draft.words[0]!, members[i - 1]!.draft.words[0]!, drafts) || beginsBefore(draft, members[i - 1]!.draft, drafts)),
  );
  return isBack ? [] : members;
}

/** A required first time does not follow an optional one: hides are received before they are dispatched. */
function beginsBefore(draft: Draft, other: Draft, drafts: readonly Draft[]): boolean {
  return draft.column.notNull && !other.column.notNull && drafts.indexOf(draft) < drafts.indexOf(other);
}

/** Check-ins of a gym or an office, which end on the same day. */
function isAttendance({ words }: TableNames): boolean {
  const stays = ['booking', 'reservation', 'stay', 'hotel', 'room', 'guest', 'admission', 'rental'].some((word) => words.has(word));
  return !stays && ['attendance', 'checkin', 'check', 'clocking', 'visitor', 'gym', 'entrance'].some((word) => words.has(word));
}

/** The number of a path's steps; of equal ones prefers the one that has more of its steps in the order of the columns: a check-in before a check-out is no loan. */
function weightOf(members: readonly Member[], open: readonly Draft[]): number {
  const places = members.map(({ draft }) => open.indexOf(draft));
  const inOrder = places.filter((place, i) => i > 0 && place > places[i - 1]!).length;
  return members.length + (members.length < 2 ? 0.5 : (0.5 * inOrder) / (members.length - 1));
}

/** Puts uninformative timestamps in column order; independent ones would often be reversed. */
function chainRest(open: readonly Draft[], drafts: readonly Draft[]): void {
  const rest = open.filter(
    ({ kind, words, parameters }) => kind === 'date.past' && Object.keys(parameters).length === 0 && !words.some((word) => APART.has(word)),
  );
  if (rest.length < 2 || drafts.some(({ kind }) => kind === 'date.created' || kind === 'date.start')) return;
  for (const [i, draft] of rest.entries())
    if (i > 0) edit(draft, { kind: 'date.event', parameters: { after: rest[i - 1]!.column.name, gap: draft.column.type.base === 'date' ? 240 : 8 } });
}

/** Times of another moment than the row. */
const APART = wordSet('times apart from a way');

/** Whether its rule already makes it follow another column of the table. */
function isTied({ parameters: { after, start } }: Draft, drafts: readonly Draft[]): boolean {
  return [after, start].some((each) => typeof each === 'string' && drafts.some(({ column }) => column.name === each));
}

/** The columns of a sequence in its order, a planned time before the actual one: one for each step. */
function membersOf({ steps }: Way, open: readonly Draft[]): Member[] {
  const members: Member[] = [];
  for (const draft of open) {
    const short = draft.column.name.toLowerCase();
    const words = PLANNED_NAMES.has(short) ? [short] : draft.words.filter((word) => !NOISE.has(word));
    const whole = words.join(' ');
    const hasPlanWord = PLANS.has(words[0] ?? '') && !PLANNED_NAMES.has(whole);
    const name = hasPlanWord && words.length > 1 ? words.slice(1).join(' ') : whole;
    const planned = hasPlanWord || PLANNED_NAMES.has(whole);
    const at = steps.findIndex(({ called }) => called.test(name));
    if (at < 0 || members.some((each) => each.at === at && each.planned === planned)) continue;
    members.push({ draft, at, planned });
  }
  // `expected_at` alone is the planned time of the last step.
  const hoped = open.filter((draft) => HOPED.has(draft.words.filter((word) => !NOISE.has(word)).join(' ')));
  const done = members.filter(({ planned }) => !planned).map(({ at }) => at);
  if (done.length > 1 && hoped.length === 1) members.push({ draft: hoped[0]!, at: Math.max(...done), planned: true });
  members.sort((one, other) => one.at - other.at || Number(other.planned) - Number(one.planned));
  // Planned times alone do not show what happened, and pairs of start and end are handled elsewhere.
  return members.some(({ draft, planned }) => !planned && !SPAN.test(draft.words[0] ?? '')) ? members : [];
}

function settle(way: Way, members: readonly Member[], drafts: readonly Draft[], short: boolean): void {
  const isMember = (draft: Draft): boolean => members.some((each) => each.draft === draft);
  const before = alwaysBefore(members[0]!.draft, drafts, isMember);
  const created = drafts.find((draft) => draft.kind === 'date.created' && !isMember(draft)) ?? before;
  if (before && before === created) beginWith(before);
  let last: Member | undefined;
  let deadline: Member | undefined;
  let plan: Member | undefined;
  for (const member of members) {
    const { draft } = member;
    const { because } = draft;
    const { is } = way.steps[member.at]!;
    // Where nothing but the row's own timestamp comes before the deadline, what comes later waits for that.
    const start = deadline && created ? { draft: created, at: 0, planned: false } : undefined;
    // A planned end follows the planned beginning, whenever it was begun.
    const from = is === 'overdue' ? (deadline ?? last) : ((member.planned ? plan : undefined) ?? last ?? start);
    if (!from) begin(way, member, created);
    else {
      const hours = short ? SHORT_HOURS : Math.max(0.1, hoursBetween(way, from.at, member.at));
      if (member.planned) {
        edit(draft, { kind: 'date.end' });
        const most = from.planned && draft.column.type.base === 'date' ? Math.max(hours, DAYS_OF_WORK) : hours;
        edit(draft, { parameters: { start: from.draft.column.name, minHours: round(hours * PLANNED.least), maxHours: round(most * PLANNED.most + 1) } });
      } else {
        edit(draft, { kind: 'date.event' });
        edit(draft, { parameters: { after: from.draft.column.name, gap: round(hours), ...(draft.column.notNull || hours < 1 ? {} : { open: true }) } });
      }
      edit(draft, { because: { ...because, words: `${because.words}; after ${from.draft.column.name}` } });
    }
    if (member.planned) plan = member;
    if (is === 'deadline') deadline = member;
    else if (!member.planned || !last) last = member;
  }
}

/** The first step is the row's own timestamp, or soon after it. Planned times are at quarter hours. */
function begin({ lasting }: Way, { draft, planned }: Member, created: Draft | undefined): void {
  if (planned || (draft.kind === 'date.created' && !created)) return;
  if (created) {
    if (/^date\.(?:past|business|created)$/.test(draft.kind)) edit(draft, { kind: 'date.event', parameters: { after: created.column.name, gap: 24 } });
  } else if (draft.kind === 'date.scheduled' || draft.kind === 'date.start')
    edit(draft, { kind: 'date.scheduled', parameters: { days: 0 }, nullRate: undefined });
  else if (!lasting) edit(draft, { kind: 'date.created', parameters: {}, nullRate: undefined });
}

function hoursBetween({ steps }: Way, from: number, to: number): number {
  if (from === to) return 24;
  // What does not wait for a deadline waits for no step between that is about it.
  const waits = ({ is }: Step): boolean => is === undefined || steps[to]!.is !== undefined;
  return steps.slice(from + 1, to + 1).reduce((sum, each) => sum + (waits(each) ? each.hours : 0), 0);
}

function round(hours: number): number {
  return Math.round(hours * 10) / 10;
}
