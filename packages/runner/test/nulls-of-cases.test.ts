import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';
import type { MadeRow } from './support/made-rows.ts';

/** Kilns: what an answer says of NULL in some rows, of plain columns, listed ones and references. */
const KILNS = `
create type finish as enum ('matt', 'gloss', 'raw');
create table potters (id serial primary key, full_name text not null, kind text not null check (kind in ('guest', 'member')));
create table firings (id serial primary key, kind text not null check (kind in ('bisque', 'glaze', 'test')), cones int not null, grade text check (grade in ('good', 'fair', 'poor')),
  surface finish, remark text, score int, fired_at timestamptz not null, checked_at timestamptz, potter_id int references potters, host_id int references potters);`;

const share = (rows: readonly MadeRow[], column: string): number => rows.filter((row) => row[column] === null).length / rows.length;
const of = (rows: readonly MadeRow[], kind: string): MadeRow[] => rows.filter((row) => row['kind'] === kind);
const KIND = { values: { bisque: 1, glaze: 1, test: 1 } };

test('a share of NULL in a case, beside values and alone, of the column and of the table', async () => {
  const { rows, named } = await answeredRows(
    KILNS,
    {
      firings: {
        rows: 900,
        when: [
          { if: "kind == 'bisque'", then: { score: { low: 1, high: 5, null: 0.5 }, checked_at: { null: 0.8 } } },
          { if: "kind == 'glaze'", then: { checked_at: { null: 0.2 } } },
        ],
        columns: {
          kind: KIND,
          checked_at: { after: { of: 'fired_at', typical: '2 days' } },
          remark: {
            when: [
              { if: "kind == 'glaze'", then: { null: 0.3, values: ['Pinholes', 'Even coat'] } },
              { if: "kind == 'test'", then: null },
            ],
            else: { values: ['Dry'] },
          },
        },
      },
    },
    300,
  );
  expect(named).toEqual([]);
  const all = rows('firings');
  expect(share(of(all, 'glaze'), 'remark')).toBeCloseTo(0.3, 0.9);
  expect(of(all, 'glaze').every(({ remark }) => remark === null || ['Pinholes', 'Even coat'].includes(remark!))).toBe(true);
  expect(share(of(all, 'test'), 'remark')).toBe(1);
  expect(share(of(all, 'bisque'), 'remark')).toBe(0);
  expect(Math.abs(share(of(all, 'bisque'), 'score') - 0.5)).toBeLessThan(0.1);
  expect(Math.abs(share(of(all, 'bisque'), 'checked_at') - 0.8)).toBeLessThan(0.1);
  expect(Math.abs(share(of(all, 'glaze'), 'checked_at') - 0.2)).toBeLessThan(0.1);
});

test('a formula that gives NULL in some rows, of a column under a CHECK or of an enum', async () => {
  const { rows, named } = await answeredRows(KILNS, {
    firings: {
      rows: 300,
      columns: {
        kind: KIND,
        score: { low: 1, high: 10, null: 0.4 },
        grade: { formula: "score == null ? null : score > 7 ? 'good' : 'poor'" },
        surface: { formula: "score > 5 ? 'matt' : 'raw'", null: { when: 'score == null' } },
      },
    },
  });
  expect(named).toEqual([]);
  for (const { score, grade, surface } of rows('firings')) {
    expect(grade).toBe(score === null ? null : Number(score) > 7 ? 'good' : 'poor');
    expect(surface).toBe(score === null ? null : Number(score) > 5 ? 'matt' : 'raw');
  }
});

test('NULL by a condition beside "else" comes first, wherever it stands', async () => {
  const { rows, named } = await answeredRows(KILNS, {
    potters: { rows: 40, columns: { kind: { values: ['guest', 'member'] } } },
    firings: {
      rows: 300,
      columns: {
        kind: KIND,
        remark: { else: { values: ['Dry'] }, null: { when: "kind == 'test'" } },
        host_id: {
          else: { among: "potters.kind == 'member'" },
          when: [{ if: "kind == 'glaze'", then: { among: "potters.kind == 'guest'" } }],
          null: { when: "kind == 'test'" },
        },
      },
    },
  });
  expect(named).toEqual([]);
  const kinds = new Map(rows('potters').map(({ id, kind }) => [id, kind]));
  for (const { kind, remark, host_id } of rows('firings')) {
    expect(remark).toBe(kind === 'test' ? null : 'Dry');
    expect(host_id === null ? null : kinds.get(host_id!)).toBe(kind === 'test' ? null : kind === 'glaze' ? 'guest' : 'member');
  }
});
