import type { Change } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { changeWords, messageWords } from './change-words.ts';

const change = (more: Partial<Change>): Change => ({ kind: 'changed', member: 'rows', text: 'public.a: text of the server', ...more });

test.each([
  [{ table: 'public.cust', before: 1000, after: 500 }, 'cust: rows 1,000 → 500'],
  [{ table: 'public.cust', column: 'upd_at', member: 'nullRate', after: 0.2 }, 'cust.upd_at: null share set to 0.2'],
  [
    { table: 'public.o', column: 'total', member: 'generator.parameters', after: { median: 9000, sigma: 0.01 } },
    'o.total: options set to median 9,000, sigma 0.01',
  ],
  [
    { table: 'public.o', column: 'total', member: 'generator.kind', before: 'finance.amount', after: 'number.int' },
    'o.total: generator finance.amount → number.int',
  ],
  [{ table: 'public.o', member: 'primaryKey', before: ['id'], after: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'o: primary key id → a, b, c, d and 2 more'],
  [{ table: 'public.o', column: 'total', member: 'cells', after: { 0: 'x', 1: null } }, 'o.total: cells set to 0 x, 1 NULL'],
  [{ member: 'locale', before: 'en-US', after: 'de-DE' }, 'locale en-US → de-DE'],
  [{ table: 'public.o', member: '', kind: 'added', text: 'table public.o added' }, 'table o added'],
] as const)('%j', (more, words) => expect(changeWords(change(more as Partial<Change>))).toBe(words));

test('a message names generators by their titles, and leaves all else as it is', () => {
  const titles = new Map([
    ['code.spot', 'Spot'],
    ['values', 'Values'],
  ]);
  const words = (message: string) => messageWords(message, (kind) => titles.get(kind));
  expect(words('o.label: generator code.spot → values; o.b: generator set to code.spot; o.c: rows 1 → 2')).toBe(
    'o.label: generator “Spot” → “Values”; o.b: generator set to “Spot”; o.c: rows 1 → 2',
  );
  expect(words('o.label: generator gone.kind → values')).toBe('o.label: generator gone.kind → “Values”');
  expect(words('code.spot is better')).toBe('code.spot is better');
});
