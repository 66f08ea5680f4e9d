import type { Catalog } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { functionNamed } from './functions.ts';

const function_ = (name: string) => ({ name, arguments: [] });
const catalog = {
  functions: {
    'public.charge(integer)': function_('public.charge'),
    'public.twice(integer)': function_('public.twice'),
    'public.twice(text)': function_('public.twice'),
    'one.shared()': function_('one.shared'),
    'other.shared()': function_('other.shared'),
  },
} as unknown as Catalog;

test('a call names its function with its schema or without', () => {
  expect(functionNamed('public.charge', catalog)).toBe('public.charge(integer)');
  expect(functionNamed('charge', catalog)).toBe('public.charge(integer)');
  expect(functionNamed('one.shared', catalog)).toBe('one.shared()');
});

test('duplicate and missing functions are not unique', () => {
  expect(functionNamed('twice', catalog)).toBeUndefined();
  expect(functionNamed('shared', catalog)).toBeUndefined();
  expect(functionNamed('harge', catalog)).toBeUndefined();
  expect(functionNamed('lower', { functions: { 'public.lower(text)': function_('public.lower') } } as unknown as Catalog)).toBeUndefined();
});
