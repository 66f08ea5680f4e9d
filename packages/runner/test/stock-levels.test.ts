import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE artikel (id serial PRIMARY KEY, name text NOT NULL, lagerbestand int NOT NULL CHECK (lagerbestand >= 0));
  CREATE TABLE lagerbewegungen (id serial PRIMARY KEY, artikel_id int NOT NULL REFERENCES artikel, richtung text NOT NULL CHECK (richtung IN ('in','out')),
    menge int NOT NULL CHECK (menge > 0), gebucht_am timestamptz NOT NULL);
  CREATE TABLE prodotti (id serial PRIMARY KEY, nome text NOT NULL, giacenza int NOT NULL);
  CREATE TABLE movimenti (id serial PRIMARY KEY, prodotto_id int NOT NULL REFERENCES prodotti, tipo text NOT NULL CHECK (tipo IN ('carico','vendita','reso')),
    quantita int NOT NULL, giacenza_prima int NOT NULL, giacenza_dopo int NOT NULL, creato_il timestamptz NOT NULL);
  COMMENT ON COLUMN movimenti.quantita IS 'positiva per carico e reso, negativa per vendita';
  CREATE TABLE "Wallet" (id uuid PRIMARY KEY, balance numeric(12,2) NOT NULL CHECK (balance >= 0));
  CREATE TABLE "WalletMovement" (id serial PRIMARY KEY, "walletId" uuid NOT NULL REFERENCES "Wallet", reason text NOT NULL CHECK (reason IN ('deposit','fee','correction')),
    change numeric(12,2) NOT NULL CHECK (change <> 0), "balanceAfter" numeric(12,2) NOT NULL CHECK ("balanceAfter" >= 0), "createdAt" timestamptz NOT NULL,
    CHECK ((reason = 'fee' AND change < 0) OR (reason = 'deposit' AND change > 0) OR reason = 'correction'));`;
/** Several movements of each. */
const { rows, proved } = await madeRows(DDL, 30, (blueprint) => ({
  ...blueprint,
  tables: blueprint.tables.map((table) => ({ ...table, rows: /bewegungen|movimenti|Movement/.test(table.name) ? 300 : 30 })),
}));

type Row = Readonly<Record<string, string | null>>;
const cents = (text: string | null | undefined) => Math.round(Number(text) * 100);

test.each([
  ['artikel', 'lagerbestand', 'lagerbewegungen', 'artikel_id', 'gebucht_am', (row: Row) => cents(row['menge']) * (row['richtung'] === 'out' ? -1 : 1)],
  ['prodotti', 'giacenza', 'movimenti', 'prodotto_id', 'creato_il', (row: Row) => cents(row['quantita'])],
  ['Wallet', 'balance', 'WalletMovement', 'walletId', 'createdAt', (row: Row) => cents(row['change'])],
])('the movements of each row of %s never sum to less than nothing, and end at its %s', (things, stock, movements, by, time, changeOf) => {
  expect(proved).toBe(true);
  const of = Map.groupBy(rows.get(movements)! as readonly Row[], (row) => row[by]);
  for (const thing of rows.get(things)! as readonly Row[]) {
    const own = (of.get(thing['id']!) ?? []).toSorted((one, other) => Date.parse(one[time]!) - Date.parse(other[time]!));
    let there = 0;
    for (const row of own) {
      there += changeOf(row);
      expect(there).toBeGreaterThan(0);
      for (const after of ['balanceAfter', 'giacenza_dopo']) if (row[after] !== undefined) expect(cents(row[after])).toBe(there);
      if (row['giacenza_prima'] !== undefined) expect(cents(row['giacenza_prima'])).toBe(there - changeOf(row));
      if (row['tipo'] !== undefined) expect(changeOf(row) < 0).toBe(row['tipo'] === 'vendita');
    }
    expect(cents(thing[stock])).toBe(there);
  }
  expect(Math.max(...[...of.values()].map((each) => each.length))).toBeGreaterThan(5);
});
