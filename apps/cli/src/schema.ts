import {
  Problem,
  type Blueprint,
  type Catalog,
  type Diagnostic,
  type KnowledgeOutcome,
  type ProblemType,
  type RowCounts,
  type TableModes,
} from '@seedbed/contract';
import {
  dayOfSlide,
  inAnotherDialect,
  isDay,
  isSlide,
  openRunner,
  parseBlueprint,
  resultsOfUser,
  slideTo,
  keptByScale,
  withRows,
  type InferOptions,
  type Runner,
  type Source,
} from '@seedbed/runner';
import { packsOf } from './config/pack-folders.ts';
import type { Context, SchemaFlags } from './context.ts';
import { UsageError } from './exit-code.ts';
import { knowledgeOption, printOutcome } from './knowledge/knowledge-option.ts';
import { localeOfAll, parseRows, parseSeed, wholeNumber } from './options.ts';
import { excerptOf } from './output/excerpt.ts';
import { withOverlay } from './overlay/overlay-option.ts';
import { withShape } from './shape/shape-option.ts';
import { readSource, sayReading } from './source.ts';

export type OpenSchema = {
  readonly runner: Runner;
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent for a blueprint. */
  readonly catalog?: Catalog;
  /** With knowledge: its effects and errors. */
  readonly knowledge?: KnowledgeOutcome;
  readonly source: Source;
  /** An overlay's load modes, by table. */
  readonly modes?: TableModes;
  /** The row counts of `--rows`, the config file and overlays together. */
  readonly counts?: RowCounts;
  /** The options used for inference. */
  readonly options: InferOptions;
};

/** Reads FILE, infers or uses its blueprint, runs `use`, and closes everything it opened. */
export async function withSchema(
  context: Context,
  file: string,
  flags: SchemaFlags,
  use: (schema: OpenSchema) => Promise<void>,
  more: InferOptions = {},
): Promise<void> {
  const day = slideDay(flags.slide);
  const options = { ...inferOptions(flags, context.signal), ...(await knowledgeOption(context, flags)), ...more };
  const read = await readSource(file, context.io, flags);
  await using runner = openRunner({
    throwaway: context.io.throwaway,
    results: flags.cache === false ? undefined : resultsOfUser(),
    packs: () => packsOf(flags.packs ?? []),
  });
  const { source, ...schema } = await blueprintOf(runner, read, options).then(
    (made) => ({ source: read, ...made }),
    async (error: unknown) => {
      const other = read.kind === 'ddl' && flags.ddl === undefined ? await inAnotherDialect(read, error) : undefined;
      if (!other) throw error;
      return { source: sayReading(other, context.io), ...(await blueprintOf(runner, other, options)) };
    },
  );
  if (schema.blueprint.tables.length === 0) {
    const what = source.kind === 'address' ? 'The database has no table that this role sees' : `${file === '-' ? 'Standard input' : file} makes no table`;
    throw new Problem('not-found', `${what}: there is nothing to fill.`, { facts: { phase: 'schema' } });
  }
  if (schema.knowledge) await printOutcome(context, schema.knowledge);
  const laid = await withOverlay(context, flags, runner, await withShape(context, flags, runner, schema.blueprint));
  await use({ runner, source, options, ...schema, ...laid, blueprint: slid(laid.blueprint, day) });
}

/** Marks errors as those of reading a schema, and shows the line of DDL. Usage errors are unchanged. */
export async function readingSchema<T>(source: Source, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Problem) || REQUEST_FAULTS.has(error.type)) throw error;
    const { line, column, fileLine } = error.facts;
    const excerpt =
      source.kind === 'ddl' && typeof line === 'number' && typeof column === 'number'
        ? excerptOf(source.ddl, line, column, typeof fileLine === 'number' ? fileLine : line)
        : undefined;
    const facts = { ...error.facts, phase: 'schema', ...(excerpt !== undefined && { excerpt }) };
    throw new Problem(error.type, error.message, { ...(error.errors && { errors: error.errors }), facts, cause: error });
  }
}

const REQUEST_FAULTS: ReadonlySet<ProblemType> = new Set(['internal', 'invalid-request', 'not-found']);

async function blueprintOf(
  runner: Runner,
  source: Source,
  options: InferOptions,
): Promise<Pick<OpenSchema, 'blueprint' | 'diagnostics' | 'catalog' | 'knowledge'>> {
  if (source.kind === 'blueprint') {
    const given = parseBlueprint(source.json);
    return { blueprint: withRows(given, options), diagnostics: keptByScale(given, options) };
  }
  return readingSchema(source, () => (source.kind === 'ddl' ? runner.inferDdl(source.ddl, options) : runner.inferAddress(source.url, options)));
}

export function inferOptions(flags: SchemaFlags, signal: AbortSignal): InferOptions {
  const scale = flags.scale === undefined ? undefined : Number(flags.scale);
  if (scale !== undefined && !(scale > 0 && Number.isFinite(scale))) throw new UsageError(`--scale takes a number above 0, not "${flags.scale}"`);
  if (flags.referenceDate !== undefined && !isDay(flags.referenceDate)) {
    throw new UsageError(`--reference-date takes a date such as 2026-01-01, not "${flags.referenceDate}"`);
  }
  return {
    signal,
    ...(flags.rows !== undefined && { rows: parseRows(flags.rows) }),
    ...(scale !== undefined && { scale }),
    ...(flags.seed !== undefined && { seed: parseSeed(flags.seed) }),
    ...(flags.locale !== undefined && localeOfAll(flags.locale)),
    ...(flags.trialSeconds !== undefined && { trialSeconds: wholeNumber(flags.trialSeconds, '--trial-seconds') }),
    ...(flags.referenceDate !== undefined && { referenceDate: flags.referenceDate }),
  };
}

/** The day that `--slide` names; undefined without it. */
export function slideDay(slide: SchemaFlags['slide']): string | undefined {
  if (slide === undefined) return undefined;
  if (isSlide(slide)) return dayOfSlide(slide);
  throw new UsageError(`--slide takes a day such as 2026-11-25, or nothing for yesterday, not "${slide}"; put FILE before --slide`);
}

/** The blueprint whose times move up to a date, if there is one. */
export function slid(blueprint: Blueprint, day: string | undefined): Blueprint {
  return day === undefined ? blueprint : slideTo(blueprint, day);
}
