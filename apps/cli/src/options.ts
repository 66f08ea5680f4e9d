import { parseRowCounts, Problem, type RowCounts } from '@seedbed/contract';
import type { Shard } from '@seedbed/runner';
import { UsageError } from './exit-code.ts';

/** `--rows 1000`, `--rows users=1000,public.orders=5000`, or a count for all with exceptions: `--rows 200,users=20`. What a config file says is there already. */
export function parseRows(text: string | RowCounts): RowCounts {
  if (typeof text !== 'string') return text;
  try {
    return parseRowCounts(text);
  } catch (error) {
    throw error instanceof Problem ? new UsageError(`--${error.message.replace(/\.$/, '')}`) : error;
  }
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

/** `--shard 3/16`. */
export function parseShard(text: string): Shard {
  const [, index = NaN, count = NaN] = (/^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) throw new UsageError(`--shard takes i/n with 1 ≤ i ≤ n ≤ 99999, such as 3/16, not "${text}"`);
  return { index, count };
}
