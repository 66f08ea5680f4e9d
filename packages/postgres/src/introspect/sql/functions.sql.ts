import { notOfExtension, userSchema } from './scope.sql.ts';

export type FunctionRow = {
  schema: string;
  name: string;
  identity: string;
  arguments: { name: string | null; type: string; default: string | null }[];
  returns: string;
  language: string;
  volatility: 'i' | 's' | 'v';
  strict: boolean;
  body: string;
  definition: string;
  settings: string[] | null;
};

/** Excludes constructors that were created with a range type. */
export const functionsSql = /* SQL */ `
  select n.nspname as schema, p.proname as name, pg_get_function_identity_arguments(p.oid) as identity,
         coalesce((select json_agg(json_build_object('name', nullif(p.proargnames[k.n], ''), 'type', format_type(k.type, null),
                                                     'default', pg_get_function_arg_default(p.oid, k.n::integer)) order by k.n)
                   from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality k(type, n)
                   where p.proargmodes is null or p.proargmodes[k.n] in ('i', 'b', 'v')), '[]') as arguments,
         coalesce(pg_get_function_result(p.oid), 'void') as returns, l.lanname as language, p.provolatile::text as volatility, p.proisstrict as strict,
         coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body, pg_get_functiondef(p.oid) as definition, p.proconfig as settings
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_language l on l.oid = p.prolang
  where p.prokind in ('f', 'p') and ${userSchema('n')} and ${notOfExtension('pg_proc', 'p.oid')}
    and not exists (select from pg_depend i where i.classid = 'pg_proc'::regclass and i.objid = p.oid and i.deptype = 'i')
  order by n.nspname collate "C", p.proname collate "C", 3`;
