import type { Catalog } from '@seedbed/contract';
import { catalogStatements } from '../ddl/catalog-statements.ts';
import { quoteIdent } from '../sql/quote.ts';
import { addsLabels } from './enum-labels.ts';
import { readSchemaScript } from './schema-script.ts';

/** A schema as a file: the one that a load creates, without its rows, owners and privileges. */
export type SchemaSql = {
  readonly sql: string;
  /** Must be committed before the rows: a transaction cannot use a label that it added to an enum, except in Postgres 17 and later if it made the type. */
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
  return { sql: joined([...lines, 'RESET ALL']), keepFirst: statements.some((statement) => addsLabels(script, statement)) };
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
