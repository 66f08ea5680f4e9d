import { rename, writeFile } from 'node:fs/promises';

/** The file is either the old one or the new one, whatever happens meanwhile. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}
