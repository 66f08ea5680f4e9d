import { createHash } from 'node:crypto';
import { Problem } from '@seedbed/contract';
import type { Plan, ExistingTable } from '@seedbed/engine';
import { readBackOf, tablesThere, type ReadBack } from '@seedbed/postgres/load';
import { FINISHED, readLedger, type PartsFacts } from '@seedbed/postgres/parts';
import { filledTables } from '@seedbed/postgres/sql';
import { canonicalJson } from '../../documents/canonical-json.ts';
import { connectTarget, type TargetPolicy } from '../../source/servers/target.ts';
import { chooseTables } from '../choose-tables.ts';
import type { LoadOptions } from '../options.ts';
import type { LoadReport } from '../report.ts';
import { patiently, together } from './at-once.ts';
import { doPart, planBehind, type PartAsk, type PartDone, type PartTools } from './do-part.ts';
import type { PartsReport } from './finish-parts.ts';
import type { PlannedPart } from './part-work.ts';
import { sumOfParts } from './sum-of-parts.ts';

export type ByParts = Pick<LoadOptions, 'mode' | 'modes' | 'create' | 'tables' | 'connections' | 'signal' | 'onProgress'> & {
  /** Continues an unfinished load of the same blueprint. */
  readonly resume?: boolean | undefined;
  readonly partRows?: number | undefined;
};

/**
 * Fills a database in parts, with this process alone: only the ledger in the target records progress, so that it may be killed at any
 * moment and resume later, or on another machine. With `resume`, reports a finished load again without changes. Throws Problem `conflict`
 * if the same load was begun there and `resume` is not set.
 */
export async function loadByParts(plan: Plan, url: string, policy: TargetPolicy | undefined, options: ByParts): Promise<LoadReport> {
  const { connections = 1, signal, partRows } = options;
  const started = performance.now();
  const run = runOf(plan, options);
  const token = Date.now();
  const connect = (name: string) => connectTarget(url, policy, name);
  const { begun, over } = await findBegun(connect, plan, run, options);
  if (over) {
    const { facts: ended, at: overSince } = over;
    return { ...reportOf(ended, NO_TABLES, { started, readBack: readBackOf(ended, []), before: ended.before }), resumed: { rows: 0, overSince } };
  }
  const base = {
    run,
    token,
    mode: options.mode ?? 'empty',
    modes: options.modes,
    tables: options.tables,
    ledger: true,
    sizes: { connections, partRows },
    proof: null,
  } as const;
  const once = (
    part: Pick<PlannedPart, 'number' | 'work'>,
    facts: PartsFacts | null,
    more: Partial<PartAsk> & Pick<PartTools, 'onProgress'> = {},
  ): Promise<PartDone> => patiently(signal, () => doPart(plan, { ...base, ...part, facts, ...more }, { connect, signal, onProgress: more.onProgress }));

  const first = await once({ number: 0, work: { kind: 'prepare' } }, null, { create: options.create }).catch((error: unknown) => {
    throw options.resume && !begun ? nothingBegun(error) : error;
  });
  const facts = first.facts!;
  requireLedger(facts);
  const parts = first.add!;
  const progress = sumOfParts(await planBehind(plan, options.modes, facts.standings), parts, options.onProgress);
  let sent = 0;
  const doOne = async (part: PlannedPart): Promise<void> => {
    const done = await once(part, facts, { onProgress: (each) => progress.of(part.number, each) });
    if (done.found) progress.found(part.work);
    else sent += done.rows;
  };
  const work = parts.filter(({ work: { kind } }) => kind === 'rows' || kind === 'steps');
  for (const stage of new Set(work.map((part) => part.stage))) await together(work.filter((part) => part.stage === stage), connections, doOne); // prettier-ignore
  const [finish, clean] = [parts.at(-2)!, parts.at(-1)!];
  let last = await once(finish, facts, { expected: work });
  while (last.missing) {
    const missing = new Set(last.missing);
    for (const part of work) if (missing.has(part.number)) await doOne(part);
    last = await once(finish, facts, { expected: work });
  }
  const ended: Ended = { ...last.report!, before: rowsBefore(facts.standings) };
  await once(clean, facts, { ended });
  const report = reportOf(ended, progress.report(), { started, readBack: last.readBack!, before: ended.before });
  return begun ? { ...report, resumed: { rows: sent } } : report;
}

