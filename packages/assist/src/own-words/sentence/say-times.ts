import { qualifiedName, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import type { Statement } from '../sayings.ts';
import type { Refused } from './reading.ts';
import { sayOpenDays } from './say-open-days.ts';
import { sayOwnTime } from './say-own-time.ts';
import { isTime, mainTime, ownTime } from './times.ts';
import type { Claim, Is } from './claim.ts';
import type { Scope } from './scope.ts';
import { dayAfter, dayBefore } from './when.ts';

type Of<K extends Is['kind']> = Extract<Is, { readonly kind: K }>;

const WEEK = [0, 1, 2, 3, 4, 5, 6];
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
  if ((share === 0 || share === 1) && /^(?:life\.stamp|date\.(?:event|after|due|end|updated))$/.test(column.generator?.kind ?? '')) {
    const named = weekdays && WEEK.filter((day) => weekdays.includes(day) === (share === 1));
    const open = hours ? (share === 1 ? { hours, ...(named && { weekdays: named }) } : null) : named && named.length > 0 ? { weekdays: named } : null;
    return (open && sayOpenDays(scope, table, column, open)) ?? notOnTimeline(scope, table, column);
  }
  if ((share !== 0 && share !== 1) || !(TIMELINE_KINDS.test(column.generator?.kind ?? '') || PLANNED.test(column.generator?.kind ?? ''))) return null;
  const days = weekdays && weekdays.length < WEEK.length ? WEEK.map((day) => Number(weekdays.includes(day) === (share === 1))) : null;
  if (hours) return share === 1 ? onTimeline(scope, table, column, { ...(days && { weekdays: days }), hours }) : null;
  return days && onTimeline(scope, table, column, { weekdays: days });
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
  return { table, says: { columns: { [column.name]: { generator: { kind: 'date.created' } } }, time: { ...time, ...ahead } } };
}
