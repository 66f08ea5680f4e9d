import { dictionaryOf, parseRowCounts, Problem, SIZES, splitNames, type Locale, type RowCounts } from '@seedbed/contract';
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

/** What `--locale` says: of all tables, and of some tables and columns. */
export type Locales = { readonly locale?: Locale; readonly locales: Readonly<Record<string, Locale>> };

/**
 * `de`, `de,fr`, `de:7,fr:3`, and for a table or a column after a name: `customers=de:7,fr:3`, `en,customers.last_name=pl`. What follows a
 * name is of that name, so those of all tables come first.
 */
export function parseLocales(text: string): Locales {
  const lists = new Map<string, Map<string, number>>();
  let of = '';
  for (const entry of splitNames(text)) {
    const at = entry.lastIndexOf('=');
    if (at >= 0) of = entry.slice(0, at).trim();
    const [, locale, weight = '1'] = /^\s*([A-Za-z][\w-]*)\s*(?::\s*(\d+(?:\.\d+)?))?\s*$/.exec(entry.slice(at + 1)) ?? [];
    if (locale === undefined || (at >= 0 && of === ''))
      throw new UsageError(`--locale takes de, de,fr, de:7,fr:3, or customers=de,fr and customers.last_name=pl behind that; "${entry}" is none of these`);
    lists.set(of, (lists.get(of) ?? new Map<string, number>()).set(locale, Number(weight)));
  }
  const named = [...lists].map(([name, weights]): [string, Locale] => [name, weights.size === 1 ? [...weights.keys()][0]! : Object.fromEntries(weights)]);
  const all = named.find(([name]) => name === '')?.[1];
  return { ...(all !== undefined && { locale: all }), locales: dictionaryOf(named.filter(([name]) => name !== '')) };
}

/** The locale of all tables that `--locale` says. */
export function localeOfAll(text: string): Pick<Locales, 'locale'> {
  const { locale } = parseLocales(text);
  return locale === undefined ? {} : { locale };
}

const SIZE_NAMES: ReadonlyMap<string, number> = new Map(Object.entries(SIZES));

/** The size that `--rows` names, alone or before counts of tables (`L`, `S,users=20`), and the rest. */
export function sizeIn(rows: string): { readonly scale?: number; readonly rest?: string } {
  const [first = '', ...others] = rows.split(',');
  const scale = SIZE_NAMES.get(first.trim().toUpperCase());
  return scale === undefined ? { rest: rows } : { scale, ...(others.length > 0 && { rest: others.join(',') }) };
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
