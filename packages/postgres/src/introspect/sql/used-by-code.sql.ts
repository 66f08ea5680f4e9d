import { notOfExtension, userSchema } from './scope.sql.ts';

export type UsedByCodeRow = { schema: string; name: string; definition: string };

/**
 * Other objects that code of the schema may use, besides tables, types and functions, as statements that create them:
 * text search dictionaries and configurations, views, and triggers on views. Ordered by dependency, except for views
 * that read views.
 */
export const usedByCodeSql = /* SQL */ `
  select schema, name, definition from (
    select 1 as step, n.nspname as schema, d.dictname as name, d.oid,
      format('CREATE TEXT SEARCH DICTIONARY %I.%I (TEMPLATE = %I.%I%s)', n.nspname, d.dictname, tn.nspname, t.tmplname, coalesce(', ' || d.dictinitoption, '')) as definition
    from pg_ts_dict d join pg_namespace n on n.oid = d.dictnamespace
    join pg_ts_template t on t.oid = d.dicttemplate join pg_namespace tn on tn.oid = t.tmplnamespace
    where ${userSchema('n')} and ${notOfExtension('pg_ts_dict', 'd.oid')}
    union all
    select 2, n.nspname, c.cfgname, c.oid, format('CREATE TEXT SEARCH CONFIGURATION %I.%I (PARSER = %I.%I)', n.nspname, c.cfgname, pn.nspname, p.prsname)
    from pg_ts_config c join pg_namespace n on n.oid = c.cfgnamespace
    join pg_ts_parser p on p.oid = c.cfgparser join pg_namespace pn on pn.oid = p.prsnamespace
    where ${userSchema('n')} and ${notOfExtension('pg_ts_config', 'c.oid')}
    union all
    select 3, n.nspname, c.cfgname, c.oid,
      format('ALTER TEXT SEARCH CONFIGURATION %I.%I ADD MAPPING FOR %I WITH %s', n.nspname, c.cfgname, k.alias, string_agg(m.mapdict::regdictionary::text, ', ' order by m.mapseqno))
    from pg_ts_config c join pg_namespace n on n.oid = c.cfgnamespace
    join pg_ts_config_map m on m.mapcfg = c.oid
    join lateral ts_token_type(c.cfgparser) k on k.tokid = m.maptokentype
    where ${userSchema('n')} and ${notOfExtension('pg_ts_config', 'c.oid')}
    group by n.nspname, c.cfgname, c.oid, k.alias
    union all
    select 4, n.nspname, c.relname, c.oid,
      format('CREATE %s %I.%I AS %s', case c.relkind when 'm' then 'MATERIALIZED VIEW' else 'VIEW' end, n.nspname, c.relname, pg_get_viewdef(c.oid))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('v', 'm') and c.relpersistence <> 't' and ${userSchema('n')} and ${notOfExtension('pg_class', 'c.oid')}
    union all
    select 5, n.nspname, c.relname, t.oid, pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'v' and not t.tgisinternal and ${userSchema('n')} and ${notOfExtension('pg_class', 'c.oid')}
    union all
    select 6, n.nspname, c.relname, r.oid, pg_get_ruledef(r.oid)
    from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'v' and r.rulename <> '_RETURN' and ${userSchema('n')} and ${notOfExtension('pg_class', 'c.oid')}
  ) as each
  order by step, schema collate "C", name collate "C", definition collate "C"`;
