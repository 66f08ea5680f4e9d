import { Problem, qualifiedName, type Diagnostic } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { readBackOf, recheck, stopsWith, type Counted, type Recheck } from '@seedbed/postgres/load';
import { completeLoad, readLedger } from '@seedbed/postgres/parts';
import { quoteQualified, type OpenClient, type TableName } from '@seedbed/postgres/sql';
import { analyze } from '../analyze.ts';
import { chooseTables } from '../choose-tables.ts';
import { keptToolTables } from '../existing/kept-tool-tables.ts';
import { refreshViews } from '../refresh-views.ts';
import type { PartAsk, PartDone, PartTools } from './do-part.ts';
import { sentRows, type PlannedPart } from './part-work.ts';
import { reach } from './steps-reached.ts';

/** The stored report of a load in parts: the target's content at its end. */
export type PartsReport = Recheck & { readonly parts: number; readonly ledger: boolean; readonly diagnostics: readonly Diagnostic[]; readonly seconds: number };

/**
 * The last work at the target: checks the ledger for the loaded parts (a failover or a backup may have lost one), then builds keys, sets
 * sequences, runs ANALYZE, and counts and checks everything again. Throws Problem `load-rejected` if a constraint does not hold.
 */
export async function finishParts(
  client: OpenClient,
  plan: Plan,
  { run, facts, tables: names, modes, expected = [] }: PartAsk,
  { signal, connect }: Pick<PartTools, 'signal'> & { readonly connect: () => Promise<OpenClient> },
): Promise<Pick<PartDone, 'report' | 'missing' | 'readBack'>> {
  const started = performance.now();
  const { ledger, keys, bindings, created, diagnostics } = facts!;
  const sent = expected.filter(({ work }) => work.kind === 'rows' || work.kind === 'steps');
  if (ledger) {
    const there = new Set((await readLedger(client, run)).map(({ part }) => part));
    const missing = sent.filter(({ number }) => !there.has(number)).map(({ number }) => number);
    if (missing.length > 0) return { missing };
  }
  await reach('reconciled');
  const tables = chooseTables(plan, names);
  await requireThere(client, tables);
  const notSet = await completeLoad(client, { tables, keys, bindings, settings: plan.blueprint.settings ?? {}, signal });
  using _ = stopsWith(client, signal);
  const notAnalyzed = await analyze(client, tables, connect);
  const notRefreshed = await refreshViews(client, created, signal);
  const ofTools = await keptToolTables(client, plan, tables, { modes, tables: names });
  await reach('finished');
  const found = await recheck(client, tables, signal).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
  const seen = readBackOf(found, dueOf(plan, sent));
  const broken = found.constraints.filter(({ holds }) => holds === false);
  if (broken.length > 0)
    throw new Problem(
      'load-rejected',
      `The rows are in, but ${broken.map(({ name, table }) => `${name} of ${table}`).join(', ')} does not hold: it was not there, or not enforced, while they came in.`,
      {
        facts: { constraints: broken },
      },
    );
  return {
    readBack: seen,
    report: {
      ...found,
      parts: sent.length,
      ledger,
      diagnostics: [...plan.diagnostics, ...ofTools, ...diagnostics, ...notSet, ...notAnalyzed, ...notRefreshed],
      seconds: (performance.now() - started) / 1000,
    },
  };
}

/** Throws Problem `target-mismatch` if somebody dropped or renamed tables after their rows came in. `gone`: their names. */
async function requireThere(client: OpenClient, tables: readonly TableName[]): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    'SELECT pg_catalog.to_regclass(name) IS NOT NULL AS there FROM unnest($1::text[]) WITH ORDINALITY AS n(name, place) ORDER BY place',
    [tables.map(({ schema, table }) => quoteQualified(schema, table))],
  );
  const gone = tables.filter((_, i) => !rows[i]!.there).map(({ schema, table }) => qualifiedName(schema, table));
  if (gone.length === 0) return;
  const few = `${gone.slice(0, 5).join(', ')}${gone.length > 5 ? ` and ${gone.length - 5} more` : ''}`;
  throw new Problem('target-mismatch', `${few} ${gone.length === 1 ? 'is' : 'are'} not in the target any more: dropped or renamed during the load, with the rows that were in. Rows of the other tables are in. Make the schema as it was, and load again with the mode "truncate".`, { facts: { gone } }); // prettier-ignore
}

/** The rows that parts of these tables have sent; whole tables may have code that changes their rows, and are only counted. */
function dueOf(plan: Plan, sent: readonly Pick<PlannedPart, 'work'>[]): readonly Counted[] {
  const due = new Map<string, number>();
  for (const { work } of sent) if (work.kind === 'rows') due.set(work.table, (due.get(work.table) ?? 0) + sentRows(plan.table(work.table), work));
  return [...due].map(([table, rows]) => ({ table, rows }));
}
