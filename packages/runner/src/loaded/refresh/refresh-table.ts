import type { Plan } from '@seedbed/engine';
import { fillColumns, readAddedColumns, relinkReferences, STAGED, stageRows, type dropStaged } from '@seedbed/postgres/refresh';
import { copyRows } from '../../load/copy/copy-rows.ts';
import { findMadeRows, type FindOptions } from '../find-made-rows.ts';
import type { RefreshedTable } from './report.ts';

type Client = Parameters<typeof dropStaged>[0];

/** The plan that generated the rows, and the one with the new columns. */
export type Plans = { readonly was: Plan; readonly now: Plan };

/**
 * Within a transaction: finds the generated rows, and fills their new columns. Throws Problem `load-rejected` if they cannot be
 * distinguished from others.
 */
export async function refreshTable(
  client: Client,
  { was, now }: Plans,
  name: string,
  added: readonly string[],
  { dry, ...how }: { readonly dry: boolean } & Omit<FindOptions, 'instead'>,
): Promise<RefreshedTable> {
  const [old, table] = [was.table(name), now.table(name)];
  const instead = `Leave it out with --table, or fill ${added.join(', ')} by hand.`;
  const { key, recognized } = await findMadeRows(client, was, old, table, { instead, ...how });
  const columns = await readAddedColumns(client, table, added);
  const sent = new Set(table.columns.map((column) => column.name));
  const open = columns.filter((column) => sent.has(column.name) && column.untouched !== 'false');
  const opaque = columns.flatMap((column) => (column.opaque === undefined ? [] : [{ column: column.name, why: column.opaque }]));
  const base = { table: name, key, ...recognized, opaque };
  if (open.length === 0 || recognized.ours === 0) return { ...base, columns: [], refused: [], triggers: [] };
  const names = open.map((column) => column.name);
  await copyRows(now, table, { columns: names, open: await stageRows(client, table, names, STAGED.added), signal: how.signal });
  await relinkReferences(client, table, names);
  return { ...base, ...(await fillColumns(client, table, key, open, dry)) };
}
