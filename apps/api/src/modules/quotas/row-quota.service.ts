import { Problem, type RowQuota } from '@seedbed/contract';
import type { WorkspaceId } from '../../db/columns.ts';
import type { RowQuotaRepository, Writer } from './row-quota.repository.ts';

export type RowQuotas = ReturnType<typeof rowQuotas>;

/**
 * The daily row quota of each workspace. A run, a download and POST /generate take their planned rows at admission; a
 * failed or cancelled run returns those that it did not generate (`giveBackRows`), and takes them again on resume.
 * Preview pages do not count. `limit` null: counts nothing, without a query.
 */
export function rowQuotas(repository: RowQuotaRepository, limit: number | null) {
  async function refuse(workspace: WorkspaceId, requested: number, of: number, reader?: Writer): Promise<never> {
    const { used, startsAgainAt, seconds } = await repository.usedToday(workspace, reader);
    const again = startsAgainAt.toISOString();
    const need =
      requested > of ? `${requested} rows exceed it at once` : `${used} of them are used, and ${requested} are asked for; the next day begins at ${again}`;
    throw new Problem('quota-exceeded', `The workspace may have ${of} rows made in a day: ${need}.`, {
      facts: { limit: of, used, asked: requested, startsAgainAt: again, retryAfter: Math.max(1, seconds) },
    });
  }

  async function take(workspace: WorkspaceId, rows: number, writer?: Writer): Promise<{ rows: number; day: string } | null> {
    if (limit === null) return null;
    const day = await repository.take(workspace, rows, limit, writer);
    return day === undefined ? refuse(workspace, rows, limit, writer) : { rows, day };
  }

  return {
    /** For streamed rows. Throws Problem `quota-exceeded`. */
    async take(workspace: WorkspaceId, rows: number): Promise<void> {
      await take(workspace, rows);
    },

    /** For a run, in the transaction that begins it. Throws Problem `quota-exceeded`. */
    async takeForRun(run: { readonly id: string; readonly workspaceId: WorkspaceId; readonly rows: number }, writer: Writer): Promise<void> {
      const taken = await take(run.workspaceId, run.rows, writer);
      if (taken) await repository.keepTaken(run.id, taken, writer);
    },

    /** For a resumed run: takes the missing rows from today. */
    async takeAgain(runId: string, workspaceId: WorkspaceId, writer: Writer): Promise<void> {
      await repository.keepTaken(runId, limit === null ? null : await take(workspaceId, await repository.missing(runId, writer), writer), writer);
    },

    /** For calls that know their row count afterwards. Throws Problem `quota-exceeded` if none are left. */
    async requireSome(workspace: WorkspaceId): Promise<void> {
      if (limit !== null && (await repository.usedToday(workspace)).used >= limit) await refuse(workspace, 1, limit);
    },

    /** Counts generated rows, also above the limit. */
    async count(workspace: WorkspaceId, rows: number): Promise<void> {
      if (limit !== null && rows > 0) await repository.add(workspace, rows);
    },

    async look(workspace: WorkspaceId): Promise<RowQuota | null> {
      if (limit === null) return null;
      const { used, startsAgainAt } = await repository.usedToday(workspace);
      return { limit, used, startsAgainAt: startsAgainAt.toISOString() };
    },
  };
}
