import type { Domain, SqlType } from '@seedbed/contract';
import { putText } from '../../columns/arena-writer.ts';
import type { ArenaMeaning, Column } from '../../columns/column.ts';
import { lender } from '../../columns/scratch.ts';
import { threefry } from '../../random/threefry.ts';
import { formatDate } from '../../values/civil-date.ts';
import { TWO_32 } from '../../values/powers.ts';
import { scaleOf } from './bounds.ts';
import type { Arena } from './enumerate-numbers.ts';
import type { Enumeration } from './enumerate.ts';
import { completed } from './whole-documents.ts';

export function arena(as: ArenaMeaning, count: number, put: (out: Arena, row: number, rank: number) => void): Enumeration {
  return { shape: { store: 'arena', as }, count, put: (out, row, rank) => put(out as Arena, row, rank) };
}

export function literals(count: number, text: (rank: number) => string, as: ArenaMeaning = 'literal'): Enumeration {
  return arena(as, count, (out, row, rank) => putText(out, row, text(rank)));
}

export function bytesOf(rank: number, length: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(7, length));
  for (let at = 0, left = rank; at < 7; at++, left = Math.floor(left / 256)) bytes[at] = left % 256;
  return bytes;
}

export function hexGroups(rank: number, groups: number, prefix: string): string {
  const digits = rank.toString(16).padStart(2 * groups, '0');
  return [prefix, ...Array.from({ length: groups }, (_, i) => digits.slice(2 * i, 2 * i + 2))].join(':');
}

export function jsonOf(domain: Domain, rank: number): string {
  const type = domain.jsonTypes?.[0] ?? 'object';
  if (type === 'array') return `[${rank}]`;
  if (type === 'number') return String(rank);
  if (type === 'string') return `"${rank}"`;
  if (type === 'boolean') return 'true';
  if (type === 'null') return 'null';
  // The serial of another key makes them distinct, whatever values the members may have.
  if (domain.jsonMembers) return JSON.stringify({ ...completed({}, domain, rank), ...serialOf(domain, rank) });
  const keys = domain.jsonKeys ?? [];
  return `{${(keys.length > 0 ? keys : ['id']).map((key) => `${JSON.stringify(key)}: ${rank}`).join(', ')}}`;
}

function serialOf(domain: Domain, rank: number): Record<string, number> {
  const taken = (key: string): boolean => Object.hasOwn(domain.jsonMembers ?? {}, key) || domain.jsonAbsent?.includes(key) === true;
  const key = ['id', 'serial', 'number', '_id'].find((one) => !taken(one)) ?? 'row';
  return { [key]: rank };
}

/** Days from 2020-01-01 on. */
function dateText(rank: number): string {
  return formatDate(18_262 + rank);
}

/** An element's text inside an array, range or record, by its rank. */
export function elementText(type: SqlType, rank: number): string {
  switch (scaleOf(type)?.kind) {
    case 'date':
      return dateText(rank);
    case 'timestamp':
      return `${dateText(rank)} 00:00:00`;
    case 'time':
      return `00:00:${String(rank % 60).padStart(2, '0')}`;
    case undefined:
      if (type.kind === 'enum') return quoted((type.labels ?? [''])[rank % Math.max(1, type.labels?.length ?? 1)]!);
      if (type.base === 'bool') return rank % 2 ? 'f' : 't';
      if (type.base === 'uuid') return `00000000-0000-4000-8000-${rank.toString(16).padStart(12, '0')}`;
      if (type.base === 'json' || type.base === 'jsonb') return '{}';
      if (type.base === 'inet' || type.base === 'cidr') return `10.0.${(rank >> 8) & 255}.${rank & 255}`;
      if (type.base === 'interval') return `${rank + 1} minutes`;
      if (type.base === 'bit' || type.base === 'varbit')
        return rank
          .toString(2)
          .padStart(type.length ?? 1, '0')
          .slice(-(type.length ?? 8));
      return type.length === undefined || type.length > 10 ? `w${rank}` : rank.toString(36).slice(-type.length);
    default:
      return String(rank + 1);
  }
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

const pairs = lender(() => new Int32Array(2));

/** A UUID of version 4 by form: 53 bits of the rank after the variant, the rest a hash of it. */
export function putUuid(out: Column, row: number, rank: number): void {
  const { words } = out as Extract<Column, { store: 'bits128' }>;
  const high = Math.floor(rank / TWO_32);
  const pair = pairs.borrow();
  threefry(0x75756964, 0x706c616e, rank | 0, high, pair);
  words[0][row] = pair[0]!;
  words[1][row] = (pair[1]! & 0xffff0fff) | 0x4000;
  words[2][row] = 0x80000000 | (high & 0x1fffff);
  words[3][row] = rank | 0;
  pairs.giveBack(pair);
}
