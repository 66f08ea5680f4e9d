import type { SqlType } from '@seedbed/contract';

const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'oid']);
const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'name', 'char']);

export function isNumeric(type: SqlType): boolean {
  return type.kind === 'base' && NUMBERS.has(type.base);
}

/**
 * A text that two values of a type share if, and only if, they are equal, however they are written: `07:30` and `07:30:00`, `t` and `true`. Null of a type whose
 * equality is not known here.
 */
export function sameValue(type: SqlType): ((text: string) => string) | null {
  if (type.kind === 'enum') return (text) => text;
  if (type.kind !== 'base') return null;
  if (NUMBERS.has(type.base)) return (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text.trim());
  if (TEXTS.has(type.base)) return (text) => text;
  switch (type.base) {
    case 'bpchar':
      return (text) => text.trimEnd();
    case 'citext':
    case 'uuid':
      return (text) => text.toLowerCase();
    case 'bool':
      return (text) => (/^(?:t|true|yes|on|1)$/i.test(text.trim()) ? 'true' : 'false');
    case 'time':
      return clock;
    case 'date':
      return (text) => moment(text.slice(0, 10));
    case 'timestamp':
    case 'timestamptz':
      return moment;
    default:
      return null;
  }
}

/** `7:30`, `07:30:00`, `07:30:00.000` */
function clock(text: string): string {
  const [, hour = '', minute = '', second = '0'] = /^(\d{1,2}):(\d\d)(?::(\d\d(?:\.\d+)?))?$/.exec(text.trim()) ?? [];
  return hour === '' ? text : `${Number(hour)}:${Number(minute)}:${Number(second)}`;
}

/** Times without a zone are UTC, as Postgres' texts of rows have them. */
function moment(text: string): string {
  const at = text.trim().replace(' ', 'T');
  const clocked = at.includes('T') ? at : `${at}T00:00`;
  const zoned = /(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(clocked.slice(11)) ? clocked.replace(/([+-]\d\d)$/, '$1:00') : `${clocked}Z`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? text : String(time);
}
