import { expect, test } from 'vitest';
import type { Catalog, CatalogTable } from '@seedbed/contract';
import { consistent } from './check-consistent.ts';

const table = (name: string, more: Partial<CatalogTable> = {}): CatalogTable => ({
  schema: 'public',
  name,
  kind: 'table',
  columns: [{ name: 'id', type: 'bigint' }],
  uniqueKeys: [{ name: `${name}_pkey`, keys: [{ column: 'id' }], columns: ['id'], primary: true }],
  foreignKeys: [],
  checks: [],
  exclusions: [],
  triggers: [],
  rules: [],
  ...more,
});
const catalog = (...tables: CatalogTable[]): Catalog => ({
  format: 1,
  serverVersion: 180_004,
  types: {},
  tables,
  functions: {},
  extensions: [],
  sequences: [],
  views: [],
  settings: [],
  notices: [],
});
const toUsers = { name: 'fk', columns: ['id'], references: 'public.users', referencedColumns: ['id'] };

test('a consistent catalog is accepted as it is', () => {
  const whole = catalog(
    table('users', { uniqueKeys: [{ name: 'k', keys: [{ column: 'id' }, { expression: 'lower(name)' }], columns: ['id', 'name'] }] }),
    table('orders', { foreignKeys: [toUsers, { ...toUsers, references: 'elsewhere.unseen', referencedColumns: ['other'] }] }),
  );
  expect(consistent(whole)).toBe(whole);
});

test.each<[string, CatalogTable[], RegExp]>([
  ['a key', [table('users', { columns: [] })], /the key users_pkey of public\.users names the column "id", which public\.users does not have/],
  [
    'a foreign key',
    [table('users'), table('orders', { foreignKeys: [{ ...toUsers, columns: ['user_id'] }] })],
    /the foreign key fk of public\.orders names the column "user_id"/,
  ],
  [
    'what it leads to',
    [table('users'), table('orders', { foreignKeys: [{ ...toUsers, referencedColumns: ['nr'] }] })],
    /"nr", which public\.users does not have/,
  ],
  ['its length', [table('users'), table('orders', { foreignKeys: [{ ...toUsers, referencedColumns: [] }] })], /leads from 1 columns to 0/],
  [
    'an exclusion',
    [table('users', { exclusions: [{ name: 'ex', method: 'gist', elements: [{ column: 'span', operator: '&&' }], columns: ['span'] }] })],
    /the exclusion ex of public\.users names the column "span"/,
  ],
  ['a table twice', [table('users'), table('users')], /two tables public\.users/],
  [
    'a column twice',
    [
      table('users', {
        columns: [
          { name: 'id', type: 'bigint' },
          { name: 'id', type: 'text' },
        ],
      }),
    ],
    /two columns of the same name/,
  ],
])('sec-T11: %s is reported if it is inconsistent', (_, tables, message) => {
  expect(() => consistent(catalog(...tables))).toThrow(expect.objectContaining({ type: 'connection-failed', message: expect.stringMatching(message) }));
});
