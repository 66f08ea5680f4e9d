import type { Blueprint, Catalog, CatalogTable, Diagnostic, GrowthProgress, KnowledgeOutcome, Pack, ReadTable } from '@seedbed/contract';
import type { Compile } from '@seedbed/engine/compile-blueprint';
import { infer, type InferenceTools } from '@seedbed/inference';
import { readSchemaFromDatabase } from '@seedbed/postgres/catalog';
import { loadCatalog, loadSchema, type Sandbox } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import type { BlueprintChanges } from '../documents/blueprint/blueprint-document.ts';
import { repairIn } from '../proof/repair.ts';
import { inferenceTools, toolsAtTarget } from '../source/inference-tools.ts';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';

export type InferOptions = Omit<BlueprintChanges, 'slide'> & {
  /** A person's knowledge about the schema, in the form of `knowledge.json`: takes precedence over all choices of inference. */
  readonly knowledge?: unknown;
  /** Checks relations of `knowledge` in generated rows, and compares values with their bounds. Default false. */
  readonly checksKnowledge?: boolean;
  /** From DDL: tries the blueprint in the throwaway database, and repairs it (pools, rules, dictionaries). */
  readonly repair?: boolean;
  /**
   * Seconds of a trial for the rows of one table; a slower table gets fewer rows. Default `LIMITS.trial.tableSeconds`.
   */
  readonly tableSeconds?: number;
  /** Seconds of work of a trial in total; tables that it did not reach stay empty. Default `LIMITS.trial.totalSeconds`. */
  readonly trialSeconds?: number;
  readonly signal?: AbortSignal;
  /** Called as tables are read, and as their generators are chosen. */
  readonly onProgress?: ((progress: GrowthProgress) => void) | undefined;
};

export type Inferred = {
  readonly catalog: Catalog;
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
  /** With `knowledge`: its effects and failures. */
  readonly knowledge?: KnowledgeOutcome;
  /** With `repair`: the tables for which Postgres accepted every row in the first trial, before any repair. */
  readonly firstTry?: readonly string[];
};

/** The minimum interval between progress reports while generators are chosen; the end is always reported. */
const TELL_MS = 50;

/** With own packs, which take precedence over the built-in ones, and the function that compiles and caches plans. */
type InferRequest = InferOptions & { readonly packs?: readonly Pack[]; readonly compile?: Compile };

/** DDL → catalog → blueprint. Throws Problem `invalid-ddl` or `too-large`. */
export async function inferFromDdl(ddl: string, server: ThrowawayServer, options: InferRequest): Promise<Inferred> {
  const { onProgress } = options;
  const { catalog, sandbox } = await loadSchema(ddl, server, {
    signal: options.signal,
    onTable: onProgress && ((table, done, total) => onProgress({ kind: 'made', table, done, total })),
  });
  try {
    const inferred = await inferIn(sandbox, catalog, options);
    return options.repair ? await repaired(inferred, sandbox, options) : inferred;
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

/** The blueprint tried in the sandbox, and repaired. Empties the sandbox. */
export async function repaired(inferred: Inferred, sandbox: Sandbox, options: InferRequest): Promise<Inferred> {
  const { blueprint, diagnostics, reported, firstTry, report } = await repairIn(sandbox, inferred.catalog, inferred.blueprint, {
    diagnostics: inferred.diagnostics,
    signal: options.signal,
    tableSeconds: options.tableSeconds,
    trialSeconds: options.trialSeconds,
    compile: options.compile,
  });
  const met = new Set(report.tables.filter((one) => one.kept > 0 && one.refused === 0).map((one) => one.table));
  // The accepted rows now satisfy conditions for which no values were known.
  const still = reported.filter(({ code, table }) => code !== 'check-not-read' || table === undefined || !met.has(table));
  return { ...inferred, blueprint, firstTry, diagnostics: [...still, ...diagnostics] };
}

/** Infers from a catalog, in the sandbox that it was read from. */
export async function inferIn(sandbox: Sandbox, catalog: Catalog, options: InferRequest): Promise<Inferred> {
  await using client = await connect(sandbox.owner);
  return await fromCatalog(catalog, await inferenceTools(client, options.packs), options);
}

/** A database → catalog → blueprint. Read-only, in one snapshot; trials run on a copy of its schema in the throwaway server. */
export async function inferFromAddress(
  url: string,
  policy: TargetPolicy | undefined,
  openServer: () => Promise<ThrowawayServer>,
  options: InferRequest,
): Promise<Inferred> {
  const inferred = await readAndInfer(url, policy, options);
  if (!options.repair) return inferred;
  const { sandbox } = await loadCatalog(inferred.catalog, await openServer(), options.signal ? { signal: options.signal } : {});
  try {
    return await repaired(inferred, sandbox, options);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

async function readAndInfer(url: string, policy: TargetPolicy | undefined, options: InferRequest): Promise<Inferred> {
  await using client = await connectTarget(url, policy);
  return await fromCatalog(await readSchemaFromDatabase(client), await toolsAtTarget(client, options.packs), options);
}

async function fromCatalog(catalog: Catalog, tools: InferenceTools, options: InferRequest): Promise<Inferred> {
  const { signal: _signal, repair: _repair, tableSeconds: _seconds, trialSeconds: _total, packs: _packs, compile: _compile, onProgress, ...choices } = options;
  onProgress?.({ kind: 'read', tables: catalog.tables.map(readTableOf) });
  let lastReport = -Infinity;
  const onTable =
    onProgress &&
    ((done: number, total: number) => {
      // More reports would not be visible: each is a message to the caller, and a frame of a page.
      if (done < total && performance.now() - lastReport < TELL_MS) return;
      lastReport = performance.now();
      onProgress({ kind: 'chosen', done, total });
    });
  return { catalog, ...(await infer(catalog, { ...tools, onTable }, choices)) };
}

function readTableOf({ schema, name, columns }: CatalogTable): ReadTable {
  return { schema, name, columns: columns.map((column) => ({ name: column.name, type: column.type })) };
}
