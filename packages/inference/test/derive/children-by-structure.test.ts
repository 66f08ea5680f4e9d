import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

type Row = Readonly<Record<string, string | null>>;

const AUCTION = [
  { name: 'Lot', columns: ['id integer not null', 'title text not null', 'highestBid integer', 'bidCount integer not null default 0'] },
  {
    name: 'Bid',
    columns: ['id integer not null', 'lotId integer not null', 'amount integer not null', 'createdAt timestamp without time zone not null'],
    refers: ['lotId -> Lot.id'],
  },
  { name: 'vouchers', columns: ['id integer not null', 'code text not null', 'times_used integer not null default 0', 'usage_limit integer'] },
  {
    name: 'sales',
    columns: ['id integer not null', 'voucher_id integer', 'total numeric(10,2) not null', 'sold_at timestamp without time zone not null'],
    refers: ['voucher_id -> vouchers.id'],
  },
  {
    name: 'remarks',
    columns: ['id integer not null', 'parent_id integer', 'body text not null', 'replies_count integer not null default 0', 'score integer not null default 0'],
    refers: ['parent_id -> remarks.id'],
  },
  {
    name: 'votes',
    columns: ['id integer not null', 'remark_id integer not null', 'value integer not null'],
    refers: ['remark_id -> remarks.id'],
    checks: [{ name: 'votes_value', expression: 'value = ANY (ARRAY[1, -1])', columns: ['value'] }],
  },
  { name: 'auftraege', columns: ['id integer not null', 'titel text not null', 'stunden_ist numeric(6,2) not null default 0'] },
  { name: 'geraete', columns: ['id integer not null', 'name text not null', 'stunden numeric(4,2) not null'] },
  {
    name: 'einsaetze',
    columns: ['id integer not null', 'auftrag_id integer not null', 'geraet_id integer not null', 'menge integer not null'],
    refers: ['auftrag_id -> auftraege.id', 'geraet_id -> geraete.id'],
  },
  {
    name: 'zeiten',
    columns: ['id integer not null', 'auftrag_id integer not null', 'datum date not null', 'stunden numeric(4,2) not null'],
    refers: ['auftrag_id -> auftraege.id'],
  },
  {
    name: 'parcels',
    columns: ['id integer not null', 'pieces integer not null', 'pieces_received integer not null default 0', 'receipt_count integer not null default 0'],
  },
  {
    name: 'receipts',
    columns: ['id integer not null', 'parcel_id integer not null', 'pieces integer not null', 'created_at timestamp without time zone not null'],
    refers: ['parcel_id -> parcels.id'],
  },
  { name: 'wares', columns: ['id integer not null', 'name text not null', 'weight_kg numeric(8,3)'] },
  { name: 'racks', columns: ['id integer not null', 'code text not null', 'max_weight_kg numeric(8,2)'] },
  { name: 'crates', columns: ['id integer not null', 'reference text not null', 'total_weight_kg numeric(10,3) not null'] },
  {
    name: 'crate_lines',
    columns: ['id integer not null', 'crate_id integer not null', 'ware_id integer not null', 'rack_id integer not null', 'quantity integer not null'],
    refers: ['crate_id -> crates.id', 'ware_id -> wares.id', 'rack_id -> racks.id'],
  },
  { name: 'wallets', columns: ['id integer not null', 'balance_cents bigint not null default 0', 'created_at timestamp without time zone not null'] },
  {
    name: 'wallet_entries',
    columns: [
      'id integer not null',
      'wallet_id integer not null',
      'type public.entry_type not null',
      'amount_cents integer not null',
      'balance_after_cents bigint not null',
      'created_at timestamp without time zone not null',
    ],
    refers: ['wallet_id -> wallets.id'],
  },
  { name: 'expedientes', columns: ['id integer not null', 'nombre text not null', 'nota_media numeric(4,2)'] },
  {
    name: 'notas',
    columns: ['id integer not null', 'expediente_id integer not null', 'nota numeric(4,2) not null', 'fecha date not null'],
    refers: ['expediente_id -> expedientes.id'],
  },
  {
    name: 'kurse',
    columns: ['id integer not null', 'titel text not null', 'max_teilnehmer integer not null', 'anzahl_teilnehmer integer not null default 0'],
  },
  {
    name: 'gutscheine',
    columns: ['id integer not null', 'kennung text not null', 'eingeloest integer not null default 0', 'max_einloesungen integer not null'],
  },
  { name: 'teilnehmer', columns: ['id integer not null', 'nachname text not null'] },
  {
    name: 'buchungen',
    columns: ['id integer not null', 'kurs_id integer not null', 'teilnehmer_id integer not null', 'gutschein_id integer', 'gebucht_am date not null'],
    refers: ['kurs_id -> kurse.id', 'teilnehmer_id -> teilnehmer.id', 'gutschein_id -> gutscheine.id'],
    unique: [['kurs_id', 'teilnehmer_id']],
  },
  { name: 'produtos', columns: ['id integer not null', 'nome text not null', 'quantidade_vendida integer not null default 0'] },
  {
    name: 'itens_pedido',
    columns: ['id integer not null', 'produto_id integer not null', 'quantidade integer not null', 'preco_unitario numeric(8,2) not null'],
    refers: ['produto_id -> produtos.id'],
  },
  {
    name: 'vaults',
    columns: ['id integer not null', 'name text not null', 'storage_used_bytes bigint not null default 0', 'storage_limit_bytes bigint not null'],
  },
  {
    name: 'documents',
    columns: ['id integer not null', 'vault_id integer not null', 'size_bytes bigint not null'],
    refers: ['vault_id -> vaults.id'],
  },
  { name: 'grupos', columns: ['id integer not null', 'nombre text not null', 'num_alumnos smallint not null default 0'] },
  { name: 'alumnos', columns: ['id integer not null', 'nombre text not null'] },
  {
    name: 'inscripciones',
    columns: ['id integer not null', 'alumno_id integer not null', 'grupo_id integer not null', 'anio integer not null'],
    refers: ['alumno_id -> alumnos.id', 'grupo_id -> grupos.id'],
    unique: [['alumno_id', 'anio']],
  },
];

