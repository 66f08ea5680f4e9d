import { relations } from './scope.sql.ts';

export type PolicyRow = {
  table: number;
  name: string;
  command: string;
  roles: string[] | null;
  restrictive: boolean;
  using: string | null;
  check: string | null;
};

export const policiesSql = /* SQL */ `
  with ${relations}
  select p.polrelid::int8::float8 as "table", p.polname as name,
         case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end as command,
         case when 0 = any(p.polroles) then null else array(select r.rolname::text from pg_roles r where r.oid = any(p.polroles) order by 1) end as roles,
         not p.polpermissive as restrictive,
         pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check
  from relations r
  join pg_policy p on p.polrelid = r.oid
  order by p.polrelid, p.polname collate "C"`;
