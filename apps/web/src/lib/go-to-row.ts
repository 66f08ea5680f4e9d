import { dictionary } from '@seedbed/contract';
/**
 * Reads the input of the go-to-row box: `734,201,118`, `1e9`, `50%`, `last`, `+1000`, `−20`.
 * Input counts rows from 1; the result counts from 0, as the engine does.
 */
type GoTo = { readonly row: number } | { readonly fault: string };

export function parseGoTo(text: string, rows: number, current: number): GoTo {
  const written = text.trim().toLowerCase().replaceAll('−', '-');
  if (rows === 0) return { fault: 'This table has no rows.' };
  if (written === '') return { fault: 'Enter a row number, 50%, last, +1000, or id = 42.' };
  if (written === 'first') return { row: 0 };
  if (written === 'last' || written === 'end') return { row: rows - 1 };
  const number = parseNumber(written.replace(/^[+-]/, '').replace(/%$/, ''));
  if (number === null) return { fault: `“${text.trim()}” is not a row number. Enter 734,201, 1e9, 50%, last, +1000, or id = 42.` };
  if (written.endsWith('%')) {
    return number > 100 ? { fault: 'A percentage is at most 100.' } : { row: Math.min(rows - 1, Math.floor((number / 100) * rows)) };
  }
  if (written.startsWith('+')) return { row: Math.min(rows - 1, current + number) };
  if (written.startsWith('-')) return { row: Math.max(0, current - number) };
  if (number < 1) return { fault: 'Rows are counted from 1.' };
  if (!isWhole(written)) return { fault: `“${text.trim()}” lies between two rows. Enter a whole number.` };
  if (number > rows) return { fault: `There are ${rows.toLocaleString('en-US')} rows. The last one is “last”.` };
  return { row: number - 1 };
}

/** Whether a number has no part of a row: `1.5M` is whole, and `12.5` is not. */
function isWhole(written: string): boolean {
  const value = readNumber(written);
  return value === null || Number.isInteger(value);
}

const SUFFIX: Readonly<Record<string, number>> = dictionary({ k: 1e3, m: 1e6, b: 1e9, bn: 1e9, t: 1e12 });

/** `1,000`, `1 000`, `1_000`, `1.5M`, `1e9` → a whole number; null if it is not one, or too large for a double. */
export function parseCount(text: string): number | null {
  const number = parseNumber(text.trim().toLowerCase());
  return number === null || number > Number.MAX_SAFE_INTEGER ? null : number;
}

function parseNumber(text: string): number | null {
  const value = readNumber(text);
  return value === null ? null : Math.floor(value);
}

function readNumber(text: string): number | null {
  const match = /^([\d.,_ '\u202f\u00a0]+(?:e\+?\d+)?)\s*(k|m|b|bn|t)?$/.exec(text);
  if (!match) return null;
  const digits = match[1]!.replace(/[,_ '\u202f\u00a0]/g, '');
  const value = digits === '' ? Number.NaN : Number(digits) * (SUFFIX[match[2] ?? ''] ?? 1);
  return Number.isFinite(value) ? value : null;
}
