import type { Catalog, CatalogFunction } from '@seedbed/contract';
import { isBuiltIn } from '../checks/type-of.ts';
import { NULL_TREE } from './sql-tree.ts';
import type { Value, Variables } from './variables.ts';

/** The function that code means by a name, by its signature. Overloads are not distinguished. */
export function functionNamed(name: string, catalog: Catalog): string | undefined {
  if (!name.includes('.') && isBuiltIn(name)) return undefined;
  const found = Object.entries(catalog.functions).filter(([, one]) => one.name === name || one.name.endsWith(`.${name}`));
  return found.length === 1 ? found[0]![0] : undefined;
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
