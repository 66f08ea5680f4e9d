import type { Context, SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { sizeIn } from '../options.ts';
import { readConfig } from './read-config.ts';
import type { Config } from './check-config.ts';
import { packFolders } from './pack-folders.ts';

/** The action of a command on FILE: the config file supplies omitted options. */
export function configured<Flags extends SchemaFlags>(
  context: Context,
  action: (file: string, flags: Flags, config: Config) => Promise<void>,
): (file: string | undefined, flags: Flags) => Promise<void> {
  return async (file, flags) => {
    const config = await readConfig(context.io, flags.config);
    const schema = schemaOf(file, config);
    await action(schema, flagsOf(context, config, schema, file, flags), config);
  };
}

/** The options of the command line, with the config file's for omitted ones. */
export function flagsOf<Flags extends SchemaFlags>({ io }: Context, config: Config, schema: string, file: string | undefined, flags: Flags): Flags {
  const sized = withSize({ ...settings(config, flags, file), ...flags });
  return { ...sized, packs: packFolders(io, config, schema), ...(flags.rows !== undefined && sized.rows !== undefined && { requestedRows: sized.rows }) };
}

/** `--rows L` as the scale that it stands for. */
function withSize<Flags extends SchemaFlags>(flags: Flags): Flags {
  const { scale, rest } = typeof flags.rows === 'string' ? sizeIn(flags.rows) : {};
  if (scale === undefined) return flags;
  if (flags.scale !== undefined) throw new UsageError('--rows names a size, and --scale another one: leave one of them out');
  const { rows: _, ...others } = flags;
  return { ...others, scale: String(scale), ...(rest !== undefined && { rows: rest }) } as Flags;
}

/** FILE, or the schema of the config file. */
export function schemaOf(file: string | undefined, { schema }: Config): string {
  const given = file ?? schema;
  if (given === undefined)
    throw new UsageError('no FILE: pass DDL, a blueprint or a postgres:// address, or set "schema" in a config file (seedbed init writes one)');
  return given;
}

/** What the file says by name about tables, columns and relations. */
export function overlaysOf({ tables, columns, relations, overlay }: Config): Pick<SchemaFlags, 'configuredOverlay' | 'overlay'> {
  return {
    ...((tables ?? columns ?? relations) !== undefined && {
      configuredOverlay: { ...(tables && { tables }), ...(columns && { columns }), ...(relations && { relations }) },
    }),
    ...(overlay !== undefined && { overlay }),
  };
}

/** The row counts of the file go with its schema: another FILE has other tables. */
function settings(config: Config, flags: SchemaFlags, file: string | undefined): SchemaFlags {
  const { schema, rows, seed, locale, referenceDate, slide, knowledge } = config;
  const own = file === undefined || schema === undefined;
  const counts = rows !== undefined && flags.scale === undefined && own;
  return {
    ...(counts && { rows }),
    ...(knowledge !== undefined && own && { knowledge }),
    ...(own && overlaysOf(config)),
    ...(seed !== undefined && { seed }),
    ...(locale !== undefined && { locale }),
    ...(referenceDate !== undefined && { referenceDate }),
    ...(slide !== undefined && { slide }),
  };
}
