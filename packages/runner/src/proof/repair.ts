import type { Blueprint, Catalog, Diagnostic } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint, compileSample, type Compile } from '@seedbed/engine/compile-blueprint';
import { repair as repairBlueprint, type Loaded, type Repaired } from '@seedbed/inference';
import { parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { openTrial } from '@seedbed/postgres/proof';
import type { Sandbox } from '@seedbed/postgres/sandbox';
import { replanned } from '../load/existing/reread.ts';
import { openSchema, type SchemaOf } from '../source/servers/open-schema.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';
import { keepSample } from './sample/known-samples.ts';
import { loadFirst } from './sample/load-first.ts';
import { loadTables } from './sample/load-tables.ts';

type RepairOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly tableSeconds?: number | undefined;
  readonly trialSeconds?: number | undefined;
  /** Diagnostics of inference: before reporting a limit, tries a row that contradicts it. */
  readonly diagnostics?: readonly Diagnostic[] | undefined;
  /** For callers that cache plans. */
  readonly compile?: Compile | undefined;
  readonly onProgress?: ((progress: { readonly table: string; readonly done: number; readonly total: number }) => void) | undefined;
};

/** A stored blueprint, tried against its schema and repaired. Throws like `openSchema`. */
export async function repair(stored: Blueprint, server: ThrowawayServer, options: SchemaOf & RepairOptions): Promise<Repaired> {
  const { catalog, sandbox } = await openSchema(server, options);
  try {
    return await repairIn(sandbox, catalog, stored, options);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

/**
 * Tries a blueprint in a sandbox with its schema, and repairs it: returns a blueprint with pools, rules and
 * dictionaries. Empties the sandbox afterwards.
 */
export async function repairIn(sandbox: Sandbox, catalog: Catalog, blueprint: Blueprint, options: RepairOptions = {}): Promise<Repaired> {
  const { compile = compileBlueprint } = options;
  await using trial = await openTrial(sandbox, { ...options, replan: replanned });
  // Awaited here, before the trial closes.
  return await repairBlueprint(
    blueprint,
    catalog,
    {
      tools: trial.tools,
      spent: () => trial.spent(),
      read: { parse: parseExpressions, bodies: parseBodies, fold: async (expressions) => expressions.map(() => null) },
      async load(next): Promise<Loaded> {
        await trial.forget();
        let plan = await compileSample(next);
        const report = await trial.load(plan, { keep: true, onReplanned: (other) => void (plan = other) });
        keepSample(sandbox, next, report);
        return {
          report,
          rows(table, first, count) {
            const columns = plan.table(table).columns.map((column) => column.name);
            return { columns, rows: textRows(plan, plan.table(table), first, count, columns) };
          },
        };
      },
      requestedCounts: async (next) => new Map((await compile(next)).tables.map((table) => [table.name, table.rows])),
      loadRequested: async (next, tables, whole) => loadTables(trial, await compile(next), tables, whole),
      loadFirst: async (next, tables, beside, most) => loadFirst(trial, await compile(next), tables, beside, most),
    },
    options.signal,
    options.diagnostics,
  );
}
