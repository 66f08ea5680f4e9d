import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { rowTypes } from '@seedbed/runner';
import { configured } from '../config/configured.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { withSchema } from '../schema.ts';

type Flags = SchemaFlags & { readonly out?: string };

/** `seedbed types FILE`: TypeScript types of the rows, for `createTestData<Schema>`. */
export function addTypes(program: Command, context: Context): void {
  withSchemaFlags(program.command('types').description('Prints TypeScript types of the rows, for createTestData<Schema>.'))
    .option('--out <file>', 'writes them to a file instead')
    .action(
      configured(context, async (file: string, flags: Flags) => {
        await withSchema(context, file, flags, async ({ blueprint }) => {
          const text = rowTypes(blueprint, /^(postgres(ql)?|mysql|mariadb):/.test(file) ? 'DATABASE' : file);
          if (flags.json) context.io.stdout.write(`${JSON.stringify({ types: text }, null, 2)}\n`);
          else if (flags.out && flags.out !== '-') await writeFile(resolve(context.io.cwd, flags.out), text);
          else context.io.stdout.write(text);
        });
      }),
    );
}
