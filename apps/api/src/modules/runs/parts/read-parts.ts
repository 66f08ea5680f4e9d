import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { parts } from '../../../db/schema/parts.ts';
import type { PartRow } from './part-rows.ts';

/** The parts of one run, in their order. */
export function partReads(database: Database) {
  return {
    /** In order, after that number. */
    async list(runId: string, after: number | undefined, limit: number): Promise<PartRow[]> {
      return database
        .select()
        .from(parts)
        .where(and(eq(parts.runId, runId), after === undefined ? undefined : gt(parts.number, after)))
        .orderBy(parts.number)
        .limit(limit);
    },

    /** The works of a run's parts, in order. */
    async worksOf(runId: string): Promise<Pick<PartRow, 'number' | 'work'>[]> {
      return database.select({ number: parts.number, work: parts.work }).from(parts).where(eq(parts.runId, runId)).orderBy(parts.number);
    },

    /** The results of a run's finished parts, in order. */
    async resultsOf(runId: string): Promise<unknown[]> {
      const rows = await database.select({ result: parts.result }).from(parts).where(and(eq(parts.runId, runId), eq(parts.state, 'done'))).orderBy(parts.number); // prettier-ignore
      return rows.map(({ result }) => result);
    },
  };
}
