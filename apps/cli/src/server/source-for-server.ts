import type { Blueprint, BlueprintOptions } from '@seedbed/contract';
import { parseBlueprint, withRows } from '@seedbed/runner';
import type { Context, SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { parseLocales } from '../options.ts';
import { inferOptions, slid, slideDay } from '../schema.ts';
import { readSource } from '../source.ts';

/** The schema's source, in the form of the API. */
export type SentSource = { readonly ddl: string } | { readonly address: string } | { readonly blueprint: Blueprint };

export type ForServer = {
  readonly source: SentSource;
  /** For creating its blueprint. */
  readonly options: BlueprintOptions;
  /** The day up to which its times move. */
  readonly slide: string | undefined;
};

/** Reads FILE for a server. */
export async function sourceForServer({ io, signal }: Context, file: string, flags: SchemaFlags): Promise<ForServer> {
  if (flags.scale !== undefined) throw new UsageError('--scale, and --rows with a size, do not work with --server: use --rows with numbers');
  if (flags.locale !== undefined && Object.keys(parseLocales(flags.locale).locales).length > 0)
    throw new UsageError('--locale for a table or a column does not work with --server: infer the blueprint here, and pass it');
  const slide = slideDay(flags.slide);
  const { signal: _, ...options } = inferOptions(flags, signal);
  const source = await readSource(file, io, flags);
  if (source.kind === 'blueprint') return { source: { blueprint: parseBlueprint(source.json) }, options, slide };
  return { source: source.kind === 'ddl' ? { ddl: source.ddl } : { address: source.url }, options, slide };
}

/** A blueprint contains its row counts, seed and slide. */
export function blueprintWith(blueprint: Blueprint, options: BlueprintOptions, slide: string | undefined): Blueprint {
  return slid(withRows(blueprint, options), slide);
}
