import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Tables = Parameters<typeof makeCatalog>[0];
const generatorOf = async (tables: Tables, of: string, name: string) => {
  const { blueprint } = await infer(makeCatalog(tables, {}), noTools);
  return blueprint.tables.find((each) => each.name === of)!.columns.find((each) => each.name === name)!.generator!;
};
const film = { name: 'film', columns: ['id integer not null', 'title text not null', 'last_update timestamp with time zone'] };
const guest = { name: 'guests', columns: ['id integer not null', 'title character varying(10)', 'first_name text', 'last_name text'] };

test('a title belongs to the work, or to the person', async () => {
  expect((await generatorOf([film, guest], 'film', 'title')).kind).toBe('media.workTitle');
  const ofGuest = await generatorOf([film, guest], 'guests', 'title');
  expect(JSON.stringify(ofGuest)).toMatch(/Mr|person\.prefix/);
});

test('headings are the things of the schema', async () => {
  const category = { name: 'category', columns: ['id integer not null', 'name text not null'] };
  const product = { name: 'product', columns: ['id integer not null', 'name text not null'] };
  const domainOf = async (tables: Tables) => JSON.stringify(await generatorOf(tables, 'category', 'name'));
  expect(await domainOf([category, product])).toContain('"domain":"shop"');
  expect(await domainOf([category, film])).toContain('"domain":"film"');
});
