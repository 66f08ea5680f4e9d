import type { Catalog, CatalogFunction } from '@seedbed/contract';
import { isBuiltIn } from '../checks/type-of.ts';
import { NULL_TREE } from './sql-tree.ts';
import type { Value, Variables } from './variables.ts';

/** The function that code calls by a name, by its signature. Overloads are not distinguished. */
export function functionNamed(name: string, catalog: Catalog): string | undefined {
  if (!name.includes('.') && isBuiltIn(name)) return undefined;
  const found = signaturesOf(catalog).get(name);
  return found?.length === 1 ? found[0] : undefined;
}

/** By a function's full name, and by each part of it after a dot. Every call in every body is looked up here. */
const signaturesBefore = new WeakMap<Catalog['functions'], ReadonlyMap<string, readonly string[]>>();

function signaturesOf({ functions }: Catalog): ReadonlyMap<string, readonly string[]> {
  let known = signaturesBefore.get(functions);
  if (!known) signaturesBefore.set(functions, (known = signaturesByName(functions)));
  return known;
}

function signaturesByName(functions: Catalog['functions']): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const [signature, { name }] of Object.entries(functions)) {
    for (let at = 0; ; at = name.indexOf('.', at) + 1) {
      const part = name.slice(at);
      const found = byName.get(part);
      if (!found) byName.set(part, [signature]);
      else found.push(signature);
      if (!part.includes('.')) break;
    }
  }
  return byName;
}

/** Parameters by name and by number. */
export function givenTo(one: CatalogFunction, items: readonly unknown[]): Variables {
  const variables = new Map<string, Value>();
  one.arguments.forEach(({ name }, i) => {
    const value: Value = { tree: items[i] ?? NULL_TREE };
    if (name !== undefined) variables.set(name, value);
    variables.set(`$${i + 1}`, value);
  });
  return variables;
}
