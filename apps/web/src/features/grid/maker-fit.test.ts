import { expect, test } from 'vitest';
import { makerFit } from './maker-fit.ts';

test('the share goes first, then letters get narrower', () => {
  expect(makerFit('Postcode · 79 %', 120)).toEqual({ name: 'Postcode', share: ' · 79 %', isNarrow: false });
  expect(makerFit('Postcode · 79 %', 60)).toEqual({ name: 'Postcode', share: '', isNarrow: false });
  expect(makerFit('Typical numbers · 84 %', 62)).toEqual({ name: 'Typical numbers', share: '', isNarrow: true });
  expect(makerFit('Sequence', 40)).toEqual({ name: 'Sequence', share: '', isNarrow: true });
});
