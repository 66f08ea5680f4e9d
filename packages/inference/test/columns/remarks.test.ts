import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Column = { readonly name: string; readonly type: string; readonly comment?: string };

/** The generators of a table whose columns have remarks, by column. */
async function generatorsOf(table: string, columns: readonly Column[]) {
  const catalog = makeCatalog([{ name: table, columns: ['id integer not null'] }]);
  const [only] = catalog.tables;
  const { blueprint } = await infer(
    { ...catalog, tables: [{ ...only!, columns: [...only!.columns, ...columns.map((each) => ({ notNull: true, ...each }))] }] },
    noTools,
  );
  return new Map(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator]));
}

test('values listed in a comment are used, whatever a pack knows about such tables', async () => {
  const made = await generatorsOf('vessels', [
    { name: 'vessel_name', type: 'text' },
    { name: 'imo_number', type: 'varchar(10)' },
    { name: 'vessel_type', type: 'text', comment: 'Sailboat, Motor Yacht, Catamaran, Gulet' },
    { name: 'length_m', type: 'numeric(5,1)' },
    { name: 'build_year', type: 'integer' },
    { name: 'deck', type: 'integer', comment: '1, 2, 3' },
    { name: 'flags', type: 'text[]', comment: "'NO', 'IT', 'HR'" },
  ]);
  expect(made.get('vessel_type')?.parameters).toMatchObject({ values: ['Sailboat', 'Motor Yacht', 'Catamaran', 'Gulet'] });
  expect(made.get('deck')?.parameters).toMatchObject({ values: [1, 2, 3] });
  expect(made.get('flags')?.parameters).toMatchObject({ element: { parameters: { values: ['NO', 'IT', 'HR'] } } });
});

test('a name without a meaning is read from the start of its comment', async () => {
  const plain = await generatorsOf('vorgaenge', [{ name: 'xqz', type: 'varchar(60)' }]);
  const named = await generatorsOf('vorgaenge', [{ name: 'xqz', type: 'varchar(60)', comment: 'insured_first_name (as on the card)' }]);
  expect(plain.get('xqz')?.kind).not.toBe('person.firstName');
  expect(named.get('xqz')?.kind).toBe('person.firstName');
});

test('a currency at the end of a name is a unit, but not next to an exchange', async () => {
  const made = await generatorsOf('crew_assignments', [
    { name: 'crew_member_name', type: 'text' },
    { name: 'daily_rate_eur', type: 'numeric(8,2)' },
    { name: 'exchange_rate_eur', type: 'numeric(10,4)' },
  ]);
  const values = (column: string) => made.get(column)?.parameters?.values as number[];
  expect(Math.min(...values('daily_rate_eur'))).toBeGreaterThan(50);
  expect(Math.max(...values('exchange_rate_eur'))).toBeLessThan(5);
});
