import { LIMITS, Problem } from '@seedbed/contract';

/** What a schema came as: DDL, a blueprint, or the address of a database. */
export type Source =
  | { readonly kind: 'ddl'; readonly ddl: string }
  | { readonly kind: 'blueprint'; readonly json: unknown }
  | { readonly kind: 'address'; readonly url: string };

/** What a text is; `file` is its name in what is said of it. */
export function sourceOf(content: string, file: string): Source {
  if (/^\s*\{/.test(content)) {
    try {
      return { kind: 'blueprint', json: JSON.parse(content) };
    } catch (error) {
      throw new Problem('invalid-blueprint', `${file} starts like a JSON document but is none: ${(error as Error).message}`);
    }
  }
  if (Buffer.byteLength(content) > LIMITS.ddlBytes) {
    throw new Problem('too-large', `${file} holds ${Buffer.byteLength(content)} bytes of DDL; ${LIMITS.ddlBytes} are the most`, { facts: { phase: 'schema' } });
  }
  return { kind: 'ddl', ddl: content };
}
