import { Problem, suggestNames } from '@seedbed/contract';
import type { Json, MockSchema } from '../../../core/index.ts';
import { isObj } from '../spec/json.ts';

/** Mappings that people set when names are not enough. */
export type Corrections = {
  /** Tables by the segment of a path, or the name of a component. */
  readonly resources: ReadonlyMap<string, string>;
  /** Columns or constants by `Component.property`, or by `table.property`. */
  readonly properties: ReadonlyMap<string, string | { readonly constant: Json }>;
  /** Operations, such as `GET /stats`, answered from their schema alone. */
  readonly made: ReadonlySet<string>;
};

export const NO_CORRECTIONS: Corrections = { resources: new Map(), properties: new Map(), made: new Set() };

const FORM =
  '{ "resources": { "people": "users" }, "properties": { "Person.fullName": "name", "Person.kind": { "constant": "human" } }, "made": ["GET /stats"] }';

/** Reads a mapping file. Throws Problem `invalid-request` that names the place, also for tables and operations that are not there. */
export function parseCorrections(given: unknown, name: string, schema: MockSchema, operations: readonly string[]): Corrections {
  const refuse = (what: string) => new Problem('invalid-request', `${name}: ${what}`);
  if (!isObj(given)) throw refuse(`an object is expected, such as ${FORM}.`);
  const unknown = Object.keys(given).find((key) => !['resources', 'properties', 'made'].includes(key));
  if (unknown !== undefined) throw refuse(`there is no member "${unknown}". The form is ${FORM}.`);
  const members = (key: 'resources' | 'properties') => {
    const value = given[key] ?? {};
    if (!isObj(value)) throw refuse(`${key} is an object. The form is ${FORM}.`);
    return Object.entries(value);
  };
  const tables = schema.tables.map((table) => table.name);
  const columns = [...new Set(schema.tables.flatMap((table) => table.columns.map((column) => column.name)))];
  const resources = members('resources').map(([resource, table]): [string, string] => {
    if (typeof table !== 'string' || !tables.includes(table)) throw refuse(`resources.${resource}: ${suggestNames(tables, String(table))}`);
    return [resource, table];
  });
  const properties = members('properties').map(([property, to]): [string, string | { readonly constant: Json }] => {
    if (!property.includes('.')) throw refuse(`properties.${property}: write the component or table before it, such as "User.${property}".`);
    if (typeof to === 'string') {
      if (!columns.includes(to)) throw refuse(`properties.${property}: ${suggestNames(columns, to)}`);
      return [property, to];
    }
    if (isObj(to) && Object.keys(to).length === 1 && 'constant' in to) return [property, { constant: to['constant'] as Json }];
    throw refuse(`properties.${property} is the name of a column, or { "constant": … }.`);
  });
  const made = given['made'] ?? [];
  if (!Array.isArray(made)) throw refuse(`made is a list of operations, such as ["GET /stats"].`);
  for (const operation of made as unknown[])
    if (!operations.includes(operation as string))
      throw refuse(`made: the document has no operation ${JSON.stringify(operation)}. ${suggestNames(operations, String(operation))}`);
  return { resources: new Map(resources), properties: new Map(properties), made: new Set(made as string[]) };
}
