import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Problem } from '@seedbed/contract';

/** A document as it is given, or the JSON of the file that is named. `option` is named in the Problem `invalid-request` where that is none. */
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
