import { LIMITS } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';

/**
 * Runs the statements of a script that create rows, if they are few: a data dump is not a schema. Resolves with whether
 * the statement was executed; a failed one changes nothing.
 */
export function scriptRows(client: OpenClient, wanted: boolean): (sql: string) => Promise<boolean> {
  let characters = 0;
  return async (sql) => {
    characters += sql.length;
    if (!wanted || characters > LIMITS.scriptRows.characters) return false;
    const inBlock = client.getTransactionStatus() === 'T';
    if (inBlock) await client.query('SAVEPOINT seedbed_rows');
    try {
      await client.query(sql);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === undefined) throw error;
      if (inBlock) await client.query('ROLLBACK TO SAVEPOINT seedbed_rows');
      return false;
    } finally {
      if (inBlock && client.getTransactionStatus() === 'T') await client.query('RELEASE SAVEPOINT seedbed_rows');
    }
  };
}
