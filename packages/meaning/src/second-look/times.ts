import { textRows } from '@seedbed/engine';
import { countRows, has, inRows, isTime, list, restOf, type Doubt, type Made, type MadeTable } from './made-table.ts';

/** From this share of the rows on, and from this many rows on, an order that is not kept is no accident. */
const SHARE = 0.03;
const MIN_BAD = 2;

/** What comes first, and what comes after it in the same row. The rest of both names is the same. */
const ORDERS: readonly { readonly first: readonly string[]; readonly then: readonly string[]; readonly of?: readonly string[] }[] = [
  { first: list('start started begin begun began from since opening'), then: list('end ended finish finished to until till thru stopped completed closing') },
  { first: list('opened open'), then: list('closed close resolved') },
  { first: list('created registered'), then: list('updated modified changed edited deleted removed archived deactivated') },
  { first: list('joined'), then: list('left') },
  { first: list('arrived arrival checkin admitted'), then: list('discharged checkout') },
  { first: list('arrived arrival'), then: list('departed departure left'), of: list('stop call visit stay halt') },
  { first: list('departed departure'), then: list('arrived arrival'), of: list('flight trip leg voyage journey segment ride train bus ferry sailing') },
  { first: list('hired employed joined'), then: list('terminated left fired resigned dismissed retired') },
  {
    first: list('ordered placed requested submitted filed applied'),
    then: list('shipped delivered received refunded completed resolved approved rejected fulfilled closed processed cancelled canceled decided'),
  },
  { first: list('packed'), then: list('shipped dispatched delivered') },
  { first: list('shipped dispatched sent picked collected loaded'), then: list('delivered received') },
  { first: list('issued invoiced billed'), then: list('due paid expired expire expiry expiration revoked redeemed') },
  { first: list('sampled collected taken'), then: list('reported analysed analyzed') },
  { first: list('booked reserved'), then: list('scheduled cancelled canceled') },
  { first: list('queued enqueued'), then: list('started processed finished') },
  { first: list('detected discovered'), then: list('resolved fixed closed') },
  { first: list('last previous'), then: list('next following') },
  { first: list('born birth dob'), then: list('died death deceased hired employed') },
];
/** Words of names of times that tell nothing about them. */
const NOISE = new Set(list('at on date time datetime timestamp ts day utc for by the up'));

/** Times of a row whose order contradicts the words of their columns. */
export function orderOfTimes(_: Made, table: MadeTable): Doubt[] {
  const times = table.columns.filter((column) => isTime(column)).map((column) => ({ column, words: column.words.filter((word) => !NOISE.has(word)) }));
  return times.flatMap((later) =>
    times.flatMap((earlier): Doubt[] => {
      if (earlier === later || !later.column.column.generator) return [];
      const isOrdered = ORDERS.some(({ first, then, of }) => {
        if (of && !has(table.words, ...of)) return false;
        const [a, b] = [earlier.words.find((word) => first.includes(word)), later.words.find((word) => then.includes(word))];
        return a !== undefined && b !== undefined && restOf(earlier.words, a) === restOf(later.words, b);
      });
      if (!isOrdered) return [];
      const counted = countRows(table, (at) => isBefore(later.column.cells[at], earlier.column.cells[at]));
      if (counted.bad < MIN_BAD || counted.bad < counted.of * SHARE) return [];
      return [
        {
          column: later.column.name,
          code: 'order-of-times',
          weight: 0.9,
          says: `${later.column.name} is before ${earlier.column.name} in ${inRows(counted)}.`,
          columns: [earlier.column.name],
          rows: counted.rows,
        },
      ];
    }),
  );
}

/** Whether a time is before another one; days are compared as days. Null if one is missing, or no time of a calendar. */
function isBefore(time: string | null | undefined, than: string | null | undefined): boolean | null {
  if (time == null || than == null || !/^\d{4}-\d\d-\d\d/.test(time) || !/^\d{4}-\d\d-\d\d/.test(than)) return null;
  const length = Math.min(time.length, than.length) <= 10 ? 10 : 19;
  return time.slice(0, length) < than.slice(0, length);
}

/** What happens once, to a row and to what it refers to alike. */
const SAME_EVENTS = list('shipped delivered');
const SHARE_OF_EVENTS = 0.3;
/** The day of which a row tells, and the times that lie on it. */
const OF_DAY = list('service work trip run operating flight shift');
const ON_DAY = list('planned scheduled actual');

