import { dictionary } from '@seedbed/contract';
import { ByteSink } from './byte-sink.ts';
import { unreadable, type Converter } from './converter.ts';

export const int2ToBinary: Converter = (text) => new ByteSink().int16(Number(integer(text, 'smallint', -0x8000n, 0x7fffn))).done();
export const int4ToBinary: Converter = (text) => new ByteSink().int32(Number(integer(text, 'integer', -0x80000000n, 0x7fffffffn))).done();
export const int8ToBinary: Converter = (text) => new ByteSink().int64(integer(text, 'bigint', -(1n << 63n), (1n << 63n) - 1n)).done();
export const unsigned4ToBinary: Converter = (text) => new ByteSink().int32(Number(integer(text, 'oid', 0n, 0xffffffffn)) | 0).done();
export const unsigned8ToBinary: Converter = (text) => new ByteSink().int64(integer(text, 'xid8', 0n, (1n << 64n) - 1n)).done();
export const float4ToBinary: Converter = (text) => new ByteSink().float32(float(text, 'real')).done();
export const float8ToBinary: Converter = (text) => new ByteSink().float64(float(text, 'double precision')).done();

function integer(text: string, type: string, least: bigint, most: bigint): bigint {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) throw unreadable(text, type);
  const value = BigInt(trimmed.replace('+', ''));
  if (value < least || value > most) throw unreadable(text, type);
  return value;
}

export function float(text: string, type: string): number {
  const trimmed = text.trim();
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed)) return Number(trimmed);
  const special = /^([+-]?)(inf|infinity|nan)$/i.exec(trimmed);
  if (!special) throw unreadable(text, type);
  return special[2]!.toLowerCase() === 'nan' ? Number.NaN : special[1] === '-' ? -Infinity : Infinity;
}

const POSITIVE = 0;
const NEGATIVE = 0x4000;
const SPECIAL: Readonly<Record<string, number>> = dictionary({
  nan: 0xc000,
  infinity: 0xd000,
  inf: 0xd000,
  '+infinity': 0xd000,
  '+inf': 0xd000,
  '-infinity': 0xf000,
  '-inf': 0xf000,
});

/** numeric: digits of base 10,000, the weight of the first one, the sign, and the number of decimal digits after the point. */
export const numericToBinary: Converter = (text) => {
  const trimmed = text.trim();
  const special = SPECIAL[trimmed.toLowerCase()];
  if (special !== undefined) return new ByteSink().int16(0).int16(0).int16(special).int16(0).done();
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(trimmed);
  if (!match || (match[2] === '' && !match[3])) throw unreadable(text, 'numeric');
  const { whole, fraction } = shifted(match[2]!, match[3] ?? '', Number(match[4] ?? 0));
  const groups = groupsOf(whole, fraction);
  let first = 0;
  let end = groups.length;
  while (first < end && groups[first] === 0) first++;
  while (end > first && groups[end - 1] === 0) end--;
  const weight = Math.ceil(whole.length / 4) - 1 - first;
  const sink = new ByteSink().int16(end - first).int16(end === first ? 0 : weight);
  sink.int16(match[1] === '-' && end > first ? NEGATIVE : POSITIVE).int16(fraction.length);
  for (const group of groups.slice(first, end)) sink.int16(group);
  return sink.done();
};

/** Moves the point by an exponent. */
function shifted(whole: string, fraction: string, exponent: number): { whole: string; fraction: string } {
  if (Math.abs(exponent) > 1000) throw unreadable(`${whole}.${fraction}e${exponent}`, 'numeric');
  if (exponent >= 0) return { whole: whole + fraction.slice(0, exponent).padEnd(exponent, '0'), fraction: fraction.slice(exponent) };
  const padded = whole.padStart(-exponent, '0');
  return { whole: padded.slice(0, padded.length + exponent), fraction: padded.slice(padded.length + exponent) + fraction };
}

function groupsOf(whole: string, fraction: string): number[] {
  const digits = whole.padStart(4 * Math.ceil(whole.length / 4), '0') + fraction.padEnd(4 * Math.ceil(fraction.length / 4), '0');
  return Array.from({ length: digits.length / 4 }, (_, i) => Number(digits.slice(4 * i, 4 * i + 4)));
}
