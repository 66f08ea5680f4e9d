import { UsageError } from './exit-code.ts';

/** `--rows 1000`, or `--rows users=1000,public.orders=5000`; what a config file says is there already. */
export function parseRows(text: string | number | Readonly<Record<string, number>>): number | Readonly<Record<string, number>> {
  if (typeof text !== 'string') return text;
  if (/^[\d_,]+$/.test(text) && !text.includes('=')) return wholeNumber(text.replaceAll(/[_,]/g, ''), '--rows');
  const counts: Record<string, number> = Object.create(null);
  for (const entry of text.split(',')) {
    const at = entry.lastIndexOf('=');
    if (at < 1) throw new UsageError(`--rows takes a number, or table=number pairs such as users=1000,orders=5000; "${entry}" is neither`);
    counts[entry.slice(0, at).trim()] = wholeNumber(entry.slice(at + 1).trim(), `--rows ${entry.slice(0, at)}`);
  }
  return counts;
}

/** A row count or row number: 0 to 2^53 − 1. */
export function wholeNumber(text: string, option: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!Number.isSafeInteger(value)) throw new UsageError(`${option} takes a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not "${text}"`);
  return value;
}

/** A row number for --from and --to: rows count from 1. */
export function rowNumber(text: string, option: string): number {
  const value = wholeNumber(text.replaceAll('_', ''), option);
  if (value < 1) throw new UsageError(`${option}: rows are counted from 1`);
  return value;
}

/** An integer stays one; anything else is a text seed. */
export function parseSeed(text: string | number): string | number {
  return typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
