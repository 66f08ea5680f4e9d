import type { Blueprint, Shape } from '@seedbed/contract';
import type { Runner } from '@seedbed/runner';
import { optionalFromEnv, readConfig } from '../config/read-config.ts';
import type { Context, SchemaFlags } from '../context.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../exit-code.ts';
import { textOf } from '../source.ts';

/** So many statements that are left out are named one by one. */
const NAMED = 12;

/** The database of the command line or of the config file. Throws `usage` if neither names one of Postgres. */
export async function addressToRead(io: Io, address: string | undefined, { config }: { readonly config?: string }, usage: string): Promise<string> {
  const url = address ?? optionalFromEnv((await readConfig(io, config)).target, io.env);
  if (url === undefined || !/^postgres(?:ql)?:/.test(url)) throw new UsageError(usage);
  return url;
}

/** Reads a file that `seedbed shape` wrote. */
export async function readShapeFile(io: Io, file: string): Promise<Shape> {
  const { parseShape } = await import('@seedbed/runner/shape');
  const text = await textOf(file, io);
  try {
    return parseShape(JSON.parse(text), file);
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is no JSON: ${error.message}`);
    throw error;
  }
}

/** The blueprint with the shape of `--shape`, and the same blueprint without it. What it leaves out is said on standard error. */
export async function withShape({ io }: Context, flags: SchemaFlags, runner: Runner, blueprint: Blueprint): Promise<Blueprint> {
  if (flags.shape === undefined) return blueprint;
  const { applyShape } = await import('@seedbed/runner/shape');
  const shape = await readShapeFile(io, flags.shape);
  const scale = flags.scale === undefined ? 1 : Number(flags.scale);
  const { blueprint: shaped, outcome } = await applyShape(blueprint, shape, { compile: runner.compile, scale });
  const { followed, left } = outcome;
  const all = shape.tables.reduce((sum, { columns }) => sum + columns.length, 0);
  io.stderr.write(`${flags.shape}: ${followed} of ${all} columns follow it; ${left.length} keep what they have${left.length > 0 ? ':' : '.'}\n`);
  for (const { place, reason } of left.slice(0, NAMED)) io.stderr.write(`  ${place}: ${reason}\n`);
  if (left.length > NAMED) io.stderr.write(`  … and ${left.length - NAMED} more\n`);
  return shaped;
}
