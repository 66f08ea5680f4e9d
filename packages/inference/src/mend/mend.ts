import { ENDLESS, Problem, type Blueprint, type Catalog, type Diagnostic, type TrialReport, type TrialTable } from '@seedbed/contract';
import { agreeingRows } from './agreeing-rows.ts';
import { apartFromFrozen } from './apart-from-frozen.ts';
import { blameEarlier } from './blame.ts';
import { columnRule } from './column-rules.ts';
import { fillsAnother, filledByOthers, waitsForAnother } from './filled-by-others.ts';
import { plainerValues } from './invalid-values.ts';
import { drawnFreely } from './drawn-freely.ts';
import { dropCase } from './drop-case.ts';
import { evenSpread } from './even-spread.ts';
import { editTable, tableOf } from './edit-blueprint.ts';
import { freeze, freezeCircle, leaveEmpty } from './freeze.ts';
import { unfoundNames } from './search-path.ts';
import { missingSetting } from './session-settings.ts';
import { leftToWriters } from './left-to-writers.ts';
import { neverNull } from './never-null.ts';
import { ownCounts } from './own-counts.ts';
import { rootsOf } from './roots.ts';
import { withoutSlowWalks } from './slow-walks.ts';
import { tryRows } from './try-rows.ts';
import { atAskedCounts } from './at-asked-counts.ts';
import { atFullCounts } from './at-full-counts.ts';
import type { Loaded, Mend, Mended, State, TrialSession } from './types.ts';

/** Rounds of trying and mending. The last ones only freeze what is left. */
const ROUNDS = 10;
const RULE_ROUNDS = 6;

/**
 * Tries the blueprint and mends what Postgres refuses (VALIDITY 7), until it takes every row or nothing more helps. The best round is
 * kept, never the last. Without a refusal the blueprint comes back as it was.
 */
export async function mend(blueprint: Blueprint, catalog: Catalog, session: TrialSession, signal?: AbortSignal): Promise<Mended> {
  const { first, best: whole } = await rounds(blueprint, [], (next) => session.load(next), catalog, session, signal);
  const firstTry = takenWhole(first.report);
  const sampled = await withoutSlowWalks(whole, catalog, session);
  const again = (state: State): Promise<State> =>
    atAskedCounts(blueprint, state, session, (next, mends, load) => rounds(next, mends, load, catalog, session, signal));
  const found = await again(sampled);
  const tried = await atFullCounts(found, catalog, session);
  // Fewer rows of a table move the keys that frozen rows of others name.
  const full = tried.mends.length > found.mends.length ? await again(tried) : tried;
  const best = { ...full, mends: lasting(full.mends) };
  return {
    blueprint: best.blueprint,
    report: best.loaded.report,
    firstTry,
    mends: best.mends.map(({ table, tier, how }) => ({ table, tier, how })),
    diagnostics: [...diagnosticsOf(best), ...fewerRows(blueprint, best)],
  };
}

/** Tries and mends until nothing is refused or nothing more helps. */
async function rounds(
  blueprint: Blueprint,
  before: readonly Mend[],
  load: (blueprint: Blueprint) => Promise<Loaded>,
  catalog: Catalog,
  session: TrialSession,
  signal: AbortSignal | undefined,
): Promise<{ readonly first: Loaded; readonly best: State }> {
  const first = await load(blueprint);
  let best: State = { blueprint, loaded: first, mends: before };
  let current = best;
  for (let round = 0; round < ROUNDS; round++) {
    signal?.throwIfAborted();
    const refused = failing(current.loaded.report).length > 0;
    const unasked = [...drained(current.blueprint, current.loaded.report), ...(await leftToWriters(current.blueprint, catalog, current.loaded, session))];
    const found = withoutDoubles([...unasked, ...(refused ? await mendsFor(current, catalog, session, round < RULE_ROUNDS) : [])]);
    const mends = [...found, ...(await ownCounts(current.blueprint, found, session))];
    if (mends.length === 0) break;
    current = await withMends(current, mends, load);
    const [now, then] = [current.loaded.report, best.loaded.report];
    // What nothing asked for is for the counts beyond a sample: it need not be better, only as good.
    if (isBetter(now, then) || (unasked.length > 0 && !isBetter(then, now))) best = current;
  }
  return { first, best };
}

