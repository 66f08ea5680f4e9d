import { notOfExtension, userSchema } from './scope.sql.ts';

export type ExtensionRow = { name: string; schema: string; version: string };

export const extensionsSql = /* SQL */ `
  select e.extname as name, n.nspname as schema, e.extversion as version
  from pg_extension e
  join pg_namespace n on n.oid = e.extnamespace
  where e.extname <> 'plpgsql'
  order by e.extname collate "C"`;

export type ViewRow = { schema: string; name: string };

export const viewsSql = /* SQL */ `
  select n.nspname as schema, c.relname as name
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('v', 'm') and c.relpersistence <> 't' and ${userSchema('n')} and ${notOfExtension('pg_class', 'c.oid')}
  order by n.nspname collate "C", c.relname collate "C"`;

export type SettingRow = { setting: string };

/** Settings of this database for all roles. `CREATE DATABASE … TEMPLATE` does not copy them. */
export const settingsSql = /* SQL */ `
  select unnest(s.setconfig) as setting
  from pg_db_role_setting s
  join pg_database d on d.oid = s.setdatabase
  where d.datname = current_database() and s.setrole = 0`;
