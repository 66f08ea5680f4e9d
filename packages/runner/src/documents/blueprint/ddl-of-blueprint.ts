import { Problem, qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation, type TypeDefinition } from '@seedbed/contract';
import { quoteIdent, quoteLiteral } from '@seedbed/postgres/sql';

/**
 * The schema recorded in a blueprint: types, columns, keys, CHECKs and declared references. It has no code (triggers,
 * functions), expression indexes and exclusions. Throws Problem `invalid-request` for types without a definition.
 */
export function ddlOfBlueprint({ tables, relations, types = {} }: Blueprint): string {
  const schemas = [...new Set([...tables.map(({ schema }) => schema), ...Object.keys(types).map(schemaOfType)])].filter((name) => name !== 'public');
  const declared = relations.filter(({ source }) => source === 'declared');
  return [
    ...schemas.map((name) => `CREATE SCHEMA IF NOT EXISTS ${quoteIdent(name)};`),
    ...inOrder(types).map(([name, type]) => typeStatement(name, type)),
    ...tables.map(tableStatement),
    ...tables.flatMap(keyStatements),
    ...declared.map(referenceStatement),
  ].join('\n');
}

function schemaOfType(name: string): string {
  const [, quoted, plain] = /^(?:"((?:[^"]|"")+)"|([^".]+))\./.exec(name) ?? [];
  return quoted?.replaceAll('""', '"') ?? plain ?? 'public';
}

/** Each type after those it uses. */
function inOrder(types: Readonly<Record<string, TypeDefinition>>): [string, TypeDefinition][] {
  const left = new Map(Object.entries(types));
  const sorted: [string, TypeDefinition][] = [];
  while (left.size > 0) {
    const ready = [...left].filter(([name, type]) => ![...left.keys()].some((other) => other !== name && partsOf(type).some((part) => part.startsWith(other))));
    for (const [name, type] of ready.length > 0 ? ready : left) {
      sorted.push([name, type]);
      left.delete(name);
    }
  }
  return sorted;
}

function partsOf(type: TypeDefinition): string[] {
  if (type.kind === 'domain') return [type.base];
  if (type.kind === 'composite') return type.fields.map((field) => field.type);
  return type.kind === 'range' || type.kind === 'multirange' ? [type.subtype] : [];
}

function typeStatement(name: string, type: TypeDefinition): string {
  switch (type.kind) {
    case 'enum':
      return `CREATE TYPE ${name} AS ENUM (${type.labels.map(quoteLiteral).join(', ')});`;
    case 'domain': {
      const checks = (type.checks ?? []).map((check) => ` CONSTRAINT ${quoteIdent(check.name)} CHECK (${check.expression})`);
      return `CREATE DOMAIN ${name} AS ${type.base}${type.notNull ? ' NOT NULL' : ''}${checks.join('')};`;
    }
    case 'composite':
      return `CREATE TYPE ${name} AS (${type.fields.map((field) => `${quoteIdent(field.name)} ${field.type}`).join(', ')});`;
    case 'range':
      return `CREATE TYPE ${name} AS RANGE (subtype = ${type.subtype});`;
    case 'extension':
      return `CREATE EXTENSION IF NOT EXISTS ${quoteIdent(type.extension)};`;
    case 'multirange':
      // Its range brings it.
      return '';
    default:
      throw new Problem('invalid-request', `The blueprint does not explain the type ${name}. Name the schema: --schema schema.sql.`);
  }
}

function tableStatement({ schema, name, columns, primaryKey, checks = [] }: BlueprintTable): string {
  const lines = [
    ...columns.map(columnLine),
    ...(primaryKey ? [`PRIMARY KEY (${list(primaryKey)})`] : []),
    ...checks.map((check) => `CONSTRAINT ${quoteIdent(check.name)} CHECK (${check.expression})`),
  ];
  return `CREATE TABLE ${qualifiedName(schema, name)} (\n  ${lines.join(',\n  ')}\n);`;
}

function columnLine({ name, type, nullable, default: fallback, identity, generated, generator }: BlueprintColumn): string {
  // Sends a value if a generator makes one: its DEFAULT may call functions that are not recorded.
  const made = identity
    ? ` GENERATED ${identity === 'always' ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`
    : generated !== undefined
      ? ` GENERATED ALWAYS AS (${generated}) STORED`
      : fallback !== undefined && generator === undefined && !/nextval\(/i.test(fallback)
        ? ` DEFAULT ${fallback}`
        : '';
  return `${quoteIdent(name)} ${type}${made}${nullable ? '' : ' NOT NULL'}`;
}

function keyStatements({ schema, name, uniqueKeys = [] }: BlueprintTable): string[] {
  const table = qualifiedName(schema, name);
  return uniqueKeys.map((key) => {
    const apart = key.nullsNotDistinct ? ' NULLS NOT DISTINCT' : '';
    if (key.withoutOverlaps) return `-- ${key.name ?? 'a key'} WITHOUT OVERLAPS is left out`;
    if (key.predicate !== undefined) return `CREATE UNIQUE INDEX ON ${table} (${list(key.columns)})${apart} WHERE ${key.predicate};`;
    return `ALTER TABLE ${table} ADD${key.name === undefined ? '' : ` CONSTRAINT ${quoteIdent(key.name)}`} UNIQUE${apart} (${list(key.columns)});`;
  });
}

function referenceStatement({ name, from, to, deferrable }: Relation): string {
  const constraint = name === undefined ? '' : ` CONSTRAINT ${quoteIdent(name)}`;
  return `ALTER TABLE ${from.table} ADD${constraint} FOREIGN KEY (${list(from.columns)}) REFERENCES ${to.table} (${list(to.columns)})${deferrable ? ' DEFERRABLE' : ''};`;
}

const list = (columns: readonly string[]): string => columns.map(quoteIdent).join(', ');
