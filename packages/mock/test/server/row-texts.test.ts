import { expect, test } from 'vitest';
import { rowJson, schemaOf, type MockSchema, type Query } from '../../src/core/index.ts';
import { openBase } from '../../src/engines/virtual/index.ts';
import { openStore } from '../../src/overlay/index.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

const TYPES = `
CREATE TABLE things (
  id integer PRIMARY KEY, big bigint, small smallint, exact numeric(12,3), half real, whole double precision, cost money, flag boolean,
  code char(6), label varchar(20), words text, tag uuid, day date, at timestamptz, local timestamp, clock time, span interval,
  data jsonb, raw json, bytes bytea, address inet, list integer[], labels text[], during tstzrange
);`;

/** Columns that Postgres computes are not generated. */
function isComputed({ tables }: MockSchema, name: string): boolean {
  return tables.find((table) => table.name === name)!.columns.some(({ generated }) => generated !== null);
}

test('generated rows are the same as JSON from columns and from cells, new, cached, and beside written ones', async () => {
  for (const [ddl, rows] of [
    [SHOP, SHOP_ROWS],
    [TYPES, { things: 200 }],
  ] as const) {
    const { plan, catalog } = await planOf(ddl, rows);
    const schema = schemaOf(plan, catalog);
    const store = openStore(schema, openBase(plan, schema), { start: Date.UTC(2026, 0, 1) });
    const check = (query: Omit<Query, 'verb'>) => {
      const { fields, rows: cells, texts } = store.run({ ...query, verb: 'read' });
      const wanted = cells.map((row) => rowJson(fields, row));
      if (!isComputed(schema, query.table)) expect(texts).toEqual(wanted);
      return wanted;
    };
    for (const { name } of schema.tables) {
      const all = check({ table: name });
      expect(check({ table: name, offset: 3, limit: 70 })).toEqual(all.slice(3, 73));
    }
    const { name, columns } = schema.tables.at(-1)!;
    const [first, second] = columns.filter(({ generated }) => generated === null);
    const renamed = { table: name, select: [first!, second!, first!].map((column, i) => ({ kind: 'column' as const, column: column.name, alias: `c${i}` })) };
    const before = check(renamed);
    const row = check({ table: name })[5]!;
    store.run({
      table: name,
      verb: 'delete',
      where: {
        kind: 'and',
        of: schema.tables
          .at(-1)!
          .primaryKey!.columns.map((column) => ({ kind: 'column', column: column.name, op: 'eq', value: String(JSON.parse(row)[column.name]) })),
      },
    });
    expect(check(renamed)).toEqual(before.toSpliced(5, 1));
    expect(check({ table: name })).not.toContain(row);
  }
});

test('written rows show what was written', async () => {
  const { plan, catalog } = await planOf(SHOP, SHOP_ROWS);
  const schema = schemaOf(plan, catalog);
  const store = openStore(schema, openBase(plan, schema), { start: Date.UTC(2026, 0, 1) });
  const read = () => store.run({ table: 'countries', verb: 'read', limit: 3 }).texts!;
  const before = read();
  store.run({
    table: 'countries',
    verb: 'update',
    where: { kind: 'column', column: 'code', op: 'eq', value: JSON.parse(before[1]!).code },
    write: { rows: [{ name: 'Ü' }] },
  });
  expect(read().map((text) => JSON.parse(text))).toEqual(before.map((text, i) => ({ ...JSON.parse(text), ...(i === 1 && { name: 'Ü' }) })));
});
