import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';

/** `seedbed knowledge --schema`: the format of `--knowledge`. */
export function addKnowledge(program: Command, context: Context): void {
  program
    .command('knowledge')
    .description('Prints the JSON Schema of knowledge.json, the file that describes the rows of a schema.')
    .option('--schema', 'prints the JSON Schema')
    .action(async (flags: { readonly schema?: boolean }) => {
      if (!flags.schema) throw new UsageError('--schema is needed. To use knowledge with a schema: seedbed preview schema.sql --knowledge knowledge.json');
      const { Knowledge } = await import('@seedbed/contract');
      context.io.stdout.write(`${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...Knowledge }, null, 2)}\n`);
    });
}
