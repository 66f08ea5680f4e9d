import { expect, test } from 'vitest';
import { holdsJson } from './holds-json.ts';

test.each([
  ['I am sorry, I cannot do that.', false],
  ['', false],
  ['} not this {', false],
  ['Here you are:\n```json\n{"format": 2}\n```', true],
  ['{}', true],
])('%s', (text, holds) => expect(holdsJson(text)).toBe(holds));