/** The mends applied and loaded. One of which no plan can be made would stop all the others: its table stays empty. */
async function withMends(current: State, mends: readonly Mend[], load: (blueprint: Blueprint) => Promise<Loaded>): Promise<State> {
  const after = async (some: readonly Mend[]): Promise<State> => {
    const blueprint = some.reduce((changed, one) => one.apply(changed), current.blueprint);
    return { blueprint, loaded: await load(blueprint), mends: [...current.mends, ...some] };
  };
  try {
    return await after(mends);
  } catch (error) {
    if (!isUnplannable(error)) throw error;
  }
  const kept: Mend[] = [];
  for (const one of mends) {
    const fits = await after([...kept, one]).then(
      () => true,
      (error: unknown) => {
        if (isUnplannable(error)) return false;
        throw error;
      },
    );
    kept.push(fits ? one : leaveEmpty(one.table, 'no rows were found that its constraints and triggers take together'));
  }
  return after(kept);
}

function isUnplannable(error: unknown): boolean {
  return error instanceof Problem && error.type === 'invalid-blueprint';
}

/** Tables that hold rows of which none was refused, or that had all they were sent when others took them away. */
function takenWhole(report: TrialReport): string[] {
  const wanting = new Set(failing(report).map((table) => table.table));
  return report.tables.filter((table) => !wanting.has(table.table) && (table.kept > 0 || table.sent > 0)).map((table) => table.table);
}

/** Tables of which rows were refused, or dropped without a word. */
function failing(report: TrialReport): TrialTable[] {
  return report.tables.filter((table) => table.refused > 0 || (table.missing?.length ?? 0) > 0);
}

/** Tables whose rows were taken, and away again when all was loaded: other tables' triggers drain them. They go last. */
function drained(blueprint: Blueprint, report: TrialReport): Mend[] {
  return report.tables
    .filter((table) => table.sent > 0 && table.kept === 0 && table.refused === 0 && !table.missing?.length && !tableOf(blueprint, table.table)?.load?.last)
    .map(({ table }) => ({
      table,
      tier: 'A',
      how: "loaded last, since other tables' triggers take its rows away",
      apply: (next) => editTable(next, table, (one) => ({ ...one, load: { ...one.load, last: true } })),
    }));
}

/** No refusals first, then filled tables: a load is whole or not at all. */
function isBetter(a: TrialReport, b: TrialReport): boolean {
  const score = (report: TrialReport): [number, number] => [-failing(report).length, report.tables.filter((table) => table.kept > 0).length];
  const [x, y] = [score(a), score(b)];
  return x[0] !== y[0] ? x[0] > y[0] : x[1] > y[1];
}

async function mendsFor({ blueprint, loaded, mends: before }: State, catalog: Catalog, session: TrialSession, rules: boolean): Promise<Mend[]> {
  const done = new Set(before.map((one) => `${one.table} ${one.how}`));
  const mends: Mend[] = [];
  const refused = failing(loaded.report);
  for (const table of rules ? rootsOf(refused, blueprint, loaded.report) : refused) {
    const endless = table.counterexamples.find((one) => ENDLESS.has(one.sqlstate));
    if (endless) {
      mends.push(leaveEmpty(table.table, endless.message));
      continue;
    }
    const rule = rules ? await ruleFor(blueprint, catalog, loaded, table, session) : null;
    // What was done already and did not help is not done again.
    if (rule && !done.has(`${rule.table} ${rule.how}`)) mends.push(rule);
    else mends.push(...(freezeCircle(blueprint, loaded, table) ?? [await lastResort(blueprint, catalog, loaded, table, session)]));
  }
  return mends.length > 0 ? withoutDoubles(mends) : failing(loaded.report).map((table) => freezeTaken(blueprint, loaded, table));
}

