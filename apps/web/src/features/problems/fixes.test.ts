import { emptyBlueprint, type Blueprint, type Diagnostic } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { createDraftStore, undo } from '../../workspace/draft/draft-store.ts';
import { applyFixes, fixOf } from './fixes.ts';

const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'codes',
      rows: 1_000,
      columns: [
        { name: 'code', type: 'char(2)', generator: { kind: 'pattern', parameters: { regex: '[A-' } } },
        { name: 'note', type: 'text', nullable: true, nullRate: 0.2, generator: { kind: 'text.note' } },
      ],
    },
  ],
};
const saved: Blueprint = structuredClone(blueprint);
saved.tables[0]!.columns[0]!.generator = { kind: 'string.alpha' };
const problems: Diagnostic[] = [
  { level: 'error', code: 'unsatisfiable', table: 'public.codes', message: 'codes can have 676 rows', largest: 676 },
  { level: 'error', code: 'refused', table: 'public.codes', column: 'note', message: 'null value in column "note" violates not-null constraint' },
  {
    level: 'error',
    code: 'invalid-blueprint',
    table: 'public.codes',
    column: 'code',
    pointer: '/tables/0/columns/0/generator/parameters/regex',
    message: 'no',
  },
];

test('fixes show values before and after, are applied as one step, and are undone as one', () => {
  const draft = createDraftStore('d', 1, blueprint, null);
  const mends = problems.map((problem) => fixOf(problem, blueprint, saved)!);
  expect(mends.map(({ place, before, after, safe }) => [place, before, after, safe])).toEqual([
    ['codes: rows', '1,000', '676', true],
    ['codes.note: NULLs', '20 %', '0 %', true],
    ['codes.code: generator', '{"kind":"pattern","parameters":{"regex":"[A-"}}', '{"kind":"string.alpha"}', true],
  ]);
  applyFixes(draft, mends);
  const [table] = draft.getState().blueprint.tables;
  expect([table!.rows, table!.columns[1]!.nullRate, table!.columns[0]!.generator]).toEqual([676, undefined, { kind: 'string.alpha' }]);
  expect(undo(draft)?.label).toBe('fixed 3 problems');
  expect(draft.getState().blueprint).toEqual(blueprint);
});

test('problems that are fixed already or need a person’s decision have no fix', () => {
  expect(fixOf({ ...problems[0]!, largest: 5_000 }, blueprint, saved)).toBeNull();
  expect(fixOf({ level: 'info', code: 'plain-value', table: 'public.codes', column: 'code', message: 'a guess' }, blueprint, saved)).toBeNull();
});
