import { Problem, type Diagnostic } from '@seedbed/contract';
import type { LoadStep, Plan, TablePlan } from '@seedbed/engine';
import {
  analyzeTables,
  awaitedTables,
  openLoad,
  quoteQualified,
  readSchemaScript,
  type Load,
  type LoadTable,
  type OpenClient,
  type TypeOids,
} from '@seedbed/postgres';
import { copyRows } from './copy-rows.ts';
import { loadProgress, type TableProgress } from './load-progress.ts';
import type { LoadOptions, LoadReport } from './runner.ts';
import { connectTarget, type TargetPolicy } from './target.ts';

/**
 * Fills a database in one transaction: the schema where one is to be made, all rows, keys and sequences, or nothing. ANALYZE runs after it.
 * Throws Problem `invalid-ddl`, `target-not-empty`, `target-mismatch`, `load-rejected`, `connection-failed` or `connection-refused-by-policy`.
 */
export async function load(plan: Plan, url: string, policy: TargetPolicy | undefined, options: LoadOptions): Promise<LoadReport> {
  await using client = await connectTarget(url, policy);
  return await loadInto(client, plan, options);
}

/** The same by a session that is open. */
export async function loadInto(client: OpenClient, plan: Plan, options: LoadOptions): Promise<LoadReport> {
  const chosen = chooseTables(plan, options.tables);
  const create = options.create === undefined ? undefined : await readSchemaScript(options.create, options.signal);
  const progress = loadProgress(chosen, options.onProgress);
  const started = performance.now();
  let notes: readonly Diagnostic[];
  {
    await using session = await openLoad(client, {
      mode: options.mode ?? 'empty',
      tables: chosen.map(loadTable),
      deferConstraints: plan.loadSteps.some((step) => step.kind === 'cycle' && step.deferrable),
      settings: plan.blueprint.settings ?? {},
      ...(create && { create }),
      ...(options.signal && { signal: options.signal }),
      ...(options.onStep && { onStep: options.onStep }),
    });
    const awaited = awaitedTables(plan.blueprint);
    const tools = { plan, oidOf: chosen.some(carriesOids) ? await session.typeOids() : undefined, progressOf: progress.table, signal: options.signal };
    for (const step of stepsOf(plan, chosen)) {
      await runStep(session, step, tools);
      const filled = step.kind === 'cycle' ? step.tables : [step.table];
      await session.moveSequences(filled.filter((name) => awaited.has(name)).map((name) => plan.table(name)));
    }
    notes = await session.commit();
  }
  await analyzeTables(client, chosen);
  const { tables, ...sums } = progress.report();
  const kept = options.tables ? [] : await keptTables(client, plan);
  return {
    ...sums,
    tables: [...tables, ...kept],
    seconds: (performance.now() - started) / 1000,
    diagnostics: [...plan.diagnostics, ...notes, ...progress.diagnostics()],
  };
}

function chooseTables(plan: Plan, names: readonly string[] | undefined): readonly TablePlan[] {
  const wanted = names ? new Set(names.map((name) => plan.table(name))) : undefined;
  return plan.tables.filter((table) => (wanted ? wanted.has(table) : table.mode !== 'skip' && table.mode !== 'keep'));
}

/** Tables that get no rows of ours: filled by triggers of others, or kept as they were. What is there now is told. */
async function keptTables(client: OpenClient, plan: Plan): Promise<LoadReport['tables'][number][]> {
  const kept = plan.tables.filter((table) => table.mode === 'keep');
  const counts: LoadReport['tables'][number][] = [];
  for (const table of kept) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) AS count FROM ${quoteQualified(table.schema, table.table)}`);
    counts.push({ table: table.name, rows: Number(rows[0]!.count), bytes: 0, seconds: 0, note: 'left to its triggers, or kept as it was' });
  }
  return counts;
}

function loadTable(table: TablePlan): LoadTable {
  return { schema: table.schema, table: table.table, columns: table.columns.map((column) => ({ name: column.name, type: column.type.name })) };
}

function stepsOf(plan: Plan, chosen: readonly TablePlan[]): LoadStep[] {
  const names = new Set(chosen.map((table) => table.name));
  return plan.loadSteps.filter((step) => (step.kind === 'cycle' ? step.tables.every((table) => names.has(table)) : names.has(step.table)));
}

type StepTools = {
  readonly plan: Plan;
  readonly oidOf: TypeOids | undefined;
  readonly progressOf: (table: string) => TableProgress;
  readonly signal: AbortSignal | undefined;
};

async function runStep(session: Load, step: LoadStep, { plan, oidOf, progressOf, signal }: StepTools): Promise<void> {
  const fill = async (into: Pick<Load, 'copy'>, table: TablePlan, columns: readonly string[]): Promise<TableProgress & { readonly taken: number }> => {
    const progress = progressOf(table.name);
    progress.begin();
    const taken = await copyRows(plan, table, { columns, oidOf, signal, sent: progress.add, open: (format) => into.copy(table, columns, format) });
    return { ...progress, taken };
  };
  switch (step.kind) {
    case 'copy': {
      const table = plan.table(step.table);
      const columns = table.columns.map((column) => column.name).filter((name) => !step.leaveNull.includes(name));
      const staging = insertsByRule(plan, table) ? await session.stage() : undefined;
      const { end, taken } = await fill(staging ?? session, table, columns);
      end(staging ? await staging.insert() : taken);
      return;
    }
    case 'update': {
      const table = plan.table(step.table);
      const key = keyOf(table);
      const columns = [...key, ...step.columns];
      await copyRows(plan, table, { columns, oidOf, signal, open: (format) => session.update(table, key, step.columns, format) });
      return;
    }
    case 'cycle': {
      const staging = step.deferrable ? undefined : await session.stage();
      for (const name of step.tables) {
        const table = plan.table(name);
        const { end, taken } = await fill(
          staging ?? session,
          table,
          table.columns.map((column) => column.name),
        );
        end(taken);
      }
      await staging?.insert();
    }
  }
}

/** Whether the binary form of a value can carry OIDs of the database's own types. */
function carriesOids(table: TablePlan): boolean {
  return table.columns.some(({ type }) => type.kind === 'array' || type.kind === 'composite');
}

/** COPY passes rewrite rules by: such tables are filled by INSERT from a staging table. */
function insertsByRule(plan: Plan, table: TablePlan): boolean {
  return plan.blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)?.load?.way === 'insert';
}

/** The columns that find a row again for its second pass. */
function keyOf(table: TablePlan): readonly string[] {
  if (table.primaryKey.length > 0) return table.primaryKey;
  const unique = table.keys.find((key) => key.columns.every((name) => !table.column(name).makesNulls));
  if (unique) return unique.columns;
  throw new Problem(
    'unsatisfiable',
    `${table.name} refers to rows that are loaded later, and has no key by which its rows could be found again: give it a primary key, or leave that reference NULL.`,
    {
      facts: { table: table.name },
    },
  );
}
