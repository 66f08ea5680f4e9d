import { isDay, isSlide } from '@seedbed/runner';
import { isObject } from '@seedbed/contract';
import type { Config } from '../../../library/types/index.d.ts';
import { UsageError } from '../exit-code.ts';

export type { Config };

type Member = { readonly expected: string; readonly holds: (value: unknown) => boolean };

/** All members of a config file. */
const MEMBERS: Readonly<Record<keyof Config, Member>> = {
  schema: { expected: 'the path of DDL or a blueprint, a postgres:// address, or env:NAME', holds: isText },
  rows: { expected: 'a whole number, or one for each table: { "users": 1000, "*": 200 }', holds: isRows },
  seed: { expected: 'an integer or text', holds: (value) => isText(value) || Number.isSafeInteger(value) },
  locale: { expected: 'text such as "en-US"', holds: isText },
  referenceDate: { expected: 'a date such as "2026-01-01"', holds: (value) => isText(value) && isDay(value) },
  slide: { expected: 'true, "now" or a day such as "2026-11-25"', holds: isSlide },
  packs: { expected: 'the path of a folder with own packs', holds: isText },
  knowledge: {
    expected: 'the path of a knowledge file, or a list of its parts',
    holds: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  },
  overlay: {
    expected: 'the path of an overlay document, or a list of them',
    holds: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  },
  tables: { expected: 'settings by table: { "orders": { "rows": 5000, "from": "-90d", "mode": "append" } }', holds: isObject },
  columns: { expected: 'settings by column: { "orders.status": { "cancelled": "3 %" } }', holds: isObject },
  relations: { expected: 'settings by reference: { "orders.customer": { "vip": "40 %" } }', holds: isObject },
  offers: { expected: 'false, to hide the line about a model at the end of commands', holds: (value) => typeof value === 'boolean' },
  server: { expected: 'an object with port (0 to 65535), host and dataDir (text)', holds: isServer },
  target: {
    expected: 'a postgres:// or mysql:// address, or env:NAME',
    holds: (value) => isText(value) && /^((postgres(ql)?|mysql|mariadb):\/\/|env:.)/.test(value),
  },
};

/** The content of a config file, checked: an unknown or malformed member is an error that names it. */
export function checkConfig(value: unknown, name: string): Config {
  if (!isObject(value)) throw new UsageError(`${name} is no object; expected an object with ${Object.keys(MEMBERS).join(', ')} is expected`);
  const unknown = Object.keys(value).filter((member) => !Object.hasOwn(MEMBERS, member));
  if (unknown.length > 0) {
    const many = unknown.length > 1;
    throw new UsageError(
      `${name}: ${unknown.join(', ')} ${many ? 'are no members' : 'is no member'} of a config file; there are ${Object.keys(MEMBERS).join(', ')}`,
    );
  }
  for (const [member, { expected, holds }] of Object.entries(MEMBERS)) {
    if (value[member] !== undefined && !holds(value[member])) throw new UsageError(`${name}: ${member} takes ${expected}`);
  }
  return value;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isRows(value: unknown): boolean {
  return isCount(value) || (isObject(value) && Object.values(value).every(isCount));
}

function isServer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { port, host, dataDir, ...others } = value;
  const texts = [host, dataDir].every((each) => each === undefined || isText(each));
  return Object.keys(others).length === 0 && texts && (port === undefined || (isCount(port) && (port as number) <= 65_535));
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
