import type { Command } from 'commander';
import { Problem } from '@seedbed/contract';
import { agreementsOf, openRunner, parseBlueprint, tableNamed, sizesOfPlan } from '@seedbed/runner';
import { flagsOf, schemaOf } from '../config/configured.ts';
import { packsOf } from '../config/pack-folders.ts';
import { readConfig } from '../config/read-config.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { agreementsText } from '../output/agreements.ts';
import { decisionText } from '../output/decision.ts';
import { storedColumn, storedDecisionText } from '../output/stored-decision.ts';
import { inferOptions, readingSchema, withSchema } from '../schema.ts';
import { readSource } from '../source.ts';

type ExplainFlags = SchemaFlags & { readonly schema?: string };

/**
 * `seedbed explain FILE users.email`: why a column is generated this way. `explain FILE users`: how its columns agree with each other, with parents and with children; without
 * a table, those of all tables. With a config file FILE may be omitted.
 */
export function addExplain(program: Command, context: Context): void {
  withSchemaFlags(
    program
      .command('explain')
      .description(
        'Shows why a column has its generator: the evidence, the alternatives, and each pass that changed it. For a table, or the whole schema: what agrees in its rows, and in how many of them.',
      ),
  )
    .argument('[name]', 'a column such as users.email or public.users.email, or a table; without it all tables')
    .option('--schema <file>', 'where FILE is a blueprint: its DDL, or a postgres:// address, for the evidence')
    .action(async (first: string | undefined, second: string | undefined, given: ExplainFlags) => {
      const config = await readConfig(context.io, given.config);
      const [file, name] = second !== undefined || config.schema === undefined ? [first, second] : [undefined, first];
      if (file === undefined && config.schema === undefined) throw new UsageError('FILE is needed: seedbed explain schema.sql users.email');
      const schema = schemaOf(file, config);
      const flags = flagsOf(context, config, schema, file, given);
      const agreements = (table: string | undefined): Promise<void> => sayAgreements(context, schema, flags, table);
      if (!name?.includes('.')) return agreements(name);
      try {
        await sayColumn(context, schema, flags, name);
      } catch (error) {
        if (!isUnknown(error)) throw error;
        // `public.users` is a table.
        await agreements(name).catch((other: unknown) => {
          throw isUnknown(other) ? error : other;
        });
      }
    });
}

const isUnknown = (error: unknown): boolean => error instanceof UsageError || (error instanceof Problem && error.type === 'not-found');

async function sayAgreements(context: Context, schema: string, flags: ExplainFlags, name: string | undefined): Promise<void> {
  await withSchema(context, schema, flags, async ({ runner, blueprint }) => {
    const table = name === undefined ? undefined : tableNamed(blueprint, name);
    const found = await agreementsOf(blueprint, table);
    if (flags.json) return void context.io.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
    const sizes = table === undefined ? `${sizesOfPlan(await runner.compile(blueprint)).line}\n\n` : '';
    context.io.stdout.write(sizes + agreementsText(found, table));
  });
}

async function sayColumn(context: Context, schema: string, flags: ExplainFlags, column: string): Promise<void> {
  const source = await readSource(schema, context.io, flags);
  if (source.kind !== 'blueprint' && flags.schema !== undefined) throw new UsageError('--schema is for a blueprint: FILE is a schema already');
  const stored = source.kind === 'blueprint' ? parseBlueprint(source.json) : undefined;
  if (stored && flags.schema === undefined) {
    const found = storedColumn(stored, column);
    context.io.stdout.write(flags.json ? `${JSON.stringify(found, null, 2)}\n` : storedDecisionText(found));
    return;
  }
  const of = stored ? await readSource(flags.schema!, context.io, flags) : source;
  if (of.kind === 'blueprint') throw new UsageError(`--schema ${flags.schema!} is a blueprint: name the DDL, or the address of the database`);
  await using runner = openRunner({ throwaway: context.io.throwaway, packs: () => packsOf(flags.packs ?? []) });
  const decision = await readingSchema(of, () =>
    runner.explain(of.kind === 'ddl' ? { ddl: of.ddl } : { url: of.url }, column, { ...inferOptions(flags, context.signal), ...(stored && { stored }) }),
  );
  context.io.stdout.write(flags.json ? `${JSON.stringify(decision, null, 2)}\n` : decisionText(decision));
}
