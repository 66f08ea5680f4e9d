import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

test('rows for a table name that exists in two schemas are rejected, naming both; the schema decides', async () => {
  const columns = ['id integer not null', 'version text not null'];
  const catalog = makeCatalog([
    { schema: 'one', name: 'notes', columns },
    { schema: 'two', name: 'notes', columns },
  ]);
  await expect(infer(catalog, noTools, { rows: { notes: 50 } })).rejects.toThrow('rows: notes could be one.notes, two.notes: name the table with its schema.');
  const { blueprint } = await infer(catalog, noTools, { rows: { 'one.notes': 50 } });
  expect(blueprint.tables.find(({ schema }) => schema === 'one')!.rows).toBe(50);
});
