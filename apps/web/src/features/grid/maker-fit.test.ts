import { expect, test } from 'vitest';
import { makerFit, markFit } from './maker-fit.ts';

test('the percentage is dropped first, then letters get narrower', () => {
  expect(makerFit('Postcode · 79 %', 120)).toEqual({ name: 'Postcode', share: ' · 79 %', isNarrow: false });
  expect(makerFit('Postcode · 79 %', 60)).toEqual({ name: 'Postcode', share: '', isNarrow: false });
  expect(makerFit('Typical numbers · 84 %', 62)).toEqual({ name: 'Typical numbers', share: '', isNarrow: true });
  expect(makerFit('Sequence', 40)).toEqual({ name: 'Sequence', share: '', isNarrow: true });
});

test('the generator of a key is not cut at its default width of 66 px, 16 of them padding', () => {
  expect(markFit('by Postgres', 66 - 16)).toBe('Postgres');
  expect(markFit('by Postgres', 80)).toBe('by Postgres');
});
