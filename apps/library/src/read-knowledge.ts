import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Problem } from '@seedbed/contract';

/** Knowledge as a document: its own, or that of a file. */
export async function readKnowledge(given: string | object): Promise<unknown> {
  const text = typeof given === 'string' ? await textOf(given) : undefined;
  const known: unknown = text === undefined ? given : parsed(text, String(given));
  if (typeof known === 'object' && known !== null && (known as { format?: unknown }).format === 2) return known;
  throw new Problem('invalid-request', 'knowledge: expected a document with "format": 2 and "tables".');
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(resolve(path), 'utf8');
  } catch (cause) {
    throw new Problem('invalid-request', `knowledge: there is no file ${resolve(path)}.`, { cause });
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('invalid-request', `knowledge: ${resolve(path)} is not JSON.`, { cause });
  }
}
