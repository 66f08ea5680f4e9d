import type { Catalog } from '@seedbed/contract';

/** A table of the catalog or of the blueprint. */
type NamedTable = { readonly schema: string; readonly name: string };

/** The bodies of the functions that the table's triggers call (for one event, if given), and of all functions that these call, in lower case. */
export function reachableCode(own: NamedTable, catalog: Catalog, event?: string): string {
  return reachableBodies(own, catalog, event).join('\n').toLowerCase();
}

/** The same bodies in their own case. */
export function reachableBodies(own: NamedTable, catalog: Catalog, event?: string): string[] {
  const named = Object.entries(catalog.functions).map(([key, { body }]) => ({ key, name: bareName(key), body: body ?? '' }));
  const triggers = catalog.tables.find((table) => table.schema === own.schema && table.name === own.name)?.triggers ?? [];
  const reached = new Set(triggers.flatMap((trigger) => (event === undefined || trigger.events.includes(event) ? [trigger.function] : [])));
  const bodies: string[] = [];
  // Iterating a Set includes members added meanwhile.
  for (const key of reached) {
    const body = named.find((one) => one.key === key)?.body ?? '';
    bodies.push(body);
    const called = new Set(body.toLowerCase().match(/[a-z_]\w*(?="?\s*\()/g));
    for (const one of named) if (called.has(one.name)) reached.add(one.key);
  }
  return bodies;
}

/** `public.audit_row(text, bigint)` → `audit_row`. */
function bareName(key: string): string {
  const before = key.slice(0, key.indexOf('('));
  return before
    .slice(before.lastIndexOf('.') + 1)
    .replaceAll('"', '')
    .toLowerCase();
}
