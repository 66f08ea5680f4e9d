import type { ReadTable } from '@seedbed/contract';
import { bySchema, type OfSchema } from '../../lib/by-schema.ts';

/** Tables that were read as the workspace will list them: by schema, and by name within. */
export function groupsOf(read: readonly ReadTable[]): OfSchema<ReadTable>[] {
  return bySchema(read.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}
