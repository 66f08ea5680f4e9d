import { expect, test } from 'vitest';
import type { Group, Variant } from '@seedbed/contract';
import type { ShownLife } from '../../edits/draft.ts';
import { keepsGroup } from './keeps-group.ts';

const LABELS = ['open', 'in_progress', 'done', 'cancelled'];
const life = (parameters: Record<string, unknown> = {}): ShownLife => ({
  state: 'status',
  parameters: { steps: ['open', 'in_progress'], goals: ['done'], ends: ['cancelled'], late: [], ...parameters },
  labels: LABELS,
  steps: new Map([
    ['started_at', 'in_progress'],
    ['done_at', 'done'],
    ['cancelled_at', 'cancelled'],
  ]),
});
const under = (labels: readonly string[], set: readonly string[] = [], missing: readonly string[] = []): Variant => ({
  columns: {
    status: { domain: { in: [...labels] } },
    ...Object.fromEntries([...set.map((name) => [name, { notNull: true }]), ...missing.map((name) => [name, { null: true }])]),
  },
});
const groupOf = (...variants: Variant[]): Group => ({ columns: ['status', 'started_at', 'done_at', 'cancelled_at'], tier: 'C', variants });

test.each<[string, Group, boolean]>([
  ['what is done has its time', groupOf({ columns: { status: { domain: { notIn: ['done'] } } } }, { columns: { done_at: { notNull: true } } }), true],
  ['only what is done has it', groupOf(under(['done'], ['done_at']), under(['open', 'in_progress', 'cancelled'], [], ['done_at'])), true],
  ['what is cancelled was done', groupOf(under(['cancelled'], ['done_at']), under(['open', 'in_progress', 'done'])), false],
  ['what is cancelled was never begun', groupOf(under(['cancelled'], [], ['started_at']), under(['open', 'in_progress', 'done'])), false],
  ['what is done was begun', groupOf(under(['done'], ['started_at']), under(['open', 'in_progress', 'cancelled'])), true],
  ['nothing is ever cancelled', groupOf(under(['open']), under(['in_progress', 'done'])), false],
  [
    'another column, which yields',
    groupOf(under(['done']), { columns: { ...under(['open', 'in_progress', 'cancelled']).columns, note: { null: true } } }),
    true,
  ],
  ['days of a time', groupOf({ columns: { done_at: { domain: { min: '2024-01-01' } } } }, { columns: { done_at: { null: true } } }), false],
  [
    'columns that are none of the life',
    { columns: ['owner_id', 'team_id'], tier: 'C', variants: [{ columns: { owner_id: { notNull: true } } }, { columns: { team_id: { notNull: true } } }] },
    false,
  ],
  ['frozen rows', { columns: ['status', 'done_at'], tier: 'F', rows: [['done', '2024-01-01']] }, false],
])('%s', (_, group, isKept) => {
  expect(keepsGroup(life(), group)).toBe(isKept);
});

test('an end after all steps has their times, an earlier one does not', () => {
  const group = groupOf(under(['cancelled'], ['done_at', 'started_at']), under(['open', 'in_progress', 'done']));
  expect([keepsGroup(life({ late: ['cancelled'] }), group), keepsGroup(life(), group)]).toEqual([true, false]);
});

test('an order inside a case holds if the lifecycle has it', () => {
  const ordered = (low: string, high: string): Group =>
    groupOf(under(['open', 'in_progress', 'cancelled']), {
      ...under(['done']),
      order: [
        {
          terms: [
            { column: low, coefficient: 1 },
            { column: high, coefficient: -1 },
          ],
          operator: '<=',
          value: 0,
        },
      ],
    });
  expect([keepsGroup(life(), ordered('started_at', 'done_at')), keepsGroup(life(), ordered('done_at', 'started_at'))]).toEqual([true, false]);
});

test('a lifecycle written by a person guarantees nothing', () => {
  const moves = [{ from: 'open', to: 'done', share: 1 }];
  expect(keepsGroup(life({ moves }), groupOf(under(['done'], ['done_at']), under(['open', 'in_progress', 'cancelled'])))).toBe(false);
});

test('an order between columns outside the lifecycle is dropped with them', () => {
  const amounts = {
    terms: [
      { column: 'paid', coefficient: 1 },
      { column: 'total', coefficient: -1 },
    ],
    operator: '=' as const,
    value: 0,
  };
  const group = groupOf(under(['open', 'in_progress', 'cancelled']), { ...under(['done'], ['done_at']), order: [amounts] });
  expect(keepsGroup(life(), group)).toBe(true);
});
