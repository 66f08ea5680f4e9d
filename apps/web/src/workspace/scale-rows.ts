import { mostRows, qualifiedName, rowsAtM, rowsOfSize, timelinesOfRows, type Blueprint, type BlueprintTable, type SizeName } from '@seedbed/contract';
import { formatCount, formatShort } from '../lib/format.ts';
import { edit, type DraftStore } from './draft/draft-store.ts';

/** How counts change: all by a factor, all together to a total, or every table to one number. */
export type Scale = { readonly by: 'factor' | 'total' | 'each'; readonly value: number };

/**
 * A table's row count now and after scaling. `follows`: it has no count of its own and follows its parents. `why`: the reason why it is
 * lower than requested.
 */
export type ScaledTable = { readonly table: string; readonly now: number; readonly then: number; readonly follows: boolean; readonly why: string | null };

/** Tables whose rows are things to look up, not events: their counts stay. */
const SMALL: ReadonlySet<string | undefined> = new Set(['lookup', 'settings', 'single']);

/**
 * The row count of each table before and after. `counts` come from the plan, including derived ones; tables that follow parents are assumed to grow like the
 * table that owns them.
 */
export function scaledTables(blueprint: Blueprint, counts: ReadonlyMap<string, number>, scale: Scale): ScaledTable[] {
  const factor = scale.by === 'factor' ? scale.value : scale.by === 'total' ? factorFor(blueprint, counts, scale.value) : null;
  const types = blueprint.types ?? {};
  const own = new Map<string, ScaledTable>();
  for (const table of blueprint.tables) {
    if (table.rows === undefined) continue;
    const name = qualifiedName(table.schema, table.name);
    const scaled = SMALL.has(table.role) ? table.rows : factor === null ? scale.value : table.rows === 0 ? 0 : Math.max(1, Math.round(table.rows * factor));
    const most = mostRows(table, types);
    const room = Math.min(most?.rows ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    own.set(name, {
      table: name,
      now: table.rows,
      then: Math.min(scaled, room),
      follows: false,
      why: scaled > room ? (most?.why ?? 'counts end there') : null,
    });
  }
  const owners = new Map(blueprint.relations.filter((relation) => relation.owner).map((relation) => [relation.from.table, relation.to.table]));
  const growthOf = (name: string, seen: readonly string[] = []): number => {
    const one = own.get(name);
    if (one) return one.now === 0 ? 1 : one.then / one.now;
    const owner = owners.get(name);
    return owner && !seen.includes(name) ? growthOf(owner, [...seen, name]) : 1;
  };
  return blueprint.tables.map((table) => {
    const name = qualifiedName(table.schema, table.name);
    const now = counts.get(name) ?? table.rows ?? 0;
    return own.get(name) ?? { table: name, now, then: Math.min(Number.MAX_SAFE_INTEGER, Math.round(now * growthOf(name))), follows: true, why: null };
  });
}

/** The common factor with which all tables together have `total` rows: lookups stay. */
function factorFor(blueprint: Blueprint, counts: ReadonlyMap<string, number>, total: number): number {
  let fixed = 0;
  let free = 0;
  for (const table of blueprint.tables) {
    const rows = counts.get(qualifiedName(table.schema, table.name)) ?? table.rows ?? 0;
    if (table.rows !== undefined && SMALL.has(table.role)) fixed += rows;
    else free += rows;
  }
  return free === 0 ? 1 : Math.max(0, total - fixed) / free;
}

/** Writes new counts as one step. */
export function applyScale(draft: DraftStore, tables: readonly ScaledTable[], scale: Scale): void {
  const then = new Map(tables.filter((one) => !one.follows && one.then !== one.now).map((one) => [one.table, one.then]));
  const words = { factor: `× ${scale.value}`, total: `to ${formatShort(scale.value)} in all`, each: `${formatShort(scale.value)} each` }[scale.by];
  edit(draft, `${formatCount(then.size)} tables: rows ${words}`, (blueprint) => {
    for (const table of blueprint.tables) {
      const rows = then.get(qualifiedName(table.schema, table.name));
      if (rows !== undefined) table.rows = rows;
    }
  });
}

/**
 * Gives all tables the row counts of a size, as one step, and their timelines the length of these. The counts are worked out from those of M, so that a size chosen twice
 * is the same, and M restores the counts of before.
 */
export function setSize(draft: DraftStore, size: SizeName): void {
  const { blueprint } = draft.getState();
  const before = blueprint.size ?? 'M';
  const sized = blueprint.tables.map((table) => {
    const room = mostRows(table, blueprint.types ?? {})?.rows;
    const rowsOfM = SMALL.has(table.role) ? undefined : rowsAtM(table, before, room);
    return rowsOfM === undefined ? null : { rowsOfM, rows: rowsOfSize(rowsOfM, size, room) };
  });
  const counts = new Map(
    blueprint.tables.flatMap((table, at): [BlueprintTable, number][] => (sized[at] && sized[at].rows !== table.rows ? [[table, sized[at].rows]] : [])),
  );
  const timed = timelinesOfRows(blueprint, counts);
  edit(draft, `size ${before} → ${size}`, (next) => {
    if (size === 'M') delete next.size;
    else next.size = size;
    for (const [at, table] of next.tables.entries()) {
      const { timeline } = timed.get(blueprint.tables[at]!)!;
      if (timeline && timeline !== blueprint.tables[at]!.timeline) table.timeline = timeline;
      if (!sized[at]) continue;
      table.rows = sized[at].rows;
      if (size === 'M') delete table.rowsOfM;
      else table.rowsOfM = sized[at].rowsOfM;
    }
  });
}
