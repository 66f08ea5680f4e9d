import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { requireVisible } from '@seedbed/postgres/refresh';
import { quoteQualified, type OpenClient } from '@seedbed/postgres/sql';
import { holdsWhenCompared } from '../find-made-rows.ts';
import { refreshTable } from './refresh-table.ts';

/**
 * The stored blueprint in which columns that the migration dropped and added again under their names are `dropped`, so that they are new in
 * `now`. Evidence: its place in the table is one behind columns that it preceded, or behind as many lost ones, and no row that the
 * blueprint made holds a value in it.
 */
export async function withAddedAgain(open: () => Promise<OpenClient>, stored: Blueprint, now: Blueprint, signal: AbortSignal | undefined): Promise<Blueprint> {
  const present = new Map(now.tables.map((table) => [nameOf(table), table]));
  const shared = stored.tables.flatMap((table) => (present.has(nameOf(table)) ? [{ table, current: present.get(nameOf(table))! }] : []));
  if (shared.length === 0) return stored;
  await using client = await open();
  const { rows } = await client.query<{ place: number; slots: (string | null)[] }>(slotsSql, [
    shared.map(({ table }) => quoteQualified(table.schema, table.name)),
  ]);
  let blueprint = stored;
  let compiled: Promise<Plan> | undefined;
  for (const { place, slots } of rows) {
    const { table, current } = shared[place - 1]!;
    if (table.mode === 'keep' || table.mode === 'skip') continue;
    for (const name of columnsMovedBack(slots, table)) {
      if (![table, current].every((each) => each.columns.some((column) => column.name === name && column.generated === undefined))) continue;
      const without = withColumnDropped(blueprint, nameOf(table), name);
      const was = await compileBlueprint(without).catch(() => null);
      if (!was) continue;
      const isUnfilled = await holdsWhenCompared(client, async () => {
        const plans = { was, now: await (compiled ??= compileBlueprint(now)) };
        await requireVisible(client, [plans.now.table(nameOf(table))]);
        const report = await refreshTable(client, plans, nameOf(table), [name], { dry: true, deleted: new Set([nameOf(table)]), signal });
        return report.columns.some(({ filled, kept }) => filled > 0 && kept === 0);
      });
      if (isUnfilled) blueprint = without;
    }
  }
  return blueprint;
}

/** The blueprint as after a refresh that found the column gone. */
function withColumnDropped(blueprint: Blueprint, name: string, column: string): Blueprint {
  const isOf = ({ from, to }: Blueprint['relations'][number]): boolean =>
    (from.table === name && from.columns.includes(column)) || (to.table === name && to.columns.includes(column));
  const lost = blueprint.relations.filter(isOf);
  return {
    ...blueprint,
    tables: blueprint.tables.map((table) =>
      nameOf(table) === name
        ? {
            ...table,
            columns: table.columns.filter((each) => each.name !== column),
            dropped: [...(table.dropped ?? []), ...table.columns.filter((each) => each.name === column)],
          }
        : table,
    ),
    relations: blueprint.relations.filter((relation) => !isOf(relation)),
    ...((blueprint.dropped || lost.length > 0) && { dropped: [...(blueprint.dropped ?? []), ...lost] }),
  };
}

/**
 * Columns that may have been dropped and added again, which puts them last: they are behind one that they preceded, or behind as many lost ones
 * as stand there. A column behind one that was lost otherwise keeps its place.
 */
function columnsMovedBack(slots: readonly (string | null)[], { columns }: BlueprintTable): string[] {
  const order = new Map(columns.map(({ name }, i) => [name, i]));
  const found: string[] = [];
  let last = -1;
  let lost = 0;
  let behindLost = 0;
  for (const [i, name] of slots.entries()) {
    if (name === null) {
      lost = slots[i - 1] === null ? lost + 1 : 1;
      behindLost = 0;
      continue;
    }
    behindLost++;
    const own = order.get(name);
    if (own === undefined) continue;
    if (lost > 0 && (own < last || behindLost <= lost)) found.push(name);
    last = Math.max(last, own);
  }
  return found;
}

/** The columns of each table in their places, by the place of the table; null where one was dropped. */
const slotsSql = /* SQL */ `
  select place::int as place, array_agg(case when not a.attisdropped then a.attname::text end order by a.attnum) as slots
  from unnest($1::text[]) with ordinality asked (name, place) join pg_catalog.pg_attribute a on a.attrelid = pg_catalog.to_regclass(asked.name)
  where a.attnum > 0 group by place order by place`;

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
