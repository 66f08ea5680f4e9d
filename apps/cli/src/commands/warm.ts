import type { Command } from 'commander';
import { configured } from '../config/configured.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { withSchema } from '../schema.ts';

/** `seedbed warm FILE`: works a schema out, so that the first test finds it in the cache. */
export function addWarm(program: Command, context: Context): void {
  withSchemaFlags(program.command('warm').description('Works a schema out and keeps the result in the cache, so that tests find it there.')).action(
    configured(context, async (file: string, flags: SchemaFlags) => {
      const started = performance.now();
      await withSchema(context, file, flags, async ({ blueprint, runner }) => {
        await runner.compile(blueprint);
        const seconds = Math.round((performance.now() - started) / 100) / 10;
        const tables = blueprint.tables.length;
        context.io.stdout.write(
          flags.json
            ? `${JSON.stringify({ tables, seconds }, null, 2)}\n`
            : `${file} is ready: ${tables} ${tables === 1 ? 'table' : 'tables'}, ${seconds} s.\n`,
        );
      });
    }),
  );
}
