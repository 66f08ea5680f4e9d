import { admitScript } from '../sandbox/admit-script.ts';
import type { OpenClient } from '../sql/connect.ts';
import { answerOf } from '../sandbox/psql/answer-of.ts';
import { Script } from '../sandbox/script.ts';
import type { ScriptStatement } from '../sandbox/statement.ts';
import { addsLabels, withLabelsFromTheStart } from './enum-labels.ts';

/** A script split into statements and admitted, ready to run in a target. */
export type SchemaScript = { readonly script: Script; readonly statements: readonly ScriptStatement[] };

/**
 * Throws `invalid-ddl` or `too-large`. No transaction is open while the parser runs. `client` answers the queries of psql's `\gset`; without
 * one its variables have no value.
 */
export async function readSchemaScript(ddl: string, signal?: AbortSignal, client?: Pick<OpenClient, 'query'>): Promise<SchemaScript> {
  const script = await (client ? Script.read(ddl, (query) => answerOf(client, query)) : new Script(ddl));
  return { script, statements: await admitScript(script, signal) };
}

/**
 * Whether the schema must be committed before rows can be inserted: no transaction can use a label that `ALTER TYPE … ADD VALUE` added in it,
 * unless the label moves into the script's own CREATE TYPE. Postgres 17 and later allow it for types that the transaction created, but not
 * below a savepoint, where each statement of a script runs.
 */
export function mustBeKeptFirst({ script, statements }: SchemaScript): boolean {
  const merged = withLabelsFromTheStart(script, statements);
  return statements.some((statement) => !merged.has(statement) && addsLabels(script, statement));
}
