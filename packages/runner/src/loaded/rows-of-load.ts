import { countOf, type Diagnostic } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { SESSION_SETTINGS } from '@seedbed/postgres/load';
import type { LoadOptions } from '../load/options.ts';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';
import { findMadeRows } from './find-made-rows.ts';
import { isRefused } from './refresh/plan-of-fill.ts';

/** Tables whose rows an earlier load appended: `there` are all of them, and they are not sent again. */
export type RowsOfLoad = { readonly there: readonly string[]; readonly diagnostics: readonly Diagnostic[] };

/**
 * Finds the rows that the load of the lock appended to tables to which this one appends beside others that it empties, so that the same
 * load again leaves the same rows. Says where they are others.
 */
export async function rowsOfLoad(plan: Plan, url: string, policy: TargetPolicy | undefined, options: LoadOptions): Promise<RowsOfLoad> {
  const { mode = 'empty', modes = {}, locked = {}, signal, session } = options;
  const tables = plan.tables.filter(({ name, table }) => locked[name] && (modes[name] ?? modes[table]) === 'append');
  if (mode === 'append' || mode === 'keep' || tables.length === 0) return { there: [], diagnostics: [] };
  await using client = await connectTarget(url, policy, session);
  const there: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const table of tables) {
    const { name, rows } = table;
    await client.query(`BEGIN; ${SESSION_SETTINGS}`);
    try {
      const { recognized } = await findMadeRows(client, plan, table, table, { instead: '', deleted: new Set([name]), signal });
      if (recognized.present === 0) continue;
      const isThere = recognized.ours === rows;
      if (isThere) there.push(name);
      diagnostics.push(
        isThere
          ? {
              level: 'info',
              code: 'rows-there',
              table: name,
              message: `${name} has the ${countOf(rows, 'row')} that the load before added: they stay, and no more are added.`,
            }
          : {
              level: 'warning',
              code: 'appended-again',
              table: name,
              message: `${name} has rows that the load before added with other settings (${locked[name]!.rows} by the lock): they stay, and this load adds ${countOf(rows, 'row')}.`,
            },
      );
    } catch (error) {
      if (!isRefused(error)) throw error;
    } finally {
      await client.query('ROLLBACK').catch(() => {});
    }
  }
  return { there, diagnostics };
}
