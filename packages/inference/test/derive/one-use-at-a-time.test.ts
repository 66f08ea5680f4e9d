import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const table = (name: string, columns: readonly string[], refers: readonly string[] = []) => ({ name, columns: ['id integer not null', ...columns], refers });

/** Rows [thing, from, to] that begin before an earlier one of the same thing has ended. */
function overlaps(rows: readonly (readonly (string | null)[])[]): number {
  return [...Map.groupBy(rows, ([thing]) => thing).values()].reduce((count, group) => {
    const sorted = group.toSorted((one, other) => (one[1]! < other[1]! ? -1 : 1));
    return count + sorted.filter((row, i) => i > 0 && (sorted[i - 1]![2] ?? '9999') >= row[1]!).length;
  }, 0);
}

test('a thing that one may use at a time is brought back before it goes out again', async () => {
  const tables = [
    table('visitors', ['full_name text not null', 'email text not null']),
    table('instruments', ['serial_number text not null', 'name text not null']),
    table(
      'loans',
      ['visitor_id integer not null', 'instrument_id integer not null', 'lent_at timestamptz not null', 'due_on date not null', 'returned_at timestamptz'],
      ['visitor_id -> visitors.id', 'instrument_id -> instruments.id'],
    ),
  ];
  const rows = await rowsOf(tables, 'loans', ['instrument_id', 'lent_at', 'returned_at'], {}, 100_000);
  expect(rows.length).toBeGreaterThan(100);
  expect(overlaps(rows)).toBe(0);
  expect(rows.filter(([, from, to]) => (to ?? '9999') < from!)).toEqual([]);
  expect(rows.some(([, , to]) => to !== null)).toBe(true);
});

test('a player has one contract at a time, a customer may have several', async () => {
  const of = async (person: string): Promise<number> => {
    const tables = [
      table(`${person}s`, ['full_name text not null', 'birth_date date not null']),
      table('contracts', [`${person}_id integer not null`, 'valid_from date not null', 'valid_to date not null'], [`${person}_id -> ${person}s.id`]),
    ];
    const rows = await rowsOf(tables, 'contracts', [`${person}_id`, 'valid_from', 'valid_to'], {}, 100_000);
    expect(rows.filter(([, from, to]) => from! > to!)).toEqual([]);
    return overlaps(rows) / rows.length;
  };
  expect(await of('player')).toBeLessThan(0.02);
  expect(await of('customer')).toBeGreaterThan(0.1);
});