/** What holds for any number of rows, the cheapest first. */
async function ruleFor(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable, session: TrialSession): Promise<Mend | null> {
  return (
    unfoundNames(blueprint, catalog, table) ??
    missingSetting(blueprint, catalog, loaded, table) ??
    neverNull(blueprint, catalog, table) ??
    filledByOthers(blueprint, loaded.report, table) ??
    fillsAnother(blueprint, table) ??
    waitsForAnother(blueprint, table) ??
    dropCase(blueprint, loaded, table) ??
    apartFromFrozen(blueprint, catalog, table) ??
    (await plainerValues(blueprint, loaded, table, session.tools)) ??
    blameEarlier(blueprint, catalog, loaded, table) ??
    evenSpread(blueprint, catalog, loaded, table) ??
    (await agreeingRows(blueprint, catalog, loaded, table, session)) ??
    drawnFreely(blueprint, catalog, table) ??
    (await columnRule(blueprint, catalog, loaded, table, session.tools))
  );
}

async function lastResort(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable, session: TrialSession): Promise<Mend> {
  const missing = new Set(table.missing);
  const taken = table.sent - missing.size;
  const agreeing = taken < table.sent ? await agreeingRows(blueprint, catalog, loaded, table, session) : null;
  if (agreeing) return agreeing;
  const found = taken < 5 ? await tryRows(blueprint, catalog, loaded, table, session.tools) : null;
  return found ?? freezeTaken(blueprint, loaded, table);
}

function freezeTaken(blueprint: Blueprint, loaded: Loaded, table: TrialTable): Mend {
  const missing = new Set(table.missing ?? []);
  const taken = Array.from({ length: table.sent }, (_, row) => row).filter((row) => !missing.has(row));
  if (!table.missing || taken.length === 0) return leaveEmpty(table.table, whyEmpty(table));
  return freeze(blueprint, loaded, table.table, taken, table.sent);
}

function whyEmpty({ counterexamples: [first] }: TrialTable): string {
  return first ? `Postgres took no row that was tried (“${first.message}”)` : 'its rows vanished without a word: a trigger or a rule drops them';
}

/** Those that no later one took the place of. */
function lasting(mends: readonly Mend[]): Mend[] {
  return mends.filter((one, i) => one.of === undefined || !mends.slice(i + 1).some((later) => later.of === one.of));
}

/** Two tables may ask the same of a third. */
function withoutDoubles(mends: readonly Mend[]): Mend[] {
  const seen = new Set<string>();
  return mends.filter((one) => !seen.has(`${one.table} ${one.how}`) && Boolean(seen.add(`${one.table} ${one.how}`)));
}

/** Tables that are left with the rows that were found. */
function fewerRows(asked: Blueprint, { blueprint, mends }: { readonly blueprint: Blueprint; readonly mends: readonly Mend[] }): Diagnostic[] {
  const told = new Set(mends.filter((one) => one.diagnostic).map((one) => one.table));
  const frozen = new Map(mends.filter((one) => one.tier === 'F' && !told.has(one.table)).map((one) => [one.table, one.how]));
  return [...frozen].flatMap(([table, how]): Diagnostic[] => {
    const [before, now] = [tableOf(asked, table)?.rows, tableOf(blueprint, table)?.rows];
    if (before === undefined || now === undefined || now >= before || now === 0) return [];
    return [
      {
        level: 'warning',
        code: 'fewer-rows',
        table,
        message: `${table} gets ${now} rows, not ${before}: ${how}.`,
        mend: 'Give its columns generators that meet what its constraints and triggers ask for together.',
        largest: now,
      },
    ];
  });
}

function diagnosticsOf({ mends, loaded }: { mends: readonly Mend[]; loaded: Loaded }): Diagnostic[] {
  const empty = mends
    .filter((one) => one.tier === 'G')
    .map((one): Diagnostic => ({
      level: 'warning',
      code: 'given-up',
      table: one.table,
      message: `${one.table} stays empty: ${one.how}.`,
      mend: 'Look at what its triggers ask for; give its columns generators that fit, or fill it yourself.',
    }));
  const left = failing(loaded.report).map((table): Diagnostic => ({
    level: 'error',
    code: 'refused',
    table: table.table,
    message: `Postgres refuses ${table.refused} of ${table.sent} rows of ${table.table}: ${table.counterexamples[0]?.message ?? 'without a word'}.`,
  }));
  const changed = mends
    .filter((one) => one.tier !== 'G')
    .map((one): Diagnostic => one.diagnostic ?? { level: 'info', code: 'mended', table: one.table, message: one.how });
  return [...empty, ...left, ...changed];
}
