/**
 * Adds language features that we use and an older Node (20, 22) lacks. Node 24 has all of them, so nothing is loaded.
 * An entry awaits it first.
 */
export async function catchUp(): Promise<void> {
  if (!('escape' in RegExp)) await import('./newer-language.ts');
}
