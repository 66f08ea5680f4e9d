import type { Diagnostic } from '@seedbed/contract';
import { materializedViews, refreshStatement } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';

/**
 * Materialized views hold what their tables held before. Those of a schema that the load made are read again, each behind those that it reads; those of somebody
 * else's database are only listed. One that fails is listed too, and is no error: the rows are in.
 */
export async function refreshViews(client: OpenClient, isOurs: boolean, signal?: AbortSignal): Promise<Diagnostic[]> {
  const views = await materializedViews(client);
  if (views.length === 0) return [];
  if (!isOurs) {
    const mend = views.map((view) => `${refreshStatement(view)};`).join(' ');
    const said = views.length === 1 ? 'A materialized view holds what it held' : `${views.length} materialized views hold what they held`;
    return [{ level: 'info', code: 'not-refreshed', message: `${said} before the load.`, mend }];
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
