import { qualifiedName, type Catalog } from '@seedbed/contract';

/** What a trigger's function does where it takes a row back: it raises an error, or returns no row. */
const REFUSES = /\braise\s+(?:exception\b|(?!notice|warning|info|log|debug)['"\w])|\breturn\s+null\b/i;

/** Of these tables (by qualified name), those with triggers on INSERT whose code may refuse a row: Postgres alone runs it. */
export function tablesWithRefusingTriggers({ tables, functions }: Catalog, names: readonly string[]): string[] {
  return tables
    .filter(({ triggers }) =>
      triggers.some(
        ({ events, enabled, timing, function: key }) =>
          events.includes('insert') && enabled !== 'disabled' && enabled !== 'replica' && timing !== 'instead of' && REFUSES.test(functions[key]?.body ?? ''),
      ),
    )
    .map(({ schema, name }) => qualifiedName(schema, name))
    .filter((name) => names.includes(name));
}
