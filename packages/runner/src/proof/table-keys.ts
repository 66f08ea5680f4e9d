import { createHash } from 'node:crypto';
import { qualifiedName, type Blueprint, type Catalog } from '@seedbed/contract';
import { tablesInCode } from './code-of-tables.ts';

type TableKeys = {
  /** By table: sha-256 of everything that its rows depend on. */
  readonly keys: ReadonlyMap<string, string>;
  /** The tables, and everything that must be loaded before them. */
  needed(tables: Iterable<string>): ReadonlySet<string>;
};

/**
 * The inputs of each table's rows: its part of the catalog and of the blueprint, and those of the tables that it needs: parents, tables
 * loaded before, tables that its triggers name, tables whose triggers name it. Two proofs with the same key prove the same.
 */
export function tableKeys(catalog: Catalog, blueprint: Blueprint): TableKeys {
  const { tables, relations, ...rest } = blueprint;
  const { types, functions, settings, extensions, serverVersion } = catalog;
  const common = hash([rest, types, functions, settings, extensions, serverVersion]);
  const needs = neededBy(catalog, blueprint);
  const made = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const own = new Map(
    catalog.tables.map(({ estimatedRows: _, ...table }) => {
      const name = qualifiedName(table.schema, table.name);
      return [name, hash([table, made.get(name) ?? null, relations.filter((relation) => relation.from.table === name)])];
    }),
  );
  const needed = (wanted: Iterable<string>): Set<string> => {
    const found = new Set<string>();
    const open = [...wanted];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...(needs.get(next) ?? []));
    }
    return found;
  };
  const keys = new Map(
    [...own].map(([name, mine]) => {
      const others = [...needed([name])].toSorted().map((other) => own.get(other) ?? other);
      return [name, hash([common, mine, others])];
    }),
  );
  return { keys, needed };
}

function neededBy(catalog: Catalog, { tables, relations }: Blueprint): ReadonlyMap<string, ReadonlySet<string>> {
  const needs = new Map<string, Set<string>>();
  const add = (table: string, other: string): void => void needs.set(table, (needs.get(table) ?? new Set()).add(other));
  for (const { from, to } of relations) add(from.table, to.table);
  for (const { schema, name, load } of tables) for (const other of [...(load?.after ?? []), ...(load?.with ?? [])]) add(qualifiedName(schema, name), other);
  for (const [table, named] of tablesInCode(catalog)) {
    for (const other of named) {
      add(table, other);
      add(other, table);
    }
  }
  return needs;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
