import { dayOf } from '../../values/civil-date.ts';
import { ByteSink } from './byte-sink.ts';
import { unreadable, type Converter } from './converter.ts';

/** Postgres counts from 2000-01-01. */
const EPOCH_DAY = 10_957;
const DAY = 86_400_000_000n;
const DATE = String.raw`(\d{4,7})-(\d{2})-(\d{2})`;
const TIME = String.raw`(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?`;
const ZONE = String.raw`(Z|UTC|[+-]\d{2}(?::?\d{2}(?::?\d{2})?)?)`;

export const dateToBinary: Converter = (text) => {
  if (text === 'infinity') return new ByteSink().int32(0x7fffffff).done();
  if (text === '-infinity') return new ByteSink().int32(-0x80000000).done();
  const match = new RegExp(`^${DATE}( BC)?$`, 'i').exec(text);
  if (!match) throw unreadable(text, 'date');
  return new ByteSink().int32(day(match, 1, match[4]) - EPOCH_DAY).done();
};

export const timestampToBinary: Converter = (text) => timestamp(text, 'timestamp', false);
export const timestamptzToBinary: Converter = (text) => timestamp(text, 'timestamptz', true);

function timestamp(text: string, type: string, zoned: boolean): Uint8Array {
  if (text === 'infinity') return new ByteSink().int64((1n << 63n) - 1n).done();
  if (text === '-infinity') return new ByteSink().int64(-(1n << 63n)).done();
  const match = new RegExp(`^${DATE}(?:[ T]${TIME})?(?: ?${ZONE})?( BC)?$`, 'i').exec(text);
  if (!match) throw unreadable(text, type);
  const micros = match[4] === undefined ? 0n : microsOf(match, 4);
  // As Postgres reads it in a session at UTC: a timestamptz without an offset is UTC, a timestamp's offset is ignored.
  const offset = zoned && match[8] !== undefined ? BigInt(offsetOf(match[8])) * 1_000_000n : 0n;
  return new ByteSink().int64(BigInt(day(match, 1, match[9]) - EPOCH_DAY) * DAY + micros - offset).done();
}

export const timeToBinary: Converter = (text) => {
  const match = new RegExp(`^${TIME}$`).exec(text);
  if (!match) throw unreadable(text, 'time');
  return new ByteSink().int64(microsOf(match, 1)).done();
};

/** The zone is stored as seconds west of Greenwich. */
export const timetzToBinary: Converter = (text) => {
  const match = new RegExp(`^${TIME} ?${ZONE}$`, 'i').exec(text);
  if (!match) throw unreadable(text, 'timetz');
  return new ByteSink().int64(microsOf(match, 1)).int32(-offsetOf(match[5]!)).done();
};

function day(match: RegExpExecArray, at: number, era: string | undefined): number {
  const year = Number(match[at]);
  return dayOf(era ? 1 - year : year, Number(match[at + 1]), Number(match[at + 2]));
}

function microsOf(match: RegExpExecArray, at: number): bigint {
  const seconds = 3600 * Number(match[at]) + 60 * Number(match[at + 1]) + Number(match[at + 2] ?? 0);
  return BigInt(seconds) * 1_000_000n + BigInt((match[at + 3] ?? '').padEnd(6, '0'));
}

/** Seconds east of Greenwich. */
function offsetOf(zone: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})?:?(\d{2})?$/.exec(zone);
  if (!match) return 0;
  const seconds = 3600 * Number(match[2]) + 60 * Number(match[3] ?? 0) + Number(match[4] ?? 0);
  return match[1] === '-' ? -seconds : seconds;
}
