import { Problem } from '@seedbed/contract';

export type Place = { readonly file: string; readonly line: number };

/** An error in a file of a data model, with its line. */
export function fault({ file, line }: Place, what: string): Problem {
  return new Problem('invalid-ddl', `${file}, line ${line}: ${what}.`, { facts: { phase: 'schema', file, fileLine: line } });
}

export function unexpected(token: Place & { readonly kind: string; readonly text: string }, expected: string): Error {
  return fault(token, `expected ${expected}, found ${token.kind === 'newline' ? 'the end of the line' : token.text}`);
}

/** Without what else a token has. */
export function placeOf({ file, line }: Place): Place {
  return { file, line };
}
