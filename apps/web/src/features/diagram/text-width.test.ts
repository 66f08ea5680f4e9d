import { expect, test } from 'vitest';
import { breakName, cutText, textWidth } from './text-width.ts';

test('a text is as wide as its letters, and in proportion to its size', () => {
  expect(textWidth('ab', 100, 400)).toBe(53 + 58);
  expect(textWidth('ab', 12, 400) * 2).toBeCloseTo(textWidth('ab', 24, 400));
  expect(textWidth('orders', 12, 600)).toBeGreaterThan(textWidth('orders', 12, 400));
  // Unmeasured East Asian letters count as squares.
  expect(textWidth('注文', 10, 400)).toBe(20);
  expect(textWidth('ж', 10, 400)).toBeLessThan(10);
});

test('text without room ends in "…", and is dropped if only a few letters fit', () => {
  expect(cutText('customers', 12, 400, 200)).toBe('customers');
  const cut = cutText('customers', 12, 400, 40);
  expect(cut).toMatch(/^cust?o?…$/);
  expect(textWidth(cut, 12, 400)).toBeLessThanOrEqual(40);
  expect(cutText('customers', 12, 400, 15)).toBe('');
});

test('a name breaks only after underscores and dots', () => {
  expect(breakName('billing.line_item', 12, 600, 200)).toEqual(['billing.line_item']);
  expect(breakName('billing.line_item', 12, 600, 60)).toEqual(['billing.', 'line_item']);
  expect(breakName('billing.line_item', 12, 600, 20)).toBeNull();
});
