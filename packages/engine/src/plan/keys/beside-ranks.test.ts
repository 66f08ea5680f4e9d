import type { Group } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const ROWS = 300;

/** Transit needs a permit; a permit may be missing elsewhere. */
const PERMIT: Group = {
  columns: ['kind', 'permit_id'],
  tier: 'C',
  variants: [
    { weight: 1, columns: { kind: { domain: { in: ['import', 'export'] } } } },
    { weight: 0.3, columns: { permit_id: { notNull: true } } },
  ],
};
const passage = {
  id: ID,
  kind: { type: 'text', domain: { in: ['import', 'export', 'transit'] } },
  state: { type: 'text', domain: { in: ['open', 'done', 'rejected'] } },
  permit_id: { type: 'integer', nullable: true },
};
const once = [{ columns: ['load_id', 'kind'], when: { state: ['open', 'done'] } }];
const permits = { rows: 50, columns: { id: ID }, primaryKey: ['id'] };
const named = link('passages.permit_id', 'permits.id', { nullShare: 0.3 });

test('a label counted by a key keeps the reference condition of its group', () => {
  const plan = compile(
    blueprintOf(
      {
        loads: { rows: 110, columns: { id: ID }, primaryKey: ['id'] },
        permits,
        passages: { rows: ROWS, columns: { ...passage, load_id: 'integer' }, primaryKey: ['id'], uniqueKeys: once, groups: [PERMIT] },
      },
      [link('passages.load_id', 'loads.id'), named],
    ),
    words,
  );
  const table = plan.table('public.passages');
  const rows = textRows(plan, table, 0, table.rows);
  const [kind, permit] = ['kind', 'permit_id'].map((name) => table.column(name).index);
  expect(faultsOf(plan)).toEqual([]);
  expect(rows.filter((row) => row[kind!] === 'transit').length).toBeGreaterThan(0);
  expect(rows.filter((row) => row[kind!] === 'transit' && row[permit!] === null)).toEqual([]);
});

test('a partial key holds over a parent that is chosen by columns shared with another reference', () => {
  const inside = { columns: { id: ID, site_id: 'integer' }, primaryKey: ['id'], uniqueKeys: [{ columns: ['site_id', 'id'] }] };
  const plan = compile(
    blueprintOf(
      {
        sites: { rows: 40, columns: { id: ID }, primaryKey: ['id'] },
        agents: { rows: 120, ...inside },
        loads: { rows: 160, ...inside },
        passages: {
          rows: ROWS,
          columns: { id: ID, kind: passage.kind, state: passage.state, site_id: 'integer', agent_id: 'integer', load_id: 'integer' },
          primaryKey: ['id'],
          uniqueKeys: once,
        },
      },
      [
        link('agents.site_id', 'sites.id'),
        link('loads.site_id', 'sites.id'),
        link('passages.site_id,agent_id', 'agents.site_id,id', { owner: true, fanOut: { kind: 'geometric', mean: 2.5 } }),
        link('passages.site_id,load_id', 'loads.site_id,id'),
      ],
    ),
    words,
    { cap: true },
  );
  expect(faultsOf(plan)).toEqual([]);
  expect(plan.table('public.passages').rows).toBeGreaterThan(ROWS / 2);
});