const TYPES = { 'public.entry_type': { kind: 'enum' as const, labels: ['deposit', 'withdrawal'] } };

const made = new Map<string, readonly Row[]>();

beforeAll(async () => {
  for (const { name, columns } of AUCTION) {
    const names = columns.map((column) => column.split(' ')[0]!);
    const rows = await rowsOf(AUCTION, name, names, TYPES, 100_000);
    made.set(
      name,
      rows.map((row) => Object.fromEntries(names.map((column, i) => [column, row[i] ?? null]))),
    );
  }
});

/** Each parent with its children by a reference. */
function families(parent: string, child: string, reference: string): readonly { readonly row: Row; readonly children: readonly Row[] }[] {
  const byParent = Map.groupBy(made.get(child)!, (row) => row[reference]);
  const all = made.get(parent)!.map((row) => ({ row, children: byParent.get(row['id']!) ?? [] }));
  expect(all.some(({ children }) => children.length > 1)).toBe(true);
  return all;
}

const sum = (rows: readonly Row[], column: string): number => rows.reduce((total, row) => total + Number(row[column]), 0);

test('the highest bid is the highest of its bids, and there is none without', () => {
  for (const { row, children } of families('Lot', 'Bid', 'lotId'))
    expect(row['highestBid']).toBe(children.length === 0 ? null : String(Math.max(...children.map(({ amount }) => Number(amount)))));
});

test('a voucher is used by the only rows that may have one, and never above its limit', () => {
  for (const { row, children } of families('vouchers', 'sales', 'voucher_id')) {
    expect(Number(row['times_used'])).toBe(children.length);
    if (row['usage_limit'] !== null) expect(Number(row['usage_limit'])).toBeGreaterThan(children.length);
  }
  expect(made.get('vouchers')!.some((row) => row['usage_limit'] === null)).toBe(true);
});

