import { expect, test } from 'vitest';
import { documentsKept, Wanted } from './documents-kept.ts';
import { KEPT_BYTES } from './limits.ts';

const JSON_OF_NONE = JSON.stringify({ format: 1, generatorVersion: 1, seed: 1, locale: 'en-US', referenceDate: '2026-01-01', tables: [] });

test('a thread whose buffers are large keeps fewer documents: the last used one always', () => {
  let bytes = 0;
  const documents = documentsKept(() => bytes);
  documents.put('first', JSON_OF_NONE);
  documents.put('second', JSON_OF_NONE);
  expect(documents.blueprint('first').tables).toEqual([]);
  bytes = KEPT_BYTES + 1;
  documents.put('third', JSON_OF_NONE);
  expect(documents.blueprint('third').tables).toEqual([]);
  expect(() => documents.blueprint('second')).toThrow(Wanted);
  expect(documents.blueprint('first').tables).toEqual([]);
});
