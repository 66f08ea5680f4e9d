import type { Command } from 'commander';
import { Problem, type Diagnostic } from '@seedbed/contract';
import { ddlOfBlueprint } from '@seedbed/runner';
import { configured } from '../config/configured.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { proofReport } from '../output/proof-report.ts';
import { schemaOfRows } from '../schema-of-blueprint.ts';
import { withSchema } from '../schema.ts';

type ProveFlags = SchemaFlags & { readonly brief?: boolean; readonly schema?: string };

const RECORDED =
  'Proved against the keys, CHECKs and references that the blueprint records. Triggers, functions, expression indexes and exclusions are not in it: --schema schema.sql proves those too.\n';

/** `seedbed prove FILE`: a trial load into a throwaway database; exit code 4 if a row was refused. */
export function addProve(program: Command, context: Context): void {
  withSchemaFlags(program.command('prove').description('Loads a sample into a throwaway database with every constraint and trigger on.'))
    .option('--schema <file>', 'where FILE is a blueprint: its DDL, or a postgres:// address (default: what the blueprint records)')
    .option('--brief', 'only the summary and the skipped constraints')
    .action(
      configured(context, async (file: string, flags: ProveFlags) => {
        const { stderr, stdout } = context.io;
        const draws = stderr.isTTY === true && !flags.json;
        await withSchema(
          context,
          file,
          flags,
          async ({ runner, blueprint, diagnostics, source, catalog }) => {
            const recorded = source.kind === 'blueprint' && flags.schema === undefined;
            if (recorded) stderr.write(RECORDED);
            const proof = await runner
              .prove(blueprint, {
                ...(recorded ? { ddl: ddlOfBlueprint(blueprint) } : await schemaOfRows(context, runner, { source, ...(catalog && { catalog }) }, flags.schema)),
                diagnostics,
                signal: context.signal,
                onProgress: ({ table, done, total }) => {
                  if (draws) stderr.write(`\r\x1b[K${done} of ${total}  ${table}`);
                },
              })
              .catch((error: unknown) => {
                throw recorded ? notRecorded(error) : error;
              });
            if (draws) stderr.write('\r\x1b[K');
            const reported = withoutTwins([...diagnostics, ...proof.diagnostics]);
            if (flags.json) stdout.write(`${JSON.stringify({ ...proof, diagnostics: reported }, null, 2)}\n`);
            else stdout.write(proofReport(proof, reported, flags.brief === true));
            // One empty table is reported; a schema without any rows is no success.
            const empty = proof.tables > 0 && proof.rows === 0;
            if (!proof.ok || empty) context.finish(EXIT.cannotHold);
          },
          { repair: true },
        );
      }),
    );
}

/** The schema built from the blueprint lacks objects that only the real one has, such as a function of a CHECK. */
function notRecorded(error: unknown): unknown {
  if (!(error instanceof Problem) || error.type !== 'invalid-ddl') return error;
  return new Problem('invalid-request', `The blueprint does not record all that its schema needs (${error.message}). Name the schema: --schema schema.sql.`, {
    cause: error,
  });
}

function withoutTwins(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()];
}
