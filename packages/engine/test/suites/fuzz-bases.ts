import type { Blueprint } from '@seedbed/contract';
import { blueprintOf, ID, link } from '../../src/plan/testing/blueprint-of.ts';
import { derivedTables } from './whole/derived-tables.ts';
import { generatorTables } from './whole/generator-tables.ts';
import { keyTables } from './whole/key-tables.ts';
import { relationTables } from './whole/relation-tables.ts';
import { typeTables, TYPES } from './whole/type-tables.ts';

/** Small valid documents to mutate, so that thousands can be tried; together they use every feature. */
export function fuzzBases(): Blueprint[] {
  const parents = { parents: { rows: 50, columns: { id: ID }, primaryKey: ['id'] } };
  const more = { types: TYPES };
  const keys = keyTables();
  const derived = derivedTables();
  const all = relationTables();
  const related = ['parents', 'few', 'tenants', 'users', 'projects', 'tasks', 'folders', 'nodes', 'links', 'pairs', 'transfers', 'grants', 'halves', 'others'];
  const part = blueprintOf(
    Object.fromEntries(related.map((name) => [name, all.tables[name]!])),
    all.relations.filter(({ from, to }) => [from, to].every(({ table }) => related.includes(table.slice(7)))),
  );
  const generators = generatorTables().filter((table) => ['structure', 'json', 'types', 'date', 'life', 'person', 'number', 'commerce'].includes(table.schema));
  const [, , , bent] = typeTables();
  return [
    blueprintOf({ ...parents, ...keys.tables }, keys.relations, more),
    blueprintOf(derived.tables, derived.relations),
    part,
    ...generators.map((table) => ({ ...blueprintOf({}), tables: [table] })),
    { ...blueprintOf({}, [], more), tables: [bent!] },
    blueprintOf({ ...parents, c: { columns: { p: 'integer', code: 'text' }, primaryKey: ['p', 'code'] } }, [link('c.p', 'parents.id', { owner: true })]),
  ];
}
