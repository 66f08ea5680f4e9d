import { expect, test } from 'vitest';
import { HUES, huesOf } from './state-hues.ts';

test('labels have different hues while hues last', () => {
  const labels = ['draft', 'sent', 'paid', 'delivered', 'done', 'cancelled', 'failed', 'a', 'b', 'c', 'd', 'e'];
  const hues = huesOf(labels);
  expect(new Set(hues.values()).size).toBe(HUES.length);
  expect(huesOf([...labels, 'one more']).has('one more')).toBe(true);
});

test('common words have their usual hue, whatever precedes them', () => {
  expect(huesOf(['x', 'y', 'paid', 'cancelled']).get('paid')).toBe(145);
  expect(huesOf(['cancelled']).get('cancelled')).toBe(25);
  expect(huesOf(['constructor']).get('constructor')).toBeTypeOf('number');
});

test('a label keeps its hue when the other labels are reordered', () => {
  const one = huesOf(['paid', 'cancelled', 'pending']);
  expect(huesOf(['pending', 'paid', 'cancelled'])).toEqual(new Map([...one].toSorted((a, b) => (a[0] === 'pending' ? -1 : b[0] === 'pending' ? 1 : 0))));
});
