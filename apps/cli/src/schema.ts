import { Problem, type Blueprint, type Catalog, type Diagnostic } from '@seedbed/contract';
import { openRunner, parseBlueprint, resultsOfUser, withRows, type InferOptions, type Runner, type Source } from '@seedbed/runner';
import { packsOf } from './config/pack-folders.ts';
import type { Context, SchemaFlags } from './context.ts';
import { UsageError } from './exit-code.ts';
import { parseRows, parseSeed } from './options.ts';
import { readSource } from './source.ts';

export type OpenSchema = {
  readonly runner: Runner;
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent for a blueprint. */
  readonly catalog?: Catalog;
  readonly source: Source;
  /** With which it was worked out. */
  readonly options: InferOptions;
};

/** Reads FILE, makes or takes its blueprint, runs `use`, and closes what was opened. */
export async function withSchema(
  context: Context,
  file: string,
  flags: SchemaFlags,
  use: (schema: OpenSchema) => Promise<void>,
  more: InferOptions = {},
): Promise<void> {
  const options = { ...inferOptions(flags, context.signal), ...more };
  const source = await readSource(file, context.io);
  await using runner = openRunner({ results: flags.cache === false ? undefined : resultsOfUser(), packs: () => packsOf(flags.packs ?? []) });
  const schema = await blueprintOf(runner, source, options);
  if (schema.blueprint.tables.length === 0) {
    const what = source.kind === 'address' ? 'The database has no table that this role sees' : `${file === '-' ? 'Standard input' : file} makes no table`;
    throw new Problem('not-found', `${what}: there is nothing to fill.`, { facts: { phase: 'schema' } });
  }
  await use({ runner, source, options, ...schema });
}

/** Says of whatever goes wrong that it was while the schema was read. */
export async function readingSchema<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Problem) || error.type === 'internal') throw error;
    throw new Problem(error.type, error.message, { ...(error.errors && { errors: error.errors }), facts: { ...error.facts, phase: 'schema' }, cause: error });
  }
}

async function blueprintOf(runner: Runner, source: Source, options: InferOptions): Promise<Pick<OpenSchema, 'blueprint' | 'diagnostics' | 'catalog'>> {
  if (source.kind === 'blueprint') return { blueprint: withRows(parseBlueprint(source.json), options), diagnostics: [] };
  return readingSchema(() => (source.kind === 'ddl' ? runner.inferDdl(source.ddl, options) : runner.inferAddress(source.url, options)));
}

export function inferOptions(flags: SchemaFlags, signal: AbortSignal): InferOptions {
  const scale = flags.scale === undefined ? undefined : Number(flags.scale);
  if (scale !== undefined && !(scale > 0 && Number.isFinite(scale))) throw new UsageError(`--scale takes a number above 0, not "${flags.scale}"`);
  if (flags.referenceDate !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(flags.referenceDate)) {
    throw new UsageError(`--reference-date takes a date such as 2026-01-01, not "${flags.referenceDate}"`);
  }
  return {
    signal,
    ...(flags.rows !== undefined && { rows: parseRows(flags.rows) }),
    ...(scale !== undefined && { scale }),
    ...(flags.seed !== undefined && { seed: parseSeed(flags.seed) }),
    ...(flags.locale !== undefined && { locale: flags.locale }),
    ...(flags.referenceDate !== undefined && { referenceDate: flags.referenceDate }),
  };
}
