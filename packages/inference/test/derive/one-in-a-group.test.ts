import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const BAND = { name: 'bands', columns: ['id integer not null', 'name text not null'] };
const of = (name: string, columns: readonly string[], by = 'band_id') => [
  BAND,
  { name, columns: ['id integer not null', `${by} integer not null`, ...columns], refers: [`${by} -> bands.id`] },
];

function marked(rows: readonly (readonly (string | null)[])[]): number[] {
  return [...Map.groupBy(rows, ([by]) => by).values()].map((group) => group.filter(([, flag]) => flag === 'true').length);
}

test.each([
  ['photos', 'url text not null', 'is_cover boolean not null'],
  ['sites', 'city text not null', 'is_headquarters boolean not null'],
  ['kontakte', 'vorname text not null', 'ist_standard boolean not null'],
  ['contactos', 'nombre text not null', 'contacto_principal boolean not null'],
  ['ansprechpartner', 'nachname text not null', 'ist_hauptkontakt boolean not null'],
  ['images', 'url text not null', 'est_principal boolean not null'],
  ['members', 'name text not null', 'is_captain boolean not null'],
])('exactly one of the %s of each owner is marked, where %s and %s', async (name, column, flag) => {
  const rows = await rowsOf(of(name, [column, flag]), name, ['band_id', flag.split(' ')[0]!], {}, 100_000);
  expect(rows.length).toBeGreaterThan(20);
  expect(new Set(marked(rows))).toEqual(new Set([1]));
});

test('the current one is the newest', async () => {
  const rows = await rowsOf(
    of('contracts_files', ['file_name text not null', 'is_current boolean not null', 'uploaded_at timestamptz not null']),
    'contracts_files',
    ['band_id', 'is_current', 'uploaded_at'],
    {},
    100_000,
  );
  for (const group of Map.groupBy(rows, ([by]) => by).values()) {
    const newest = group
      .map(([, , at]) => at!)
      .toSorted()
      .at(-1);
    expect(group.filter(([, current]) => current === 'true').map(([, , at]) => at)).toEqual([newest]);
  }
});

test('a flag that any row may have is no such mark', async () => {
  const rows = await rowsOf(of('songs', ['title text not null', 'has_cover boolean not null', 'is_explicit boolean not null']), 'songs', [
    'band_id',
    'has_cover',
  ]);
  expect(new Set(marked(rows)).size).toBeGreaterThan(1);
});

test.each(['line_no', 'attempt', 'version', 'revision_number'])('%s counts the rows of the parent', async (name) => {
  const rows = await rowsOf(of('deliveries', [`${name} integer not null`]), 'deliveries', ['band_id', name], {}, 100_000);
  for (const group of Map.groupBy(rows, ([by]) => by).values())
    expect(group.map(([, at]) => Number(at)).toSorted((a, b) => a - b)).toEqual(group.map((_, i) => i + 1));
});