test('replies are the rows of the same table that refer to a row', () => {
  for (const { row, children } of families('remarks', 'remarks', 'parent_id')) expect(Number(row['replies_count'])).toBe(children.length);
});

test('a score is the sum of its votes', () => {
  for (const { row, children } of families('remarks', 'votes', 'remark_id')) expect(Number(row['score'])).toBe(sum(children, 'value'));
});

test('actual hours are the sum of the hours recorded', () => {
  for (const { row, children } of families('auftraege', 'zeiten', 'auftrag_id')) expect(Number(row['stunden_ist'])).toBeCloseTo(sum(children, 'stunden'), 2);
});

test('what was received is the sum of the receipts, and no more than there is', () => {
  for (const { row, children } of families('parcels', 'receipts', 'parcel_id')) {
    expect(Number(row['pieces_received'])).toBe(sum(children, 'pieces'));
    expect(Number(row['receipt_count'])).toBe(children.length);
    expect(sum(children, 'pieces')).toBeLessThanOrEqual(Math.max(Number(row['pieces']), children.length));
  }
});

test('storage used is the sum of the files, and below its limit', () => {
  for (const { row, children } of families('vaults', 'documents', 'vault_id')) {
    expect(Number(row['storage_used_bytes'])).toBe(sum(children, 'size_bytes'));
    expect(Number(row['storage_limit_bytes'])).toBeGreaterThan(Number(row['storage_used_bytes']));
  }
});

test('pupils of a group are counted by the rows that lead to them', () => {
  for (const { row, children } of families('grupos', 'inscripciones', 'grupo_id')) expect(Number(row['num_alumnos'])).toBe(children.length);
});

test('the weight of a crate is that of its wares, as often as they are in it', () => {
  const weights = new Map(made.get('wares')!.map(({ id, weight_kg }) => [id, Number(weight_kg ?? 0)]));
  for (const { row, children } of families('crates', 'crate_lines', 'crate_id'))
    expect(Number(row['total_weight_kg'])).toBeCloseTo(
      children.reduce((total, { ware_id, quantity }) => total + Number(quantity) * weights.get(ware_id!)!, 0),
      2,
    );
});

test('a balance after a movement is the one before it with its amount, and the wallet has the last', () => {
  for (const { row, children } of families('wallets', 'wallet_entries', 'wallet_id')) {
    let balance = 0;
    const inOrder = children.toSorted((a, b) => (a['created_at']! < b['created_at']! ? -1 : 1));
    for (const { amount_cents: amount, type, balance_after_cents: after } of inOrder) {
      balance += type === 'withdrawal' ? -Number(amount) : Number(amount);
      expect(Number(after)).toBe(balance);
    }
    expect(Number(row['balance_cents'])).toBe(balance);
  }
});

test('the average mark is that of the marks, in Spanish as well', () => {
  for (const { row, children } of families('expedientes', 'notas', 'expediente_id'))
    if (children.length === 0) expect(row['nota_media']).toBeNull();
    else expect(Number(row['nota_media'])).toBeCloseTo(sum(children, 'nota') / children.length, 1);
});

test('counts in German and Portuguese are those of the rows, and below their limits', () => {
  for (const { row, children } of families('kurse', 'buchungen', 'kurs_id')) {
    expect(Number(row['anzahl_teilnehmer'])).toBe(children.length);
    expect(Number(row['max_teilnehmer'])).toBeGreaterThanOrEqual(children.length);
  }
  for (const { row, children } of families('gutscheine', 'buchungen', 'gutschein_id')) {
    expect(Number(row['eingeloest'])).toBe(children.length);
    expect(Number(row['max_einloesungen'])).toBeGreaterThanOrEqual(children.length);
  }
  for (const { row, children } of families('produtos', 'itens_pedido', 'produto_id'))
    expect(Number(row['quantidade_vendida'])).toBe(sum(children, 'quantidade'));
});
