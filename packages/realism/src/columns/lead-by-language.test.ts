import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { leadByLanguage } from './lead-by-language.ts';

test('lists of languages are led as well', () => {
  const draft = { kind: 'array', parameters: { element: { kind: 'language.code' } }, column: {} } as unknown as Draft;
  leadByLanguage([draft], 'de');
  expect((draft.parameters.element as { parameters: { values: string[] } }).parameters.values[0]).toBe('de');
});
