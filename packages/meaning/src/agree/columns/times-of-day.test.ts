import { resolveType, type Group } from '@seedbed/contract';
import { expect, test } from 'vitest';
import type { TableNames } from '../../read/schema-names.ts';
import type { Draft } from '../../edits/draft.ts';
import { pairTimesOfDay } from './times-of-day.ts';

const clock = (name: string, words: string): Draft =>
  ({ column: { name, type: resolveType('time') }, words: words.split(' '), kind: 'date.timeOfDay', parameters: {} }) as unknown as Draft;
const later = (...terms: readonly string[]): Group =>
  ({
    columns: [...terms],
    tier: 'D',
    order: [{ terms: terms.map((column, i) => ({ column, coefficient: i === 0 ? 1 : -1 })), operator: '<', value: 0 }],
  }) as Group;
const names = { noun: 'depot', words: new Set(['depot']) } as unknown as TableNames;

function paired(groups: readonly Group[]): string[] {
  const drafts = [clock('opn', 'open'), clock('cls', 'close'), clock('rest', 'rest')];
  pairTimesOfDay(drafts, names, groups);
  return drafts.map(({ kind, parameters }) => `${kind} ${JSON.stringify(parameters)}`);
}

test('a CHECK on the later time leaves opening hours unchanged', () => {
  const free = paired([]);
  expect(free).toEqual(['date.timeOfDay {"from":7,"to":10,"step":15}', 'date.end {"start":"opn","minHours":4,"maxHours":9}', 'date.timeOfDay {}']);
  expect(paired([later('opn', 'cls')])).toEqual(free);
});

test('stricter conditions are left to their own check', () => {
  expect(paired([later('opn', 'rest'), later('opn', 'cls')])[1]).toBe('date.timeOfDay {}');
  const listed = { columns: ['opn', 'cls'], tier: 'C', variants: [{ columns: { opn: { domain: { in: ['08:00'] } } } }] } as Group;
  expect(paired([listed])[1]).toBe('date.timeOfDay {}');
});
