import type { MockDialect } from '@seedbed/contract';

export type MockCall = { readonly method: string; readonly path: string; /** JSON; empty without a body. */ readonly body: string };
export type Address = { readonly url: string; readonly dialect: MockDialect; /** Whether a caller needs an API key. */ readonly needsKey: boolean };

/** Quoted for JavaScript. */
export function script(text: string): string {
  return `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
}

/** On one line, if it is JSON. */
export function compact(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return JSON.stringify(body);
  }
}
