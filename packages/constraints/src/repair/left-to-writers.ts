import { qualifiedName, type Blueprint, type Catalog } from '@seedbed/contract';
import { looksUpKey } from '../code/place-writes.ts';
import { readTriggers } from '../code/trigger-events.ts';
import { nameOf, readWrites } from '../code/writes.ts';
import { tableOf } from './edit-blueprint.ts';
import { isFilledAnyway, leaveToOthers } from './filled-by-others.ts';
import type { Loaded, Repair, TrialSession } from './types.ts';

/**
 * Tables to which triggers write rows with keys that only the database knows, besides generated rows: a generated key
 * collides with one of theirs by chance, about once in a table, so a sample may pass and the load fail. If triggers
 * write many rows, only they fill the table.
 */
export async function leftToWriters(blueprint: Blueprint, catalog: Catalog, { report }: Loaded, session: TrialSession): Promise<Repair[]> {
  const shared = report.tables.filter((one) => one.sent > 0 && tableOf(blueprint, one.table)?.load?.last !== true && isFilledAnyway(blueprint, report, one));
  if (shared.length === 0 || !session.read) return [];
  const writing = new Set(
    report.tables.flatMap(({ table, writes }) => (writes.some((write) => shared.some((one) => one.table === write.table)) ? [table] : [])),
  );
  const tables = catalog.tables.map((one) => (writing.has(qualifiedName(one.schema, one.name)) ? one : { ...one, triggers: [] }));
  const writes = readWrites(await readTriggers({ ...catalog, tables }, session.read), { ...catalog, tables }).filter(looksUpKey);
  return shared.flatMap(({ table }) => {
    const writers = [...new Set(writes.filter((write) => nameOf(write.table) === table).map((write) => nameOf(write.writer)))];
    return writers.length > 0 ? [leaveToOthers(table, writers)] : [];
  });
}
