import type { Stillness } from '../../engine/protocol.ts';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';

/** `changed: orders.total · 86 of 87 columns identical`: counts all columns, and names those that were not compared. */
export function stillnessWords({ changed, counts, columns, byPostgres, unread = 0, isSample }: Stillness): string {
  const moved = [...counts.map((table) => `rows of ${shortName(table)}`), ...changed.map(shortName)];
  const identical = columns - changed.length;
  const all = columns + byPostgres + unread;
  const same = identical === all ? `all ${formatMany(all, 'column')} identical` : `${formatCount(identical)} of ${formatMany(all, 'column')} identical`;
  const rest = [
    ...(byPostgres > 0 ? [`${formatCount(byPostgres)} made by Postgres`] : []),
    ...(unread > 0 ? [`${formatCount(unread)} not compared`] : []),
    ...(isSample ? ['from 1,000 rows of each large table'] : []),
  ].map((words) => `, ${words}`);
  const text = `${same}${rest.join('')}`;
  if (moved.length === 0) return `no value changed · ${text}`;
  return `changed: ${moved.length <= 2 ? moved.join(', ') : parts(changed.length, counts.length)} · ${text}`;
}

function parts(columns: number, tables: number): string {
  return [columns > 0 ? formatMany(columns, 'column') : '', tables > 0 ? `the rows of ${formatMany(tables, 'table')}` : ''].filter(Boolean).join(', ');
}
