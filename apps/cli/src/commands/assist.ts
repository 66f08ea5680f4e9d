import type { Command } from 'commander';
import { packFolders } from '../config/pack-folders.ts';
import { configured } from '../config/configured.ts';
import type { FoundConfig } from '../config/read-config.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';

type AssistFlags = SchemaFlags & {
  readonly ask?: boolean;
  readonly part?: string;
  readonly short?: boolean;
  readonly answer?: string;
  /** False: --no-review. */
  readonly review?: boolean;
  readonly reviewed?: string;
  readonly accept?: string;
  readonly save?: string;
  readonly with?: string;
  readonly endpoint?: string;
  readonly model?: string;
};
export type AssistCall = { readonly context: Context; readonly file: string; readonly flags: AssistFlags; readonly config: FoundConfig };

/** `seedbed assist FILE`: a model writes a pack for the schema, shown before any of it is stored. */
export function addAssist(program: Command, context: Context): void {
  withSchemaFlags(
    program.command('assist').description('Asks a model, or anyone else, what the unknown columns contain; shows the changes and saves those that you accept.'),
  )
    .option('--ask', 'prints only the question, for any chat or coding agent; calls no model')
    .option('--part <n>', 'which part of the question or of the review, if the schema is large')
    .option('--answer <file>', 'reads the answer from a file, from several files separated by commas, or from standard input with -; calls no model')
    .option('--review', 'with --answer: prints the rows and figures of that answer as a second question; with --endpoint: asks the model that question too')
    .option('--reviewed <file>', 'reads the answer to --review and applies it to --answer')
    .option(
      '--with <name>',
      'asks a program or an endpoint on this computer, and has it review its answer: claude, codex, ollama, … (seedbed models lists them)',
    )
    .option('--no-review', 'with --with: without the second question about figures and rows of the answer')
    .option('--short', 'asks a table at a time, for models of 7 to 30 B; by itself for Ollama, LM Studio and llama.cpp')
    .option('--no-short', 'asks the whole question, also of a model on this computer')
    .option('--endpoint <url>', 'asks the model at an OpenAI-compatible address, such as http://127.0.0.1:11434/v1 (default: SEEDBED_MODEL_URL)')
    .option('--model <name>', 'name of the model there (default: SEEDBED_MODEL_NAME; with --with: the default of the program)')
    .option('--accept <names>', 'saves the answer for these tables and columns: orders,customers.email, or all')
    .option('--save <file>', 'writes the answer of the model to a file, for --answer')
    .action(
      configured(context, async (file: string, flags: AssistFlags, config) => {
        const { assist } = await import('../assist/assist.ts');
        await assist({ context, file, flags: { ...flags, packs: packFolders(context.io, config, file) }, config });
      }),
    );
}
