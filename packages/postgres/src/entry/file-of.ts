/**
 * The path of one of our files that is referenced by name instead of imported: the entry of a thread or process, a data
 * folder. In sources it is `source`, relative to the calling file; a bundle has all files in one folder, as `name`.
 */
export function fileOf(name: string, source: URL): URL {
  return runsFromSource ? source : new URL(name, import.meta.url);
}

/** Whether Node runs our TypeScript sources instead of a bundle. */
export const runsFromSource = import.meta.url.endsWith('.ts');
