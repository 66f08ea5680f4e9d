import type { Domain, SqlType } from '@seedbed/contract';
import { putBytes, putText, startArena } from '../../columns/arena-writer.ts';
import type { ArenaMeaning, Column, Shape } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import { allocColumn } from '../../columns/allocate.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { Draws } from '../../random/draws.ts';
import { threefry } from '../../random/threefry.ts';
import { formatDate } from '../../values/civil-date.ts';
import { TWO_32 } from '../../values/powers.ts';
import { belowWide } from '../../values/uniform.ts';
import { power } from './power.ts';
import { cellText } from '../cell-text.ts';
import { boundsOf, scaleOf, type Scale } from './bounds.ts';

/** Values of a type and domain by rank: rank r of 0 … count − 1 is another value for each r. The plainest first. */
type Enumeration = { readonly shape: Shape; readonly count: number; put(out: Column, row: number, rank: number): void };

/** Different values that a plain column shows; a unique one uses as many as it needs. */
const SHOWN = 1_000;

/**
 * The plainest values that fit a type and domain, for columns whose generator cannot make them and for unique keys that outgrow
 * their generator: integers in sequence, short codes, days, moments.
 */
export function plainSource(type: SqlType, domain: Domain, draws: () => Draws): ColumnSource {
  const values = enumerate(type, domain);
  const shown = Math.max(1, Math.min(values.count, SHOWN));
  const stream = draws();
  return {
    shape: values.shape,
    cardinality: values.count,
    fill(rows, out) {
      stream.fill(rows, a, b);
      begin(out);
      for (let i = 0; i < rows.count; i++) values.put(out, i, belowWide(a[i]!, b[i]!, shown));
    },
    at(ranks, count, out) {
      begin(out);
      for (let i = 0; i < count; i++) values.put(out, i, ranks[i]!);
    },
  };
}

/** Words of one batch; nothing else runs between their filling and their use. */
const a = new Int32Array(2048);
const b = new Int32Array(2048);

function begin(out: Column): void {
  if (out.store === 'arena') startArena(out);
}

function enumerate(type: SqlType, domain: Domain): Enumeration {
  if (type.kind === 'array') return literals(1e9, (rank) => `{${elementText(type.element!, rank)}}`);
  if (type.kind === 'range') return literals(1e9, (rank) => `[${elementText(type.element!, 2 * rank)},${elementText(type.element!, 2 * rank + 1)})`);
  if (type.kind === 'multirange') return literals(1e9, (rank) => `{[${elementText(type.element!, 2 * rank)},${elementText(type.element!, 2 * rank + 1)})}`);
  if (domain.in) return fromList(type, domain.in.filter((value) => !domain.notIn?.includes(value)));
  const scale = scaleOf(type);
  if (scale) return numbers(type, scale, domain);
  switch (type.base) {
    case 'bool':
      return { shape: { store: 'i32', as: 'bool' }, count: 2, put: (out, row, rank) => void ((out as I32).values[row] = 1 - rank) };
    case 'uuid':
      return { shape: { store: 'bits128', as: 'uuid' }, count: Number.MAX_SAFE_INTEGER, put: putUuid };
    case 'text':
    case 'varchar':
    case 'bpchar':
    case 'citext':
    case 'name':
    case 'char':
      return codes(domain);
    case 'bytea':
      return arena('bytes', Number.MAX_SAFE_INTEGER, (out, row, rank) => putBytes(out, row, bytesOf(rank, domain.minLength ?? 8)));
    case 'json':
    case 'jsonb':
      return arena('json', 1e15, (out, row, rank) => putText(out, row, jsonOf(domain, rank)));
    case 'inet':
    case 'cidr':
      return literals(0x1000000, (rank) => `10.${rank >> 16}.${(rank >> 8) & 255}.${rank & 255}`);
    case 'macaddr':
      return literals(0x10000000000, (rank) => hexGroups(rank, 5, '02'));
    case 'macaddr8':
      return literals(0x1000000000000, (rank) => hexGroups(rank, 6, '02:00'));
    case 'interval':
      return literals(1e9, (rank) => `${rank + 1} minutes`);
    case 'bit':
    case 'varbit': {
      const length = Math.min(type.length ?? 16, 53);
      return literals(power(2, length), (rank) => rank.toString(2).padStart(type.length ?? length, '0'));
    }
    case 'point':
      return literals(1e9, (rank) => `(${rank},0)`);
    case 'box':
      return literals(1e9, (rank) => `(${2 * rank + 1},1),(${2 * rank},0)`);
    case 'circle':
      return literals(1e9, (rank) => `<(${3 * rank},0),1>`);
    case 'line':
      return literals(1e9, (rank) => `{1,1,${rank}}`);
    case 'lseg':
      return literals(1e9, (rank) => `[(${rank},0),(${rank},1)]`);
    case 'path':
    case 'polygon':
      return literals(1e9, (rank) => `((${rank},0),(${rank},1),(${rank + 1},1))`);
    case 'ltree':
      return literals(1e9, (rank) => `top.n${rank}`);
    case 'hstore':
      return literals(1e9, (rank) => `"id"=>"${rank}"`);
    case 'xml':
      return literals(1e9, (rank) => `<item id="${rank}"/>`);
    case 'jsonpath':
      return literals(1e9, (rank) => `$.k${rank}`);
    case 'tsvector':
    case 'tsquery':
      return literals(1e9, (rank) => `'w${rank}'`);
    case 'pg_lsn':
      return literals(TWO_32, (rank) => `0/${rank.toString(16).toUpperCase()}`);
    case 'cube':
      return literals(1e9, (rank) => `(${rank})`);
    case 'composite':
      return composite(type, domain);
    default:
      return literals(1e9, (rank) => String(rank + 1));
  }
}

