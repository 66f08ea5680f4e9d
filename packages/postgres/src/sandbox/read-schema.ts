import { connect } from '../sql/connect.ts';
import type { Catalog } from '@seedbed/contract';
import { introspect } from '../introspect/introspect.ts';
import { admitScript } from './admit-script.ts';
import { openSandbox, type Sandbox, type ThrowawayServer } from './open-sandbox.ts';
import { runScript, type RunOptions } from './run-script.ts';
import { Script } from './script.ts';

/** A catalog, and the sandbox that it was read from: the caller closes it. */
export type LoadedSchema = { readonly catalog: Catalog; readonly sandbox: Sandbox };

/**
 * DDL in, catalog out: Postgres itself interprets it, in a database of its own, as a role without rights, within limits.
 * Throws `invalid-ddl` (Postgres' message, line, column, SQLSTATE) or `too-large`.
 */
export async function readSchemaFromDdl(ddl: string, server: ThrowawayServer, options: RunOptions = {}): Promise<Catalog> {
  const { catalog, sandbox } = await loadSchema(ddl, server, options);
  await sandbox[Symbol.asyncDispose]();
  return catalog;
}

/** The same, and the database stays: as a template for trial loads. */
export async function loadSchema(ddl: string, server: ThrowawayServer, options: RunOptions = {}): Promise<LoadedSchema> {
  const script = new Script(ddl);
  const statements = await admitScript(script, options.signal);
  const sandbox = await openSandbox(server);
  try {
    const notices = await runScript(sandbox, script, statements, options);
    await using client = await connect(sandbox.owner);
    const catalog = await introspect(client);
    return { catalog: { ...catalog, notices: [...notices, ...catalog.notices] }, sandbox };
  } catch (error) {
    await sandbox[Symbol.asyncDispose]();
    throw error;
  }
}