const NO_TABLES = { tables: [], bytes: 0 } as const;

/** The ledger's record of a finished load; `before`: existing rows of each table that it appended to. */
type Ended = PartsReport & { readonly before: Readonly<Record<string, number>> };

/** The rows that the load added, including those that this process sent; without earlier rows. */
export function reportOf(
  { tables, diagnostics }: Pick<PartsReport, 'tables' | 'diagnostics'>,
  own: Pick<LoadReport, 'tables' | 'bytes'>,
  { started, readBack, before = {} }: { readonly started: number; readonly readBack: ReadBack; readonly before?: Ended['before'] },
): LoadReport {
  const added = tables.map(({ table, rows }) => ({ table, rows: Math.max(0, rows - (before[table] ?? 0)) }));
  const sums = new Map(own.tables.map((table) => [table.table, table]));
  return {
    tables: added.map(({ table, rows }) => ({ table, rows, bytes: sums.get(table)?.bytes ?? 0, seconds: sums.get(table)?.seconds ?? 0 })),
    rows: added.reduce((sum, table) => sum + table.rows, 0),
    bytes: own.bytes,
    seconds: (performance.now() - started) / 1000,
    readBack,
    diagnostics,
  };
}

/** Rows before the load, of tables that it appends to; a kept table is reported with its rows. */
function rowsBefore(existingTables: Readonly<Record<string, ExistingTable>> = {}): Ended['before'] {
  return Object.fromEntries(Object.entries(existingTables).flatMap(([name, { present, kept }]) => (kept || present === 0 ? [] : [[name, present]])));
}

/** Throws Problem `load-rejected` if the role may not keep the ledger there, the only record of finished parts. */
export function requireLedger({ ledger }: PartsFacts): void {
  if (!ledger)
    throw new Problem('load-rejected', 'The role may not create the schema "seedbed" there, which records the finished parts: GRANT CREATE ON DATABASE to it, or load in one transaction.'); // prettier-ignore
}

/** The same for the same blueprint, tables and mode: identifies an interrupted load. */
function runOf({ blueprint }: Plan, { mode = 'empty', modes, tables, create, partRows, connections = 1 }: ByParts): string {
  const reported = {
    blueprint,
    mode,
    ...(modes && Object.keys(modes).length > 0 && { modes }),
    tables: tables ?? null,
    create: create ?? null,
    partRows: partRows ?? null,
    connections,
  };
  return createHash('sha256').update(canonicalJson(reported)).digest('hex').slice(0, 32);
}

type Begun = { readonly begun: boolean; readonly over?: { readonly facts: Ended; readonly at: string } };

/** Whether this load was begun there before, and its end if it should continue. Throws Problem `conflict`. */
async function findBegun(connect: PartTools['connect'], plan: Plan, run: string, { resume = false, create, tables }: ByParts): Promise<Begun> {
  await using client = await connect(`seedbed:${run}`);
  const begun = await readLedger(client, run);
  const end = begun.find(({ part }) => part === FINISHED);
  if (end) {
    // If all its tables are empty or gone, someone wants them filled again.
    const isOver = resume && (await filledTables(client, await tablesThere(client, chooseTables(plan, tables)))).length > 0;
    return isOver ? { begun: true, over: { facts: end.facts as Ended, at: end.at } } : { begun: false };
  }
  if (begun.length === 0 || resume) return { begun: begun.length > 0 };
  // Tables that it created have no keys until its end, and the statements that create these are in the ledger.
  const anew =
    create === undefined
      ? 'drop the schema "seedbed" there and load with --mode truncate'
      : 'drop the tables that it made and the schema "seedbed" there, and run the same command';
  throw new Problem(
    'conflict',
    `This load was already started in that database, and ${begun.length - 1} of its parts are loaded. Continue with --resume; to start again, ${anew}.`,
    { facts: { run, parts: begun.length - 1 } },
  );
}

/** Resuming with other options starts a new load: adds that to an error about existing rows. */
function nothingBegun(error: unknown): unknown {
  if (!(error instanceof Problem) || !error.type.startsWith('target-')) return error;
  const message = `No load of this file with these options is in progress there: it was started with other options, or another load emptied its tables since. A new load fails with: ${error.message}`;
  return new Problem(error.type, message, { facts: error.facts, cause: error });
}
