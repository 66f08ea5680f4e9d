import { ownMember, type Catalog, type CatalogTable, type CatalogTrigger } from '@seedbed/contract';

/** Each table that a trigger creates holds some locks until the load ends, and a server has a few thousand in all. */
export const MAX_TRIGGER_TABLES = 200;

/** The trigger that makes a table for every row that is inserted: partitions by tenant, mostly. */
export function tableMaker({ triggers }: CatalogTable, { functions }: Catalog): CatalogTrigger | undefined {
  return triggers.find(
    (trigger) =>
      trigger.level === 'row' &&
      trigger.enabled !== 'disabled' &&
      trigger.events.some((event) => event.toLowerCase() === 'insert') &&
      /\bcreate\s+(?:unlogged\s+)?table\b/i.test(ownMember(functions, trigger.function)?.body ?? ''),
  );
}
