import { expect, test } from 'vitest';
import type { Draft } from '../edits/draft.ts';
import { leadByLanguage } from './lead-by-language.ts';

test('lists of languages put their own first as well', () => {
  const draft = { kind: 'array', parameters: { element: { kind: 'language.code' } }, column: {} } as unknown as Draft;
  leadByLanguage([draft], 'de');
  expect((draft.parameters.element as { parameters: { values: string[] } }).parameters.values[0]).toBe('de');
});
