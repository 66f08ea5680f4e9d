import { resolveType } from '@seedbed/contract';
import { MockFault, zoneOffsetOf, type Cell, type Field, type Result, type ResultRow, type ZoneOffset } from '../../../core/index.ts';

type Rows = Pick<Result, 'fields' | 'rows' | 'texts'>;

/** Moments as clocks of a zone show them. Throws 22023 for a zone that is none. */
export function inZone<T extends Rows>(whole: T, zone: string | null): Omit<T, 'texts'> & Rows {
  if (zone === null) return whole;
  const shown = clockOf(zone);
  const { texts: _, ...result } = whole;
  return { ...result, rows: result.rows.map((row) => rowIn(result.fields, row, shown)) };
}

type Clock = (text: string) => string;

function rowIn(fields: readonly Field[], row: ResultRow, shown: Clock): ResultRow {
  return fields.map((field, i) => cellIn(field, row[i] ?? null, shown));
}

const TIMESTAMPTZ = resolveType('timestamp with time zone').base;

function cellIn(field: Field, cell: Cell, shown: Clock): Cell {
  if (cell === null) return null;
  switch (field.kind) {
    case 'value':
      return field.type.kind === 'base' && field.type.base === TIMESTAMPTZ ? shown(cell as string) : cell;
    case 'one':
      return rowIn(field.fields, cell as ResultRow, shown);
    case 'many':
      return (cell as readonly ResultRow[]).map((row) => rowIn(field.fields, row, shown));
    case 'list':
      return (cell as readonly Cell[]).map((each) => cellIn(field.of, each, shown));
  }
}

/** A number is read as `SET timezone` does: hours east of Greenwich, unlike the POSIX form `-04:00`. */
const HOURS = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$|^\s*0x[\da-f]+$/i;
/** Postgres takes offsets of less than a week. */
const MAX_HOURS = 168;

function offsetOf(zone: string): ZoneOffset | null {
  if (!HOURS.test(zone)) return zoneOffsetOf(zone);
  const hours = Number(zone);
  return Math.abs(hours) < MAX_HOURS ? () => Math.trunc(hours * 3600) / 60 : null;
}

function clockOf(zone: string): Clock {
  const offsetAt = offsetOf(zone);
  if (!offsetAt) throw new MockFault({ code: '22023', status: 400, message: `invalid value for parameter "TimeZone": "${zone}"` });
  return (text) => {
    const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?\+00$/.exec(text);
    if (!match) return text;
    const utc = Date.parse(`${match[1]}T${match[2]}Z`);
    const east = offsetAt(utc);
    const moved = new Date(utc + east * 60_000).toISOString();
    const away = Math.round(Math.abs(east) * 60);
    const parts = [Math.floor(away / 3600), Math.floor(away / 60) % 60, away % 60].map((part) => String(part).padStart(2, '0'));
    const shown = parts.slice(0, parts[2] !== '00' ? 3 : parts[1] !== '00' ? 2 : 1).join(':');
    return `${moved.slice(0, 10)} ${moved.slice(11, 19)}${match[3] ?? ''}${east < 0 ? '-' : '+'}${shown}`;
  };
}
