import { Problem, qualifiedName, type Blueprint, type BlueprintTable, type LoadMode, type TableMode, type TableModes } from '@seedbed/contract';
import type { LoadedMode } from '@seedbed/postgres/load';
import { toolTablesOf } from '../tool-tables.ts';

/**
 * What becomes of a table's rows in a load. `said`: for this table alone, and not for all. `left`: it gets no rows of ours, as the blueprint has
 * it from its schema's triggers, which may write some.
 */
export type Fate = { readonly mode: 'empty' | 'append' | 'keep' | 'truncate' | 'skip' | 'left'; readonly said: boolean };

export type FatesAsked = { readonly mode?: LoadMode | undefined; readonly modes?: TableModes | undefined; readonly tables?: readonly string[] | undefined };

/**
 * By qualified name: what the load says of the table, else what its blueprint says, else what the load says of all. Tables of migration tools and frameworks
 * that nobody named are kept, and stay empty where they are: but for rows that the schema's script brings. Throws Problem `invalid-request`.
 */
export function fatesOf(blueprint: Blueprint, { mode = 'empty', modes = {}, tables: names }: FatesAsked): ReadonlyMap<string, Fate> {
  const known = new Set<string>();
  const tools = toolTablesOf(blueprint, { modes, tables: names });
  const fates = new Map(
    blueprint.tables.map((table): [string, Fate] => {
      const name = qualifiedName(table.schema, table.name);
      if (tools.has(name)) return [name, { mode: 'keep', said: table.ofScript !== true }];
      const said = [name, table.name].find((each) => Object.hasOwn(modes, each));
      if (said !== undefined) known.add(said);
      return [name, fateOf(said === undefined ? undefined : modes[said], table, mode)];
    }),
  );
  const unknown = Object.keys(modes).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Problem('invalid-request', `mode: there is no table ${unknown}`, { errors: [{ pointer: '/modes', message: `there is no table ${unknown}` }] });
  return fates;
}

function fateOf(said: TableMode | undefined, { mode: own }: BlueprintTable, mode: LoadMode): Fate {
  if (said !== undefined) return { mode: said === 'generate' ? 'empty' : said, said: true };
  if (own === undefined || own === 'generate') return { mode, said: false };
  return { mode: own === 'keep' ? 'left' : own, said: true };
}

/** The blueprint with what a load says of its tables in the place of what it says itself. */
export function withModes(blueprint: Blueprint, modes: TableModes = {}): Blueprint {
  if (Object.keys(modes).length === 0) return blueprint;
  return {
    ...blueprint,
    tables: blueprint.tables.map(({ mode: own, ...table }) => {
      const said = modes[qualifiedName(table.schema, table.name)] ?? modes[table.name];
      const mode = said === undefined ? own : said === 'skip' ? said : 'generate';
      return mode === undefined ? table : { ...table, mode };
    }),
  };
}

/** What the load itself does with a table that it sends rows to: rows may be there where they were looked at before. */
export function loadedMode({ mode }: Fate): LoadedMode {
  return mode === 'truncate' ? 'truncate' : mode === 'append' ? 'append' : 'empty';
}
