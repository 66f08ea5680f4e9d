import type { InferenceTools } from '@seedbed/inference';
import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { bounded, type OpenClient } from '@seedbed/postgres/sql';
import { withOwnPacks, type Pack } from '@seedbed/meaning';
import { openPacks } from '../documents/packs/built-in-packs.ts';

/** The tools of inference: Postgres' own parsers, a session that computes constants, and packs, own ones first. */
export async function inferenceTools(client: OpenClient, own: readonly Pack[] = []): Promise<InferenceTools> {
  const packs = withOwnPacks(await openPacks(), own);
  return { parse: parseExpressions, bodies: parseBodies, fold: (expressions) => foldConstants(client, expressions), packs };
}

/** Endless expressions get ten seconds, one statement five; an honest server finishes long before. */
const BOUNDS = { what: 'The values of expressions', bytes: 64 * 1024 * 1024, seconds: 60 };

/** The same, with constants computed by someone else's server. */
export async function toolsAtTarget(client: OpenClient, own: readonly Pack[] = []): Promise<InferenceTools> {
  const tools = await inferenceTools(client, own);
  return { ...tools, fold: (expressions) => bounded(client, BOUNDS, () => tools.fold(expressions)) };
}
