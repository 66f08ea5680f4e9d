import { expect, test } from 'vitest';
import { emptyBlueprint, type BlueprintTable, type FanOut, type Relation } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { boundByLists } from './bound-by-lists.ts';

const ENVIRONMENTS = ['production', 'staging', 'development', 'preview', 'qa', 'sandbox', 'demo', 'canary'];
const organizations: BlueprintTable = {
  schema: 'public',
  name: 'organizations',
  rows: 20,
  columns: [{ name: 'id', type: 'integer', generator: { kind: 'sequence' } }],
  primaryKey: ['id'],
};
const environments: BlueprintTable = {
  schema: 'public',
  name: 'environments',
  columns: [
    { name: 'organization_id', type: 'integer' },
    { name: 'name', type: 'text', generator: { kind: 'values', parameters: { values: ENVIRONMENTS } } },
  ],
  uniqueKeys: [{ name: 'once', columns: ['organization_id', 'name'] }],
};
const owned = (fanOut: FanOut): Relation => ({
  from: { table: 'public.environments', columns: ['organization_id'] },
  to: { table: 'public.organizations', columns: ['id'] },
  owner: true,
  fanOut,
  source: 'declared',
});

test('an owner has at most as many children as there are names, and every name is from the list', async () => {
  const tables = [organizations, environments];
  const relations = boundByLists(tables, [owned({ kind: 'lognormal', median: 8, sigma: 1.3 })]);
  expect(relations[0]!.fanOut).toEqual({ kind: 'uniform', min: 1, max: 5 });
  const plan = compile({ ...emptyBlueprint(), tables, relations }, await loadWords('en-US'));
  const { rows } = plan.table('public.environments');
  const names = textRows(plan, plan.table('public.environments'), 0, rows, ['name']).map(([name]) => name!);
  expect(rows).toBeGreaterThan(30);
  expect(names.filter((name) => !ENVIRONMENTS.includes(name))).toEqual([]);
});

test('fan-outs that fit do not change, nor do those of tables with requested rows', () => {
  const few = owned({ kind: 'uniform', min: 1, max: 4 });
  expect(boundByLists([organizations, environments], [few])).toEqual([few]);
  const many = owned({ kind: 'geometric', mean: 12 });
  expect(boundByLists([organizations, { ...environments, rows: 500 }], [many])).toEqual([many]);
});
