import type { Blueprint, BlueprintOptions } from '@seedbed/contract';
import { parseBlueprint, withRows } from '@seedbed/runner';
import type { Context, SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { inferOptions } from '../schema.ts';
import { readSource } from '../source.ts';

/** Where the schema is, as calls of the API take it. */
export type SentSource = { readonly ddl: string } | { readonly address: string } | { readonly blueprint: Blueprint };

/** Reads FILE for a server, and what its blueprint is made with. */
export async function sourceForServer({ io, signal }: Context, file: string, flags: SchemaFlags): Promise<{ source: SentSource; options: BlueprintOptions }> {
  if (flags.scale !== undefined) throw new UsageError('--scale does not work with --server: use --rows');
  if (flags.slide !== undefined) throw new UsageError('--slide does not work with --server: infer a blueprint with --slide, and pass that');
  const { signal: _, ...options } = inferOptions(flags, signal);
  const source = await readSource(file, io, flags.ddl);
  if (source.kind === 'blueprint') return { source: { blueprint: parseBlueprint(source.json) }, options };
  return { source: source.kind === 'ddl' ? { ddl: source.ddl } : { address: source.url }, options };
}

/** A blueprint holds its row counts and its seed itself. */
export function blueprintWith(blueprint: Blueprint, options: BlueprintOptions): Blueprint {
  return withRows(blueprint, options);
}
