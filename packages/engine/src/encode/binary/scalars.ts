import { ByteSink } from './byte-sink.ts';
import { unreadable, type Converter } from './converter.ts';

const encoder = new TextEncoder();

export const textToBinary: Converter = (text) => encoder.encode(text);

/** jsonb, jsonpath and ltree: a version, then the text. */
export const versionedToBinary: Converter = (text) => new ByteSink().byte(1).bytes(encoder.encode(text)).done();

export const boolToBinary: Converter = (text) => {
  if (/^(t|true|y|yes|on|1)$/i.test(text)) return Uint8Array.of(1);
  if (/^(f|false|n|no|off|0)$/i.test(text)) return Uint8Array.of(0);
  throw unreadable(text, 'boolean');
};

/** `"char"`: one byte; the empty text is the byte 0. */
export const charToBinary: Converter = (text) => {
  const bytes = encoder.encode(text);
  if (bytes.length > 1) throw unreadable(text, '"char"');
  return Uint8Array.of(bytes[0] ?? 0);
};

export const uuidToBinary: Converter = (text) => {
  const digits = text.replace(/[{}-]/g, '');
  if (!/^[\da-f]{32}$/i.test(digits)) throw unreadable(text, 'uuid');
  return Uint8Array.from({ length: 16 }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));
};

export const byteaToBinary: Converter = (text) => {
  if (!/^\\x([\da-f]{2})*$/i.test(text)) throw unreadable(text, 'bytea');
  return Uint8Array.from({ length: text.length / 2 - 1 }, (_, i) => Number.parseInt(text.slice(2 * i + 2, 2 * i + 4), 16));
};

/** Number of bits, then the bits from the highest of the first byte on. */
export const bitsToBinary: Converter = (text) => {
  if (!/^[01]*$/.test(text)) throw unreadable(text, 'bit');
  const bytes = new Uint8Array(Math.ceil(text.length / 8));
  for (let i = 0; i < text.length; i++) if (text[i] === '1') bytes[i >> 3]! |= 128 >> (i & 7);
  return new ByteSink().int32(text.length).bytes(bytes).done();
};

export const lsnToBinary: Converter = (text) => {
  const match = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i.exec(text);
  if (!match) throw unreadable(text, 'pg_lsn');
  return new ByteSink()
    .int32(Number.parseInt(match[1]!, 16) | 0)
    .int32(Number.parseInt(match[2]!, 16) | 0)
    .done();
};
