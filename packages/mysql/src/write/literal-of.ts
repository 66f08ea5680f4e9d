import { quotedText, type SqlType } from '@seedbed/contract';
import { arrayDocument, isTrueText, parseArray } from '@seedbed/engine';
import type { MysqlColumn } from '../read/schema.ts';
import { narrowed } from './narrowed.ts';

/** Converts Postgres' text of a value to a MySQL literal. `column`: MySQL's declaration of it; `charset`: the character set of its texts. */
export function literalOf(type: SqlType, column?: MysqlColumn, charset?: string): (text: string) => string {
  const word = column?.type.word;
  if (word === 'SET') return (text) => textLiteral((parseArray(text)?.elements ?? []).join(','));
  if (word === 'BINARY') return (text) => hexLiteral(text.replaceAll(/^\\x|-/g, ''));
  if (word === 'POINT' || word === 'GEOMETRY') return (text) => pointLiteral(text, column?.type.srid);
  if (type.kind === 'array') return (text) => textLiteral(arrayDocument(text, type.element!));
  switch (type.base) {
    case 'int2':
    case 'int4':
    case 'int8':
    case 'float4':
    case 'float8':
    case 'numeric':
      return (text) => (/^[-+\d.]/.test(text) ? text : 'NULL');
    case 'bool':
      return (text) => (isTrueText(text) ? '1' : '0');
    case 'bytea':
      return (text) => hexLiteral(text.slice('\\x'.length));
    case 'bit':
    case 'varbit':
      return (text) => `b'${text}'`;
    case 'timestamptz':
      // The session's time zone is UTC.
      return (text) => `'${text.replace(/\+00(?::00)?$/, '')}'`;
    case 'bpchar':
      return (text) => textLiteral(narrowed(text.trimEnd(), charset));
    default:
      return (text) => textLiteral(narrowed(text, charset));
  }
}

/** A backslash's meaning depends on sql_mode (NO_BACKSLASH_ESCAPES), and control characters get lost in transit: such texts are written as bytes. */
function textLiteral(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f\u007f]/.test(text)) return `_utf8mb4 0x${Buffer.from(text).toString('hex')}`;
  return quotedText(text);
}

function hexLiteral(hex: string): string {
  return hex === '' ? "''" : `0x${hex}`;
}

const LATITUDE_FIRST = 4326;

/** Postgres' `(x,y)`. MySQL reads latitude before longitude if the reference system defines it so. */
function pointLiteral(text: string, srid: number | undefined): string {
  const [x, y] = text.replaceAll(/[()]/g, '').split(',');
  return srid === undefined || srid === 0
    ? `ST_GeomFromText('POINT(${x} ${y})')`
    : `ST_GeomFromText('POINT(${srid === LATITUDE_FIRST ? `${y} ${x}` : `${x} ${y}`})', ${srid})`;
}
