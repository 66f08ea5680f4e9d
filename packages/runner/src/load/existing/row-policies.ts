import { Problem, qualifiedName, type Blueprint, type BlueprintTable, type LoadMode, type TableMode, type TableModes } from '@seedbed/contract';
import type { LoadedMode } from '@seedbed/postgres/load';
import { toolTablesOf } from '../../rows/tool-tables.ts';

/**
 * A load's policy for a table's rows. `isExplicit`: set for this table alone. `left`: it gets no generated rows, because the schema's triggers
 * may fill it according to the blueprint.
 */
export type RowPolicy = { readonly mode: 'empty' | 'append' | 'keep' | 'truncate' | 'skip' | 'left'; readonly isExplicit: boolean };

export type ModeOptions = { readonly mode?: LoadMode | undefined; readonly modes?: TableModes | undefined; readonly tables?: readonly string[] | undefined };

/**
 * By qualified name: the load's setting for the table, otherwise the blueprint's, otherwise the load's for all. Keeps unnamed tables of
 * migration tools and frameworks, also empty ones, except for rows from the schema's script. Throws Problem `invalid-request`.
 */
export function rowPoliciesOf(blueprint: Blueprint, { mode = 'empty', modes = {}, tables: names }: ModeOptions): ReadonlyMap<string, RowPolicy> {
  const known = new Set<string>();
  const tools = toolTablesOf(blueprint, { modes, tables: names });
  const policies = new Map(
    blueprint.tables.map((table): [string, RowPolicy] => {
      const name = qualifiedName(table.schema, table.name);
      if (tools.has(name)) return [name, { mode: 'keep', isExplicit: table.ofScript !== true }];
      const named = [name, table.name].find((each) => Object.hasOwn(modes, each));
      if (named !== undefined) known.add(named);
      return [name, rowPolicyOf(named === undefined ? undefined : modes[named], table, mode)];
    }),
  );
  const unknown = Object.keys(modes).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Problem('invalid-request', `mode: there is no table ${unknown}`, { errors: [{ pointer: '/modes', message: `there is no table ${unknown}` }] });
  return policies;
}

function rowPolicyOf(requested: TableMode | undefined, { mode: own }: BlueprintTable, mode: LoadMode): RowPolicy {
  if (requested !== undefined) return { mode: requested === 'generate' ? 'empty' : requested, isExplicit: true };
  if (own === undefined || own === 'generate') return { mode, isExplicit: false };
  return { mode: own === 'keep' ? 'left' : own, isExplicit: true };
}

/** The blueprint with the load's table modes instead of its own. */
export function withModes(blueprint: Blueprint, modes: TableModes = {}): Blueprint {
  if (Object.keys(modes).length === 0) return blueprint;
  return {
    ...blueprint,
    tables: blueprint.tables.map(({ mode: own, ...table }) => {
      const requested = modes[qualifiedName(table.schema, table.name)] ?? modes[table.name];
      const mode = requested === undefined ? own : requested === 'skip' ? requested : 'generate';
      return mode === undefined ? table : { ...table, mode };
    }),
  };
}

/** How the load treats a table that it fills: there may be rows if they were checked before. */
export function loadedMode({ mode }: RowPolicy): LoadedMode {
  return mode === 'truncate' ? 'truncate' : mode === 'append' ? 'append' : 'empty';
}
