import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const languageIn = async (tables: Parameters<typeof makeCatalog>[0]) => {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  return blueprint.tables.flatMap(({ columns }) => columns).find(({ name }) => name === 'language' || name === 'langue' || name === 'idioma')?.generator;
};

test('in a schema with French names, most languages are French', async () => {
  const generator = await languageIn([
    { name: 'ouvrages', columns: ['id bigint not null', 'titre text not null', 'auteur text', 'editeur text', 'langue varchar(5) not null'] },
  ]);
  expect(generator).toMatchObject({ kind: 'values' });
  expect((generator as unknown as { parameters: { values: string[] } }).parameters.values[0]).toBe('fr');
});

test('in any other they are unchanged', async () => {
  expect(await languageIn([{ name: 'documents', columns: ['id bigint not null', 'title text not null', 'language varchar(5) not null'] }])).toMatchObject({
    kind: 'language.code',
  });
});
