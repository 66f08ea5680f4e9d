import type { Catalog } from '@seedbed/contract';
import { catalogStatements } from '../ddl/catalog-statements.ts';
import { quoteIdent } from '../sql/quote.ts';
import { readSchemaScript } from './schema-script.ts';

/** A schema as a file: the one that a load creates, without its rows, owners and privileges. */
export type SchemaSql = {
  readonly sql: string;
  /** Must be committed before the rows: up to PostgreSQL 16 a transaction cannot use a label that it added to an enum. */
  readonly keepFirst: boolean;
};

/** Throws `invalid-ddl` or `too-large`. Omits extensions' C functions, which are created with their extension. */
export async function schemaSqlOfDdl(ddl: string, signal?: AbortSignal): Promise<SchemaSql> {
  const { script, statements } = await readSchemaScript(ddl, signal);
  const lines = statements.flatMap((statement) => {
    const { verdict, kind } = statement;
    if (verdict.do === 'extension')
      return [
        `CREATE EXTENSION IF NOT EXISTS ${quoteIdent(verdict.name)}${verdict.schema === undefined ? '' : ` SCHEMA ${quoteIdent(verdict.schema)}`} CASCADE`,
      ];
    if (verdict.do === 'schema' && !verdict.hasElements) return [`CREATE SCHEMA IF NOT EXISTS ${quoteIdent(verdict.name)}`];
    if ((verdict.do !== 'run' && verdict.do !== 'schema') || kind === 'TransactionStmt') return [];
    const text = script.text(statement).trim();
    return [kind === 'IndexStmt' || kind === 'DropStmt' ? text.replace(/\bconcurrently\b/i, '') : text];
  });
  // Session settings of the script end with it.
  return { sql: joined([...lines, 'RESET ALL']), keepFirst: statements.some(({ kind }) => kind === 'AlterEnumStmt') };
}

export function schemaSqlOfCatalog(catalog: Catalog): SchemaSql {
  const extensions = catalog.extensions.map(
    ({ name, schema }) => `CREATE EXTENSION IF NOT EXISTS ${quoteIdent(name)}${schema === 'pg_catalog' ? '' : ` SCHEMA ${quoteIdent(schema)}`} CASCADE`,
  );
  const made = catalogStatements({ ...catalog, settings: [] }, '').map(({ sql }) => sql);
  return { sql: joined([...extensions, ...made, 'RESET ALL']), keepFirst: false };
}

/** A statement may end in a comment of one line. */
function joined(statements: readonly string[]): string {
  return statements.map((sql) => `${sql}\n;\n`).join('\n');
}
