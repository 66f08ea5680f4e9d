import type { WorkspaceId } from '../../../db/columns.ts';
import type { RunRecords } from '../run-records.ts';
import { takenBy } from '../taken-by.ts';

/**
 * Throws Problem `conflict` while another run fills one of these tables of the target. The target's own ledger holds the same rule for other servers
 * and the command line.
 */
export async function requireFree(records: RunRecords, workspace: WorkspaceId, target: string, tables: readonly string[]): Promise<void> {
  const other = tables.length === 0 ? undefined : await records.atWorkOn(target, tables);
  if (other) throw takenBy(other, target, workspace);
}
