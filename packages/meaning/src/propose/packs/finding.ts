/** A fault of a pack: its place, as a JSON pointer, and advice. */
export type Finding = { readonly place: string; readonly message: string };

/** A JSON pointer (RFC 6901) of these steps. */
export function pointer(...steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
