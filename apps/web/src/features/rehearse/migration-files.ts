import { joinFiles } from '@seedbed/contract';

/** Files of a migration as one text, in the order of their names. A single one needs no name. */
export async function migrationOf(files: Iterable<File>): Promise<string> {
  const sorted = [...files].toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const texts = await Promise.all(sorted.map(async (file) => ({ file: file.name, text: await file.text() })));
  return texts.length === 1 ? texts[0]!.text : joinFiles(texts.map(({ file, text }) => ({ file, text: text.trimEnd() })));
}
