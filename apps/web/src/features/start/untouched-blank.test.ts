import { expect, test } from 'vitest';
import { isUntouched } from './untouched-blank.ts';

test.each([
  ['blank', 0, 1, true],
  ['blank', 1, 2, false],
  ['blank', 0, 3, false],
  ['ddl', 0, 1, false],
] as const)('%s of %i tables at revision %i', (source, tables, revision, is) => expect(isUntouched({ source, tables, revision })).toBe(is));
