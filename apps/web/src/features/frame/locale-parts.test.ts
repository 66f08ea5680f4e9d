import { expect, test } from 'vitest';
import { localeFault, localeParts, localeWords, toLocale } from './locale-parts.ts';

test('one locale is its name, several have weights, in both directions', () => {
  for (const locale of ['de-AT', { 'de-AT': 7, 'fr-FR': 3 }]) expect(toLocale(localeParts(locale))).toEqual(locale);
  expect(localeWords('de-AT')).toBe('de-AT');
  expect(localeWords({ 'de-AT': 7, 'fr-FR': 3 })).toBe('de-AT 70 % · fr-FR 30 %');
});

test('an invalid locale comes with a reason', () => {
  const part = (locale: string, weight = 1) => ({ locale, weight });
  expect(localeFault([part('de-AT'), part('ja')])).toBeNull();
  expect(localeFault([])).toMatch(/One locale/);
  expect(localeFault([part('Austria!')])).toMatch(/is no locale/);
  expect(localeFault([part('de-AT'), part('de-AT ')])).toMatch(/twice/);
  expect(localeFault([part('de-AT', 0)])).toMatch(/above 0/);
});
