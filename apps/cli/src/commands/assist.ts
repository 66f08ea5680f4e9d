import type { Command } from 'commander';
import { packFolders } from '../config/pack-folders.ts';
import { configured } from '../config/configured.ts';
import type { FoundConfig } from '../config/read-config.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';

export type AssistFlags = SchemaFlags & {
  readonly ask?: boolean;
  readonly part?: string;
  readonly answer?: string;
  readonly accept?: string;
  readonly save?: string;
};
export type AssistCall = { readonly context: Context; readonly file: string; readonly flags: AssistFlags; readonly config: FoundConfig };

/** `seedbed assist FILE`: a model writes a pack for the schema, which is shown before any of it is kept. */
export function addAssist(program: Command, context: Context): void {
  withSchemaFlags(
    program
      .command('assist')
      .description(
        'Asks a model, or anybody, what stands in columns that Seedbed does not know; shows what it would change, and keeps what is accepted as an own pack.',
      ),
  )
    .option('--ask', 'prints the question alone, for any chat or coding agent; no model is called')
    .option('--part <n>', 'of a large schema: which part of the question')
    .option('--answer <file>', 'takes the answer from a file, or its parts with commas, or from standard input with -; no model is called')
    .option('--accept <tables>', 'keeps what the answer says of these tables: orders,customers, or all')
    .option('--save <file>', 'writes the answer of the model to a file, for --answer')
    .action(
      configured(context, async (file: string, flags: AssistFlags, config) => {
        const { assist } = await import('../assist/assist.ts');
        await assist({ context, file, flags: { ...flags, packs: packFolders(context.io, config, file) }, config });
      }),
    );
}
