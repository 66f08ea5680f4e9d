import type { Generator } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

type Table = Parameters<typeof makeCatalog>[0][number];

/** The generator of a column, `table.column`. */
async function generatorsOf(tables: readonly Table[]): Promise<(path: string) => Generator | undefined> {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  return (path) => {
    const [table, column] = path.split('.');
    return blueprint.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)?.generator;
  };
}

test('keys with the name of an id format have that format', async () => {
  const columns = ['ulid text', 'cuid character varying(30)', 'cuid2 text', 'ksuid text', 'short_nanoid character varying(12)', 'formulid text'];
  const of = await generatorsOf([{ name: 'devices', key: [], columns: [...columns, 'snowflake_id bigint', 'snowflake text'] }]);
  expect(of('devices.ulid')).toEqual({ kind: 'string.ulid', parameters: { timed: true } });
  expect(of('devices.cuid')?.kind).toBe('string.cuid');
  expect(of('devices.cuid2')?.kind).toBe('string.cuid2');
  expect(of('devices.ksuid')?.kind).toBe('string.ksuid');
  expect(of('devices.snowflake_id')?.kind).toBe('string.snowflake');
  expect(of('devices.snowflake')?.kind).toBe('string.snowflake');
  expect(of('devices.short_nanoid')).toEqual({ kind: 'string.alphanumeric', parameters: { length: 12 } });
  expect(of('devices.formulid')?.kind).not.toBe('string.ulid');
});

test('the function in a key’s DEFAULT determines its format', async () => {
  const of = await generatorsOf([
    { name: 'users', columns: ["id text not null default typeid_generate_text('user'::text)"] },
    { name: 'posts', columns: ['id text not null default generate_ulid()'] },
    { name: 'files', columns: ['id text not null default ksuid()'] },
    { name: 'notes', columns: ['id text not null default cuid2()'] },
    { name: 'messages', columns: ['id bigint not null default snowflake_id()'] },
  ]);
  expect(of('users.id')).toEqual({ kind: 'string.typeid', parameters: { prefix: 'user' } });
  expect(['posts', 'files', 'notes', 'messages'].map((table) => of(`${table}.id`)?.kind)).toEqual([
    'string.ulid',
    'string.ksuid',
    'string.cuid2',
    'string.snowflake',
  ]);
});

test('a text key has the format that fits its length', async () => {
  const lengths = [24, 25, 26, 27, 36];
  const of = await generatorsOf(lengths.map((length) => ({ name: `table${length}`, columns: [`id character varying(${length}) not null`] })));
  expect(lengths.map((length) => of(`table${length}.id`)?.kind)).toEqual(['string.cuid2', 'string.cuid', 'string.ulid', 'string.ksuid', 'string.uuid']);
});

test('text keys of a Prisma schema are cuids, also in tables without a timestamp', async () => {
  const tables = (moment: string): Table[] => [
    { name: 'User', columns: ['id text not null', 'email text not null', `createdAt ${moment} not null default CURRENT_TIMESTAMP`] },
    { name: 'Tag', columns: ['id text not null', 'name text not null'] },
    { name: 'Session', columns: ['id text not null default gen_random_uuid()', 'userId text not null'], refers: ['userId -> User.id'] },
  ];
  const prisma = await generatorsOf(tables('timestamp(3) without time zone'));
  expect(['User.id', 'Tag.id', 'Session.id'].map((path) => prisma(path)?.kind)).toEqual(['string.cuid', 'string.cuid', 'string.uuid']);
  const other = await generatorsOf(tables('timestamp with time zone'));
  expect(['User.id', 'Tag.id'].map((path) => other(path)?.kind)).toEqual(['string.nanoid', 'string.nanoid']);
});

test('an id made by the client has the format that its comment names', async () => {
  const column = (name: string, type: string, comment: string) => ({ name, type, notNull: true, comment });
  const catalog = makeCatalog([{ name: 'User', columns: [] }]);
  const columns = [
    column('id', 'text', 'Never shown\n@default(cuid(2))'),
    column('old', 'text', '@default(cuid())'),
    column('key', 'text', '@default(ulid())'),
    column('handle', 'text', '@default(nanoid(10))'),
    column('uid', 'uuid', '@default(uuid(7))'),
    column('token', 'text', '@default(uuid())'),
    column('short', 'character varying(20)', '@default(cuid())'),
  ];
  const { blueprint } = await infer({ ...catalog, tables: [{ ...catalog.tables[0]!, columns }] }, noTools);
  expect(blueprint.tables[0]!.columns.map(({ generator }) => generator).slice(0, 6)).toEqual([
    { kind: 'string.cuid2' },
    { kind: 'string.cuid' },
    { kind: 'string.ulid', parameters: { timed: true } },
    { kind: 'string.nanoid', parameters: { length: 10 } },
    { kind: 'string.uuid', parameters: { version: 7 } },
    { kind: 'string.uuid' },
  ]);
  expect(blueprint.tables[0]!.columns[6]!.generator?.kind).not.toBe('string.cuid');
});
