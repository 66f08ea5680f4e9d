/** Gives an older Node (20, 22) what we use of the language and it has not yet. Node 24 has everything, and loads nothing. An entry awaits it first. */
export async function catchUp(): Promise<void> {
  if (!('escape' in RegExp)) await import('./newer-language.ts');
}
