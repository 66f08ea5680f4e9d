import { expect, test } from 'vitest';
import { markedLetters } from './marked-letters.ts';

const shown = (query: string, text: string) =>
  markedLetters(query, text)
    .map(([from, to]) => text.slice(from, to))
    .join('|');

test('marks consecutive words', () => expect(shown('item', 'order_items')).toBe('item'));
test('a space matches the line between two words', () => expect(shown('rental date', 'rental_date')).toBe('rental_date'));
test('words match in any order', () => expect(shown('date rental', 'rental_date')).toBe('rental|date'));
test('letters match in order from the starts of words', () => expect(shown('oi', 'orders_per_item')).toBe('o|i'));
test('adjacent marked letters are merged', () => expect(shown('ordit', 'order_items')).toBe('ord|it'));
test('marks nothing without a match or without a query', () => expect([shown('xyz', 'orders'), shown('', 'orders')]).toEqual(['', '']));
