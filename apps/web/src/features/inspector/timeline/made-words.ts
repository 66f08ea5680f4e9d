import type { TimelineMade } from '../../../engine/protocol.ts';
import { formatCount, formatMany, shortName } from '../../../lib/format.ts';

/** Why rows are not where their timeline puts them, in one sentence; null if every row is. */
export function whyMoved({ moved, sampled, again, elsewhere }: TimelineMade, table: string): string | null {
  const [most] = moved.toSorted((a, b) => b.rows - a.rows);
  const all = Math.min(
    sampled,
    moved.reduce((sum, { rows }) => sum + rows, 0),
  );
  if (most?.follows && most.rows > sampled / 2)
    return `Rows come soon after their ${shortName(most.parent)}, so they follow its times: ${formatCount(most.rows)} of ${formatMany(sampled, 'row')} lie later than asked here.`;
  if (most)
    return `${formatCount(all)} of ${formatMany(sampled, 'row')} lie later than asked, since what they refer to had not begun: ${moved.map((one) => whatOf(one, moved.length > 1)).join(', ')}.`;
  if (elsewhere > 0)
    return `${formatCount(elsewhere)} of ${formatMany(sampled, 'row')} have another time than asked: a key or a condition of the column leaves no room there.`;
  if (again !== null) return `The timeline holds ${formatMany(again, 'row')} of ${shortName(table)}; further ones run over it again.`;
  return null;
}

function whatOf({ parent, columns, times, rows }: TimelineMade['moved'][number], isOneOf: boolean): string {
  const when = times.length > 0 ? `${shortName(parent)}.${times.join(', ')}` : shortName(parent);
  return `${when} by ${columns.join(', ')}${isOneOf ? ` (${formatMany(rows, 'row')})` : ''}`;
}

/** The growth of rows per year, counted over whole years: `31 → 129 rows, 4.2 a year`. Null with fewer than two. */
export function growthMade(made: TimelineMade): string | null {
  const { sampled, rows } = made;
  const whole = wholeYears(made, made.counts.years);
  const yearly = yearlyOf(whole);
  if (yearly === null) return null;
  const of = sampled < rows ? ` of ${formatCount(sampled)} counted` : '';
  return `Made: ${whole.map(formatCount).join(' → ')} rows${of}, ${Number(yearly.toPrecision(3))} a year.`;
}

/** Years whose growth differs by less are as asked. */
const NEAR = 0.03;

/**
 * Why whole years are asked to grow by another number than the one that is shown: the usual growth is fastest in the middle of the
 * timeline, and its number is the mean from the first day to the last. Null where they agree.
 */
export function growthAsked(made: TimelineMade, shown: number): string | null {
  const whole = wholeYears(made, made.asked.years);
  const yearly = yearlyOf(whole);
  if (yearly === null || Math.abs(yearly - shown) <= NEAR * shown) return null;
  return `Asked: ${whole.map((share) => formatCount(Math.round(share * made.sampled))).join(' → ')} rows, ${Number(yearly.toPrecision(3))} a year. The usual growth is fastest in the middle; ${shown} is its mean from the first day to the last.`;
}

/** The last period is often a part of a year; the requested shares show how long it is. */
function wholeYears({ asked }: TimelineMade, years: readonly number[]): readonly number[] {
  return asked.years.length > 2 && asked.years.at(-1)! < asked.years.at(-2)! / 3 ? years.slice(0, -1) : years;
}

function yearlyOf(years: readonly number[]): number | null {
  const [first, last] = [years[0]!, years.at(-1)!];
  return years.length < 2 || first === 0 || last === 0 ? null : (last / first) ** (1 / (years.length - 1));
}
