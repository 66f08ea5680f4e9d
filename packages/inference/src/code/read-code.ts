import { qualifiedName, type Catalog } from '@seedbed/contract';
import { scopeOf, type Scope } from '../checks/index.ts';
import type { InferenceTools } from '../solve/types.ts';
import { readCheckGuards } from './check-guards.ts';
import { readGuards } from './guards.ts';
import { readKeptApart } from './kept-apart.ts';
import { placeGuards, type Agreement, type CodeCondition, type Where } from './place-guards.ts';
import { placeWrites, type PlacedWrites } from './place-writes.ts';
import { readTriggers } from './trigger-events.ts';
import { readWriteGuards } from './write-guards.ts';
import { readReads, readWrites } from './writes.ts';

/** What the schema's own code says of a load. */
export type Code = PlacedWrites & {
  /** Conditions on rows that triggers would refuse otherwise. */
  readonly conditions: readonly CodeCondition[];
  readonly agreements: readonly Agreement[];
  /** References to rows of some kind only. */
  readonly wheres: readonly Where[];
  /** CHECKs whose functions read other tables, as `table constraint`: met by these conditions, or by trials. */
  readonly checks: ReadonlySet<string>;
};

/** Reads the code that an INSERT sets off. */
export async function readCode(catalog: Catalog, tools: InferenceTools): Promise<Code> {
  const triggers = await readTriggers(catalog, tools);
  const writes = readWrites(triggers, catalog);
  const checked = await readCheckGuards(catalog, tools);
  const guards = [...(await readGuards(triggers, catalog, tools)), ...checked.guards, ...(await readWriteGuards(writes, catalog, tools))];
  const scopes = new Map<string, Scope>();
  const placed = placeGuards(guards, (table) => {
    const name = qualifiedName(table.schema, table.name);
    const scope = scopes.get(name) ?? scopeOf(table, catalog.types);
    scopes.set(name, scope);
    return scope;
  });
  const conditions = [...placed.conditions, ...readKeptApart(triggers, catalog)];
  return { ...placed, conditions, checks: checked.checks, ...placeWrites(writes, readReads(triggers, catalog), catalog) };
}
