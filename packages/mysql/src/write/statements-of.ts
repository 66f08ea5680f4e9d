import { type Blueprint, quotedText, type SqlType } from '@seedbed/contract';
import { namesWithoutSchemas, type Plan, type TablePlan } from '@seedbed/engine';
import { backticked } from '../quote.ts';

/** Most characters of a text in a key: InnoDB has 3072 bytes for all of its columns. */
const MAX_KEY_BYTES = 3072;
const BYTES_PER_CHARACTER = 4;
const LONG = 16_000;

/**
 * A plan's tables as MySQL's CREATE TABLE statements: columns, keys and enum labels; references after all tables. The rows satisfy the
 * CHECKs of Postgres, but the script does not contain them.
 */
export function statementsOf(plan: Plan, blueprint: Blueprint): string[] {
  const names = namesWithoutSchemas(plan);
  const create = plan.tables.map((table) => {
    const own = blueprint.tables.find(({ schema, name }) => schema === table.schema && name === table.table);
    const unique = (own?.uniqueKeys ?? [])
      .filter((each) => each.predicate === undefined && each.when === undefined && each.columns.every((name) => isThere(table, name)))
      .map(({ columns }) => columns);
    const referred = plan.relations.flatMap(({ child, columns, parent, parentColumns }) => [
      ...(child === table.name ? [columns] : []),
      ...(parent === table.name ? [parentColumns] : []),
    ]);
    const keys = [table.primaryKey, ...unique, ...referred];
    const most = (name: string): number | undefined => {
      const sizes = keys.filter((key) => key.includes(name)).map((key) => Math.floor(MAX_KEY_BYTES / BYTES_PER_CHARACTER / key.length));
      return sizes.length === 0 ? undefined : Math.min(...sizes);
    };
    const columns = table.columns.map(({ name, type, nullable }) => `${backticked(name)} ${typeOf(type, most(name))}${nullable ? '' : ' NOT NULL'}`);
    const key = table.primaryKey.length > 0 ? [`PRIMARY KEY (${list(table.primaryKey)})`] : [];
    return `CREATE TABLE ${backticked(names.get(table.name)!)} (\n  ${[...columns, ...key, ...unique.map((each) => `UNIQUE KEY (${list(each)})`)].join(',\n  ')}\n) DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`;
  });
  const references = plan.relations
    .filter((relation) => relation.columns.length === relation.parentColumns.length)
    .map(
      ({ child, columns, parent, parentColumns }) =>
        `ALTER TABLE ${backticked(names.get(child)!)} ADD FOREIGN KEY (${list(columns)}) REFERENCES ${backticked(names.get(parent)!)} (${list(parentColumns)})`,
    );
  return [...create, ...references];
}

/** `most`: characters of a text in a key. */
function typeOf(type: SqlType, most: number | undefined): string {
  if (type.kind === 'array') return 'JSON';
  if (type.kind === 'enum' && type.labels) return `ENUM(${type.labels.map(quotedText).join(', ')})`;
  switch (type.base) {
    case 'int2':
      return 'SMALLINT';
    case 'int4':
      return 'INT';
    case 'int8':
      return 'BIGINT';
    case 'numeric':
      return type.precision !== undefined && type.precision <= 65 ? `DECIMAL(${type.precision},${type.scale ?? 0})` : 'DECIMAL(65,20)';
    case 'float4':
    case 'float8':
      return 'DOUBLE';
    case 'bool':
      return 'TINYINT(1)';
    case 'bytea':
      return most === undefined ? 'LONGBLOB' : `VARBINARY(${most})`;
    case 'bit':
      return (type.length ?? 1) <= 64 ? `BIT(${type.length ?? 1})` : 'LONGTEXT';
    case 'date':
      return 'DATE';
    case 'time':
      return 'TIME(6)';
    case 'timestamp':
    case 'timestamptz':
      return 'DATETIME(6)';
    case 'json':
    case 'jsonb':
      return 'JSON';
    case 'uuid':
      return 'CHAR(36)';
    default:
      return textOf(type, most);
  }
}

function textOf({ base, length }: SqlType, most: number | undefined): string {
  const sized = length !== undefined && /^(varchar|bpchar)$/.test(base) ? length : undefined;
  if (most !== undefined) return `VARCHAR(${Math.min(sized ?? most, most)})`;
  return sized === undefined || sized > LONG ? 'LONGTEXT' : `VARCHAR(${sized})`;
}

function isThere(table: TablePlan, name: string): boolean {
  return table.columns.some((column) => column.name === name);
}

function list(names: readonly string[]): string {
  return names.map(backticked).join(', ');
}
