import { expect, test } from 'vitest';
import { shareStem } from './stems.ts';

test.each([
  ['sorti', 'sortie'],
  ['fermé', 'fermee'],
  ['resilie', 'resiliation'],
  ['gesperrt', 'sperrung'],
  ['ausgemustert', 'ausmusterung'],
  ['verkauft', 'verkauf'],
  ['suspendido', 'suspension'],
  ['geblokkeerd', 'blokkering'],
  ['vermietet', 'vermietung'],
  ['final', 'finalized'],
])('%s and %s are forms of one word', (one, other) => {
  expect(shareStem(one, other)).toBe(true);
});

test.each([
  ['paid', 'part'],
  ['vendu', 'ventilation'],
  ['order', 'orders_total'],
  ['comment', 'commerce'],
  ['active', 'actor'],
])('%s and %s are not', (one, other) => {
  expect(shareStem(one, other)).toBe(false);
});
