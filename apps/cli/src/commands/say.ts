import type { Command } from 'commander';
import { configured } from '../config/configured.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';

type SayFlags = SchemaFlags & {
  readonly answer?: string;
  readonly accept?: string;
  readonly save?: string;
  readonly endpoint?: string;
  readonly with?: string;
  readonly model?: string;
};
export type SayCall = { readonly context: Context; readonly file: string; readonly words: string; readonly flags: SayFlags };

/** `seedbed say FILE WORDS`: turns requests in words into changes, each shown before it is accepted. */
export function addSay(program: Command, context: Context): void {
  withSchemaFlags(
    program.command('say').description('Turns wishes in words into changes, shows each with rows before and after, and saves those that you accept.'),
  )
    .argument('[words...]', 'the wishes: "10 % of orders refunded, customers in Germany"')
    .option(
      '--endpoint <url>',
      'asks the model at an OpenAI-compatible address (default: SEEDBED_MODEL_URL); without one the question is printed, for any chat',
    )
    .option(
      '--with <name>',
      'asks a program or an endpoint on this computer about the words that Seedbed does not understand itself (seedbed models lists them)',
    )
    .option('--model <name>', 'name of the model there (default: SEEDBED_MODEL_NAME)')
    .option('--answer <file>', 'reads the changes from a file, or from standard input with -; calls no model')
    .option('--accept <numbers>', 'saves these changes to knowledge.json: 1,3, or all')
    .option('--save <file>', 'writes the answer of the model to a file, for --answer')
    .action(async (file: string | undefined, words: string[], flags: SayFlags) => {
      await configured(context, async (found: string, merged: SayFlags) => {
        const { say } = await import('../assist/say.ts');
        await say({ context, file: found, words: words.join(' '), flags: merged });
      })(file, flags);
    });
}
