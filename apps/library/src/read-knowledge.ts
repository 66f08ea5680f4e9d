import { Problem } from '@seedbed/contract';
import { readDocument } from './read-document.ts';

/** Knowledge as a document, or from a file. */
export async function readKnowledge(given: string | object): Promise<unknown> {
  const known = await readDocument(given, 'knowledge');
  if (typeof known === 'object' && known !== null && (known as { format?: unknown }).format === 2) return known;
  throw new Problem('invalid-request', 'knowledge: expected a document with "format": 2 and "tables".');
}
