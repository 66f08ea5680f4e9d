import { relations } from './scope.sql.ts';

export type CheckRow = { table: number; name: string; expression: string; columns: string[]; noInherit: boolean; enforced: boolean };

/** NOT VALID checks are here too: they bind new rows. */
export const checksSql = (version: number): string => /* SQL */ `
  with ${relations}
  select c.conrelid::int8::float8 as "table", c.conname as name, pg_get_expr(c.conbin, c.conrelid) as expression,
         (select coalesce(array_agg(a.attname::text order by a.attnum), '{}')
          from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)) as columns,
         c.connoinherit as "noInherit", ${version >= 180000 ? 'c.conenforced' : 'true'} as enforced
  from relations r
  join pg_constraint c on c.conrelid = r.oid and c.contype = 'c'
  order by c.conrelid, c.conname collate "C"`;
