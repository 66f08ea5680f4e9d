import { relations } from './scope.sql.ts';

export type TriggerRow = {
  table: number;
  name: string;
  type: number;
  functionSchema: string;
  functionName: string;
  functionArguments: string;
  condition: string | null;
  constraint: boolean;
  deferred: boolean;
  enabled: 'O' | 'A' | 'R' | 'D';
  definition: string;
};

/** Postgres copies row triggers of a partitioned table to its partitions; excludes the copies (`tgparentid`). */
export const triggersSql = /* SQL */ `
  with ${relations}
  select t.tgrelid::int8::float8 as "table", t.tgname as name, t.tgtype::int as type, pn.nspname as "functionSchema", p.proname as "functionName",
         pg_get_function_identity_arguments(p.oid) as "functionArguments",
         substring(pg_get_triggerdef(t.oid, false) from ' WHEN \\((.*)\\) EXECUTE (?:FUNCTION|PROCEDURE) ') as condition,
         t.tgconstraint <> 0 as constraint, t.tginitdeferred as deferred, t.tgenabled::text as enabled, pg_get_triggerdef(t.oid, false) as definition
  from relations r
  join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal and t.tgparentid = 0
  join pg_proc p on p.oid = t.tgfoid
  join pg_namespace pn on pn.oid = p.pronamespace
  order by t.tgrelid, t.tgname collate "C"`;
