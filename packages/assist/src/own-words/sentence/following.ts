import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { listed } from '../../requests/listed.ts';
import type { Refused } from './reading.ts';

/** Kinds whose cells follow other cells. */
const FOLLOWS = /^(?:expression|derived|lookup|sibling|composite|finance\.tax|date\.)/;
/** So many columns are named. */
const MAX_NAMED = 3;

/** Why the numbers of a column cannot be set: they are computed from other cells, and a statement would replace the formula. Null for any other column. */
export function refusedAsFollowing({ name, columns }: BlueprintTable, column: BlueprintColumn): Refused | null {
  const kind = column.generator?.kind ?? '';
  if (column.generated === undefined && !FOLLOWS.test(kind)) return null;
  const formula = column.generated ?? JSON.stringify(column.generator?.parameters ?? {});
  const sources = columns
    .filter((one) => one !== column && one.name !== column.name && new RegExp(`(?<![\\w.])${RegExp.escape(one.name)}(?!\\w)`).test(formula))
    .map((one) => one.name);
  const place = `${name}.${column.name}`;
  if (sources.length === 0 || sources.length > MAX_NAMED)
    return { cannot: `${place} follows other cells: say it of the column that it is taken or computed from` };
  const by = column.generated === undefined ? 'is computed from' : 'is computed by Postgres from';
  return { cannot: `${place} ${by} ${listed(sources)}, and a range would replace its formula. Say it of ${listed(sources, 'or')}` };
}
