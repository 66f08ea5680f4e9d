import type { BlueprintColumn, Relation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { makerWords } from './maker-words.ts';

const TITLES = new Map([['person.fullName', 'Full name']]);
const words = (column: Partial<BlueprintColumn>, relation: Relation | null = null, mark: '#' | null = null) =>
  makerWords({ column: { name: 'x', type: 'text', ...column }, relation, mark }, TITLES);
const generator = { kind: 'person.fullName' };

test('a header describes the generator and how it was decided', () => {
  expect(words({ generator, confidence: 0.67, because: 'its name' })).toBe('Full name · 67 %');
  expect(words({ generator, confidence: 1, because: 'a key' })).toBe('Full name');
  expect(words({ generator, because: 'its name' })).toBe('Full name · accepted');
  expect(words({ generator })).toBe('Full name · by hand');
  expect(words({}, { to: { table: 'public.users' } } as Relation)).toBe('from users');
  expect(words({ generator }, null, '#')).toBe('by Postgres');
  expect([words({}), words({ generator: { kind: 'not yet loaded' } })]).toEqual([null, null]);
});
