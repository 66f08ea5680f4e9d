import { Problem } from '@seedbed/contract';
import type { SourceFile } from './folder.ts';

/** The document of a JSON file. Throws `invalid-ddl` with the file's name. */
export function jsonOf({ path, text }: SourceFile): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('invalid-ddl', `${path} is not valid JSON: ${(cause as Error).message}`, { facts: { phase: 'schema', file: path }, cause });
  }
}
