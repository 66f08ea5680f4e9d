import { LIMITS, Problem, type Catalog } from '@seedbed/contract';

/** Returns the catalog if it is not too large for a blueprint. Throws Problem `too-large`. */
export function withinLimits(catalog: Catalog): Catalog {
  const count = catalog.tables.length;
  if (count > LIMITS.tables) {
    throw new Problem('too-large', `The schema has ${count} tables; at most ${LIMITS.tables} are filled at once. Leave some schemas or tables out.`, {
      facts: { tables: count, limit: LIMITS.tables },
    });
  }
  return catalog;
}