/** Each field by the same rank, inside its own domain. */
function composite(type: SqlType, domain: Domain): Enumeration {
  const fields = (type.fields ?? []).map((field) => {
    const bound = domain.fields && Object.hasOwn(domain.fields, field.name) ? domain.fields[field.name]! : {};
    const values = enumerate(field.type, bound);
    return { values, cell: allocColumn(values.shape, 1) };
  });
  const count = fields.reduce((most, field) => Math.max(most, field.values.count), 1);
  return literals(Math.min(count, 1e9), (rank) => {
    const texts = fields.map(({ values, cell }) => {
      begin(cell);
      values.put(cell, 0, rank % Math.max(1, values.count));
      return `"${cellText(cell, 0).replace(/["\\]/g, '\\$&')}"`;
    });
    return `(${texts.join(',')})`;
  });
}

type I32 = Extract<Column, { store: 'i32' }>;
type F53 = Extract<Column, { store: 'f53' }>;
type Parts = Extract<Column, { store: 'parts' }>;
type Arena = Extract<Column, { store: 'arena' }>;

function numbers(type: SqlType, scale: Scale, domain: Domain): Enumeration {
  const { min, max } = boundsOf(scale, domain);
  const excluded = new Set((domain.notIn ?? []).map((value) => scale.parse(value)));
  const factor = power(10, scale.digits);
  const every = domain.multipleOf === undefined ? 0 : Math.floor(domain.multipleOf * factor + 0.5);
  const unit = every > 1 ? every : scale.kind === 'decimal' || scale.kind === 'double' ? 1 : scale.step;
  // Upwards from 1, or from the least that is allowed; then downwards what is left below.
  const natural = scale.kind === 'date' ? 18_262 : scale.kind === 'moment' ? 18_262 * 86_400_000_000 : scale.kind === 'time' ? 0 : 1;
  const from = Math.min(Math.max(min, natural), Math.max(max, min));
  const rest = Math.floor((domain.remainder ?? 0) * factor + 0.5);
  const start = every > 1 ? Math.ceil((from - rest) / every) * every + rest : from;
  const above = Math.max(0, Math.floor((max - start) / unit) + 1);
  const below = Math.max(0, Math.floor((start - min) / unit));
  const skip = excluded.size;
  const valueAt = (rank: number) => (rank < above ? start + unit * rank : start - unit * (rank - above + 1));
  const shifted = skip === 0 ? valueAt : (rank: number) => skipping(rank, valueAt, excluded);
  const count = Math.max(0, Math.min(Number.MAX_SAFE_INTEGER, above + below) - skip);
  if (scale.kind === 'int' && type.base !== 'int8' && type.base !== 'oid') {
    return { shape: { store: 'i32', as: 'int' }, count, put: (out, row, rank) => void ((out as I32).values[row] = shifted(rank)) };
  }
  if (scale.kind === 'date') return { shape: { store: 'i32', as: 'date' }, count, put: (out, row, rank) => void ((out as I32).values[row] = shifted(rank)) };
  const divisor = scale.kind === 'double' ? power(10, scale.digits) : 1;
  return { shape: scaledShape(type, scale), count, put: (out, row, rank) => void ((out as F53).values[row] = shifted(rank) / divisor) };
}

/** Excluded values are few: the ranks run past them one by one. */
function skipping(rank: number, valueAt: (rank: number) => number, excluded: ReadonlySet<number | null>): number {
  let left = rank;
  for (let at = 0; ; at++) {
    if (excluded.has(valueAt(at))) continue;
    if (left === 0 || at > 4 * excluded.size) return valueAt(at + left);
    left--;
  }
}

function scaledShape(type: SqlType, scale: Scale): Shape {
  switch (scale.kind) {
    case 'decimal':
      return { store: 'f53', as: 'decimal', scale: scale.digits };
    case 'double':
      return { store: 'f53', as: 'double' };
    case 'moment':
      return { store: 'f53', as: type.base === 'timestamptz' ? 'timestamptz' : 'timestamp' };
    case 'time':
      return { store: 'f53', as: 'time' };
    default:
      return { store: 'f53', as: 'int' };
  }
}

