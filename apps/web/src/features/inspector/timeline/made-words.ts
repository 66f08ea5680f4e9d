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
export function growthMade({ counts: { years }, asked, sampled, rows }: TimelineMade): string | null {
  // The last period is often a part of a year; the requested shares show how long it is.
  const whole = asked.years.length > 2 && asked.years.at(-1)! < asked.years.at(-2)! / 3 ? years.slice(0, -1) : years;
  const [first, last] = [whole[0]!, whole.at(-1)!];
  if (whole.length < 2 || first === 0 || last === 0) return null;
  const yearly = (last / first) ** (1 / (whole.length - 1));
  const of = sampled < rows ? ` of ${formatCount(sampled)} counted` : '';
  return `Made: ${whole.map(formatCount).join(' → ')} rows${of}, ${Number(yearly.toPrecision(3))} a year.`;
}
