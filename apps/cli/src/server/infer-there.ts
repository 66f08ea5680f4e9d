import { inferRoute, type Inferred } from '@seedbed/contract';
import type { Context, SchemaFlags } from '../context.ts';
import { slid } from '../schema.ts';
import type { Server } from './open-server.ts';
import { blueprintWith, sourceForServer } from './source-for-server.ts';

/** The blueprint of FILE as the server works it out, with the packs that it has. */
export async function inferThere(context: Context, server: Server, file: string, flags: SchemaFlags): Promise<Inferred> {
  const { source, options, slide } = await sourceForServer(context, file, flags);
  if ('blueprint' in source) return { blueprint: blueprintWith(source.blueprint, options, slide), diagnostics: [] };
  const inferred = await server.call(inferRoute, { body: { ...source, ...options } });
  return { ...inferred, blueprint: slid(inferred.blueprint, slide) };
}
