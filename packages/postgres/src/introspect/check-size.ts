import { LIMITS, Problem, type Catalog } from '@seedbed/contract';

/** The catalog, where it is none that is too large to make a blueprint of. Throws Problem `too-large`. */
export function withinLimits(catalog: Catalog): Catalog {
  const count = catalog.tables.length;
  if (count > LIMITS.tables) {
    throw new Problem('too-large', `The schema has ${count} tables; at most ${LIMITS.tables} are filled at once. Leave some schemas or tables out.`, {
      facts: { tables: count, limit: LIMITS.tables },
    });
  }
  return catalog;
}
