import type { LoadMode, TableModes } from '@seedbed/contract';
import type { LoadStep, Plan, ExistingTables, TablePlan } from '@seedbed/engine';
import { evict, openLoad, readSchemaScript, type CommitProof, type Load, type ReadBack } from '@seedbed/postgres/load';
import {
  endInLedger,
  factsOfRun,
  isTwin,
  prepareParts,
  removeFromLedger,
  requirePool,
  requireSame,
  writeLedger,
  type PartsFacts,
} from '@seedbed/postgres/parts';
import type { OpenClient, TableName } from '@seedbed/postgres/sql';
import { planCache } from '../../rows/plan-cache.ts';
import { chooseTables, loadTable, stepsOf } from '../choose-tables.ts';
import { copyRows } from '../copy/copy-rows.ts';
import { moveRows } from '../copy/moved-rows.ts';
import { rowPoliciesOf, loadedMode, withModes } from '../existing/row-policies.ts';
import { keepsSomeTables, tablesOfNewSchema, takeExisting } from '../existing/take-existing.ts';
import { expectedKeys } from '../expected-keys.ts';
import { sendSteps, tablesOf } from '../fill/fill.ts';
import { loadProgress } from '../fill/load-progress.ts';
import { carriesOids } from '../fill/load-steps.ts';
import type { LoadProgress } from '../report.ts';
import { finishParts, type PartsReport } from './finish-parts.ts';
import { numbersToCome } from './numbers-to-come.ts';
import { isThere } from './part-there.ts';
import { sentRows, type PartWork, type PlannedPart } from './part-work.ts';
import { partsByTable, planParts, type PartSizes } from './plan-parts.ts';
import { reach } from './steps-reached.ts';

export type PartAsk = {
  /** Names the run in the target. */
  readonly run: string;
  readonly number: number;
  /** Identifies the attempt in the names of its sessions. */
  readonly token: number;
  readonly work: PartWork;
  /** The first part's results; null for that one. */
  readonly facts: PartsFacts | null;
  readonly mode: LoadMode;
  readonly modes?: TableModes | undefined;
  readonly create?: string | undefined;
  readonly tables?: readonly string[] | undefined;
  readonly ledger: boolean;
  readonly sizes: PartSizes;
  /** Of an earlier attempt. */
  readonly proof: CommitProof | null;
  /** For the last parts: everything that should be loaded. */
  readonly expected?: readonly { readonly number: number; readonly work: PartWork }[] | undefined;
  /** For the last part: the ledger's summary of the load. Without it nothing is stored. */
  readonly ended?: unknown;
  /** For a load by shards: the terms that all of them must share, stored with the first step's results. */
  readonly shards?: unknown;
  /** Only finds out its outcome; does nothing if it is not loaded. */
  readonly onlyLook?: boolean | undefined;
};

export type PartTools = {
  /** A session of that name in the target. */
  readonly connect: (applicationName: string) => Promise<OpenClient>;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
  /** Saves the data for looking up a COMMIT's outcome, if there is no ledger. */
  readonly prove?: ((proof: CommitProof) => Promise<void>) | undefined;
};

export type PartDone = {
  /** False: it was only searched for, and is missing. */
  readonly there: boolean;
  readonly rows: number;
  /** It was there already. */
  readonly found: boolean;
  readonly facts?: PartsFacts;
  readonly add?: readonly PlannedPart[];
  readonly tableParts?: Readonly<Record<string, number>>;
  readonly report?: PartsReport;
  /** For the end: the target's final content. */
  readonly readBack?: ReadBack;
  /** Finished parts that the target lacks: they must be loaded again. */
  readonly missing?: readonly number[];
};

/**
 * One part of a load: ends an earlier attempt's sessions, checks whether the part is loaded, and if not loads it, in one
 * transaction with its proof. Idempotent, and callable from any process; the rows are loaded once.
 */
export async function doPart(plain: Plan, ask: PartAsk, tools: PartTools): Promise<PartDone> {
  const { run, number, work, token } = ask;
  const connect = () => tools.connect(`seedbed:${run}:${number}:${token}`);
  await using client = await connect();
  await evict(client, `seedbed:${run}:${number}:`);
  await reach('evicted');
  if (work.kind === 'prepare') return ask.onlyLook ? ABSENT : await prepare(client, plain, ask, { ...tools, connect });
  const plan = await planBehind(plain, ask.modes, ask.facts!.standings);
  switch (work.kind) {
    case 'finish':
      if (ask.onlyLook) return ABSENT;
      return { ...HERE, ...(await finishParts(client, plan, ask, { ...tools, connect })) };
    case 'clean':
      if (ask.onlyLook) return ABSENT;
      if (ask.facts!.ledger) await (ask.ended === undefined ? removeFromLedger(client, run) : endInLedger(client, run, ask.ended));
      return HERE;
    default:
      return await send(client, plan, { ...ask, work }, { ...tools, connect });
  }
}

const HERE = { there: true, rows: 0, found: false } as const;
const ABSENT = { there: false, rows: 0, found: false } as const;

/** For runs into tables that contain rows: a process loads many parts of one run. */
const plans = planCache();

/** The plan of a load that appends; the plain one if the tables are empty. */
export async function planBehind(plain: Plan, modes: TableModes = {}, existingTables: ExistingTables = {}): Promise<Plan> {
  if (Object.keys(modes).length === 0 && Object.keys(existingTables).length === 0) return plain;
  return await plans.compile(withModes(plain.blueprint, modes), existingTables);
}

