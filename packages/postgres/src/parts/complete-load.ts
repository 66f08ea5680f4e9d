import type { Client } from 'pg';
import { Problem, type Diagnostic } from '@seedbed/contract';
import { cancelStatement } from '../load/cancel-statement.ts';
import type { TableName } from '../sql/copy-statement.ts';
import { toProblem } from '../load/rejection.ts';
import { setSequences } from '../load/sequences.ts';
import { restoreMissing, type SuspendedKey } from '../load/suspend-keys.ts';

type Completion = {
  readonly tables: readonly TableName[];
  readonly keys: readonly SuspendedKey[];
  readonly bindings: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
};

/**
 * After all rows are loaded: builds dropped keys and sets sequences. Idempotent, because it skips existing keys.
 * Resolves with warnings about steps that failed.
 */
export async function completeLoad(client: Client, { tables, keys, bindings, settings, signal }: Completion): Promise<readonly Diagnostic[]> {
  const stop = (): void => cancelStatement(client);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await client.query(`BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = '30s'; SET LOCAL statement_timeout = 0`);
    for (const setting of Object.entries(settings)) await client.query('SELECT pg_catalog.set_config($1, $2, true)', setting);
    await restoreMissing(client, keys);
    const notSet = await setSequences(client, tables);
    for (const statement of bindings) await client.query(statement);
    const sent = await client.query('COMMIT');
    if (sent.command !== 'COMMIT') throw new Problem('load-rejected', 'Postgres took the keys and sequences back without saying why.');
    return notSet;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    signal?.throwIfAborted();
    throw toProblem(error);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
