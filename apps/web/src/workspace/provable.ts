import type { Dataset } from '@seedbed/contract';

/** Why there is no schema that Postgres could try rows against; null if there is one. */
export function whyNotProvable({ source, tables }: Pick<Dataset, 'source' | 'tables'>): string | null {
  if (source === 'blueprint') return 'A proof needs the schema as DDL, and this dataset was made from a blueprint.';
  // A dataset that started blank has the schema that its tables were created with.
  return source === 'blank' && tables === 0 ? 'There is no table to prove yet.' : null;
}
