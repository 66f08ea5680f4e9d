import type { Command } from 'commander';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { count, duration } from '../output/figures.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { withSchema } from '../schema.ts';

/** `seedbed prove FILE`: a trial load into a throwaway database; exit code 4 when a table could not be filled. */
export function addProve(program: Command, context: Context): void {
  withSchemaFlags(program.command('prove').description('Loads a sample into a throwaway database with every constraint and trigger on.')).action(
    async (file: string, flags: SchemaFlags) => {
      await withSchema(
        context,
        file,
        flags,
        async ({ runner, blueprint, diagnostics, source, catalog }) => {
          const report = await runner.prove(blueprint, {
            ...(source.kind === 'ddl' && { ddl: source.ddl }),
            ...(catalog && { catalog }),
            signal: context.signal,
            onProgress: ({ table, done, total }) => {
              if (context.io.stderr.isTTY && !flags.json) context.io.stderr.write(`\r\x1b[K${done} of ${total}  ${table}`);
            },
          });
          if (context.io.stderr.isTTY && !flags.json) context.io.stderr.write('\r\x1b[K');
          if (flags.json) context.io.stdout.write(`${JSON.stringify({ ...report, diagnostics: [...diagnostics, ...report.diagnostics] }, null, 2)}\n`);
          else {
            printDiagnostics(context.io, report.diagnostics);
            context.io.stdout.write(
              `${count(report.tablesAccepted)} of ${count(report.tables)} tables, ${count(report.constraintsAccepted)} of ${count(report.constraints)} constraints accepted by PostgreSQL ${report.serverVersion}, ${duration(report.seconds)}\n`,
            );
          }
          if (!report.ok) context.finish(EXIT.cannotHold);
        },
        { mend: true },
      );
    },
  );
}
