import type { InferenceTools } from '@seedbed/inference';
import { foldConstants, parseBodies, parseExpressions, type OpenClient } from '@seedbed/postgres';

/** What inference may ask: parsers of Postgres' own, and a session that computes constants. */
export function inferenceTools(client: OpenClient): InferenceTools {
  return { parse: parseExpressions, bodies: parseBodies, fold: (expressions) => foldConstants(client, expressions) };
}
