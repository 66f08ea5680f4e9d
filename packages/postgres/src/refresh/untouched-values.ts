import type { Client } from 'pg';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteLiteral, quoteQualified } from '../sql/quote.ts';

/** A column that a migration added, and how its untouched values look. */
export type AddedColumn = {
  readonly name: string;
  /** A condition on the row `t`: NULL, the column's DEFAULT, or the value that ALTER TABLE wrote to existing rows. */
  readonly untouched: string;
  /** Why no value can be distinguished from one that someone chose; absent if it can. */
  readonly opaque?: string;
};

type Found = { name: string; type: string; generated: boolean; identity: boolean; fallback: string | null; written: string[] | null };

/** Determines, for columns of a table, how untouched values look. Columns that the database computes are opaque. */
export async function readAddedColumns(client: Client, { schema, table }: TableName, names: readonly string[]): Promise<AddedColumn[]> {
  const { rows } = await client.query<Found>(columnsSql, [quoteQualified(schema, table), names]);
  return rows.map(({ name, type, generated, identity, fallback, written }) => {
    const column = `t.${quoteIdent(name)}`;
    const isNull = `${column} IS NULL`;
    if (generated) return { name, untouched: 'false', opaque: 'the database computes it' };
    if (identity) return { name, untouched: 'false', opaque: 'its identity sequence gave each row a value' };
    const same = (value: string): string => `${column}::text IS NOT DISTINCT FROM (${value})::${type}::text`;
    const known = (written ?? []).map((value) => same(quoteLiteral(value)));
    if (fallback !== null && isConstant(fallback)) known.push(same(fallback));
    else if (fallback !== null && known.length === 0) {
      return { name, untouched: isNull, opaque: `its DEFAULT ${fallback} gave each row a value` };
    }
    return { name, untouched: [isNull, ...known].join(' OR ') };
  });
}

/**
 * Whether a DEFAULT gives every row the same value: a literal or a cast of one, without function calls or the clock.
 */
function isConstant(expression: string): boolean {
  const bare = expression.replaceAll(/E?'(?:[^']|'')*'/g, '0').replaceAll(/::[a-z_. "]+(?:\([\d, ]*\))?(?:\[\])*/gi, '');
  return !/[a-z_"]\s*\(/i.test(bare) && !/\b(?:current_|localtime|session_user|user\b)/i.test(bare);
}

/**
 * `written`: the value that ADD COLUMN … DEFAULT stored for existing rows, in the table or its partitions; kept even
 * after DROP DEFAULT.
 */
const columnsSql = /* SQL */ `
  select a.attname::text as name, pg_catalog.format_type(a.atttypid, a.atttypmod) as type, a.attgenerated <> '' as generated, a.attidentity <> '' as identity,
         case when a.attgenerated = '' then pg_catalog.pg_get_expr(d.adbin, d.adrelid) end as fallback,
         (select array_agg(distinct (m.attmissingval::text::text[])[1])
            from pg_catalog.pg_attribute m
           where m.attname = a.attname and m.atthasmissing and not m.attisdropped
             and m.attrelid in (select a.attrelid union select p.relid from pg_catalog.pg_partition_tree(a.attrelid) p where p.isleaf)) as written
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1::regclass and a.attname = any ($2::text[]) and not a.attisdropped
  order by pg_catalog.array_position($2::text[], a.attname::text)`;
