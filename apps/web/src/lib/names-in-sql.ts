import { quoteNameIfNeeded, type BlueprintTable } from '@seedbed/contract';

/** Words reserved by Postgres, which need quotes as names of tables and columns. */
const RESERVED = new Set(
  (
    'all analyse analyze and any array as asc asymmetric both case cast check collate column concurrently constraint create current_catalog current_date current_role current_time ' +
    'current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign from full grant group having ilike in initially inner intersect into is ' +
    'isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right ' +
    'select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using variadic verbose when where window with'
  ).split(' '),
);

/** A name, quoted for SQL if necessary. */
export function nameInSql(name: string): string {
  return RESERVED.has(name) ? `"${name}"` : quoteNameIfNeeded(name);
}

/** A table name for SQL; without the schema if that is `public`. */
export function tableInSql({ schema, name }: Pick<BlueprintTable, 'schema' | 'name'>): string {
  return schema === 'public' ? nameInSql(name) : `${nameInSql(schema)}.${nameInSql(name)}`;
}

/** The first rows of a table. */
export function firstRowsOf(table: Pick<BlueprintTable, 'schema' | 'name'>): string {
  return `select *\nfrom ${tableInSql(table)}\nlimit 100`;
}
