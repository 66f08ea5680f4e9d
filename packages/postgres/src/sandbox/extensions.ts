/**
 * Contrib extensions that may be made in the sandbox, by us, before the script runs. None of them reads files, runs
 * programs or opens connections; those that do (dblink, postgres_fdw, file_fdw, adminpack …) are never made.
 */
export const ALLOWED_EXTENSIONS: ReadonlySet<string> = new Set([
  'autoinc', 'bloom', 'btree_gin', 'btree_gist', 'citext', 'cube', 'dict_int', 'dict_xsyn', 'earthdistance', 'fuzzystrmatch', 'hstore',
  'insert_username', 'intagg', 'intarray', 'isn', 'lo', 'ltree', 'moddatetime', 'pg_stat_statements', 'pg_trgm', 'pgcrypto', 'pgrowlocks', 'pgstattuple',
  'plpgsql', 'refint', 'seg', 'tablefunc', 'tcn', 'tsm_system_rows', 'tsm_system_time', 'unaccent', 'uuid-ossp',
]);
