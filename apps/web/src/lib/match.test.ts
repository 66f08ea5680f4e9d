import { expect, test } from 'vitest';
import { matchScore } from './match.ts';

const best = (query: string, texts: readonly string[]) =>
  texts
    .map((text) => ({ text, score: matchScore(query, text) }))
    .filter((one): one is { text: string; score: number } => one.score !== null)
    .sort((a, b) => a.score - b.score)
    .map((one) => one.text);

test('the start of a word ranks before its middle', () =>
  expect(best('ord', ['public.records', 'public.orders'])).toEqual(['public.orders', 'public.records']));
test('shorter names first', () => expect(best('order', ['order_items', 'orders'])).toEqual(['orders', 'order_items']));
test('an abbreviation matches the beginnings of words', () => expect(best('ordit', ['orders', 'order_items'])).toEqual(['order_items']));
test('an empty query matches everything', () => expect(best('', ['a', 'b'])).toEqual(['a', 'b']));
test.each([
  ['stat', 'created_at'],
  ['seed', 'delivered_at'],
  ['gn', 'Generators'],
])('%s does not match scattered letters in %s', (query, text) => expect(best(query, [text])).toEqual([]));
test('an abbreviation may take back a first guess', () => expect(best('crat', ['cr_created_at'])).toEqual(['cr_created_at']));
