import { expect, test } from 'vitest';
import { columnsOf } from '../../test/columns-of.ts';

test('files of a format bear its ending', async () => {
  const regexOf = async (table: string, column: string) =>
    (await columnsOf(table, [`${column} text`, 'size bigint'])).get(column)!.generator!.parameters?.['regex'];
  expect(await regexOf('csv_files', 'file_name')).toMatch(/csv$/);
  expect(await regexOf('uploads', 'pdf_filename')).toMatch(/pdf$/);
  expect(await regexOf('uploads', 'file_name')).toBeUndefined();
});
