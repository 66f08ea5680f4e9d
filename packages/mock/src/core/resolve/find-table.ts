import { MockFault } from '../fault.ts';
import type { MockSchema, MockTable } from '../schema/schema.ts';
import { mostSimilar } from './similar.ts';

/** The table of a bare name. Throws PGRST205, with the most similar name. */
export function findTable(schema: MockSchema, name: string, wanted?: string): MockTable {
  const of = wanted ?? schema.exposed[0] ?? 'public';
  const table = schema.tables.find((each) => each.name === name && each.schema === of);
  if (table) return table;
  if (schema.views.some((view) => view === `${of}.${name}` || view === `${of}."${name}"`))
    throw MockFault.unsupported(`The view ${of}.${name}: a mock serves tables.`);
  const names = schema.tables.filter((each) => each.schema === of).map((each) => each.name);
  const similar = mostSimilar(name, names, 0.75);
  throw new MockFault({
    code: 'PGRST205',
    status: 404,
    message: `Could not find the table '${of}.${name}' in the schema cache`,
    hint: similar === null ? null : `Perhaps you meant the table '${of}.${similar}'`,
  });
}
