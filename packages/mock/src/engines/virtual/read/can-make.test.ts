import { Dictionary, type Shape } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { canMake } from './can-make.ts';

const EMAIL: Shape = {
  store: 'parts',
  parts: [
    { kind: 'dict', dictionary: new Dictionary(['ann', 'anna', 'bo']) },
    { kind: 'dict', dictionary: new Dictionary(['', '.']) },
    { kind: 'int', width: 1, max: 99, omitZero: true },
    { kind: 'literal', text: '@' },
    { kind: 'dict', dictionary: new Dictionary(['a.example', 'example']) },
  ],
};

test.each([
  ['ann@example', true],
  ['anna.7@a.example', true],
  ['bo1234567@example', true],
  ['ann@a.example2', false],
  ['Ann@example', false],
  ['anne@example', false],
  ['ann.@', false],
  ['', false],
])('%j: %j', (text, expected) => {
  expect(canMake(EMAIL, text)).toBe(expected);
});

test('plain words, padded numbers in other digits, and unknown columns', () => {
  const states: Shape = { store: 'dict', dictionary: new Dictionary(['open', 'paid']) };
  expect(['open', 'Open', ''].map((text) => canMake(states, text))).toEqual([true, false, false]);
  const code: Shape = { store: 'parts', parts: [{ kind: 'int', width: 3, max: 100, alphabet: 'XYZ' }] };
  expect(['XYZ', '123', ''].map((text) => canMake(code, text))).toEqual([true, false, false]);
  expect(canMake({ store: 'arena', as: 'text' }, 'anything')).toBe(true);
});
