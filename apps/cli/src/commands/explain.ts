import type { Command } from 'commander';
import { openRunner, parseBlueprint } from '@seedbed/runner';
import { flagsOf, schemaOf } from '../config/configured.ts';
import { packsOf } from '../config/pack-folders.ts';
import { readConfig } from '../config/read-config.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { decisionText } from '../output/decision.ts';
import { storedColumn, storedDecisionText } from '../output/stored-decision.ts';
import { inferOptions, readingSchema } from '../schema.ts';
import { readSource } from '../source.ts';

/** `seedbed explain FILE users.email`: why a column is generated this way. With a config file FILE may be omitted. */
export function addExplain(program: Command, context: Context): void {
  withSchemaFlags(
    program.command('explain').description('Shows why a column has its generator: the evidence, the alternatives, and each pass that changed it.'),
  )
    .argument('[column]', 'such as users.email or public.users.email')
    .option('--schema <file>', 'where FILE is a blueprint: its DDL, or a postgres:// address, for the evidence')
    .action(async (first: string | undefined, second: string | undefined, given: SchemaFlags & { readonly schema?: string }) => {
      const config = await readConfig(context.io, given.config);
      const [file, column] = second === undefined ? [undefined, first] : [first, second];
      if (column === undefined || (second === undefined && config.schema === undefined))
        throw new UsageError('FILE and a column are needed: seedbed explain schema.sql users.email');
      const schema = schemaOf(file, config);
      const flags = flagsOf(context, config, schema, file, given);
      const source = await readSource(schema, context.io, flags.ddl);
      if (source.kind !== 'blueprint' && flags.schema !== undefined) throw new UsageError('--schema is for a blueprint: FILE is a schema already');
      const stored = source.kind === 'blueprint' ? parseBlueprint(source.json) : undefined;
      if (stored && flags.schema === undefined) {
        const found = storedColumn(stored, column);
        context.io.stdout.write(flags.json ? `${JSON.stringify(found, null, 2)}\n` : storedDecisionText(found));
        return;
      }
      const of = stored ? await readSource(flags.schema!, context.io, flags.ddl) : source;
      if (of.kind === 'blueprint') throw new UsageError(`--schema ${flags.schema!} is a blueprint: name the DDL, or the address of the database`);
      await using runner = openRunner({ throwaway: context.io.throwaway, packs: () => packsOf(flags.packs ?? []) });
      const decision = await readingSchema(of, () =>
        runner.explain(of.kind === 'ddl' ? { ddl: of.ddl } : { url: of.url }, column, { ...inferOptions(flags, context.signal), ...(stored && { stored }) }),
      );
      context.io.stdout.write(flags.json ? `${JSON.stringify(decision, null, 2)}\n` : decisionText(decision));
    });
}
