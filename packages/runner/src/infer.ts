import type { Catalog } from '@seedbed/contract';
import { infer, type InferenceTools } from '@seedbed/inference';
import { connect, foldConstants, introspect, loadSchema, parseExpressions, type OpenClient, type Sandbox } from '@seedbed/postgres';
import { mendIn } from './mend.ts';
import type { Inferred, InferOptions } from './runner.ts';
import { connectTarget, type TargetPolicy } from './target.ts';
import type { ThrowawayServer } from './throwaway.ts';

/** DDL → catalog → blueprint. Throws Problem `invalid-ddl` or `too-large`. */
export async function inferFromDdl(ddl: string, server: ThrowawayServer, options: InferOptions): Promise<Inferred> {
  const { catalog, sandbox } = await loadSchema(ddl, server, options.signal ? { signal: options.signal } : {});
  try {
    const inferred = await inferIn(sandbox, catalog, options);
    if (!options.mend) return inferred;
    const mended = await mendIn(sandbox, catalog, inferred.blueprint, { signal: options.signal });
    return { ...inferred, blueprint: mended.blueprint, diagnostics: [...inferred.diagnostics, ...mended.diagnostics] };
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

async function inferIn(sandbox: Sandbox, catalog: Catalog, options: InferOptions): Promise<Inferred> {
  await using client = await connect(sandbox.owner);
  return await fromCatalog(catalog, client, options);
}

/** A database → catalog → blueprint. Reads only, in one snapshot. */
export async function inferFromAddress(url: string, policy: TargetPolicy | undefined, options: InferOptions): Promise<Inferred> {
  await using client = await connectTarget(url, policy);
  const catalog = await introspect(client);
  return fromCatalog(catalog, client, options);
}

async function fromCatalog(catalog: Catalog, client: OpenClient, options: InferOptions): Promise<Inferred> {
  const tools: InferenceTools = {
    parse: parseExpressions,
    fold: (expressions) => foldConstants(client, expressions),
  };
  const { signal: _signal, mend: _mend, ...choices } = options;
  return { catalog, ...(await infer(catalog, tools, choices)) };
}
