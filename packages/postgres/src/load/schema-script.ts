import { admitScript } from '../sandbox/admit-script.ts';
import { Script } from '../sandbox/script.ts';
import type { ScriptStatement } from '../sandbox/statement.ts';

/** A script that was cut into statements and admitted, ready to be run in a target. */
export type SchemaScript = { readonly script: Script; readonly statements: readonly ScriptStatement[] };

/** Throws `invalid-ddl` or `too-large`. Needs no database, so that no transaction waits while the parser runs. */
export async function readSchemaScript(ddl: string, signal?: AbortSignal): Promise<SchemaScript> {
  const script = new Script(ddl);
  return { script, statements: await admitScript(script, signal) };
}
