import type { TableNames } from '../../read/schema-names.ts';
import { edit, tune, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { pairsOf, withoutTime } from '../times/period-pairs.ts';
import { DATE_TYPES, PLAIN_TEXT_TYPES } from '../../schema/types.ts';

const PLANNED = wordSet('planned');
const AROUND_PLAN: ReadonlySet<string> = new Set(['date.start', 'date.business', 'date.scheduled', 'date.end', 'date.event', 'date.past']);

/**
 * Puts dates of a row in column order if they would all equal its own timestamp (listed, pending, closed), if they are unknown, or if they
 * are actual times after planned ones. Equal dates, or dates in random order, look wrong.
 */
export function orderTimestamps(drafts: readonly Draft[], names: TableNames): void {
  spanInText(drafts);
  const timestamps = drafts.filter(isTimestamp);
  joinPairs(timestamps);
  comeFromNow(timestamps);
  lastMinutes(drafts, timestamps);
  for (const draft of timestamps) if (isUnknown(draft)) edit(draft, { kind: 'date.business' });
  for (const draft of timestamps) followPlan(draft, timestamps);
  for (const draft of timestamps) endWhatIsPlanned(draft, timestamps, names);
  for (const draft of timestamps) followPeriod(draft, timestamps, PERIODS.has(names.noun));
  if (names.tokens.words.some((word) => OBSERVED.has(word)) && !names.tokens.words.some((word) => PACED.has(word))) writeDownAfterwards(timestamps);
  for (const draft of timestamps) followBeginning(draft, timestamps);
  if (!timestamps.some((draft) => draft.kind === 'date.created')) chainEvents(timestamps);
  for (const draft of timestamps) followCreation(draft, timestamps);
  const first = timestamps.find((draft) => draft.kind === 'date.created') ?? timestamps.find((draft) => draft.kind === 'date.business');
  if (names.tokens.words.some((word) => EXPIRING.has(word))) useBeforeExpiry(timestamps, first);
  let before = first;
  for (const draft of timestamps) {
    if (draft === first || draft.kind !== 'date.business' || !before) continue;
    // Observations are recorded on the same day.
    const seen = before.kind === 'date.created' && draft.words.some((word) => SEEN.has(word));
    follow(draft, before, seen ? 0.3 : isDay(draft) ? 240 : 5);
    before = draft;
  }
}

/** An event of which nothing is known comes after the row was written, and not on any day of the last years. */
function followCreation(draft: Draft, timestamps: readonly Draft[]): void {
  const created = timestamps.find(({ kind }) => kind === 'date.created');
  // What takes place at a time of its own is no matter of when its row was written.
  if (timestamps.some(({ kind }) => kind === 'date.start' || kind === 'date.scheduled')) return;
  if (!created || draft.kind !== 'date.event' || draft.column.notNull || Object.keys(draft.parameters).length > 0 || isDay(draft) !== isDay(created)) return;
  follow(draft, created, 48);
}

const SEEN = wordSet('tables of what was seen');

/** Tables of what is given for a time and then ends by itself. A person that is suspended until a day goes on. */
const EXPIRING = wordSet('tables of what expires');

/** A session that expires is used soon after it began: not months after its end. */
function useBeforeExpiry(timestamps: readonly Draft[], first: Draft | undefined): void {
  if (first?.kind !== 'date.created' || !timestamps.some((draft) => draft.kind === 'date.expires')) return;
  for (const draft of timestamps) if (draft.kind === 'date.recent' && draft.words[0] === 'last') follow(draft, first, 3);
}

/** Two times that differ only in a word for the beginning and one for the end belong to each other, and to no other time of the row. */
function joinPairs(timestamps: readonly Draft[]): void {
  for (const { from, to } of pairsOf(timestamps)) {
    if (to.kind === 'date.end' && from.kind.startsWith('date.') && to.parameters.start !== from.column.name && typeof to.parameters.start !== 'string')
      edit(to, { parameters: { ...to.parameters, start: from.column.name } });
    if (!isUnknown(from) || !isUnknown(to)) continue;
    edit(from, { kind: 'date.start' });
    edit(to, { kind: 'date.end', parameters: { start: from.column.name } });
  }
}

/** What is measured in minutes takes no whole day. */
function lastMinutes(drafts: readonly Draft[], timestamps: readonly Draft[]): void {
  const isLength = ({ words, column }: Draft): boolean => IN_MINUTES.test(words.join(' ')) && /^(?:int[248]|numeric|float[48])$/.test(column.type.base);
  if (!drafts.some(isLength)) return;
  const [end, another] = timestamps.filter((draft) => draft.kind === 'date.end' && !isDay(draft) && draft.parameters.start !== undefined);
  const { minHours, maxHours } = end?.parameters ?? {};
  if (end && !another && minHours === undefined && maxHours === undefined) tune(end, { minHours: 0.75, maxHours: 2.5 });
}
const IN_MINUTES = /^(?:duration|length|time) (?:min|mins|minute|minutes)$/;

/** Uninformative `start_date text` and `end_date text`: the second ends the first. */
function spanInText(drafts: readonly Draft[]): void {
  const named = (name: RegExp) =>
    drafts.find(({ column, kind, words }) => PLAIN_TEXT_TYPES.has(column.type.base) && kind === 'date.past' && name.test(words.join(' ')));
  const [start, end] = [named(/^start (?:date|day)$/), named(/^end (?:date|day)$/)];
  if (!start || !end) return;
  edit(start, { kind: 'date.start' });
  edit(end, { kind: 'date.end', parameters: { ...end.parameters, start: start.column.name, minHours: 24, maxHours: 1440 } });
}

/**
 * A timestamp with DEFAULT now() is the row's own, or soon after it. So is an uninformative timestamp next to a creation time, rather than
 * any day of the last years. Observations and measurements may be older than their row.
 */
function comeFromNow(timestamps: readonly Draft[]): void {
  const isPast = (draft: Draft) => draft.kind === 'date.past' && !isDay(draft) && Object.keys(draft.parameters).length === 0;
  const hasCreated = () => timestamps.some((draft) => draft.kind === 'date.created');
  for (const draft of timestamps)
    if (isPast(draft) && NOW.test(draft.column.column.default ?? '')) edit(draft, { kind: hasCreated() ? 'date.event' : 'date.created' });
  if (hasCreated()) for (const draft of timestamps) if (isPast(draft) && !draft.words.some((word) => OLDER.has(word))) edit(draft, { kind: 'date.event' });
}

const NOW = /^(?:now\(\)|current_timestamp|transaction_timestamp\(\)|statement_timestamp\(\)|clock_timestamp\(\))/i;
const OLDER = wordSet('older than the row');

/** `harvest_date` comes after `planting_date`: the end, the start, and the usual number of days between them. */
const ENDINGS: readonly (readonly [begin: string, end: string, days: number])[] = [
  ['planting', 'harvest', 120],
  ['planted', 'harvested', 120],
  ['sowing', 'harvest', 120],
  ['admit', 'discharge', 5],
  ['admission', 'discharge', 5],
  ['admission', 'exit', 5],
  ['admitted', 'discharged', 5],
  ['departure', 'arrival', 0.3],
  ['departed', 'arrived', 0.3],
  ['pickup', 'dropoff', 0.1],
  ['clock in', 'clock out', 0.33],
  ['check in', 'check out', 2],
  ['entry', 'exit', 2],
  ['checked in', 'checked out', 2],
  ['departure', 'return', 5],
  ['completed', 'commissioned', 7],
  ['installed', 'commissioned', 7],
  ['loan', 'return', 14],
  ['borrowed', 'returned', 14],
  ['started', 'returned', 2],
  ['sent', 'back', 14],
  ['sent', 'returned', 14],
  ['sent away', 'back', 14],
  ['handed in', 'handed back', 5],
  ['enquired', 'delivered', 25],
  ['lent', 'back', 14],
  ['scheduled start', 'clock in', 0.01],
];

function followBeginning(draft: Draft, timestamps: readonly Draft[]): void {
  if (
    !['date.event', 'date.past', 'date.business'].includes(draft.kind) ||
    (draft.parameters.after !== undefined && !String(draft.parameters.after).startsWith('@'))
  )
    return;
  for (const [begin, end, days] of ENDINGS) {
    const first = withoutTime(draft) === end ? timestamps.find((each) => each !== draft && withoutTime(each) === begin) : undefined;
    if (!first || isDay(first) !== isDay(draft)) continue;
    follow(draft, first, days * 24);
    return;
  }
}

/** A planned return ends what a planned departure begins: within the day where the thing takes hours. */
function endWhatIsPlanned(draft: Draft, timestamps: readonly Draft[], names: TableNames): void {
  if (!AROUND_PLAN.has(draft.kind) || isDay(draft)) return;
  const plan = planOf(draft);
  for (const [begin, end, days] of PLANNED_ENDINGS) {
    const first = plan === end ? timestamps.find((each) => each !== draft && planOf(each) === begin && !isDay(each)) : undefined;
    if (!first) continue;
    const hours = HOURS_LONG.has(names.noun) ? 5 : days * 24;
    return edit(draft, { kind: 'date.end', parameters: { start: first.column.name, minHours: hours / 2.5, maxHours: hours * 2 } });
  }
}

const HOURS_LONG = wordSet('short activities');
const PLANNED_ENDINGS: typeof ENDINGS = [...ENDINGS, ['pickup', 'delivery', 1], ['loading', 'unloading', 1], ['start', 'end', 0.1], ['begin', 'end', 0.1]];

/** What a time plans: `planned return at` the return. */
function planOf(draft: Draft): string | undefined {
  return draft.words.some((word) => PLANNED.has(word)) ? withoutTime({ ...draft, words: draft.words.filter((word) => !PLANNED.has(word)) }) : undefined;
}

/** Without a creation time, events of the row are in the order of its columns: picked up, delivered. */
function chainEvents(timestamps: readonly Draft[]): void {
  const happened = timestamps.filter((draft) => draft.kind === 'date.event' && Object.keys(draft.parameters).length === 0);
  for (const [index, draft] of happened.entries()) if (index > 0) follow(draft, happened[index - 1]!, isDay(draft) ? 30 : 2);
}

/** Puts `actual_start` a little after `scheduled_start`. */
function followPlan(draft: Draft, timestamps: readonly Draft[]): void {
  if (!AROUND_PLAN.has(draft.kind)) return;
  if (CARRIED_OUT.has(draft.words.join(' '))) return followOwnPlan(draft, timestamps);
  if (draft.words[0] !== 'actual') return;
  const rest = draft.words.slice(1).join(' ');
  const plan = timestamps.find((each) => PLANNED.has(each.words[0]!) && each.words.slice(1).join(' ') === rest);
  if (plan) follow(draft, plan, isDay(draft) ? 40 : 0.3);
}

const CARRIED_OUT = wordSet('carried out');
const BEGUN = /^(?:started|begun)/;
const OWN_PLAN = wordSet("a row's own plan");

/** Work starts about on its scheduled day and ends soon after that. Work in the future is not done yet. */
function followOwnPlan(draft: Draft, timestamps: readonly Draft[]): void {
  const plan = timestamps.find((each) => each.kind === 'date.scheduled' && OWN_PLAN.has(each.words.join(' ')));
  const begun = BEGUN.test(draft.words.join(' ')) ? undefined : timestamps.find((each) => BEGUN.test(each.words.join(' ')));
  const before = begun ?? plan;
  if (!plan || !before || isDay(before) !== isDay(draft)) return;
  follow(draft, before, isDay(draft) ? 30 : 1);
  if (!draft.column.notNull) tune(draft, { open: true });
}

/** Times of billing and payment, which come after the period. */
const AFTER_PERIOD = wordSet('after the period');

function followPeriod(draft: Draft, timestamps: readonly Draft[], ofPeriods: boolean): void {
  if (!AFTER_PERIOD.has(draft.words[0]!) || !['date.event', 'date.business', 'date.past'].includes(draft.kind)) return;
  const end = timestamps.find((each) => each.kind === 'date.end' && (ofPeriods || draft.words[0] === 'report' || each.words.includes('period')));
  if (end && isDay(end) === isDay(draft)) follow(draft, end, 72);
}

/** Tables whose rows are periods, or belong to one. */
const PERIODS = wordSet('tables of periods');

/** Events finished before their row was written. */
const OBSERVED = wordSet('over before their row');

/** Columns counted by whole days. */
const PACED = wordSet('paced by days');

/** A measured period or a past trip starts at the row's time, and the row is written after its end. */
function writeDownAfterwards(timestamps: readonly Draft[]): void {
  const end = timestamps.find(
    (draft) => draft.kind === 'date.end' || (draft.kind === 'date.event' && /(?:^| )(?:end|ended)(?: |$)/.test(draft.words.join(' '))),
  );
  const isStart = ({ kind, words }: Draft): boolean => kind === 'date.start' || (kind === 'date.event' && words.includes('start'));
  const start = timestamps.find((draft) => isStart(draft) && ['@start', draft.column.name].includes(String(end?.parameters.start ?? end?.parameters.after)));
  const created = timestamps.find((draft) => draft.kind === 'date.created');
  const moment = timestamps.find((draft) => draft.kind === 'date.created' && draft.words[0] !== 'created');
  const written = timestamps.find((draft) => draft.kind === 'date.created' && draft.words[0] === 'created');
  if (moment && written) {
    // A measurement comes first, and its row is written then.
    const came = timestamps.find((draft) => wordSet('taken in afterwards').has(draft.words[0]!) && !isDay(draft));
    if (came) follow(came, moment, 0.05);
    follow(written, came ?? moment, 0.01);
    return;
  }
  if (!start || !end || !created || isDay(created) || isDay(start) || start.words.some((word) => PLANNED.has(word))) return;
  edit(start, { kind: 'date.business', parameters: {} });
  follow(created, end, 0.1);
}

function follow(draft: Draft, before: Draft, gap: number): void {
  edit(draft, { kind: 'date.event', parameters: { after: before.column.name, gap } });
}

function isUnknown(draft: Draft): boolean {
  return draft.kind === 'date.past' && draft.confidence <= 0.3 && Object.keys(draft.parameters).length === 0;
}

function isTimestamp({ column }: Draft): boolean {
  return DATE_TYPES.has(column.type.base);
}

function isDay({ column }: Draft): boolean {
  return column.type.base === 'date';
}
