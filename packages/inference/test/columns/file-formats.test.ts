import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('files have the extension of their format', async () => {
  const regexOf = async (table: string, column: string) =>
    (await columnsOf(table, [`${column} text`, 'size bigint'])).get(column)!.generator!.parameters?.['regex'];
  expect(await regexOf('csv_files', 'file_name')).toMatch(/csv$/);
  expect(await regexOf('uploads', 'pdf_filename')).toMatch(/pdf$/);
  expect(await regexOf('uploads', 'file_name')).toBeUndefined();
});

test('the first of two words of a table’s name is not an abbreviation of both', async () => {
  const columns = await columnsOf('filestore', ['file_id bigint', 'filename varchar(128)', 'data text']);
  expect(columns.get('filename')!.generator!.kind).toBe('system.fileName');
});
