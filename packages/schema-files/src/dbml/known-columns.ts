import type { Name } from '../model/model.ts';
import { columnType } from './column-type.ts';
import type { ColumnLine, TableBlock } from './syntax.ts';

/** The blocks with only the columns that Postgres can have, and the changes made for that. */
type KnownColumns = { readonly blocks: readonly TableBlock[]; readonly notes: readonly string[] };

/**
 * DBML defines no types but enums, so a word that neither it nor Postgres knows is a slip, and becomes text; a column whose type is a table is the end of
 * a relation as some generators write it, and is no column.
 */
export function knownColumns(blocks: readonly TableBlock[], enums: readonly Name[]): KnownColumns {
  const notes: string[] = [];
  const tables = new Set(blocks.flatMap(({ name, alias }) => (alias === undefined ? [name] : [name, alias])));
  const known = ({ type }: ColumnLine): boolean =>
    enums.some(({ name }) => name === type.name) || TYPES.has(/^[^( []*/.exec(columnType({ ...type, sizes: '', isList: false }, enums))![0]);
  const made = blocks.map((block) => {
    const columns = block.columns.flatMap((column): ColumnLine[] => {
      if (known(column)) return [column];
      if (tables.has(column.type.name)) return [];
      notes.push(`${block.name}.${column.name} is text: there is no type ${column.type.name}`);
      return [{ ...column, type: { name: 'text', sizes: '', isList: column.type.isList } }];
    });
    return { ...block, columns };
  });
  const relations = blocks.reduce((sum, { columns }) => sum + columns.length, 0) - made.reduce((sum, { columns }) => sum + columns.length, 0);
  return { blocks: made, notes: [...notes, ...(relations > 0 ? [`left out: ${relations} columns whose type is a table`] : [])] };
}

/** The first words of Postgres' types and of extension types. */
const TYPES: ReadonlySet<string> = new Set(
  (
    'smallint integer bigint int int2 int4 int8 numeric decimal real float4 float8 double money serial serial4 serial8 bigserial smallserial text varchar char bpchar character name citext ' +
    'boolean bool bytea bit varbit date time timetz timestamp timestamptz interval uuid json jsonb jsonpath xml inet cidr macaddr macaddr8 point line lseg box path polygon circle tsvector tsquery ' +
    'int4range int8range numrange tsrange tstzrange daterange int4multirange int8multirange nummultirange tsmultirange tstzmultirange datemultirange oid regclass pg_lsn ' +
    'geometry geography hstore ltree cube vector halfvec sparsevec'
  ).split(' '),
);
