import { resolveType } from '@seedbed/contract';
import { MockFault, zoneOffsetOf, type Cell, type Field, type Result, type ResultRow } from '@seedbed/mock-query';

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

function clockOf(zone: string): Clock {
  const offsetAt = zoneOffsetOf(zone);
  if (!offsetAt) throw new MockFault({ code: '22023', status: 400, message: `invalid value for parameter "TimeZone": "${zone}"` });
  return (text) => {
    const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?\+00$/.exec(text);
    if (!match) return text;
    const utc = Date.parse(`${match[1]}T${match[2]}Z`);
    const east = offsetAt(utc);
    const moved = new Date(utc + east * 60_000).toISOString();
    const away = Math.abs(east);
    const rest = away % 60 === 0 ? '' : `:${String(away % 60).padStart(2, '0')}`;
    return `${moved.slice(0, 10)} ${moved.slice(11, 19)}${match[3] ?? ''}${east < 0 ? '-' : '+'}${String(Math.floor(away / 60)).padStart(2, '0')}${rest}`;
  };
}
