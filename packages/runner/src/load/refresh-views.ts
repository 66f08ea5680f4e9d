import type { Diagnostic } from '@seedbed/contract';
import { materializedViews, refreshStatement } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';

/**
 * Materialized views still show the old rows. Refreshes those of a schema that the load created, in order of
 * dependency; only lists those of an existing database. A failed refresh is listed too, without an error, because the
 * rows are loaded.
 */
export async function refreshViews(client: OpenClient, isOurs: boolean, signal?: AbortSignal): Promise<Diagnostic[]> {
  const views = await materializedViews(client);
  if (views.length === 0) return [];
  if (!isOurs) {
    const statements = views.map((view) => `${refreshStatement(view)};`).join(' ');
    const subject = views.length === 1 ? 'A materialized view holds what it held' : `${views.length} materialized views hold what they held`;
    return [{ level: 'info', code: 'not-refreshed', message: `${subject} before the load.`, mend: statements }];
  }
  const diagnostics: Diagnostic[] = [];
  for (const view of views) {
    signal?.throwIfAborted();
    const statement = refreshStatement(view);
    try {
      await client.query(statement);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      diagnostics.push({
        level: 'warning',
        code: 'not-refreshed',
        message: `The rows are in, but ${view.schema}.${view.name} could not be made of them: ${why}`,
        mend: `${statement};`,
      });
    }
  }
  return diagnostics;
}