async function prepare(
  client: OpenClient,
  plain: Plan,
  ask: PartAsk,
  { signal, connect }: PartTools & { readonly connect: () => Promise<OpenClient> },
): Promise<PartDone> {
  const blueprint = withModes(plain.blueprint, ask.modes);
  const before = await factsOfRun(client, ask.run);
  // Shards can wait for each other's connections: the one that begins needs two.
  if (!before) await requirePool(client, connect, ask.shards === undefined ? ask.sizes.connections : 1);
  const { existingTables, diagnostics } = before
    ? { existingTables: before.standings ?? {}, diagnostics: [] }
    : ask.create === undefined || keepsSomeTables(ask)
      ? await takeExisting(client, blueprint, { mode: ask.mode, modes: ask.modes ?? {}, tables: ask.tables })
      : { existingTables: tablesOfNewSchema(await planBehind(plain, ask.modes), ask), diagnostics: [] };
  const plan = await planBehind(plain, ask.modes, existingTables);
  const chosen = chooseTables(plan, ask.tables);
  const create = ask.create === undefined ? undefined : await readSchemaScript(ask.create, signal, client);
  const policies = rowPoliciesOf(blueprint, ask);
  const facts = await prepareParts(client, {
    run: ask.run,
    ledger: ask.ledger,
    sessions: ask.sizes.connections,
    mode: ask.mode === 'truncate' ? 'truncate' : 'empty',
    tables: chosen.map((table) => ({
      ...loadTable(plan, table, create === undefined ? expectedKeys(plan, table) : []),
      mode: loadedMode(policies.get(table.name)!),
    })),
    settings: plan.blueprint.settings ?? {},
    existingTables,
    numbers: numbersToCome(
      plan,
      chosen.filter(({ name }) => ['empty', 'append', 'truncate'].includes(policies.get(name)!.mode)),
    ),
    noted: diagnostics,
    ...(ask.shards !== undefined && { shards: ask.shards }),
    ...(create && { create }),
    ...(signal && { signal }),
  });
  await reach('prepared');
  const add = planParts(plan, stepsOf(plan, chosen), facts, ask.sizes);
  return { ...HERE, facts, add, tableParts: partsByTable(add) };
}

type Sending = PartAsk & { readonly work: Extract<PartWork, { kind: 'rows' | 'steps' }> };

async function send(client: OpenClient, plan: Plan, ask: Sending, tools: PartTools & { readonly connect: () => Promise<OpenClient> }): Promise<PartDone> {
  const { run, number, work, proof } = ask;
  const { ledger, fingerprints, keys } = ask.facts!;
  const tables = tablesOfPart(plan, work);
  const rows = work.kind === 'rows' ? sentRows(plan.table(work.table), work) : tables.reduce((sum, table) => sum + table.rows - table.left.length, 0);
  const sought = { run, number, work, ledger, proof, tables };
  const found = { there: true, rows, found: true };
  if (await isThere(client, plan, sought)) return found;
  if (ask.onlyLook) return ABSENT;
  await reach('looked');
  try {
    await using load = await openLoad(client, {
      mode: 'append',
      tables: tables.map((table) => loadTable(plan, table, [])),
      settings: plan.blueprint.settings ?? {},
      sequences: false,
      deferConstraints: keys.length === 0 && stepsIn(work).some((step) => step.kind === 'cycle' && step.deferrable),
      lockForRun: null,
      async onLocked(session) {
        await reach('begun');
        await requireSame(session, tables, fingerprints);
        await reach('compared');
        if (ledger) await writeLedger(session, run, { part: number, rows, facts: undefined });
        await reach('proved');
      },
      again: tools.connect,
      ...(tools.signal && { signal: tools.signal }),
      ...(!ledger && tools.prove && { prove: tools.prove }),
    });
    const taken = work.kind === 'rows' ? await sendRows(load, plan, work, tools) : await sendTables(load, plan, work.steps, tables, tools);
    await reach('sent');
    await load.commit();
    await reach('committed');
    return { there: true, rows: taken, found: false };
  } catch (error) {
    // Another attempt was still alive, and has loaded it meanwhile.
    if (isTwin(causeOf(error)) && (await isThere(client, plan, sought))) return found;
    throw error;
  }
}

async function sendRows(
  load: Load,
  plan: Plan,
  { table: name, first, count }: Extract<PartWork, { kind: 'rows' }>,
  { signal, onProgress }: PartTools,
): Promise<number> {
  const table = plan.table(name);
  const columns = table.columns.map((column) => column.name);
  const progress = loadProgress([{ name, rows: sentRows(table, { first, count }) }], onProgress).table(name);
  progress.begin();
  const oidOf = carriesOids(table) ? await load.typeOids() : undefined;
  const taken = await copyRows(plan, table, {
    part: { first, count },
    columns,
    oidOf,
    sent: progress.add,
    signal,
    open: async (format) => {
      const sink = await load.copy(table, columns, format);
      await reach('copying');
      return sink;
    },
  }).catch((error: unknown) => {
    throw moveRows(error, first);
  });
  progress.end(taken);
  return taken;
}

async function sendTables(
  load: Load,
  plan: Plan,
  steps: readonly LoadStep[],
  tables: readonly TablePlan[],
  { signal, onProgress }: PartTools,
): Promise<number> {
  const progress = loadProgress(tables, onProgress);
  await sendSteps(load, { plan, steps, signal, progressOf: progress.table });
  return progress.report().rows;
}

function stepsIn(work: Sending['work']): readonly LoadStep[] {
  return work.kind === 'steps' ? work.steps : [];
}

function tablesOfPart(plan: Plan, work: Sending['work']): readonly TablePlan[] {
  if (work.kind === 'rows') return [plan.table(work.table)];
  return [...new Set(work.steps.flatMap(tablesOf))].map((name) => plan.table(name));
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

export type { TableName };
