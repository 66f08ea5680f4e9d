import { expect, test } from 'vitest';
import { missingHint } from './missing-hint.ts';

test.each([
  ['schema "insurance" does not exist', 'Put CREATE SCHEMA "insurance"; first: a dump of single tables has no such line.'],
  ['schema "Fleet 2" does not exist', 'Put CREATE SCHEMA "Fleet 2"; first: a dump of single tables has no such line.'],
  ['function uuid_generate_v4() does not exist', 'It comes with an extension: put CREATE EXTENSION "uuid-ossp"; first.'],
  ['type "citext" does not exist', 'It comes with an extension: put CREATE EXTENSION "citext"; first.'],
  ['relation "users" does not exist', undefined],
])('%s', (message, hint) => {
  expect(missingHint(message)).toBe(hint);
});
