import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const generatorOf = async (table: string, columns: readonly string[], name: string) => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return blueprint.tables[0]!.columns.find((column) => column.name === name)!.generator;
};

test('a short list names each of its entries once', async () => {
  expect(await generatorOf('categories', ['name text not null'], 'name')).toMatchObject({
    kind: 'distinct',
    parameters: { generator: { kind: 'text.category' } },
  });
});

test('a code belongs to the same entry, and a description is about it', async () => {
  const columns = ['name text not null', 'code text not null', 'description text'];
  expect(await generatorOf('categories', columns, 'code')).toEqual({
    kind: 'distinct',
    parameters: {
      generator: { kind: 'code.coded', parameters: { generator: { kind: 'text.category', parameters: { domain: 'plain' } }, style: 'snake' } },
      shared: true,
    },
  });
  expect(JSON.stringify(await generatorOf('categories', columns, 'description'))).toContain('{{lower:name}}');
});

test('other tables and other columns may repeat themselves', async () => {
  expect(await generatorOf('articles', ['category text not null'], 'category')).toMatchObject({ kind: 'text.category' });
  expect((await generatorOf('categories', ['name text', 'description text'], 'description'))?.kind).not.toBe('distinct');
});

test('a narrow table with a key of listed words has that many rows, with invented names any number', async () => {
  const rowsOf = async (name: string, column: string) => {
    const table = { name, columns: ['id bigint not null', `${column} text not null`], unique: [[column]] };
    return (await infer(makeCatalog([table]), noTools)).blueprint.tables[0]!.rows;
  };
  expect(await rowsOf('salutation', 'salutation')).toBe(6);
  expect(await rowsOf('gizmos', 'name')).toBe(300);
});

test('codes listed in the order of the names belong to the same row', async () => {
  const columns = ['name text not null', 'iso_code_1 char(2)', 'iso_code_3 char(3)'];
  const { blueprint } = await infer(makeCatalog([{ name: 'languages', columns: ['id bigint not null', ...columns], unique: [['iso_code_3']] }]), noTools);
  for (const name of ['name', 'iso_code_1', 'iso_code_3'])
    expect(blueprint.tables[0]!.columns.find((column) => column.name === name)!.generator).toMatchObject({ kind: 'distinct', parameters: { shared: true } });
});

test('a key of a few letters abbreviates the name', async () => {
  const table = { name: 'culture', columns: ['culture_id char(6) not null', 'name text not null'], key: ['culture_id'] };
  const { blueprint } = await infer(makeCatalog([table]), noTools);
  expect(JSON.stringify(blueprint.tables[0]!.columns[0]!.generator)).toContain('code.');
});

test('descriptions listed in the order of the names belong to them', async () => {
  const columns = ['name text not null', 'description text'];
  const shared = { kind: 'distinct', parameters: { generator: { kind: 'values' }, shared: true } };
  expect(await generatorOf('genders', columns, 'description')).toMatchObject(shared);
  expect(await generatorOf('genders', columns, 'name')).toMatchObject(shared);
});

test('a table whose key is one word has one row', async () => {
  const { blueprint } = await infer(
    makeCatalog([{ name: 'stream_position', columns: ["lock char(1) not null default 'X'", 'stream_id bigint not null'], key: [], unique: [['lock']] }]),
    noTools,
  );
  expect(blueprint.tables[0]).toMatchObject({ rows: 1, columns: [{ generator: { kind: 'constant', parameters: { value: 'X' } } }, {}] });
});
