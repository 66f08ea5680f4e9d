import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';

type Tables = Parameters<typeof rowsOf>[0];

/** For each row, what it holds, and what the row holds to which it leads by the references. */
async function beside(tables: Tables, [table, column]: readonly [string, string], ...way: readonly (readonly [reference: string, to: string, key: string])[]) {
  const rows = await rowsOf(tables, table, [way[0]![0], column], {}, 100_000);
  const maps = await Promise.all(
    way.map(async ([, to, key], i) => new Map((await rowsOf(tables, to, ['id', way[i + 1]?.[0] ?? key], {}, 100_000)).map(([id, value]) => [id, value]))),
  );
  const found = rows.map(([reference, own]) => ({ own, theirs: maps.reduce((at: string | null | undefined, map) => (at ? map.get(at) : at), reference) }));
  expect(found.length).toBeGreaterThan(20);
  return found;
}

const differ = (rows: readonly { own: string | null | undefined; theirs: string | null | undefined }[]) => rows.filter(({ own, theirs }) => own !== theirs);

const SAUNA: Tables = [
  { name: 'users', columns: ['id integer not null', 'email text not null', 'first_name varchar(150) not null'] },
  { name: 'tariffs', columns: ['id integer not null', 'label text not null', 'currency char(3) not null', 'fee numeric not null', 'deposit numeric not null'] },
  {
    name: 'guests',
    columns: ['id integer not null', 'login_id integer', 'first_name varchar(60) not null', 'last_name varchar(60) not null'],
    refers: ['login_id -> users.id'],
    unique: [['login_id']],
  },
  { name: 'cabins', columns: ['id integer not null', 'tariff_id integer not null', 'cabin_no integer not null'], refers: ['tariff_id -> tariffs.id'] },
  {
    name: 'stays',
    columns: ['id integer not null', 'cabin_id integer not null', 'guest_id integer not null', 'deposit numeric not null', 'currency char(3) not null'],
    refers: ['cabin_id -> cabins.id', 'guest_id -> guests.id'],
  },
];

test('a deposit and a currency are those of the tariff, two references away', async () => {
  const way = [
    ['cabin_id', 'cabins', ''],
    ['tariff_id', 'tariffs', 'deposit'],
  ] as const;
  expect(differ(await beside(SAUNA, ['stays', 'deposit'], ...way))).toEqual([]);
  expect(differ(await beside(SAUNA, ['stays', 'currency'], way[0], ['tariff_id', 'tariffs', 'currency']))).toEqual([]);
});

test('a guest with a login has its name', async () => {
  const rows = await beside(SAUNA, ['guests', 'first_name'], ['login_id', 'users', 'first_name']);
  const withLogin = rows.filter(({ theirs }) => theirs);
  expect(withLogin.length).toBeGreaterThan(10);
  expect(differ(withLogin)).toEqual([]);
});

test.each([
  ['preis der Halle zum Zeitpunkt der Buchung', 'hallen', 'stundenpreis', 'betrag'],
  ['tarifa de la pista, copiada en el momento de la reserva', 'pistas', 'tarifa', 'importe'],
])('a comment names what is repeated: %s', async (comment, hall, price, amount) => {
  const catalog = makeCatalog([
    { name: hall, columns: ['id integer not null', 'name text not null', `${price} numeric(8,2) not null`] },
    { name: 'b', columns: ['id integer not null', `${hall}_id integer not null`, `${amount} numeric(8,2) not null`], refers: [`${hall}_id -> ${hall}.id`] },
  ]);
  const tables = catalog.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => (column.name === amount ? { ...column, comment: comment.replace('preis', 'Stundenpreis') } : column)),
  }));
  const { blueprint } = await infer({ ...catalog, tables }, noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const [halls, rows] = [hall, 'b'].map((name) => plan.table(`public.${name}`));
  const prices = new Map(textRows(plan, halls!, 0, halls!.rows, ['id', price]).map(([id, each]) => [id, each]));
  const made = textRows(plan, rows!, 0, 200, [`${hall}_id`, amount]);
  expect(made.filter(([id, each]) => each !== prices.get(id!))).toEqual([]);
});

test('a line costs the amount of the price that it refers to, if it refers to one', async () => {
  const tables = [
    { name: 'prices', columns: ['id integer not null', 'unit_amount_cents integer not null'] },
    { name: 'bills', columns: ['id integer not null', 'number text not null'] },
    {
      name: 'bill_lines',
      columns: ['id integer not null', 'bill_id integer not null', 'price_id integer', 'quantity integer not null', 'unit_amount_cents integer not null'],
      refers: ['bill_id -> bills.id', 'price_id -> prices.id'],
    },
  ];
  const prices = new Map(await rowsOf(tables, 'prices', ['id', 'unit_amount_cents'], {}, 10_000).then((rows) => rows.map(([id, amount]) => [id!, amount!])));
  const lines = (await rowsOf(tables, 'bill_lines', ['price_id', 'unit_amount_cents'])).filter(([price]) => price !== null);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(([price, amount]) => prices.get(price!) !== amount)).toEqual([]);
});

test('what is called after a thing is nothing where there is no such thing', async () => {
  const catalog = makeCatalog([
    { name: 'versions', columns: ['id integer not null', 'option_value text not null'] },
    { name: 'packs', columns: ['id integer not null', 'name text not null'] },
    {
      name: 'pack_parts',
      columns: ['id integer not null', 'pack_id integer not null', 'version_id integer', 'version_label text'],
      refers: ['pack_id -> packs.id', 'version_id -> versions.id'],
    },
  ]);
  const tables = catalog.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => (column.name === 'version_label' ? { ...column, comment: 'copy of the option value of the version' } : column)),
  }));
  const { blueprint } = await infer({ ...catalog, tables }, noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rows = textRows(plan, plan.table('public.pack_parts'), 0, 200, ['version_id', 'version_label']);
  expect(rows.filter(([version]) => version === null).length).toBeGreaterThan(5);
  expect(rows.filter(([version, label]) => (version === null) !== (label === null))).toEqual([]);
});
