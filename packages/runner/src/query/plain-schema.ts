import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable, type TypeDefinition } from '@seedbed/contract';
import { quoteIdent } from '@seedbed/postgres/sql';
import { ddlOfBlueprint } from '../documents/blueprint/ddl-of-blueprint.ts';

/**
 * The tables of a blueprint for queries: columns and types, without anything that rejects a row or runs code.
 * `computed`: whether to include columns that Postgres computes; their expressions may call functions that a blueprint
 * does not contain.
 */
export function plainSchema(blueprint: Blueprint, computed: boolean): string {
  const types = Object.fromEntries(Object.entries(blueprint.types ?? {}).flatMap(([name, type]) => (isKnown(type) ? [[name, plainType(type)]] : [])));
  const unknown = Object.keys(blueprint.types ?? {}).filter((name) => !(name in types));
  const tables = blueprint.tables.map((table) => plainTable(table, unknown, computed));
  return ddlOfBlueprint({ ...blueprint, types, tables, relations: [] });
}

const KNOWN: ReadonlySet<TypeDefinition['kind']> = new Set(['enum', 'domain', 'composite', 'range', 'multirange', 'extension'] as const);

function isKnown({ kind }: TypeDefinition): boolean {
  return KNOWN.has(kind);
}

function plainType(type: TypeDefinition): TypeDefinition {
  if (type.kind !== 'domain') return type;
  const { checks: _, notNull: __, ...plain } = type;
  return plain as TypeDefinition;
}

function plainTable({ schema, name, columns }: BlueprintTable, unknown: readonly string[], computed: boolean): BlueprintTable {
  return { schema, name, columns: columns.filter(({ generated }) => computed || generated === undefined).map((column) => plainColumn(column, unknown)) };
}

function plainColumn({ name, type, generated }: BlueprintColumn, unknown: readonly string[]): BlueprintColumn {
  const known = unknown.some((each) => type === each || type.startsWith(`${each}[`) || type.startsWith(`${each}(`)) ? 'text' : type;
  return { name, type: known, nullable: true, ...(generated !== undefined && { generated }) };
}

/** Keys and references of these tables, for joins and for GROUP BY of a key: each is tried separately, since dirt may violate it. */
export function keyStatements({ tables, relations }: Blueprint, names: readonly string[]): string[] {
  const list = (columns: readonly string[]) => columns.map(quoteIdent).join(', ');
  const keys = tables.flatMap(({ schema, name, primaryKey }) =>
    primaryKey && names.includes(qualifiedName(schema, name)) ? [`ALTER TABLE ${qualifiedName(schema, name)} ADD PRIMARY KEY (${list(primaryKey)})`] : [],
  );
  return [...keys, ...relations.filter(({ from }) => names.includes(from.table)).map(({ from }) => `CREATE INDEX ON ${from.table} (${list(from.columns)})`)];
}
