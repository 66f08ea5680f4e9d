import { partOfTime } from '../../requests/unmet-conditions.ts';
import { columnsOf } from './columns-of.ts';
import { refusedAsFollowing } from './following.ts';
import { frameOf, waysOf } from './frame.ts';
import { isNumber } from './measures.ts';
import { reading, type Reading } from './reading.ts';
import { isOwn, type NamedColumn, type Scope } from './scope.ts';
import { ownTime } from './times.ts';
import { wordsOf, type Token } from './tokens.ts';
import { whenOf, type When } from './when.ts';

const HIGHER = 'higher|larger|bigger|greater|warmer|hotter|more expensive|longer';
const LOWER = 'lower|smaller|less|cooler|colder|cheaper|shorter';
const OFTEN: readonly (readonly ['high' | 'low', ReturnType<typeof frameOf>])[] = [
  ['high', frameOf(`(the)? {column} (is|are|be|get|gets|should be)? (${HIGHER}) {when}`)],
  ['high', frameOf('(the)? {column} (rise|rises|go up|goes up|peak|peaks|increase|increases) {when}')],
  ['low', frameOf(`(the)? {column} (is|are|be|get|gets|should be)? (${LOWER}) {when}`)],
  ['low', frameOf('(the)? {column} (drop|drops|fall|falls|go down|goes down|decrease|decreases) {when}')],
];

/** `temperatures are higher in summer`, `totals are lower on Mondays`: in those rows, numbers of the upper or the lower half of all. */
export function numbersAtTimes(scope: Scope, tokens: readonly Token[]): Reading[] {
  return OFTEN.flatMap(([end, frame]) =>
    [...waysOf(frame, tokens)].flatMap(({ column, when }) => {
      const at = whenOf(wordsOf(when!));
      if (at?.kind !== 'months' && at?.kind !== 'weekdays') return [];
      return columnsOf(scope, column!)
        .filter((one) => isNumber(scope, one.column) && isOwn(scope, one.table, one.column))
        .flatMap((one) => halfAt(scope, one, at, end));
    }),
  );
}

function halfAt(scope: Scope, { table, column, score }: NamedColumn, at: Extract<When, { kind: 'months' | 'weekdays' }>, end: 'high' | 'low'): Reading[] {
  const time = ownTime(scope, table)[0]?.column;
  const refused = refusedAsFollowing(table, column);
  if (!time || !/^[a-z_]\w*$/i.test(time.name)) return [];
  if (refused) return reading(refused, score);
  const [unit, parts] = at.kind === 'months' ? (['month', at.months] as const) : (['weekday', at.days.map((day) => day + 1)] as const);
  const isThen = (cell: string | null): boolean => cell !== null && parts.includes(partOfTime(cell, unit));
  const times = scope.seen.cells(table, time);
  if (!times.some(isThen)) {
    const known = times.filter((cell) => cell !== null).toSorted();
    const [first, last] = [known[0], known.at(-1)];
    return reading(
      {
        cannot: `no row has ${table.name}.${time.name} then: it lies between ${String(first).slice(0, 10)} and ${String(last).slice(0, 10)} in the rows that were looked at. Say “${table.name.replaceAll('_', ' ')} of the last 12 months only” first`,
      },
      score,
    );
  }
  const sorted = scope.seen
    .cells(table, column)
    .flatMap((cell) => (cell === null ? [] : [Number(cell)]))
    .toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1]!;
  const bounds = end === 'high' ? [middle, sorted.at(-1)!] : [sorted[0]!, middle];
  if (sorted.length < 2 || bounds[0] === bounds[1]) return [];
  const condition = parts.map((part) => `${unit}(${time.name}) == ${part}`).join(' || ');
  return reading({ table, says: { when: [{ if: condition, then: { [column.name]: bounds } }] } }, score);
}
