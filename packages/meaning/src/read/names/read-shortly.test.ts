import { expect, test } from 'vitest';
import { readShortly, wordsAround } from './read-shortly.ts';

const read = (name: string, beside: readonly string[], isNumber = false) =>
  readShortly(name, { near: wordsAround(beside), languages: [], isNumber }).map(({ meant }) => meant);

test('an abbreviation is read from its neighbours, and several together have a meaning', () => {
  expect(read('pc', ['str', 'twn'])[0]).toBe('postal code');
  expect(read('pc', ['cpu', 'ram'])).toContain('computer');
  expect(read('jt', ['fnm', 'lnm'])[0]).toBe('job title');
  expect(read('fn', ['ln', 'em'])[0]).toBe('first name');
  expect(read('crd_l4', ['amt', 'mth'])[0]).toBe('card last 4');
  expect(read('flt', ['mach_id', 'mech_id'])[0]).toBe('fault description');
  expect(read('flt', ['airline', 'gate'])[0]).toBe('flight');
});

test('a letter at the end of a number is a unit, but not at the end of a text', () => {
  expect(read('lbr_h', [], true)[0]).toBe('labor hours');
  expect(read('eng_h', [], true)).toContain('engine hours');
  expect(read('lbr_h', [], false)[0]).not.toContain('hours');
});

test('joined words are read one by one, and unknown words stay', () => {
  expect(read('xyzq', [])).toEqual([]);
  expect(read('pcode', ['town'])[0]).toBe('postal code');
});
