import type { Blueprint, Catalog, Diagnostic, Proof, ProvedTable } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { compileBlueprint, type Compile } from '@seedbed/engine/compile-blueprint';
import { solve, type Solution } from '@seedbed/inference';
import { openTrial } from '@seedbed/postgres/proof';
import type { Sandbox } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { replanned } from '../load/existing/reread.ts';
import { inferenceTools } from '../source/inference-tools.ts';
import { openSchema } from '../source/servers/open-schema.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';
import { nameFaults } from './name-faults.ts';
import { proofOf } from './proof-of.ts';
import { knownSample } from './sample/known-samples.ts';
import { loadSample } from './sample/load-sample.ts';
import { tableKeys } from './table-keys.ts';
import { tryUnreadChecks, type UnreadCheck } from './unread-checks.ts';

export type ProveOptions = {
  /** The schema to prove against: this DDL, or otherwise the catalog. */
  readonly ddl?: string;
  readonly catalog?: Catalog;
  /** An earlier proof of the same dataset. Unchanged tables are not loaded again. */
  readonly earlier?: Proof;
  /** Diagnostics of inference and repair. */
  readonly diagnostics?: readonly Diagnostic[];
  readonly tableSeconds?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly table: string; readonly done: number; readonly total: number }) => void;
};

/** `compile`: the compiler of a caller that caches plans. */
type ProveRequest = ProveOptions & { readonly compile?: Compile };

/**
 * Loads a sample of every table into a throwaway database that has the schema, with every constraint and trigger on.
 * Skips tables that an earlier proof covers under the same key, except those that others need, and a sample that this
 * database accepted before. Throws Problem `invalid-ddl` for DDL that Postgres rejects, and `invalid-request` if there
 * is no schema to prove against.
 */
export async function prove(blueprint: Blueprint, server: ThrowawayServer, { compile = compileBlueprint, ...options }: ProveRequest): Promise<Proof> {
  const started = performance.now();
  const { catalog, sandbox } = await openSchema(server, options);
  try {
    return await proveInSandbox(sandbox, catalog, blueprint, { ...options, compile }, started);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

async function proveInSandbox(
  sandbox: Sandbox,
  catalog: Catalog,
  blueprint: Blueprint,
  options: ProveOptions & { readonly compile: Compile },
  started: number,
): Promise<Proof> {
  const { keys, needed } = tableKeys(catalog, blueprint);
  const reused = reusable(options.earlier, keys);
  const open = [...keys.keys()].filter((table) => !reused.has(table));
  const plan = await options.compile(blueprint);
  const facts = { catalog, blueprint, plan, keys, reused, diagnostics: options.diagnostics ?? [], serverVersion: versionOf(catalog), at: new Date() };
  const seconds = (): number => (performance.now() - started) / 1000;
  if (open.length === 0) return proofOf({ ...facts, seconds: seconds() });
  const { solution, unread } = await solveIn(sandbox, catalog, plan);
  await using trial = await openTrial(sandbox, {
    signal: options.signal,
    onProgress: options.onProgress,
    tableSeconds: options.tableSeconds,
    replan: replanned,
  });
  const sampled = await loadSample(trial, blueprint, plan, needed(open), knownSample(sandbox, blueprint));
  const report = await nameFaults(sampled.report, catalog, plan, sandbox);
  return proofOf({ ...facts, sampled: { ...sampled, report }, solution, unread, seconds: seconds() });
}

/** Tables that were accepted with all their constraints under the same key. */
function reusable(earlier: Proof | undefined, keys: ReadonlyMap<string, string>): ReadonlyMap<string, ProvedTable> {
  const same = (earlier?.byTable ?? []).filter((table) => table.accepted && table.key === keys.get(table.table));
  return new Map(same.map((table) => [table.table, table]));
}

/** Solved again, because the blueprint contains the conditions on values but not the constraints they come from. */
async function solveIn(sandbox: Sandbox, catalog: Catalog, plan: Plan): Promise<{ readonly solution: Solution; readonly unread: readonly UnreadCheck[] }> {
  await using client = await connect(sandbox.owner);
  const solution = await solve(catalog, await inferenceTools(client));
  return { solution, unread: await tryUnreadChecks(client, catalog, plan, solution) };
}

function versionOf({ serverVersion }: Catalog): string {
  return `${Math.floor(serverVersion / 10000)}.${serverVersion % 10000}`;
}
