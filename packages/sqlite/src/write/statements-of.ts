import { type Blueprint, quotedName, quotedText, type SqlType } from '@seedbed/contract';
import { namesWithoutSchemas, type Plan, type TablePlan } from '@seedbed/engine';

/**
 * A plan's tables as SQLite's CREATE TABLE statements: columns, keys, references and enum labels. The rows satisfy the CHECKs of Postgres,
 * but the statements do not contain them.
 */
export function statementsOf(plan: Plan, blueprint: Blueprint): string[] {
  const names = namesWithoutSchemas(plan);
  return plan.tables.map((table) => {
    const own = blueprint.tables.find(({ schema, name }) => schema === table.schema && name === table.table);
    const isCounted = table.primaryKey.length === 1 && isInteger(table.column(table.primaryKey[0]!).type);
    const columns = table.columns.map(({ name, type, nullable }) => {
      if (isCounted && name === table.primaryKey[0]) return `${quotedName(name)} INTEGER PRIMARY KEY`;
      return `${quotedName(name)} ${typeOf(type)}${nullable ? '' : ' NOT NULL'}${labelsOf(name, type)}`;
    });
    const key = table.primaryKey.length > 0 && !isCounted ? [`PRIMARY KEY (${list(table.primaryKey)})`] : [];
    const unique = (own?.uniqueKeys ?? [])
      .filter((each) => each.predicate === undefined && each.when === undefined && each.columns.every((name) => isThere(table, name)))
      .map((each) => `UNIQUE (${list(each.columns)})`);
    const references = plan.relations
      .filter((relation) => relation.child === table.name && relation.columns.length === relation.parentColumns.length)
      .map((relation) => `FOREIGN KEY (${list(relation.columns)}) REFERENCES ${quotedName(names.get(relation.parent)!)} (${list(relation.parentColumns)})`);
    return `CREATE TABLE ${quotedName(names.get(table.name)!)} (\n  ${[...columns, ...key, ...unique, ...references].join(',\n  ')}\n)`;
  });
}

function typeOf(type: SqlType): string {
  switch (type.base) {
    case 'int2':
    case 'int4':
    case 'int8':
      return 'INTEGER';
    case 'numeric':
      return type.precision === undefined ? 'NUMERIC' : `NUMERIC(${type.precision},${type.scale ?? 0})`;
    case 'float4':
    case 'float8':
      return 'REAL';
    case 'bool':
      return 'BOOLEAN';
    case 'bytea':
      return 'BLOB';
    case 'date':
      return 'DATE';
    case 'timestamp':
    case 'timestamptz':
      return 'DATETIME';
    default:
      return type.length !== undefined && type.base === 'varchar' ? `VARCHAR(${type.length})` : 'TEXT';
  }
}

function labelsOf(name: string, { labels, kind }: SqlType): string {
  return labels && kind === 'enum' ? ` CHECK (${quotedName(name)} IN (${labels.map(quotedText).join(', ')}))` : '';
}

function isInteger({ base, kind }: SqlType): boolean {
  return kind !== 'array' && /^int[248]$/.test(base);
}

function isThere(table: TablePlan, name: string): boolean {
  return table.columns.some((column) => column.name === name);
}

function list(names: readonly string[]): string {
  return names.map(quotedName).join(', ');
}
