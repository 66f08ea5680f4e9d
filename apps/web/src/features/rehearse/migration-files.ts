import { fileMark } from '@seedbed/contract';

/** Files of a migration as one text, in the order of their names. A single one needs no name. */
export async function migrationOf(files: Iterable<File>): Promise<string> {
  const sorted = [...files].toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const texts = await Promise.all(sorted.map(async (file) => ({ name: file.name, text: await file.text() })));
  return texts.length === 1 ? texts[0]!.text : texts.map(({ name, text }) => `${fileMark(name)}\n${text.trimEnd()}\n`).join('');
}
