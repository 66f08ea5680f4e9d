import { relations } from './scope.sql.ts';

export type ForeignKeyRow = {
  table: number;
  name: string;
  columns: string[];
  referenced: number;
  referencedColumns: string[];
  match: 's' | 'f' | 'p';
  isOwn: boolean;
  deferrable: boolean;
  initiallyDeferred: boolean;
  onDelete: string;
  onUpdate: string;
  period: boolean;
  enforced: boolean;
};

/** Excludes copies of a key for each partition (on either side) by `conparentid`. */
export const foreignKeysSql = (version: number): string => /* SQL */ `
  with ${relations}
  select c.conrelid::int8::float8 as "table", c.conname as name, ${names('c.conrelid', 'c.conkey')} as columns,
         c.confrelid::int8::float8 as referenced, ${names('c.confrelid', 'c.confkey')} as "referencedColumns",
         c.confmatchtype::text as match, c.conparentid = 0 as "isOwn",
         c.condeferrable as deferrable, c.condeferred as "initiallyDeferred", c.confdeltype::text as "onDelete", c.confupdtype::text as "onUpdate",
         ${version >= 180000 ? 'c.conperiod' : 'false'} as period, ${version >= 180000 ? 'c.conenforced' : 'true'} as enforced
  from relations r
  join pg_constraint c on c.conrelid = r.oid and c.contype = 'f' and c.conparentid = 0
  order by c.conrelid, c.conname collate "C"`;

const names = (relation: string, key: string): string => `
         (select array_agg(a.attname::text order by k.n)
          from unnest(${key}) with ordinality k(attnum, n)
          join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.attnum)`;
