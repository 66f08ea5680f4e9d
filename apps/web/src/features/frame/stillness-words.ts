import type { Stillness } from '../../engine/protocol.ts';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';

/** `changed: orders.total · 86 of 87 columns identical`: always of all columns that there are. */
export function stillnessWords({ changed, counts, columns }: Stillness): string {
  const moved = [...counts.map((table) => `rows of ${shortName(table)}`), ...changed.map(shortName)];
  const identical = columns - changed.length;
  const same =
    identical === columns ? `all ${formatMany(columns, 'column')} identical` : `${formatCount(identical)} of ${formatMany(columns, 'column')} identical`;
  if (moved.length === 0) return `no value changed · ${same}`;
  return `changed: ${moved.length <= 2 ? moved.join(', ') : parts(changed.length, counts.length)} · ${same}`;
}

function parts(columns: number, tables: number): string {
  return [columns > 0 ? formatMany(columns, 'column') : '', tables > 0 ? `the rows of ${formatMany(tables, 'table')}` : ''].filter(Boolean).join(', ');
}
