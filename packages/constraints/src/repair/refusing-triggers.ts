import { qualifiedName, type Catalog, type CatalogTrigger } from '@seedbed/contract';
import { reachableBodies } from './reachable-code.ts';

/** Raises an error, rather than a notice, a warning or a log message. */
const RAISES = /\braise\s+(?:exception\b|(?!notice|warning|info|log|debug)['"\w])/i;
const DROPS = /\breturn\s+null\b/i;

/**
 * The tables among these (by qualified name) with INSERT triggers that may reject a row: the trigger's function or one
 * that it calls raises an error, or a BEFORE ROW trigger returns NULL. Only Postgres can run that code.
 */
export function tablesWithRefusingTriggers(catalog: Catalog, names: readonly string[]): string[] {
  const { functions } = catalog;
  // Reads only code that runs on insert.
  const running = { ...catalog, tables: catalog.tables.map((table) => ({ ...table, triggers: table.triggers.filter(runsOnInsert) })) };
  return running.tables.flatMap((table) => {
    const name = qualifiedName(table.schema, table.name);
    if (!names.includes(name)) return [];
    // Postgres ignores the result of an AFTER trigger.
    const drops = table.triggers.some(({ timing, level, function: key }) => timing === 'before' && level === 'row' && DROPS.test(functions[key]?.body ?? ''));
    return drops || reachableBodies(table, running, 'insert').some((body) => RAISES.test(body)) ? [name] : [];
  });
}

function runsOnInsert({ events, enabled, timing }: CatalogTrigger): boolean {
  return events.includes('insert') && enabled !== 'disabled' && enabled !== 'replica' && timing !== 'instead of';
}
