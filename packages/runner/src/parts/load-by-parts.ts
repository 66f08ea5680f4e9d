import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { readLedger, type PartsFacts } from '@seedbed/postgres';
import { canonicalJson } from '../documents/canonical-json.ts';
import { chooseTables } from '../load.ts';
import { loadProgress } from '../load-progress.ts';
import type { LoadOptions, LoadProgress, LoadReport } from '../runner.ts';
import { connectTarget, type TargetPolicy } from '../target.ts';
import { doPart, planBehind, type PartAsk, type PartDone, type PartTools } from './do-part.ts';
import type { PartWork, PlannedPart } from './part-work.ts';
import { retryAfter } from './retry-after.ts';

export type ByParts = Pick<LoadOptions, 'mode' | 'modes' | 'create' | 'tables' | 'connections' | 'signal' | 'onProgress'> & {
  /** Goes on with a load of the same blueprint that did not come to its end. */
  readonly resume?: boolean | undefined;
  readonly partRows?: number | undefined;
};

/**
 * Fills a database in parts, by this process alone: nothing but the ledger in the target remembers what was done, so that it may be killed at any
 * moment and go on later, or on another machine. Throws Problem `conflict` where a load of the same was begun there and `resume` is not said.
 */
export async function loadByParts(plan: Plan, url: string, policy: TargetPolicy | undefined, options: ByParts): Promise<LoadReport> {
  const { connections = 1, signal, partRows } = options;
  const started = performance.now();
  const run = runOf(plan, options);
  const token = Date.now();
  const connect = (name: string) => connectTarget(url, policy, name);
  const begun = await requireResume(connect, run, options);
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
  if (!facts.ledger)
    throw new Problem('load-rejected', 'The role may not make the schema "seedbed" there, in which the load would write down which parts are in: GRANT CREATE ON DATABASE to it, or load in one transaction.'); // prettier-ignore
  const parts = first.add!;
  const progress = sumOfParts(await planBehind(plan, options.modes, facts.standings), options, first.tableParts ?? {});
  const doOne = async (part: PlannedPart): Promise<void> => {
    const done = await once(part, facts, { onProgress: (each) => progress.of(part.number, each) });
    if (done.found) progress.found(part.work);
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
  const { tables, diagnostics } = last.report!;
  await once(clean, facts);
  const sums = new Map(progress.report().tables.map((table) => [table.table, table]));
  return {
    tables: tables.map(({ table, rows }) => ({ table, rows, bytes: sums.get(table)?.bytes ?? 0, seconds: sums.get(table)?.seconds ?? 0 })),
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    bytes: progress.report().bytes,
    seconds: (performance.now() - started) / 1000,
    diagnostics,
  };
}

/** The same for the same blueprint, tables and mode: by it an interrupted load is found again. */
function runOf({ blueprint }: Plan, { mode = 'empty', modes, tables, create, partRows, connections = 1 }: ByParts): string {
  const said = {
    blueprint,
    mode,
    ...(modes && Object.keys(modes).length > 0 && { modes }),
    tables: tables ?? null,
    create: create ?? null,
    partRows: partRows ?? null,
    connections,
  };
  return createHash('sha256').update(canonicalJson(said)).digest('hex').slice(0, 32);
}

/** Resolves with whether this load was begun there before. */
async function requireResume(connect: PartTools['connect'], run: string, { resume = false }: ByParts): Promise<boolean> {
  await using client = await connect(`seedbed:${run}`);
  const begun = await readLedger(client, run);
  if (begun.length === 0 || resume) return begun.length > 0;
  throw new Problem('conflict', `This load was begun in that database before, and ${begun.length - 1} of its parts are in. Go on with it by --resume; to begin anew, drop the schema "seedbed" there and load with --mode truncate.`, { facts: { run, parts: begun.length - 1 } }); // prettier-ignore
}

/** Who resumes a load that is over, or one of other options, begins anew: told where that is refused for what is there. */
function nothingBegun(error: unknown): unknown {
  if (!(error instanceof Problem) || !error.type.startsWith('target-')) return error;
  const message = `No load of this file with these options is under way there: it is over already, or was asked for otherwise. Begun anew, this was met: ${error.message}`;
  return new Problem(error.type, message, { facts: error.facts, cause: error });
}

async function patiently<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  for (let attempts = 0; ; attempts++) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      const wait = retryAfter(error, attempts);
      if (wait === undefined) throw error;
      await sleep(wait, undefined, signal && { signal });
    }
  }
}

/** The first error ends it, after those under way. */
async function together(parts: readonly PlannedPart[], atOnce: number, work: (part: PlannedPart) => Promise<void>): Promise<void> {
  const waiting = [...parts];
  let failed = false;
  const one = async (): Promise<void> => {
    for (let part = waiting.shift(); part && !failed; part = waiting.shift())
      await work(part).catch((error: unknown) => {
        failed = true;
        throw error;
      });
  };
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, one));
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (refused) throw refused.reason;
}

/** Progress of tables out of that of their parts. */
function sumOfParts(plan: Plan, { tables: names, onProgress }: ByParts, partsOf: Readonly<Record<string, number>>) {
  const chosen = chooseTables(plan, names);
  const all = loadProgress(chosen, onProgress);
  const tables = new Map<string, { readonly parts: Map<number, LoadProgress>; begun: boolean; done: number; rows: number }>();
  const tableOf = (name: string) => {
    const table = tables.get(name) ?? { parts: new Map(), begun: false, done: 0, rows: 0 };
    tables.set(name, table);
    if (!table.begun) all.table(name).begin();
    table.begun = true;
    return table;
  };
  const end = (name: string, rows: number): void => {
    const table = tableOf(name);
    table.rows += rows;
    if (++table.done >= (partsOf[name] ?? 1)) all.table(name).end(table.rows);
  };
  return {
    report: all.report,
    of(number: number, each: LoadProgress): void {
      if (each.state === 'waiting') return;
      const table = tableOf(each.table);
      const before = table.parts.get(number);
      table.parts.set(number, each);
      all.table(each.table).add(Math.max(0, each.rows - (before?.rows ?? 0)), Math.max(0, each.bytes - (before?.bytes ?? 0)));
      if (each.state === 'done') end(each.table, each.rows);
    },
    found(work: PartWork): void {
      if (work.kind === 'rows') end(work.table, work.count);
      if (work.kind === 'steps')
        for (const step of work.steps)
          for (const name of step.kind === 'copy' ? [step.table] : step.kind === 'cycle' ? step.tables : []) end(name, plan.table(name).rows);
    },
  };
}
