import type { RunParts } from '@seedbed/contract';
import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { parts } from '../../db/schema/parts.ts';
import { runs } from '../../db/schema/runs.ts';
import { artifactsOf, type ArtifactRow } from '../artifacts/artifacts.repository.ts';
import type { PartRow } from './parts/part-rows.ts';
import { OPEN_STATES } from './run-states.ts';
import { tablesOf, type LiveTable } from './run-tables.ts';

type RunRow = typeof runs.$inferSelect;
export type RunView = RunRow & { datasetName: string; progress: readonly LiveTable[]; parts: RunParts; retries: number; artifacts: readonly ArtifactRow[] };

const NO_PARTS = { parts: { total: 0, pending: 0, running: 0, done: 0, failed: 0 }, retries: 0 };

/** Runs with the names of their datasets, and how far they are. */
export function runViews(database: Database) {
  const withName = () => database.select({ run: runs, datasetName: datasets.name }).from(runs).innerJoin(datasets, eq(datasets.id, runs.datasetId));

  async function withProgress(found: Awaited<ReturnType<typeof withName>>): Promise<RunView[]> {
    const ids = found.map((row) => row.run.id);
    const atWork = new Set(found.filter(({ run }) => OPEN_STATES.includes(run.state)).map(({ run }) => run.id));
    const [tables, counts, made] = await Promise.all([tablesOf(database, ids, atWork), partCounts(ids), artifactsOf(database, ids)]);
    return found.map(({ run, datasetName }) => {
      const progress = tables.get(run.id) ?? [];
      const sum = (of: (table: LiveTable) => number): number => progress.reduce((total, table) => total + of(table), 0);
      const done = atWork.has(run.id) ? { rowsDone: sum((table) => table.rowsDone), bytesDone: sum((table) => table.bytesDone) } : {};
      return { ...run, ...done, datasetName, progress, ...(counts.get(run.id) ?? NO_PARTS), artifacts: made.get(run.id) ?? [] };
    });
  }

  async function partCounts(ids: readonly string[]): Promise<ReadonlyMap<string, { parts: RunParts; retries: number }>> {
    if (ids.length === 0) return new Map();
    const rows = await database.select({ id: parts.runId, state: parts.state, parts: count(), retries: sql<number>`sum(${parts.attempts})::int` }).from(parts).where(inArray(parts.runId, [...ids])).groupBy(parts.runId, parts.state); // prettier-ignore
    return new Map(
      [...Map.groupBy(rows, ({ id }) => id)].map(([id, states]) => {
        const of = (state: PartRow['state']): number => states.find((each) => each.state === state)?.parts ?? 0;
        const total = states.reduce((all, each) => all + each.parts, 0);
        const retries = states.reduce((all, each) => all + each.retries, 0);
        return [id, { parts: { total, pending: of('pending'), running: of('running'), done: of('done'), failed: of('failed') }, retries }];
      }),
    );
  }

  return { withName, withProgress };
}
