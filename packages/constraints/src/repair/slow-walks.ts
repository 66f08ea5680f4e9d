import { countOf, qualifiedName, type Blueprint, type Catalog, type Diagnostic } from '@seedbed/contract';
import { editTable } from './edit-blueprint.ts';
import { reachableCode } from './reachable-code.ts';
import type { Repair, State, TrialSession } from './types.ts';

/**
 * Approximately how many rows a server skips per second, and how many it evaluates, under other load. Rows of the same
 * transaction cost more with each savepoint. And the seconds that a load may spend on this; a twentieth of that is
 * acceptable.
 */
const ROWS_SCANNED_PER_SECOND = 10_000_000;
const ROWS_READ_PER_SECOND = 2_000_000;
const MAX_SECONDS = 300;
const LIGHT_SECONDS = MAX_SECONDS / 20;

type Cap = { readonly rows: number; readonly walked: string; readonly seconds: number };

/**
 * Triggers that scan a whole table for each row make the work grow with the square of the rows: a hundred times the
 * rows take ten thousand times the work, and the load does not end. Such tables get as many rows as fit into some
 * minutes in total, with a warning.
 */
export async function withoutSlowWalks(state: State, catalog: Catalog, session: TrialSession): Promise<State> {
  const { walks = [], tables } = state.loaded.report;
  if (walks.length === 0 || !session.requestedCounts) return state;
  const requested = await session.requestedCounts(state.blueprint);
  const sent = new Map(tables.filter((table) => table.sent > 0).map((table) => [table.table, table.sent]));
  const expected = walks.map(({ table: walked, passed, read }) => {
    const walkers = walkersOf(walked, state.blueprint, catalog).filter((table) => sent.has(table));
    const growth = growthOf(walkers, requested, sent);
    const work = growth * Math.max(growth, growthOf([walked], requested, sent));
    return { walked, walkers, seconds: work * secondsOf({ passed, read }) };
  });
  const sum = (some: typeof expected): number => some.reduce((all, { seconds }) => all + seconds, 0);
  const heavy = expected.filter(({ seconds }) => seconds > LIGHT_SECONDS);
  const left = Math.max(MAX_SECONDS / 2, MAX_SECONDS - (sum(expected) - sum(heavy)));
  if (sum(heavy) <= left) return state;
  const share = Math.sqrt(left / sum(heavy));
  const caps = new Map<string, Cap>();
  for (const { walked, walkers, seconds } of heavy) {
    for (const table of walkers) {
      const most = Math.max(sent.get(table)!, Math.floor(requested.get(table)! * share));
      const known = caps.get(table);
      if (most < requested.get(table)! && (!known || known.seconds < seconds)) caps.set(table, { rows: most, walked, seconds });
    }
  }
  const repairs = [...caps].map(([table, cap]) => fewerRows(table, requested.get(table)!, cap));
  return { ...state, blueprint: repairs.reduce((next, one) => one.apply(next), state.blueprint), repairs: [...state.repairs, ...repairs] };
}

/** Approximate seconds that a server needs for scans. */
export function secondsOf({ passed, read }: { readonly passed: number; readonly read: number }): number {
  return passed / ROWS_SCANNED_PER_SECOND + read / ROWS_READ_PER_SECOND;
}

/**
 * Tables whose triggers' code reads the other table without a condition; if none does, those whose code mentions it.
 */
function walkersOf(walked: string, blueprint: Blueprint, catalog: Catalog): string[] {
  const bare = catalog.tables.find((table) => qualifiedName(table.schema, table.name) === walked)?.name.toLowerCase();
  if (bare === undefined) return [];
  const name = `(?<![\\w$])"?${bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"?(?![\\w$])`;
  const codes = blueprint.tables.map((table) => ({ table: qualifiedName(table.schema, table.name), code: reachableCode(table, catalog, 'insert') }));
  const matching = (pattern: RegExp): string[] => codes.flatMap(({ table, code }) => (pattern.test(code) ? [table] : []));
  const whole = matching(
    new RegExp(`\\b(?:from|join)\\s+(?:only\\s+)?(?:[\\w"$]+\\.)?${name}\\s*(?:$|[);]|(?:returning|limit|order|group|union|except|intersect)\\b)`),
  );
  return whole.length > 0 ? whole : matching(new RegExp(name));
}

function growthOf(tables: readonly string[], requested: ReadonlyMap<string, number>, sent: ReadonlyMap<string, number>): number {
  const sum = (counts: ReadonlyMap<string, number>): number => tables.reduce((all, table) => all + (counts.get(table) ?? 0), 0);
  return sum(sent) === 0 ? 1 : Math.max(1, sum(requested) / sum(sent));
}

function fewerRows(table: string, requested: number, { rows, walked, seconds }: Cap): Repair {
  const how = `its triggers go through all rows of ${walked} for each row, which at the counts asked for takes some ${Math.ceil(seconds / 60)} minutes`;
  const diagnostic: Diagnostic = {
    level: 'warning',
    code: 'fewer-rows',
    table,
    message: `${table} gets ${countOf(rows, 'row')}, not ${requested}: ${how}.`,
    mend: `An index that those triggers can use lets it have more; else ask for fewer rows.`,
    largest: rows,
  };
  return { table, tier: 'A', how: `${rows} rows: ${how}`, diagnostic, apply: (next) => editTable(next, table, (one) => ({ ...one, rows })) };
}
