import { qualifiedName, type Catalog } from '@seedbed/contract';
import { scopeOf, type Scope } from '../checks/index.ts';
import type { InferenceTools } from '../solve/types.ts';
import { readGuards } from './guards.ts';
import { placeGuards, type Agreement, type CodeCondition } from './place-guards.ts';
import { placeWrites, type PlacedWrites } from './place-writes.ts';
import { readTriggers } from './trigger-events.ts';
import { readReads, readWrites } from './writes.ts';

/** What the schema's own code says of a load. */
export type Code = PlacedWrites & {
  /** Conditions on rows that triggers would refuse otherwise. */
  readonly conditions: readonly CodeCondition[];
  readonly agreements: readonly Agreement[];
};

/** Reads the code that an INSERT sets off. */
export async function readCode(catalog: Catalog, tools: InferenceTools): Promise<Code> {
  const triggers = await readTriggers(catalog, tools);
  const guards = await readGuards(triggers, catalog, tools);
  const scopes = new Map<string, Scope>();
  const { conditions, agreements } = placeGuards(guards, (table) => {
    const name = qualifiedName(table.schema, table.name);
    const scope = scopes.get(name) ?? scopeOf(table, catalog.types);
    scopes.set(name, scope);
    return scope;
  });
  return { conditions, agreements, ...placeWrites(readWrites(triggers, catalog), readReads(triggers, catalog), catalog) };
}
