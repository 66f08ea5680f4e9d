import type { Client } from 'pg';
import { wordsOf } from './plan-edges.ts';
import type { MigrationStatement } from './finding.ts';
import { answerIn } from './run-migration.ts';
import { naturesOf, type StatementNature } from './statements.ts';

const ROOTS = `
  SELECT pg_catalog.format('%I.%I', n.nspname, c.relname) AS name, c.relname AS bare
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND c.relpersistence <> 't' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
    AND NOT EXISTS (SELECT FROM pg_catalog.pg_inherits i WHERE i.inhrelid = c.oid)`;

/**
 * SQL that writes tables anew without the rows that this transaction deleted or changed: the build of an index reads
 * these as well. A column with a value of its own in each row, added and dropped again, is what Postgres needs a new
 * file for. Empty if no statement builds an index. Changes nothing itself; must be outside a transaction.
 */
export async function settlingOf(client: Client, statements: readonly MigrationStatement[]): Promise<string> {
  if (!(await naturesOf(statements)).some(mayIndex)) return '';
  const words = wordsOf(statements.map(({ sql }) => sql).join('\n'));
  const { rows } = await client.query<{ name: string; bare: string }>(ROOTS);
  const texts = rows
    .filter(({ bare }) => words.has(bare.toLowerCase()))
    .map(({ name }) => `ALTER TABLE ${name} ADD COLUMN seedbed_anew float8 DEFAULT random(); ALTER TABLE ${name} DROP COLUMN seedbed_anew`);
  const able: string[] = [];
  for (const text of texts) {
    await client.query('BEGIN');
    try {
      await client.query(text);
      able.push(text);
    } catch (error) {
      // Such as a table whose row type is the type of a column.
      answerIn(error);
    } finally {
      await client.query('ROLLBACK');
    }
  }
  return able.join('; ');
}

const KINDS: ReadonlySet<string> = new Set(['IndexStmt', 'ReindexStmt', 'ClusterStmt', 'DoStmt', 'CallStmt', 'SelectStmt']);
const KEYS = /"contype":"CONSTR_(?:UNIQUE|PRIMARY|EXCLUSION)"|"AT_AttachPartition"/;

function mayIndex({ kind, node }: StatementNature): boolean {
  return KINDS.has(kind) || (kind === 'AlterTableStmt' && KEYS.test(JSON.stringify(node)));
}
