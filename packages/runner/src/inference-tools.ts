import type { InferenceTools } from '@seedbed/inference';
import { foldConstants, parseBodies, parseExpressions, type OpenClient } from '@seedbed/postgres';
import { openPacks } from './packs.ts';

/** What inference may ask: parsers of Postgres' own, a session that computes constants, and what trades know. */
export async function inferenceTools(client: OpenClient): Promise<InferenceTools> {
  return { parse: parseExpressions, bodies: parseBodies, fold: (expressions) => foldConstants(client, expressions), packs: await openPacks() };
}
