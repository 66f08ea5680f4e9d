import { dictionary, ownMember } from '@seedbed/contract';
import { frameOf, waysOf } from './frame.ts';
import { amountAt } from './numbers.ts';
import { reading, type Reading } from './reading.ts';
import { notOnTimeline, onTimeline } from './say-times.ts';
import { sayOwnTime } from './say-own-time.ts';
import { tableNamed, type Scope } from './scope.ts';
import { mainTime } from './times.ts';
import { wordsOf, type Token } from './tokens.ts';
import { whenOf, type When } from './when.ts';

const YEARLY = '(a year|per year|each year|every year|yearly|annually|year on year|year over year|yoy|a year on average)';
const GROWTH = [
  frameOf(`(the number of)? {table} (grow|grows|growing|grew|increase|increased|increases|rise|rises) (by)? {rate} ${YEARLY}`),
  frameOf(`{rate} (more|growth in|growth of) {table} ${YEARLY}`),
];
const DOUBLE = [frameOf(`(the number of)? {table} (double|doubles|doubling|doubled) ${YEARLY}`), frameOf(`(twice as many|double the) {table} ${YEARLY}`)];

/** `orders grow 20 % a year`, `users double every year`. */
export function growing(scope: Scope, tokens: readonly Token[]): Reading[] {
  const grown = (table: readonly Token[], growth: number): Reading[] => {
    const named = tableNamed(scope, wordsOf(table));
    return named && mainTime(scope, named.table).length > 0 ? reading({ table: named.table, says: { time: { growth } } }, named.score) : [];
  };
  return [
    ...GROWTH.flatMap((frame) =>
      [...waysOf(frame, tokens)].flatMap(({ table, rate }) => {
        const words = wordsOf(rate!);
        const amount = amountAt(words, 0);
        const isPercent = amount && /^(?:%|percent|pct|per cent)$/.test(words.slice(amount.length).join(' '));
        return isPercent ? grown(table!, Math.round((1 + amount.value / 100) * 1e4) / 1e4) : [];
      }),
    ),
    ...DOUBLE.flatMap((frame) => [...waysOf(frame, tokens)].flatMap(({ table }) => grown(table!, 2))),
  ];
}

/** The factors of `more` and `fewer` without a number. */
const FACTORS = dictionary<number>({
  more: 2,
  'many more': 3,
  'twice as many': 2,
  'double the': 2,
  'half as many': 0.5,
  fewer: 0.5,
  less: 0.5,
  'far fewer': 0.25,
});
const COME = '(are|come|happen|arrive|occur|fall|take place|are made|are placed|are booked|are created|are issued|are held)';
const OFTEN = [
  frameOf('{factor} {table} {when}'),
  frameOf(`{factor} {table} ${COME} {when}`),
  frameOf(`{factor} {table} ${COME} {when} than {other}`),
  frameOf('{factor} {table} {when} than {other}'),
  frameOf('{table} (are|is)? (busier|busiest|more frequent|more common|more often|peak|peaks|come more often) {when}'),
  frameOf('{table} (are|is)? (busier|more frequent|more common|more often) {when} than {other}'),
];

/** `more hires in summer than in winter`, `twice as many orders on weekends`, `three times as many tickets on Mondays`, `orders peak in December`. */
export function busyTimes(scope: Scope, tokens: readonly Token[]): Reading[] {
  return OFTEN.flatMap((frame) =>
    [...waysOf(frame, tokens)].flatMap(({ factor, table, when, other }) => {
      const isMost = factor !== undefined && /^(?:most|most of|most of the|the most)$/.test(wordsOf(factor).join(' '));
      const times = factor ? (isMost ? 0 : factorOf(wordsOf(factor))) : 2;
      const named = tableNamed(scope, wordsOf(table!));
      const column = named && mainTime(scope, named.table)[0]?.column;
      const [here, there] = [whenOf(wordsOf(when!)), other ? whenOf(wordsOf(other)) : undefined];
      if (times === null || !named || !column || !here || there === null) return [];
      const time = timeOf(here, there, isMost ? busyFactor(here) : times);
      const own = time && sayOwnTime(scope, named.table, time);
      if (own) return reading(own, named.score);
      if (time?.['weekdays'] && column.generator?.kind === 'life.stamp') return reading(notOnTimeline(scope, named.table, column), named.score);
      return time ? reading(onTimeline(scope, named.table, column, time), named.score) : [];
    }),
  );
}

/** `most`: three of five rows, whatever the part of the year or the week that they lie in. */
function busyFactor(when: When): number {
  const [of, all] = when.kind === 'months' ? [when.months.length, 12] : when.kind === 'weekdays' ? [when.days.length, 7] : [1, 1];
  return of >= all * 0.6 ? 1.5 : Number(((1.5 * (all - of)) / of).toFixed(2));
}

function factorOf(words: readonly string[]): number | null {
  const known = ownMember(FACTORS, words.join(' '));
  if (known !== undefined) return known;
  const amount = amountAt(words, 0);
  return amount && amount.value > 0 && amount.value <= 20 && /^times (?:as many|more|the|as much)$/.test(words.slice(amount.length).join(' '))
    ? amount.value
    : null;
}

/** Weights by month or day of the week: of the named time, and of the one that it is compared with. */
function timeOf(here: When, there: When | undefined, times: number): Readonly<Record<string, unknown>> | null {
  if (here.kind === 'months' && (there === undefined || there.kind === 'months')) {
    const other = (there?.months ?? []).filter((month) => !here.months.includes(month));
    return {
      season: Object.fromEntries([
        ...other.map((month): [number, number] => [month, 0.8]),
        ...here.months.map((month): [number, number] => [month, times * (other.length > 0 ? 0.8 : 1)]),
      ]),
    };
  }
  if (here.kind !== 'weekdays' || here.days.length === 7 || (there !== undefined && there.kind !== 'weekdays')) return null;
  return { weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) => (here.days.includes(day) ? times : 1)) };
}
