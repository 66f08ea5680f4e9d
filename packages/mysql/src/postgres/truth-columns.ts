import type { MysqlColumn } from '../read/schema.ts';

/** A comment that documents values other than 0 and 1: `0: open, 1: closed, 2: archived`. */
const OTHER_VALUE = /(?:^|[\s,;/(])(?:[2-9]|-1)\s*(?:[=:)]|-+>?|–)\s*\p{L}/u;

/** Whether a TINYINT(1), MySQL's form of true and false, holds other numbers too, judging by its default or its comment. */
export function takesMoreThanTruths({ default: written, comment, countsItself }: MysqlColumn): boolean {
  if (countsItself || (comment !== undefined && OTHER_VALUE.test(comment))) return true;
  const [value] = written ?? [];
  return value !== undefined && (value.kind === 'number' || value.kind === 'text' || value.kind === 'sign') && !/^[01]?$/.test(value.value);
}
