import { connect } from '../sql/connect.ts';
import { quoteIdent } from '../sql/quote.ts';
import { ALLOWED_EXTENSIONS } from './extensions.ts';
import type { Sandbox } from './open-sandbox.ts';
import type { ScriptStatement } from './statement.ts';

type MadeFirst = { readonly schemas: ReadonlySet<string>; readonly missing: readonly { readonly name: string; readonly schema: string }[] };

/**
 * Creates the script's extensions while the database is still empty: they are created as the superuser, so there must
 * be no object of the script that an extension's own script could use. Creates the schemas of missing extensions,
 * because the script uses them.
 */
export async function makeExtensionsFirst(sandbox: Sandbox, statements: readonly ScriptStatement[]): Promise<MadeFirst> {
  const wanted = statements.flatMap(({ verdict }) => (verdict.do === 'extension' ? [verdict] : []));
  if (wanted.length === 0) return { schemas: new Set(), missing: [] };
  await using client = await connect({ ...sandbox.server, database: sandbox.owner.database });
  const { rows } = await client.query<{ name: string }>('select name from pg_available_extensions');
  const available = new Set(rows.map((row) => row.name));
  const schemas = new Set<string>();
  const missing: { name: string; schema: string }[] = [];
  for (const { name, schema = 'public' } of wanted) {
    const isThere = ALLOWED_EXTENSIONS.has(name) && available.has(name);
    if (!isThere) missing.push({ name, schema });
    if (schema === 'pg_catalog') {
      if (isThere) await client.query(`CREATE EXTENSION IF NOT EXISTS ${quoteIdent(name)} CASCADE`);
      continue;
    }
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${quoteIdent(schema)} AUTHORIZATION ${quoteIdent(sandbox.owner.user)}`);
    if (isThere) await client.query(`CREATE EXTENSION IF NOT EXISTS ${quoteIdent(name)} SCHEMA ${quoteIdent(schema)} CASCADE`);
    schemas.add(schema);
  }
  return { schemas, missing };
}
