import { LIMITS, Problem, type Diagnostic } from '@seedbed/contract';
import type { LoadStep, TablePlan } from '@seedbed/engine';
import { awaitedTables, LeftBehind, openLoad, openParallelLoad, type ParallelLoad } from '@seedbed/postgres/load';
import { requirePool } from '@seedbed/postgres/parts';
import type { OpenClient } from '@seedbed/postgres/sql';
import { connectTarget, type TargetPolicy } from '../../source/servers/target.ts';
import { tablesOf, type Fill, type Filling } from '../fill/fill.ts';
import { carriesOids, insertsByRule, runStep } from '../fill/load-steps.ts';
import { openWorkerPool, type PartJob, type WorkerPool } from './worker-pool.ts';

type ParallelTarget = { readonly url: string; readonly policy: TargetPolicy | undefined; readonly connections: number };

/** Fewer rows than this are not worth another thread. */
const MIN_PART_ROWS = 10_000;

/** Number of parts of a table per thread, so that none waits long for the last one. */
const PARTS_PER_THREAD = 4;

/**
 * Loads with several sessions. If no constraints apply during the load, sends the parts of all tables at once;
 * otherwise table after table, parents first, each by its parts. One session sends tables that must be loaded in order,
 * and small ones.
 */
export function fillInParallel(target: ParallelTarget): Fill {
  return reportingRemains((client, filling) => fill(client, withoutProof(filling), target));
}

/** A proof covers one transaction: a sender of parts must not report its own for the whole load. */
function withoutProof(filling: Filling): Filling {
  const { prove: _, proveMade: __, onDue: ___, ...session } = filling.session;
  return { ...filling, session };
}

/** A fill that commits in between. If it fails, the error lists the rows that its clean-up had to leave. */
export function reportingRemains(fillAndTakeBack: Fill): Fill {
  return async (client, filling) => {
    try {
      return await fillAndTakeBack(client, filling);
    } catch (error) {
      // Thrown if the clean-up failed as well, or had to leave something.
      if (error instanceof SuppressedError) throw leftBehind(error.error as Error, error.suppressed as Error, error);
      // The clean-up was committed by the target before this was thrown.
      if (!(error instanceof Problem && error.facts['outcome'] !== undefined)) filling.session.onTakenBack?.();
      throw error;
    }
  };
}

/** The error about remaining rows: why the load ended, and the statements that remove them. */
function leftBehind(left: Error, why: Error, cause: unknown): Problem {
  const removal = left instanceof LeftBehind ? { onlyOthers: left.onlyOthers, ...(left.statements.length > 0 && { statements: left.statements }) } : {};
  const what = left instanceof LeftBehind ? left.message : `Whether anything of it stays in the target is not known (${left.message}).`;
  return new Problem('load-rejected', `${sentence(why.message)} ${what}`, {
    facts: { ...(why instanceof Problem && why.facts), left: left.message, ...removal },
    cause,
  });
}

const sentence = (text: string): string => (/[.!?)]$/.test(text) ? text : `${text}.`);

async function fill(client: OpenClient, filling: Filling, { url, policy, connections }: ParallelTarget): Promise<readonly Diagnostic[]> {
  const { plan, steps, session } = filling;
  const connect = () => connectTarget(url, policy);
  // One session in addition to the senders holds the tables.
  await requirePool(client, connect, connections + 1);
  await using load = await openParallelLoad(client, session, { connections, connect });
  await using pool = await openWorkerPool(connections, { blueprint: plan.blueprint, url, policy }, session.signal);
  const parted = new Set(steps.filter((step) => isParted(step, filling, load)));
  const send = (some: readonly LoadStep[]): Promise<void> =>
    sendTables(
      pool,
      some.flatMap(tablesOf).map((name) => plan.table(name)),
      filling,
      { connections, began: load.part.onTransaction! },
    );
  const alone = async (step: LoadStep): Promise<void> => {
    await using own = await connect();
    await runAlone(own, step, filling, load.part);
  };
  if (load.free) {
    const others = steps.filter((step) => !parted.has(step));
    const first = others.filter((step) => step.kind !== 'update');
    const second = others.filter((step) => step.kind === 'update');
    await together([send([...parted]), inTurn(first, alone)]);
    await inTurn(second, alone);
  } else await inTurn(steps, (step) => (parted.has(step) ? send([step]) : alone(step)));
  return await load.commit();
}

function isParted(step: LoadStep, { plan }: Filling, { free, whole }: ParallelLoad): boolean {
  if (step.kind !== 'copy' || step.leaveNull.length > 0) return false;
  const table = plan.table(step.table);
  return !whole.has(table.name) && !insertsByRule(plan, table) && (free || table.rows >= 2 * MIN_PART_ROWS);
}

async function sendTables(
  pool: WorkerPool,
  tables: readonly TablePlan[],
  { progressOf }: Filling,
  { connections, began }: Pick<PartJob, 'began'> & { connections: number },
): Promise<void> {
  const ends: (() => void)[] = [];
  const jobs = tables.flatMap((table) => {
    const progress = progressOf(table.name);
    const parts = partsOf(table, connections);
    let rows = 0;
    let begun = false;
    ends.push(() => {
      if (!begun) progress.begin();
      progress.end(rows);
    });
    return parts.map((part): PartJob & { readonly taken: (count: number) => void } => ({
      ...part,
      began,
      sent(count, bytes) {
        if (!begun) progress.begin();
        begun = true;
        progress.add(count, bytes);
      },
      taken: (count) => void (rows += count),
    }));
  });
  const taken = await pool.send(jobs.map(({ taken: _, ...job }) => job));
  jobs.forEach((job, at) => job.taken(taken[at]!));
  for (const end of ends) end();
}

/** Consecutive rows, in parts small enough that losing one costs little. */
function partsOf(table: TablePlan, connections: number): { table: string; first: number; count: number }[] {
  const size = Math.min(LIMITS.partRows.max, Math.max(MIN_PART_ROWS, Math.ceil(table.rows / (connections * PARTS_PER_THREAD))));
  return Array.from({ length: Math.ceil(table.rows / size) }, (_, i) => ({ table: table.name, first: i * size, count: Math.min(size, table.rows - i * size) }));
}

/** One step in its own transaction. */
async function runAlone(client: OpenClient, step: LoadStep, { plan, session, progressOf }: Filling, part: ParallelLoad['part']): Promise<void> {
  const names = new Set(tablesOf(step));
  const { create: _create, ...rest } = session;
  // The start of the load checked that there may be rows: a second step on a table finds those of the first.
  const tables = session.tables
    .filter(({ schema, table }) => [...names].some((name) => plan.table(name).schema === schema && plan.table(name).table === table))
    .map((each) => ({ ...each, mode: 'append' as const }));
  await using load = await openLoad(client, { ...rest, ...part, mode: 'append', tables, sequences: false });
  const oidOf = [...names].some((name) => carriesOids(plan.table(name))) ? await load.typeOids() : undefined;
  await runStep(load, step, { plan, oidOf, progressOf, signal: session.signal });
  const awaited = awaitedTables(plan.blueprint);
  await load.moveSequences([...names].filter((name) => awaited.has(name)).map((name) => plan.table(name)));
  await load.commit();
}

/** Waits for all of them, so that nothing is running any more when the first error is thrown. */
async function together(works: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (refused) throw refused.reason;
}

async function inTurn<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) await run(item);
}
