import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { beyondType } from './type-reach.ts';

test.each([
  ['max', 9e15, 'integer', 'integer ends at 2,147,483,647: no value is larger.'],
  ['min', -40_000, 'smallint', 'smallint ends at -32,768: no value is smaller.'],
  ['max', 2_147_483_647, 'integer', null],
  ['max', 9e15, 'bigint', null],
  ['max', 9e15, 'double precision', null],
  ['step', 9e15, 'integer', null],
  ['max', '9e15', 'integer', null],
])('%s %s of %s', (name, value, type, said) => expect(beyondType(name, value, resolveType(type))).toBe(said));