/** A day of service beside times of another day. */
export function otherDays(_: Made, table: MadeTable): Doubt[] {
  const times = table.columns.filter((column) => isTime(column));
  return times.flatMap((day): Doubt[] => {
    if (day.base !== 'date' || !day.column.generator || day.words.length !== 2 || !has(day.words.slice(0, 1), ...OF_DAY)) return [];
    const start = times.find(({ words, base }) => base !== 'date' && has(words, ...ON_DAY) && has(words, 'start', 'departure'));
    if (!start) return [];
    const counted = countRows(table, (at) => {
      const [own, other] = [day.cells[at]?.slice(0, 7), start.cells[at]?.slice(0, 7)];
      return own === undefined || other === undefined ? null : own !== other;
    });
    if (counted.bad < counted.of * SHARE_OF_EVENTS || counted.bad < MIN_BAD) return [];
    return [
      {
        column: day.name,
        code: 'order-of-times',
        weight: 0.85,
        says: `${day.name} is in another month than ${start.name} in ${inRows(counted)}.`,
        columns: [start.name],
        rows: counted.rows,
      },
    ];
  });
}

/** When a row began, by a word of the column. */
const BEGAN = list(
  'created placed ordered requested started opened issued booked joined logged scanned purchased paid given sampled crashed happened occurred recorded received submitted added acquired sent posted arrived uploaded reported packed',
);
/** When something began to exist that others refer to. */
const EXISTED = list('created registered joined opened uploaded issued arrived founded placed ordered');
/** Parts of a row that may be there before the whole is complete. */
const PARTS = list('item line position detail part entry');
/** What is planned, or was before, or is about something else. */
const ELSEWHERE = list('planned scheduled expected valid birth last previous next first original legacy due');
const MIN_BAD_PARENTS = 3;
const SHARE_OF_PARENTS = 0.05;
/** Rows of a parent that are read to find the one a row refers to. */
const MOST_PARENTS = 5_000;

/** Rows that began before what they refer to. */
export function beforeParents({ blueprint, plan, table: tableOf }: Made, table: MadeTable): Doubt[] {
  const events = table.columns.filter((column) => isTime(column) && column.column.generator && has(column.words, ...SAME_EVENTS));
  const began = table.columns.filter((column) => isTime(column) && column.column.generator && has(column.words, ...BEGAN) && !has(column.words, ...ELSEWHERE));
  if (began.length + events.length === 0) return [];
  return blueprint.relations.flatMap((relation): Doubt[] => {
    const [key] = relation.from.columns;
    const [target] = relation.to.columns;
    if (relation.from.table !== table.name || relation.to.table === table.name || relation.from.columns.length !== 1) return [];
    // A reference that comes later leads to what came later: an item to its payout, an account to its usual card.
    if (
      table.table.columns.find(({ name }) => name === key)?.nullable ||
      blueprint.relations.some((back) => back.from.table === relation.to.table && back.to.table === table.name)
    )
      return [];
    const parent = tableOf(relation.to.table);
    const origins = parent?.columns.filter((column) => isTime(column) && !has(column.words, ...ELSEWHERE)) ?? [];
    const origin = EXISTED.flatMap((word) => origins.find(({ words }) => words.includes(word)) ?? [])[0];
    const reference = table.columns.find((column) => column.name === key);
    if (!parent || !reference || !parent.columns.some((column) => column.name === target)) return [];
    const timesOf = (time: string) =>
      new Map(textRows(plan, parent.name, 0, Math.min(MOST_PARENTS, parent.total), [target!, time]).map(([value, text]) => [value!, text!] as const));
    const same = events.flatMap((column): Doubt[] => {
      const its = parent.columns.find((each) => isTime(each) && each.name === column.name);
      if (!its) return [];
      const times = timesOf(its.name);
      const counted = countRows(table, (at) => {
        const [own, other] = [column.cells[at]?.slice(0, 10), times.get(reference.cells[at] ?? '')?.slice(0, 10)];
        return own === undefined || other === undefined ? null : own !== other;
      });
      if (counted.bad < MIN_BAD_PARENTS || counted.bad < counted.of * SHARE_OF_EVENTS) return [];
      return [
        {
          column: column.name,
          code: 'before-parent',
          weight: 0.8,
          says: `${column.name} is another day than ${its.name} of the ${parent.table.name} that the row refers to, in ${inRows(counted)}.`,
          columns: [key!],
          rows: counted.rows,
        },
      ];
    });
    if (!origin || (has(origin.words, 'placed', 'ordered') && has(table.words, ...PARTS))) return same;
    const times = timesOf(origin.name);
    const early = began.flatMap((column): Doubt[] => {
      // A day that somebody enters may be before the day on which the row was entered.
      if (column.base === 'date' && origin.base !== 'date') return [];
      const counted = countRows(table, (at) => isBefore(column.cells[at], times.get(reference.cells[at] ?? '')));
      if (counted.bad < MIN_BAD_PARENTS || counted.bad < counted.of * SHARE_OF_PARENTS) return [];
      return [
        {
          column: column.name,
          code: 'before-parent',
          weight: 0.85,
          says: `${column.name} is before ${origin.name} of the ${parent.table.name} that the row refers to, in ${inRows(counted)}.`,
          columns: [key!],
          rows: counted.rows,
        },
      ];
    });
    return [...same, ...early];
  });
}
