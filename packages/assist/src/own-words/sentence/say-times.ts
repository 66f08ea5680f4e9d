import { qualifiedName, resolveType, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { listed } from '../../requests/listed.ts';
import type { Statement } from '../sayings.ts';
import type { Refused } from './reading.ts';
import { sayOpenDays } from './say-open-days.ts';
import { sayOwnTime } from './say-own-time.ts';
import { isTime, isTimeOfDay, mainTime, ownTime } from './times.ts';
import type { Claim, Is } from './claim.ts';
import type { Scope } from './scope.ts';
import { dayAfter, dayBefore } from './when.ts';

type Of<K extends Is['kind']> = Extract<Is, { readonly kind: K }>;

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Times that lie on the table's timeline. */
const TIMELINE_KINDS = /^date\.(?:created|business|epoch)$/;
/** Times around the timeline, which can be moved onto it. */
const PLANNED = /^date\.(?:start|scheduled)$/;
/** Times that follow no other time of the row. */
const INDEPENDENT_TIMES = /^(?:date\.(?:between|past|recent|future|soon|anytime|year)|person\.birthDate|date\.birthdate)$/;

/** Rows of a period: by the table's timeline, or as the range of an independent time. */
export function sayMoments(scope: Scope, { table, column }: Claim, is: Of<'moment'>, share: number): Statement | null {
  if (share !== 0 && share !== 1) return null;
  const open = share === 1 ? is : outside(is);
  if (!open) return null;
  const kind = column.generator?.kind ?? '';
  if (column === ownTime(scope, table)[0]?.column && column !== mainTime(scope, table)[0]?.column) {
    const from = open.from ?? earlier(table.timeline?.from, open.to);
    const own = from === null ? null : sayOwnTime(scope, table, { from, to: open.to ?? 'now' });
    if (own) return own;
  }
  // A row is created before its first state: it may reach that state after a past end, but not after now.
  if (kind === 'life.stamp' && column === mainTime(scope, table)[0]?.column && open.from !== undefined && (open.to ?? 'now') === 'now')
    return { table, says: { time: { from: open.from, to: 'now' } } };
  if (TIMELINE_KINDS.test(kind) || PLANNED.test(kind)) {
    const timeline = table.timeline;
    const [from, to] = [open.from ?? earlier(timeline?.from, open.to), open.to ?? 'now'];
    return from === null ? null : onTimeline(scope, table, column, { from, to });
  }
  if (!INDEPENDENT_TIMES.test(kind)) return null;
  const cells = scope.seen.cells(table, column).flatMap((cell) => (cell === null ? [] : [cell.slice(0, 10)]));
  const [first, last] = [cells.toSorted()[0], cells.toSorted().at(-1)];
  const [from, to] = [open.from ?? earlier(first, open.to), open.to ?? (last !== undefined && open.from !== undefined && last > open.from ? last : 'now')];
  return from === null || from === undefined ? null : { table, says: { columns: { [column.name]: { range: [from, to] } } } };
}

/** The complement of a half-open period; null if the period is not half-open. */
function outside({ from, to }: Of<'moment'>): { from?: string; to?: string } | null {
  if (from !== undefined && to !== undefined) return null;
  if (from !== undefined) return /^\d{4}-/.test(from) ? { to: dayBefore(from) } : null;
  return to !== undefined && /^\d{4}-/.test(to) ? { from: dayAfter(to) } : null;
}

/** A first day from now on, before the last one: two years before it if rows are later today. */
function earlier(first: string | undefined, last: string | undefined): string | null {
  if (last === undefined || !/^\d{4}-/.test(last)) return first ?? null;
  if (first !== undefined && first < last) return first;
  return `${Number(last.slice(0, 4)) - 2}${last.slice(4)}`.replace(/-02-29$/, '-02-28');
}

/** Whether no other time agrees with this one, neither in its row nor in rows that refer to it: it can be set by itself. */
export function aloneOnTimeline({ blueprint, ...scope }: Scope, table: BlueprintTable, column: BlueprintColumn): boolean {
  const name = qualifiedName(table.schema, table.name);
  const isFollowed = blueprint.relations.some(({ order, from, to }) => order === 'time' && (from.table === name || to.table === name));
  return (
    !isFollowed && table.columns.every((one) => one === column || !isTime({ blueprint, ...scope }, one) || INDEPENDENT_TIMES.test(one.generator?.kind ?? ''))
  );
}

/** Days of the week and hours of the day. */
export function sayCalendar(scope: Scope, { table, column }: Claim, { weekdays, hours }: Of<'calendar'>, share: number): Statement | Refused | null {
  if (isTimeOfDay(scope, column)) return share === 1 && hours ? { table, says: { columns: { [column.name]: { range: [hours.from, hours.to] } } } } : null;
  if (share !== 0 && share !== 1) return null;
  const days = weekdays && WEEK.filter((day) => weekdays.includes(day) === (share === 1));
  const isDay = resolveType(column.type, scope.blueprint.types).base === 'date';
  if (hours && isDay) return null;
  if (column.generator?.kind === 'expression' && (share === 1 || !hours)) return movedToOpen(table, column, { days, hours });
  if (/^(?:life\.stamp|date\.(?:event|after|due|end|updated))$/.test(column.generator?.kind ?? '')) {
    const open = hours ? (share === 1 ? { hours, ...(days && { weekdays: days }) } : null) : days && days.length > 0 ? { weekdays: days } : null;
    return (open && sayOpenDays(scope, table, column, open)) ?? notOnTimeline(scope, table, column);
  }
  const isPlanned = PLANNED.test(column.generator?.kind ?? '');
  if ((hours && share === 0) || !(TIMELINE_KINDS.test(column.generator?.kind ?? '') || isPlanned)) return null;
  // A planned time has hours of its own, on the days that it has now.
  if (isPlanned && hours && !days) return planned(table, column, { earliest: hourOf(hours.from), latest: hourOf(hours.to) }, noteOf({ hours }));
  const open = days && days.length < WEEK.length ? WEEK.map((day) => Number(days.includes(day))) : null;
  return open || hours ? onTimeline(scope, table, column, { ...(open && { weekdays: open }), ...(hours && { hours }) }) : null;
}

type Open = { readonly days?: readonly number[] | undefined; readonly hours?: { readonly from: string; readonly to: string } | undefined };

/** `lies only on Monday and Friday, between 18:00 and 20:00`. */
function noteOf({ days, hours }: Open): string {
  const on = days && days.length < WEEK.length ? `only on ${listed(days.map((day) => DAY_NAMES[day]!))}` : '';
  return `lies ${[on, hours ? `between ${hours.from} and ${hours.to}` : ''].filter(Boolean).join(', ')}`;
}

function planned(table: BlueprintTable, column: BlueprintColumn, parameters: Readonly<Record<string, unknown>>, note: string): Statement {
  const generator = { ...column.generator!, parameters: { ...column.generator!.parameters, ...parameters } };
  return { table, says: { columns: { [column.name]: { note, generator } } } };
}

/** 18.5 as 18:30. */
function clock(hour: number): string {
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;
}

/** 18:30 as 18.5. */
function hourOf(text: string): number {
  const [hour, minute] = text.split(':').map(Number) as [number, number];
  return hour + minute / 60;
}

/** A computed time, moved to the next open day, and with the time of day put between the hours: whatever follows it in its row goes with it. */
function movedToOpen(table: BlueprintTable, column: BlueprintColumn, { days, hours }: Open): Statement | null {
  let expression = `(${String(column.generator!.parameters!['expression'])})`;
  const now = expression;
  if (days && days.length > 0 && days.length < WEEK.length) {
    const closed = WEEK.filter((day) => !days.includes(day));
    const wait = (day: number): number => 1 + WEEK.findIndex((after) => days.includes((day + 1 + after) % WEEK.length));
    const moves = closed.map((day) => `weekday(${now}) == ${day + 1} ? ${wait(day)} : `).join('');
    expression = `addDays(${now}, ${moves}0)`;
  }
  if (hours) {
    const [from, to] = [hourOf(hours.from) * 60, hourOf(hours.to) * 60];
    expression = `addMinutes(date(${expression}), ${from} + 15 * int(minutesBetween(date(${now}), ${now}) / 1440.0 * ${(to - from) / 15}))`;
  }
  if (expression === now) return null;
  const whole = column.nullable ? `${now} == null ? null : ${expression}` : expression;
  return {
    table,
    says: { columns: { [column.name]: { note: noteOf({ days, hours }), generator: { kind: 'expression', parameters: { expression: whole } } } } },
  };
}

/** Days of the week and hours are those of a timeline; a time that follows another one depends on its interval. */
export function notOnTimeline(scope: Scope, table: BlueprintTable, column: BlueprintColumn): Refused {
  const main = mainTime(scope, table)[0]?.column;
  const came = main && main !== column && (TIMELINE_KINDS.test(main.generator?.kind ?? '') || PLANNED.test(main.generator?.kind ?? '')) ? main : undefined;
  return {
    cannot: `${table.name}.${column.name} follows other cells of its row, so that days and hours are not chosen for it. ${
      came ? `They work for ${table.name}.${came.name}` : `${table.name} has no column for the time at which a row comes`
    }`,
  };
}

/** A statement about when rows are created. It is applied to a planned time directly, which otherwise could be weeks off. */
export function onTimeline({ blueprint, seen }: Scope, table: BlueprintTable, column: BlueprintColumn, time: Readonly<Record<string, unknown>>): Statement {
  if (!PLANNED.test(column.generator?.kind ?? '')) return { table, says: { time } };
  const last = seen
    .cells(table, column)
    .reduce<string>((most, cell) => (cell !== null && cell > most ? cell : most), '')
    .slice(0, 10);
  const ahead = time['to'] === undefined && last > blueprint.referenceDate ? { to: last } : {};
  // The hours and the quarter of an hour that a planned time has stay as they are.
  const { earliest, latest } = (column.generator?.parameters ?? {}) as { readonly earliest?: number; readonly latest?: number };
  const hours = earliest === undefined && latest === undefined ? {} : { hours: { from: clock(earliest ?? 0), to: clock(latest ?? 24) } };
  const isDay = resolveType(column.type, blueprint.types).base === 'date';
  const generator = { kind: 'date.created', ...(isDay ? {} : { parameters: { step: 15 } }) };
  return { table, says: { columns: { [column.name]: { generator } }, time: { ...(isDay ? {} : hours), ...time, ...ahead } } };
}
