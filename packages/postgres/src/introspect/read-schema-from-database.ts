import type { Catalog } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { bounded } from '../wire/bounded.ts';
import { consistent } from './check-consistent.ts';
import { withinLimits } from './check-size.ts';
import { introspect } from './introspect.ts';

const BOUNDS = { what: 'The catalogs of that database', bytes: 64 * 1024 * 1024, seconds: 30 };

/**
 * Reads the catalog of a connected database in one read-only snapshot. Disconnects from a server that sends too much,
 * takes too long or contradicts itself.
 */
export function readSchemaFromDatabase(client: OpenClient): Promise<Catalog> {
  return bounded(client, BOUNDS, async () => consistent(withinLimits(await introspect(client))));
}
