import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { sizesOfPlan } from '@seedbed/runner';
import { configured } from '../config/configured.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { offerModel } from '../output/offer-model.ts';
import { withSchema, type OpenSchema } from '../schema.ts';
import { openServer, SERVER_HELP } from '../server/open-server.ts';

type Flags = SchemaFlags & { readonly out?: string; readonly server?: string };

/** `seedbed infer FILE`: the blueprint on standard output; with --json also the diagnostics. */
export function addInfer(program: Command, context: Context): void {
  withSchemaFlags(program.command('infer').description('Chooses a generator for every column and prints the blueprint.'))
    .option('--out <file>', 'writes it to a file instead')
    .option('--server <address>', SERVER_HELP)
    .action(
      configured(context, async (file: string, flags: Flags, config) => {
        const write = async ({ blueprint, diagnostics, knowledge }: Pick<OpenSchema, 'blueprint' | 'diagnostics' | 'knowledge'>): Promise<void> => {
          const document = flags.json ? { blueprint, diagnostics, ...(knowledge && { knowledge }) } : blueprint;
          const text = `${JSON.stringify(document, null, 2)}\n`;
          if (flags.out && flags.out !== '-') await writeFile(resolve(context.io.cwd, flags.out), text);
          else context.io.stdout.write(text);
          if (!flags.json) printDiagnostics(context.io, diagnostics);
        };
        if (flags.server !== undefined)
          await write(await (await import('../server/infer-there.ts')).inferThere(context, openServer(flags.server, context), file, flags));
        else
          await withSchema(
            context,
            file,
            flags,
            async (schema) => {
              await write(schema);
              if (!flags.json) context.io.stderr.write(`${sizesOfPlan(await schema.runner.compile(schema.blueprint)).line}\n`);
              await offerModel(context.io, { file, flags, config, blueprint: schema.blueprint, catalog: schema.catalog });
            },
            // What is written is loaded later as it is: only a trial shows which tables triggers fill.
            { repair: true },
          );
      }),
    );
}
