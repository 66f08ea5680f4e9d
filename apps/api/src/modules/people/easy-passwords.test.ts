import { dictionary } from '@zxcvbn-ts/language-common';
import { LIMITS } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { whyEasy } from './easy-passwords.ts';

const ABOUT = ['Ana Sousa', 'ana.sousa@orchard.example', 'Orchard Ltd'];

test('sec-T19: every listed password of sufficient length is refused, in any case and with digits around it', async () => {
  const long = dictionary['passwords-common'].filter((each) => each.length >= LIMITS.password.characters);
  expect(long.length).toBeGreaterThan(1_500);
  for (const each of long) {
    expect(await whyEasy(each, [])).toContain('common password');
    expect(await whyEasy(each.toUpperCase(), [])).toContain('common password');
  }
  for (const each of ['Password2026!', '123sunshine', 'monkeymonkey', 'dragon!dragon!', '!!!letmein!!!'])
    expect([each, await whyEasy(each, [])]).toEqual([each, expect.any(String)]);
});

test.each(['Seedbed2026!', 'seedbed-seedbed', 'anasousa1987', 'SOUSA.orchard', 'Orchard#2026!!', '1111111111', 'abababababab'])(
  'a password is rejected if it contains who chose it: %s',
  async (password) => {
    expect(await whyEasy(password, ABOUT)).toEqual(expect.any(String));
  },
);

test.each(['correct horse battery', 'a seedling in the rain', 'an orchard at midnight', 'xK8#qv2!Lm0p', '7302 9481 5526', 'пароль из трёх слов'])(
  '%s is let through',
  async (password) => {
    expect(await whyEasy(password, ABOUT)).toBe(undefined);
  },
);
