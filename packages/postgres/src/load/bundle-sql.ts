import { quoteIdent, quoteLiteral, quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';
import { drawnSql, numberOfRows } from './sequences.ts';
import { codeSql, foreignKeysSql, indexesSql, uniqueConstraintsSql } from './suspended-keys.sql.ts';

// The steps of a load that need answers from the target, as SQL that queries them itself: for files that psql loads
// without us.

/** Drops the keys and indexes that `suspendKeys` selects; `restoreKeysSql` recreates them in the same transaction. */
export function takeKeysAwaySql(tables: readonly TableName[]): string {
  const constraint = `pg_catalog.format('ALTER TABLE %I.%I ADD CONSTRAINT %I %s', k.schema, k."table", k.name, k.definition)
      || pg_catalog.format('; COMMENT ON CONSTRAINT %I ON %I.%I IS %L', k.name, k.schema, k."table", k.comment)`;
  const dropConstraint = `pg_catalog.format('ALTER TABLE %I.%I DROP CONSTRAINT %I', k.schema, k."table", k.name)`;
  const index = `k.definition || pg_catalog.format('; COMMENT ON INDEX %I.%I IS %L', k.schema, k.name, k.comment)`;
  const dropIndex = `pg_catalog.format('DROP INDEX %I.%I', k.schema, k.name)`;
  const take = (rank: number, sql: string, dropping: string, restore: string): string => `
  INSERT INTO pg_temp.seedbed_keys (rank, dropping, restore) SELECT ${rank}, ${dropping}, ${restore} FROM (${sql}) k;
  FOR each IN SELECT dropping FROM pg_temp.seedbed_keys WHERE rank = ${rank} ORDER BY position LOOP EXECUTE each.dropping; END LOOP;`;
  return `CREATE TEMPORARY TABLE seedbed_keys (rank integer, position serial, dropping text, restore text) ON COMMIT DROP;
${block(`DECLARE code record; each record; BEGIN
  SELECT * INTO code FROM (${filled(codeSql, tables)}) c;
  IF code.deferred THEN RETURN; END IF;${take(3, filled(foreignKeysSql({ checked: false }), tables), dropConstraint, constraint)}
  IF code.looks THEN RETURN; END IF;${take(2, filled(indexesSql, tables), dropIndex, index)}${take(1, filled(uniqueConstraintsSql, tables), dropConstraint, constraint)}
END`)};
`;
}

/** Unique keys first, references last. */
export const restoreKeysSql = `${block(`DECLARE each record; BEGIN
  FOR each IN SELECT restore FROM pg_temp.seedbed_keys ORDER BY rank, position LOOP EXECUTE each.restore; END LOOP;
END`)};
`;

/**
 * Sets the sequences of these tables past their last values; skips those that are further already, or that the role may
 * not set.
 */
export function setSequencesSql(tables: readonly TableName[]): string {
  if (tables.length === 0) return '';
  const last = `CASE WHEN d.descending THEN 'min' ELSE 'max' END`;
  return `${block(`DECLARE each record; BEGIN
  FOR each IN
    SELECT d.schema, d.sequence, d.min, d.max, d.start, ${last} AS last, CASE WHEN d.descending THEN '<=' ELSE '>=' END AS further,
      string_agg(CASE WHEN d.written THEN pg_catalog.format('SELECT ${numberOfRows('%s', '%s')} AS last FROM %I.%I', d.start, d.increment, w.schema, w.name)
        ELSE pg_catalog.format('SELECT %s(%I)::numeric AS last FROM %I.%I', ${last}, d."column", w.schema, w.name) END, ' UNION ALL ') AS lasts
    FROM (${filled(drawnSql, tables)}) d JOIN unnest(${namesOf(tables, 'schema')}, ${namesOf(tables, 'table')}) WITH ORDINALITY w(schema, name, n) ON w.n = d."table"
    WHERE d.allowed GROUP BY d.schema, d.sequence, d.min, d.max, d.start, d.descending
  LOOP
    EXECUTE pg_catalog.format('SELECT pg_catalog.setval(%1$L::pg_catalog.regclass, last::bigint) FROM (SELECT %2$s(last) AS last FROM (%3$s) AS one) AS whole WHERE last BETWEEN %4$s AND %5$s AND last %6$s coalesce(pg_catalog.pg_sequence_last_value(%1$L::pg_catalog.regclass), %7$s)',
      pg_catalog.format('%I.%I', each.schema, each.sequence), each.last, each.lasts, each.min, each.max, each.further, each.start);
  END LOOP;
END`)};
`;
}

/** Rows of a temporary table, all by one statement. */
export function insertStagedSql(staged: readonly { readonly table: TableName; readonly columns: readonly string[]; readonly temporary: string }[]): string {
  const inserts = staged.map(({ table, columns, temporary }, i) => {
    const names = columns.map(quoteIdent).join(', ');
    return `i${i} AS (INSERT INTO ${quoteQualified(table.schema, table.table)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM ${temporary})`;
  });
  return `WITH ${inserts.join(',\n  ')} SELECT;\n`;
}

/** Updates columns of existing rows, found by a key without NULLs. */
export function updateStagedSql(table: TableName, key: readonly string[], set: readonly string[], temporary: string): string {
  const assignments = set.map((name) => `${quoteIdent(name)} = s.${quoteIdent(name)}`).join(', ');
  const finds = key.map((name) => `t.${quoteIdent(name)} = s.${quoteIdent(name)}`).join(' AND ');
  return `ANALYZE ${temporary};\nUPDATE ${quoteQualified(table.schema, table.table)} t SET ${assignments} FROM ${temporary} s WHERE ${finds};\n`;
}

function block(body: string): string {
  return `DO ${quoteLiteral(body)}`;
}

function filled(sql: string, tables: readonly TableName[]): string {
  const values = [namesOf(tables, 'schema'), namesOf(tables, 'table'), 'true'];
  return sql.replaceAll(/\$([123])(?:::text\[\])?/g, (_, place: string) => values[Number(place) - 1]!);
}

function namesOf(tables: readonly TableName[], what: keyof TableName): string {
  return `ARRAY[${tables.map((table) => quoteLiteral(table[what])).join(', ')}]::text[]`;
}
