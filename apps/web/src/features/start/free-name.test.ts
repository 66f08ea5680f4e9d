import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test.each([
  ['Shop', [], 'Shop'],
  ['Shop', ['Shopping'], 'Shop'],
  ['Shop', ['shop', 'Shop 2'], 'Shop 3'],
])('%s next to %j', (wished, taken, name) => expect(freeName(wished, taken)).toBe(name));
