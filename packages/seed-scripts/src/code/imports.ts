import type { ReadImport } from '../read-seed-script.ts';
import { parseScript, type Script } from './parse.ts';

/** The most files to search for names. */
const MAX_FILES = 60;

/** The scripts that a script imports by relative paths, and their imports and re-exports; skips files that it cannot read. */
export async function importsOf(script: Script, read: ReadImport): Promise<Script[]> {
  const found: Script[] = [];
  const seen = new Set<string>();
  const waiting = [...pathsIn(script)];
  while (waiting.length > 0 && found.length < MAX_FILES) {
    const path = waiting.shift()!;
    if (seen.has(path)) continue;
    seen.add(path);
    const file = await read(path);
    if (!file) continue;
    try {
      const next = parseScript(file.text, file.file);
      found.push(next);
      waiting.push(...pathsIn(next));
    } catch {
      // A file that does not parse yields no names; the report lists the names that are then unknown.
    }
  }
  return found;
}

/** Relative imports as paths from the folder of the first script. */
function pathsIn({ tree, file }: Script): string[] {
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
  return tree.program.body.flatMap((node) => {
    const from =
      node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration' ? node.source?.value : undefined;
    return from?.startsWith('.') ? [folder === '' ? from : `${folder}/${from}`] : [];
  });
}
