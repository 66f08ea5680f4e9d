import { parseRowCounts, Problem, type RowCounts } from '@seedbed/contract';
import type { Shard } from '@seedbed/runner';
import { UsageError } from './exit-code.ts';
import type { Io } from './io.ts';

/**
 * `--rows 1000`, `--rows users=1000,public.orders=5000`, or a count for all with exceptions: `--rows 200,users=20`. The config file's value
 * is already parsed.
 */
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

/** A port to listen on; 0 takes a free one. */
export function portNumber(text: string, option: string): number {
  const value = wholeNumber(text, option);
  if (value > 65_535) throw new UsageError(`${option} takes a port from 0 to 65535, not ${text}`);
  return value;
}

/** A row number for --from and --to: rows count from 1. */
export function rowNumber(text: string, option: string): number {
  const value = wholeNumber(text.replaceAll('_', ''), option);
  if (value < 1) throw new UsageError(`${option}: rows are counted from 1`);
  return value;
}

/** An integer remains a number; anything else is a text seed. */
export function parseSeed(text: string | number): string | number {
  return typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** `--shard 3/16`, or `--shard auto/16` in a pod of Kubernetes' Indexed Jobs, which knows its index. */
export function parseShard(text: string, env: Io['env']): Shard {
  const [, written = '', number = NaN] = /^(auto|\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  const count = Number(number);
  const index = written === 'auto' ? indexOfJob(env, count) : Number(written);
  if (!(index >= 1 && index <= count))
    throw new UsageError(`--shard takes i/n with 1 ≤ i ≤ n ≤ 99999, such as 3/16, or auto/16 in an Indexed Job of Kubernetes, not "${text}"`);
  return { index, count };
}

/** The variable that Kubernetes sets in the pods of an Indexed Job, from 0. */
const JOB_INDEX = 'JOB_COMPLETION_INDEX';

function indexOfJob(env: Io['env'], count: number): number {
  const text = env[JOB_INDEX];
  if (text === undefined || !/^\d{1,9}$/.test(text))
    throw new UsageError(
      `--shard auto/${count} reads ${JOB_INDEX}, which Kubernetes sets in pods of an Indexed Job, and it is ${text === undefined ? 'not set' : `"${text}"`}`,
    );
  if (Number(text) >= count)
    throw new UsageError(
      `--shard auto/${count}: ${JOB_INDEX} is ${text}, and the last of ${count} shards has ${count - 1}. Use the number of "completions" of the Job`,
    );
  return Number(text) + 1;
}
