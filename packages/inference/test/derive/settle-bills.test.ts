import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';
import { rowsOf } from './rows-of.ts';

const STATES = { 'public.s': { kind: 'enum' as const, labels: ['Draft', 'Sent', 'Partially Paid', 'Paid', 'Overdue'] } };

/** The formulas of a bill's columns. */
async function madeFrom(table: string, columns: readonly string[]): Promise<Record<string, unknown>> {
  const made = await columnsOf(table, columns, STATES);
  return Object.fromEntries([...made].map(([name, { generator }]) => [name, (generator?.parameters as { expression?: string } | undefined)?.expression]));
}

test('an invoice adds up, is paid if its state says so, and the rest is due', async () => {
  const made = await madeFrom('invoices', [
    'subtotal numeric(12,2) default 0.00',
    'tax_amount numeric(12,2) default 0.00',
    'discount numeric(12,2) default 0.00',
    'total_amount numeric(12,2) default 0.00',
    'amount_paid numeric(12,2) default 0.00',
    'balance_due numeric(12,2) default 0.00',
    'status public.s not null',
    'issued_date date',
  ]);
  expect(made['subtotal']).toBeUndefined();
  expect(made['discount']).toMatch(/round\(subtotal \* 0\.1, 2\)/);
  expect(made['total_amount']).toBe('greatest(subtotal + tax_amount - discount, 0.0)');
  expect(made['amount_paid']).toBe('status == "Paid" ? total_amount : status == "Partially Paid" ? round(total_amount * 0.4, 2) : 0.0');
  expect(made['balance_due']).toMatch(/^(?:total_amount - amount_paid|greatest\(total_amount - amount_paid, 0(?:\.0)?\))$/);
});

test('fees come on top of a subtotal, and are not the whole', async () => {
  const made = await madeFrom('takeaways', [
    'subtotal numeric(10,2) not null',
    'discount_amount numeric(10,2) not null',
    'courier_fee numeric(8,2) not null',
    'service_fee numeric(8,2) not null',
    'tip_amount numeric(8,2) not null',
    'total numeric(10,2) not null',
  ]);
  for (const part of ['subtotal', 'discount_amount', 'service_fee', 'tip_amount']) expect(made['total']).toContain(part);
});

test.each([
  ['rechnungen', ['netto numeric(10,2)', 'mwst numeric(10,2)', 'brutto numeric(10,2)', 'erstellt_am timestamptz'], 'brutto', 'netto + mwst'],
  [
    'factures',
    ['montant_ht numeric(10,2)', 'montant_tva numeric(10,2)', 'montant_ttc numeric(10,2)', 'date_creation date'],
    'montant_ttc',
    'montant_ht + montant_tva',
  ],
  ['pedidos', ['subtotal numeric(10,2)', 'frete numeric(10,2)', 'valor_total numeric(10,2)', 'data_criacao date'], 'valor_total', 'subtotal + frete'],
  ['ventas', ['subtotal numeric(10,2)', 'iva numeric(10,2)', 'total numeric(10,2)', 'fecha_creacion date'], 'total', 'subtotal + iva'],
  ['sales', ['total_amount numeric(10,2)', 'discount numeric(10,2)', 'net_amount numeric(10,2)'], 'net_amount', 'greatest(total_amount - discount, 0.0)'],
  ['orders', ['amount numeric(10,2)', 'tax numeric(10,2)', 'grand_total numeric(10,2)'], 'grand_total', 'amount + tax'],
])('%s: whatever its parts are called', async (table, columns, total, expression) => {
  expect((await madeFrom(table, columns))[total]).toBe(expression);
});

test('a tax next to only a total is contained in it', async () => {
  const made = await madeFrom('receipts', ['total numeric(10,2) not null', 'vat numeric(10,2) not null']);
  expect(made['vat']).toBe('round(total * 0.2 / (1 + 0.2), 2)');
});

test('a line has the tax of its rate, which a product says, and a bill without a tax is what its lines come to with theirs', async () => {
  const tables = [
    { name: 'produkte', columns: ['id bigint not null', 'name text not null', 'preis_netto numeric(10,2) not null', 'mwst_satz numeric(4,2) not null'] },
    { name: 'bestellungen', columns: ['id bigint not null', 'gesamtbetrag numeric(10,2) not null', 'bestellt_am timestamptz not null'] },
    {
      name: 'bestellpositionen',
      columns: [
        'id bigint not null',
        'bestellung_id bigint not null',
        'produkt_id bigint not null',
        'menge integer not null',
        'einzelpreis_netto numeric(10,2) not null',
        'mwst_satz numeric(4,2) not null',
        'gesamt_netto numeric(10,2) not null',
        'gesamt_brutto numeric(10,2) not null',
      ],
      refers: ['bestellung_id -> bestellungen.id', 'produkt_id -> produkte.id'],
    },
  ];
  const lines = await rowsOf(
    tables,
    'bestellpositionen',
    ['bestellung_id', 'menge', 'einzelpreis_netto', 'mwst_satz', 'gesamt_netto', 'gesamt_brutto'],
    {},
    1e5,
  );
  expect(lines.length).toBeGreaterThan(100);
  const sums = new Map<unknown, number>();
  for (const [order, count, price, rate, net, gross] of lines) {
    expect(Number(net)).toBeCloseTo(Number(count) * Number(price), 2);
    expect(Math.abs(Number(gross) - Number(net) * (1 + Number(rate) / 100))).toBeLessThan(0.011);
    sums.set(order, (sums.get(order) ?? 0) + Number(gross));
  }
  for (const [id, total] of await rowsOf(tables, 'bestellungen', ['id', 'gesamtbetrag'])) if (sums.has(id)) expect(Number(total)).toBeCloseTo(sums.get(id)!, 2);
});
