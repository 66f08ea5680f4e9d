import { Problem, qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import type { Drifted } from '../../infer/drift.ts';
import { toolTablesOf } from '../../rows/tool-tables.ts';
import type { LeftAsIs } from './report.ts';

export type New = {
  /** Qualified names of tables to fill. */
  readonly tables: readonly string[];
  /** New columns by table. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly left: readonly LeftAsIs[];
};

/** The parts of a drift to fill. Throws Problem `not-found` for an unknown name. */
export function whatIsNew({ changes, blueprint }: Drifted, stored: Blueprint, names: readonly string[] | undefined): New {
  const named = names && new Set(names.map((name) => tableOf(blueprint, name)));
  const isChosen = (table: string): boolean => named?.has(table) ?? true;
  const known = new Set(stored.tables.map(({ schema }) => schema));
  const tools = toolTablesOf(blueprint, { tables: names });
  const byName = new Map(blueprint.tables.map((table) => [nameOf(table), table]));
  const left: LeftAsIs[] = [];
  const tables: string[] = [];
  const columns = new Map<string, string[]>();
  for (const { kind, what, table, name } of changes) {
    if (kind !== 'new' || table === undefined || (what !== 'table' && what !== 'column')) continue;
    const found = byName.get(table)!;
    const notChosen = !isChosen(table)
      ? 'not named by --table'
      : what === 'table' && !known.has(found.schema) && !named
        ? `the blueprint has no table in the schema ${found.schema}: name it with --table to fill it`
        : undefined;
    const kept = tools.has(table)
      ? 'a migration tool or framework keeps it'
      : found.mode === 'skip' || found.mode === 'keep'
        ? `its mode is ${found.mode}`
        : undefined;
    const why = kept ?? notChosen;
    if (why !== undefined) left.push({ table, ...(what === 'column' && { column: name! }), why, ...(kept === undefined && { later: true }) });
    else if (what === 'table') tables.push(table);
    else columns.set(table, [...(columns.get(table) ?? []), name!]);
  }
  return { tables, columns, left };
}

function tableOf({ tables }: Blueprint, name: string): string {
  const found = tables.filter((table) => nameOf(table) === name || table.name === name);
  if (found.length === 1) return nameOf(found[0]!);
  throw new Problem('not-found', found.length === 0 ? `There is no table ${name} in the database.` : `${name} is in several schemas: name it with its schema.`);
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
