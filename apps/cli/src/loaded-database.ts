import type { Blueprint } from '@seedbed/contract';
import { parseBlueprint } from '@seedbed/runner';
import { fromEnv, readConfig } from './config/read-config.ts';
import type { Context } from './context.ts';
import { UsageError } from './exit-code.ts';
import { readSource } from './source.ts';

/** The help of `--deleted`. */
export const DELETED_HELP = 'tables of which most loaded rows were deleted on purpose; otherwise fewer than half found stops the command';

type Flags = { readonly blueprint?: string; readonly out?: string; readonly config?: string };

export type LoadedDatabase = {
  readonly url: string;
  /** The blueprint, its source, and the file for the next one. */
  readonly blueprint: Blueprint;
  readonly file: string;
  readonly out: string;
  readonly config: Awaited<ReturnType<typeof readConfig>>;
};

/** A database of Postgres that was loaded before, and the blueprint that its rows were loaded by. `what` begins the sentence that refuses other databases. */
export async function loadedDatabase({ io }: Context, address: string | undefined, flags: Flags, what: string): Promise<LoadedDatabase> {
  const config = await readConfig(io, flags.config);
  const url = address ?? (config.target === undefined ? undefined : fromEnv(config.target, 'target', io.env));
  if (url === undefined) throw new UsageError('no database: pass postgres://user:password@host:port/database, or set "target" in a config file');
  requirePostgres(url, what);
  const file = flags.blueprint ?? config.schema;
  if (file === undefined) throw new UsageError('no blueprint: pass the one that the rows were loaded by, --blueprint blueprint.json');
  const source = await readSource(file, io);
  if (source.kind !== 'blueprint')
    throw new UsageError(
      `${file} is no blueprint. The rows are found by the blueprint that they were loaded by: seedbed infer old-schema.sql > blueprint.json makes it from the schema as it was`,
    );
  const out = flags.out ?? file;
  if (out === '-') throw new UsageError('--out takes a file');
  return { url, blueprint: parseBlueprint(source.json), file, out, config };
}

/** An address may contain a password, and is never printed. */
function requirePostgres(url: string, what: string): void {
  if (/^postgres(?:ql)?:\/\//.test(url)) return;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1];
  if (scheme === undefined) throw new UsageError(`${url} is no postgres:// address; pass the blueprint with --blueprint`);
  throw new UsageError(`${what} databases of Postgres only, and this is a ${scheme}:// address`);
}
