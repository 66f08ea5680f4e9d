import { expect, test } from 'vitest';
import { contentDisposition } from './stream.ts';

const exactOf = (name: string): string => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(contentDisposition(name))![1]!);

test.each([
  ['public.users.csv', 'public.users.csv'],
  ['Größen & Maße 表.csv', 'Größen & Maße 表.csv'],
  ['public.../../etc/passwd.csv', 'public..._.._etc_passwd.csv'],
  ['a\\b:c*?"<>|.csv', 'a_b_c______.csv'],
  ['a\r\nSet-Cookie: b\0.csv', 'a__Set-Cookie_ b_.csv'],
  ['a\u202Evsc.exe\u2066\u200F\u2028.csv', 'a_vsc.exe___.csv'],
  ['a\uD800.csv', 'a_.csv'],
])('sec-T17: the file name of %j cannot leave its folder and is shown as %j', (name, exact) => {
  expect(exactOf(name)).toBe(exact);
});
