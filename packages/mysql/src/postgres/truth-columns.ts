import type { MysqlColumn } from '../read/schema.ts';

/** What a comment says of values that are not truth: `0: open, 1: closed, 2: archived`. */
const OTHER_VALUE = /(?:^|[\s,;/(])(?:[2-9]|-1)\s*(?:[=:)]|-+>?|–)\s*\p{L}/u;

/** Whether a TINYINT(1), which is how MySQL keeps true and false, holds other numbers as well: by its default, by its comment. */
export function takesMoreThanTruths({ default: written, comment, countsItself }: MysqlColumn): boolean {
  if (countsItself || (comment !== undefined && OTHER_VALUE.test(comment))) return true;
  const [value] = written ?? [];
  return value !== undefined && (value.kind === 'number' || value.kind === 'text' || value.kind === 'sign') && !/^[01]?$/.test(value.value);
}
