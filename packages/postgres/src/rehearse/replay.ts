import type { Client } from 'pg';
import type { MigrationStatement } from './finding.ts';
import { deferredAgain, NOTHING_DEFERRED } from './kept-rows.ts';
import { blocksOf, errorOf, type MigrationError, type MigrationFailure, type TransactionMode, type Watch } from './run-migration.ts';
import { naturesOf } from './statements.ts';

/** How a migration is run again and again. `timeoutMs`: of a statement; `maxMs`: of all runs together. */
export type ReplayLimits = {
  readonly transaction: TransactionMode;
  readonly timeoutMs: number;
  readonly maxMs?: number;
  /** What `settlingOf` gives for these statements, where it is known already. */
  readonly settling?: string;
};

/** Runs the statements inside a transaction that is open, as alike as that allows. The answer is for any number of such transactions. */
export async function replayOf(
  client: Client,
  statements: readonly MigrationStatement[],
  { transaction, timeoutMs }: ReplayLimits,
  /** The last statement to run; absent: all. The transactions are those of the whole migration. */
  last: number | 'commit' = 'commit',
  watch?: Watch,
): Promise<() => Promise<MigrationFailure | undefined>> {
  const natures = await naturesOf(statements);
  const blocks = blocksOf(statements, natures, transaction);
  const deferred = await deferredAgain(client);
  const commit = async (): Promise<MigrationError | undefined> => {
    const error = await errorOf(client, 'SET CONSTRAINTS ALL IMMEDIATE');
    // A migration may have dropped them.
    if (error === undefined && deferred !== NOTHING_DEFERRED) await errorOf(client, `SAVEPOINT defer; ${deferred}; RELEASE defer`);
    return error;
  };
  return async () => {
    await client.query(`SET LOCAL statement_timeout = ${Math.ceil(timeoutMs)}`);
    let isOwn = false;
    for (const [at, { number }] of statements.entries()) {
      if (last !== 'commit' && number > last) break;
      const { control, within } = natures[at]!;
      if (control === 'rollback') return undefined;
      if (control === 'begin') isOwn = true;
      if (control === 'commit') isOwn = false;
      if (within !== undefined) await watch?.(client, number);
      let error = within === undefined ? undefined : await errorOf(client, within);
      const block = blocks[at];
      if (error === undefined && block === undefined && !isOwn) error = await commit();
      if (error) return { statement: number, error };
      const isLast = at === statements.length - 1 || number === last || (block !== undefined && block !== blocks[at + 1]);
      const refused = isLast && (block !== undefined || isOwn) ? await commit() : undefined;
      if (refused) return { statement: 'commit', after: number, error: refused };
    }
    return undefined;
  };
}
