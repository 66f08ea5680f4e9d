import type { Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { createDraftStore, undo } from '../../workspace/draft/draft-store.ts';
import { addRelation, possibleParents, relationFault } from './add-relation.ts';

const blueprint: Blueprint = {
  format: 1,
  generatorVersion: 1,
  seed: 42,
  locale: 'en',
  referenceDate: '2026-01-01',
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: 10,
      primaryKey: ['id'],
      columns: [
        { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
        { name: 'name', type: 'text', generator: { kind: 'word' } },
        { name: 'boss', type: 'integer', nullable: true, generator: { kind: 'number' } },
      ],
    },
    {
      schema: 'public',
      name: 'logs',
      rows: 10,
      columns: [
        { name: 'user_id', type: 'integer', nullable: true, nullRate: 0.2, generator: { kind: 'number' } },
        { name: 'said', type: 'text', generator: { kind: 'word' } },
      ],
    },
  ],
  relations: [],
};
const at = (table: string, column: string) => ({ table: `public.${table}`, column });

test.each([
  [at('logs', 'user_id'), at('users', 'id'), null],
  [at('users', 'boss'), at('users', 'id'), null],
  [at('logs', 'said'), at('users', 'id'), /text and id is bigint/],
  [at('logs', 'said'), at('users', 'name'), /no key/],
  [at('users', 'id'), at('users', 'id'), /itself/],
])('%j → %j', (from, to, expected) => {
  const fault = relationFault(blueprint, from, to);
  if (expected === null) expect(fault).toBeNull();
  else expect(fault).toMatch(expected);
});

test('lists the keys that a column may reference', () => {
  expect(possibleParents(blueprint, at('logs', 'user_id'))).toEqual([at('users', 'id')]);
  expect(possibleParents(blueprint, at('logs', 'said'))).toEqual([]);
});

test('an added relation takes the generator’s place, keeps the share of NULLs, and is undone as one step', () => {
  const draft = createDraftStore('d', 1, blueprint, null);
  addRelation(draft, at('logs', 'user_id'), at('users', 'id'));
  const after = draft.getState().blueprint;
  expect(after.relations).toEqual([
    { from: { table: 'public.logs', columns: ['user_id'] }, to: { table: 'public.users', columns: ['id'] }, nullShare: 0.2, source: 'user' },
  ]);
  expect(after.tables[1]!.columns[0]).toEqual({ name: 'user_id', type: 'integer', nullable: true });
  expect(relationFault(after, at('logs', 'user_id'), at('users', 'id'))).toMatch(/already/);
  undo(draft);
  expect(draft.getState().blueprint).toEqual(blueprint);
});
