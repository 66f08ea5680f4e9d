import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('a document named like prose holds that prose by language', async () => {
  const made = await columnsOf('airports', ['city jsonb not null', 'airport_name jsonb not null', 'settings jsonb not null']);
  expect(made.get('city')!.generator).toMatchObject({ kind: 'json', parameters: { shape: { keys: { en: { kind: 'location.city' } } } } });
  expect(JSON.stringify(made.get('airport_name')!.generator)).toContain('Airport');
  expect(JSON.stringify(made.get('settings')!.generator)).not.toContain('"en":{"kind"');
});