function fromList(type: SqlType, values: readonly string[]): Enumeration {
  const scale = scaleOf(type);
  if (scale) {
    const parsed = values.map((value) => scale.parse(value)).filter((value) => value !== null);
    const whole = numbers(type, scale, {});
    const divisor = scale.kind === 'double' ? power(10, scale.digits) : 1;
    return { shape: whole.shape, count: parsed.length, put: (out, row, rank) => void ((out as I32 | F53).values[row] = parsed[rank]! / divisor) };
  }
  if (type.base === 'bool') {
    const flags = values.map((value) => (/^(t|true|y|yes|on|1)$/i.test(value) ? 1 : 0));
    return { shape: { store: 'i32', as: 'bool' }, count: flags.length, put: (out, row, rank) => void ((out as I32).values[row] = flags[rank]!) };
  }
  if (['text', 'varchar', 'bpchar', 'citext', 'name', 'char', 'enum'].includes(type.base)) {
    const dictionary = new Dictionary(values);
    return { shape: { store: 'dict', dictionary }, count: values.length, put: (out, row, rank) => void ((out as Extract<Column, { store: 'dict' }>).indices[row] = rank) };
  }
  return literals(values.length, (rank) => values[rank]!, type.base === 'json' || type.base === 'jsonb' ? 'json' : 'literal');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Codes of lower-case letters, eight where the lengths allow; all of one width, so that no two are equal. */
function codes(domain: Domain): Enumeration {
  const most = Math.min(domain.maxLength ?? 8, domain.maxBytes ?? 8);
  const width = Math.max(1, Math.min(11, most), Math.min(11, domain.minLength ?? 0));
  const padding = Math.max(0, (domain.minLength ?? domain.minBytes ?? 0) - width);
  const count = Math.min(Number.MAX_SAFE_INTEGER, power(26, width));
  const alphabet = domain.case === 'upper' ? LETTERS.toUpperCase() : LETTERS;
  return {
    shape: { store: 'parts', parts: [{ kind: 'int', width, max: count - 1, alphabet }, ...(padding > 0 ? [{ kind: 'literal', text: 'x'.repeat(padding) } as const] : [])] },
    count,
    put: (out, row, rank) => void ((out as Parts).parts[0]![row] = rank),
  };
}

const pair = new Int32Array(2);

/** Version 4 in form: 53 bits of the rank behind the variant, the rest a hash of it. */
function putUuid(out: Column, row: number, rank: number): void {
  const { words } = out as Extract<Column, { store: 'bits128' }>;
  const high = Math.floor(rank / TWO_32);
  threefry(0x75756964, 0x706c616e, rank | 0, high, pair);
  words[0][row] = pair[0]!;
  words[1][row] = (pair[1]! & 0xffff0fff) | 0x4000;
  words[2][row] = 0x80000000 | (high & 0x1fffff);
  words[3][row] = rank | 0;
}

function arena(as: ArenaMeaning, count: number, put: (out: Arena, row: number, rank: number) => void): Enumeration {
  return { shape: { store: 'arena', as }, count, put: (out, row, rank) => put(out as Arena, row, rank) };
}

function literals(count: number, text: (rank: number) => string, as: ArenaMeaning = 'literal'): Enumeration {
  return arena(as, count, (out, row, rank) => putText(out, row, text(rank)));
}

function bytesOf(rank: number, length: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(7, length));
  for (let at = 0, left = rank; at < 7; at++, left = Math.floor(left / 256)) bytes[at] = left % 256;
  return bytes;
}

function hexGroups(rank: number, groups: number, prefix: string): string {
  const digits = rank.toString(16).padStart(2 * groups, '0');
  return [prefix, ...Array.from({ length: groups }, (_, i) => digits.slice(2 * i, 2 * i + 2))].join(':');
}

function jsonOf(domain: Domain, rank: number): string {
  const type = domain.jsonTypes?.[0] ?? 'object';
  if (type === 'array') return `[${rank}]`;
  if (type === 'number') return String(rank);
  if (type === 'string') return `"${rank}"`;
  if (type === 'boolean') return 'true';
  if (type === 'null') return 'null';
  const keys = domain.jsonKeys ?? [];
  return `{${(keys.length > 0 ? keys : ['id']).map((key) => `${JSON.stringify(key)}: ${rank}`).join(', ')}}`;
}

/** Days from 2020-01-01 on. */
function dateText(rank: number): string {
  return formatDate(18_262 + rank);
}

/** An element's text inside an array, range or record, by its rank. */
function elementText(type: SqlType, rank: number): string {
  switch (scaleOf(type)?.kind) {
    case 'date':
      return dateText(rank);
    case 'moment':
      return `${dateText(rank)} 00:00:00`;
    case 'time':
      return `00:00:${String(rank % 60).padStart(2, '0')}`;
    case undefined:
      if (type.kind === 'enum') return `"${(type.labels ?? [''])[rank % Math.max(1, type.labels?.length ?? 1)]}"`;
      if (type.base === 'bool') return rank % 2 ? 'f' : 't';
      if (type.base === 'uuid') return `00000000-0000-4000-8000-${rank.toString(16).padStart(12, '0')}`;
      if (type.base === 'json' || type.base === 'jsonb') return '{}';
      if (type.base === 'inet' || type.base === 'cidr') return `10.0.${(rank >> 8) & 255}.${rank & 255}`;
      if (type.base === 'interval') return `${rank + 1} minutes`;
      return `w${rank}`;
    default:
      return String(rank + 1);
  }
}
