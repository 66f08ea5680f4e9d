import { countOf, qualifiedName, type Blueprint, type Catalog, type Diagnostic } from '@seedbed/contract';
import { atAskedCounts } from './at-asked-counts.ts';
import { atFullCounts } from './at-full-counts.ts';
import { tableOf } from './edit-blueprint.ts';
import { failing, takenWhole } from './failing.ts';
import { rounds } from './rounds.ts';
import { withoutSlowWalks } from './slow-walks.ts';
import type { Repair, Repaired, State, TrialSession } from './types.ts';

/** Tables that are named where more wait for one. */
const SHOWN = 5;

/**
 * Tries the blueprint and repairs what Postgres refuses (VALIDITY 7), until it takes every row or nothing more helps. The best round is
 * kept, never the last. Without a refusal the blueprint comes back as it was.
 */
export async function repair(blueprint: Blueprint, catalog: Catalog, session: TrialSession, signal?: AbortSignal): Promise<Repaired> {
  const { first, best: whole } = await rounds(blueprint, [], (next) => session.load(next), catalog, session, signal);
  const firstTry = takenWhole(first.report);
  const sampled = await withoutSlowWalks(whole, catalog, session);
  const again = (state: State): Promise<State> =>
    atAskedCounts(blueprint, state, session, (next, repairs, load) => rounds(next, repairs, load, catalog, session, signal));
  const found = await again(sampled);
  const tried = await atFullCounts(found, catalog, session);
  // Fewer rows of a table move the keys that frozen rows of others name.
  const full = tried.repairs.length > found.repairs.length ? await again(tried) : tried;
  const best = { ...full, repairs: lasting(full.repairs) };
  return {
    blueprint: best.blueprint,
    report: best.loaded.report,
    firstTry,
    repairs: best.repairs.map(({ table, tier, how }) => ({ table, tier, how })),
    diagnostics: [...diagnosticsOf(best), ...fewerRows(blueprint, best)],
  };
}

/** How many tables have no row for want of one here, and some of them by name. */
function waiting(root: string, { relations, tables }: Blueprint, filled: ReadonlySet<string>): string {
  const isNeeded = ({ from }: Blueprint['relations'][number]): boolean =>
    from.columns.every(
      (name) => tables.find((one) => qualifiedName(one.schema, one.name) === from.table)?.columns.find((one) => one.name === name)?.nullable !== true,
    );
  const found = new Set([root]);
  // A set takes up what is added to it on the way.
  for (const parent of found)
    for (const one of relations) if (one.to.table === parent && !filled.has(one.from.table) && isNeeded(one)) found.add(one.from.table);
  const others = [...found].slice(1);
  if (others.length === 0) return '';
  const shown = others.slice(0, SHOWN).join(', ');
  return ` ${others.length === 1 ? '1 table waits' : `${others.length} tables wait`} for it: ${shown}${others.length > SHOWN ? ', …' : ''}.`;
}

/** Those that no later one took the place of. */
function lasting(repairs: readonly Repair[]): Repair[] {
  return repairs.filter((one, i) => one.of === undefined || !repairs.slice(i + 1).some((later) => later.of === one.of));
}

/** Tables that are left with the rows that were found. */
function fewerRows(asked: Blueprint, { blueprint, repairs }: { readonly blueprint: Blueprint; readonly repairs: readonly Repair[] }): Diagnostic[] {
  const told = new Set(repairs.filter((one) => one.diagnostic).map((one) => one.table));
  const frozen = new Map(repairs.filter((one) => one.tier === 'F' && !told.has(one.table)).map((one) => [one.table, one.how]));
  return [...frozen].flatMap(([table, how]): Diagnostic[] => {
    const [before, now] = [tableOf(asked, table)?.rows, tableOf(blueprint, table)?.rows];
    if (before === undefined || now === undefined || now >= before || now === 0) return [];
    return [
      {
        level: 'warning',
        code: 'fewer-rows',
        table,
        message: `${table} gets ${countOf(now, 'row')}, not ${before}: ${how}.`,
        mend: 'Give its columns generators that meet what its constraints and triggers ask for together.',
        largest: now,
      },
    ];
  });
}

function diagnosticsOf({ blueprint, repairs, loaded }: State): Diagnostic[] {
  const filled = new Set(loaded.report.tables.filter((one) => one.kept > 0).map((one) => one.table));
  const empty = repairs
    .filter((one) => one.tier === 'G' && !filled.has(one.table))
    .map((one): Diagnostic => ({
      level: 'warning',
      code: 'given-up',
      table: one.table,
      message: `${one.table} stays empty: ${one.how}.${waiting(one.table, blueprint, filled)}`,
      mend: 'Give its columns generators that fit what refuses it, or fill it yourself.',
    }));
  const left = failing(loaded.report).map((table): Diagnostic => ({
    level: 'error',
    code: 'refused',
    table: table.table,
    message: `Postgres refuses ${table.refused} of ${table.sent} rows of ${table.table}: ${table.counterexamples[0]?.message ?? 'without a word'}.`,
  }));
  const changed = repairs
    .filter((one) => one.tier !== 'G')
    .map((one): Diagnostic => one.diagnostic ?? { level: 'info', code: 'mended', table: one.table, message: one.how });
  return [...empty, ...left, ...changed];
}
