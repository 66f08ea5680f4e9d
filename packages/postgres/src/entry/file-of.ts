/**
 * Where a file of ours lies that is named and not imported: the entry of a thread or process, a folder of data. From sources it is `source`, relative
 * to the file that asks; of a bundle all files lie in one folder, and there it is `name`.
 */
export function fileOf(name: string, source: URL): URL {
  return runsFromSource ? source : new URL(name, import.meta.url);
}

/** Whether this is our TypeScript, which Node strips of its types, and no bundle of it. */
export const runsFromSource = import.meta.url.endsWith('.ts');
