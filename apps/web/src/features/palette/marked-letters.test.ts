import { expect, test } from 'vitest';
import { markedLetters } from './marked-letters.ts';

const shown = (query: string, text: string) =>
  markedLetters(query, text)
    .map(([from, to]) => text.slice(from, to))
    .join('|');

test('words as they are written', () => expect(shown('item', 'order_items')).toBe('item'));
test('a space finds the line between two words', () => expect(shown('rental date', 'rental_date')).toBe('rental_date'));
test('words in any order', () => expect(shown('date rental', 'rental_date')).toBe('rental|date'));
test('letters in order, from starts of words', () => expect(shown('oi', 'orders_per_item')).toBe('o|i'));
test('letters that stand beside each other are one', () => expect(shown('ordit', 'order_items')).toBe('ord|it'));
test('nothing where they are not, and nothing for nothing', () => expect([shown('xyz', 'orders'), shown('', 'orders')]).toEqual(['', '']));
