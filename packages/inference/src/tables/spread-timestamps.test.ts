import { expect, test } from 'vitest';
import type { Group } from '@seedbed/contract';
import type { Draft } from '@seedbed/meaning/decide';
import { spreadTimestamps } from './spread-timestamps.ts';

const drafts = new Map([['paid_at', { kind: 'date.created', column: { type: { base: 'timestamptz' } } } as unknown as Draft]]);
const year = (min: string, max: string) => ({ columns: { paid_at: { notNull: true as const, domain: { min, max, maxExclusive: true as const } } } });

test('a timestamp is anywhere in its partition, but not after the reference date', () => {
  const variants = [
    year('2023-01-01', '2024-01-01'),
    year('2025-06-01', '2026-06-01'),
    { columns: { paid_at: { notNull: true as const, domain: { min: '2026-06-01' } } } },
  ];
  const group = { columns: ['paid_at'], tier: 'C', variants } as unknown as Group;
  const spread = spreadTimestamps(group, drafts, '2026-01-01').variants!.map((variant) => variant.columns.paid_at!.generator);
  expect(spread).toEqual([
    { kind: 'date.between', parameters: { from: '2023-01-01', to: '2024-01-01' } },
    { kind: 'date.between', parameters: { from: '2025-06-01', to: '2026-01-01' } },
    undefined,
  ]);
});

test('a condition with one clause is not changed', () => {
  const group = { columns: ['paid_at'], tier: 'C', variants: [year('2023-01-01', '2024-01-01')] } as unknown as Group;
  expect(spreadTimestamps(group, drafts, '2026-01-01')).toBe(group);
});
