import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Problem } from '@seedbed/contract';

/**
 * Returns the given document, or parses the JSON file at the given path. `option` is the name that the Problem `invalid-request` shows if
 * the file is not such a document.
 */
export async function readDocument(given: string | object, option: string): Promise<unknown> {
  if (typeof given !== 'string') return given;
  const path = resolve(given);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Problem('invalid-request', `${option}: there is no file ${path}.`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('invalid-request', `${option}: ${path} is not JSON.`, { cause });
  }
}
