import { notOfExtension, userSchema } from './scope.sql.ts';

export type SequenceRow = {
  schema: string;
  name: string;
  start: string;
  increment: string;
  min: string;
  max: string;
  cycle: boolean;
  owner: { schema: string; table: string; column: string } | null;
};

export const sequencesSql = /* SQL */ `
  select n.nspname as schema, c.relname as name, s.seqstart::text as start, s.seqincrement::text as increment,
         s.seqmin::text as min, s.seqmax::text as max, s.seqcycle as cycle,
         (select json_build_object('schema', tn.nspname, 'table', t.relname, 'column', a.attname)
          from pg_depend d
          join pg_class t on t.oid = d.refobjid
          join pg_namespace tn on tn.oid = t.relnamespace
          join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
          limit 1) as owner
  from pg_sequence s
  join pg_class c on c.oid = s.seqrelid and c.relpersistence <> 't'
  join pg_namespace n on n.oid = c.relnamespace
  where ${userSchema('n')} and ${notOfExtension('pg_class', 'c.oid')}
  order by n.nspname collate "C", c.relname collate "C"`;
