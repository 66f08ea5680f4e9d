import { emptyBlueprint, type Blueprint, type Diagnostic } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { freeNeeded } from './free-needed.ts';

const words = await loadWords('en-US');
const ID = { name: 'id', type: 'bigint', generator: { kind: 'sequence' } };
const to = (from: string, column: string, parent: string) => ({
  name: `${from}_${column}`,
  from: { table: `public.${from}`, columns: [column] },
  to: { table: `public.${parent}`, columns: ['id'] },
  source: 'declared',
});

/** Cases of twenty sites, of which three have staff; `weight` is that of the case without a pathologist. */
function blueprintOf(weight: number): Blueprint {
  const life = (name: string, type: string, kind: string, parameters: object) => ({
    name,
    type,
    ...(name === 'status' ? {} : { nullable: true }),
    entity: 'life',
    generator: { kind, parameters },
  });
  const state = { steps: ['open'], goals: ['signed'], ends: [] };
  return {
    ...emptyBlueprint(),
    tables: [
      { schema: 'public', name: 'sites', rows: 20, columns: [ID], primaryKey: ['id'] },
      { schema: 'public', name: 'staff', rows: 3, columns: [ID, { name: 'site_id', type: 'bigint' }], primaryKey: ['id'] },
      {
        schema: 'public',
        name: 'cases',
        rows: 300,
        columns: [
          ID,
          { name: 'site_id', type: 'bigint' },
          { name: 'pathologist_id', type: 'bigint', nullable: true },
          life('status', 'text', 'life.state', state),
          life('signed_at', 'timestamp with time zone', 'life.stamp', { step: 'signed' }),
        ],
        primaryKey: ['id'],
        groups: [
          {
            columns: ['status', 'signed_at', 'pathologist_id'],
            tier: 'C',
            own: ['status', 'signed_at'],
            variants: [
              { columns: { status: { domain: { in: ['open'] } } }, weight },
              { columns: { pathologist_id: { notNull: true } }, weight: 1 },
            ],
          },
        ],
      },
    ],
    relations: [
      to('staff', 'site_id', 'sites'),
      to('cases', 'site_id', 'sites'),
      { ...to('cases', 'pathologist_id', 'staff'), within: 'cases_site_id', scope: 'public.sites' },
    ],
  } as unknown as Blueprint;
}

test('a reference required by states has any scope, if some scopes have nothing to reference', () => {
  const blueprint = blueprintOf(0);
  const told: Diagnostic[] = [];
  expect(freeNeeded(blueprint, compile(blueprint, words), told)).toBe(true);
  expect(told).toMatchObject([{ code: 'freed-relation', table: 'public.cases', column: 'pathologist_id' }]);
  const plan = compile(blueprint, words);
  for (const [status, signed, pathologist] of textRows(plan, plan.table('public.cases'), 0, 300, ['status', 'signed_at', 'pathologist_id'])) {
    expect(pathologist).not.toBeNull();
    expect(signed !== null).toBe(status === 'signed');
  }
  expect(freeNeeded(blueprint, plan, told)).toBe(false);
});

test('a reference that states leave NULL stays within its scope', () => {
  const blueprint = blueprintOf(1);
  expect(freeNeeded(blueprint, compile(blueprint, words), [])).toBe(false);
  expect(blueprint.relations[2]).toMatchObject({ within: 'cases_site_id' });
});
