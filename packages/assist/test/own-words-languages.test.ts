import type { Blueprint } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { tryRequests } from '../src/index.ts';
import { ownWords } from '../src/own-words/own-words.ts';
import { SHOP } from './support/shop-of-requests.ts';

/** The same shop in another language: names of tables and columns, and labels of the state. */
function shopIn(names: Readonly<Record<string, string>>): Blueprint {
  const text = Object.entries(names).reduce(
    (json, [english, other]) => json.replaceAll(new RegExp(`(?<="|public\\.)${english}(?=")`, 'g'), other),
    JSON.stringify(SHOP),
  );
  return JSON.parse(text) as Blueprint;
}

type Case = readonly [wish: string, table: 'orders' | 'customers' | 'schema', says: (names: Record<string, string>) => object];

const share = (part: number) => (n: Record<string, string>) => ({ columns: { [n['status']!]: { shares: { [n['refunded']!]: part } } } });
const nulls = (column: string, part: number) => (n: Record<string, string>) => ({ columns: { [n[column]!]: { null: part } } });
const dirt = (value: unknown) => (n: Record<string, string>) => ({ columns: { [n['last_name']!]: { dirt: value } } });
const perCustomer = (n: Record<string, string>) => ({ rows: { per: n['customers'], low: 2, typical: 3.5, high: 5 } });
const exactly = (count: number) => (n: Record<string, string>) => ({ rows: { per: n['customers'], low: count, typical: count, high: count } });
const totals = (low: number, high: number) => (n: Record<string, string>) => ({ columns: { [n['total']!]: { low, high } } });
const says = (value: object) => () => value;

const LANGUAGES: Readonly<Record<string, { readonly names: Record<string, string>; readonly cases: readonly Case[] }>> = {
  German: {
    names: {
      customers: 'kunden',
      orders: 'bestellungen',
      status: 'status',
      refunded: 'erstattet',
      phone: 'telefonnummer',
      note: 'notiz',
      last_name: 'nachname',
      total: 'summe',
    },
    cases: [
      ['10 % der Bestellungen sind erstattet', 'orders', share(0.1)],
      ['2,5 Prozent der Bestellungen erstattet', 'orders', share(0.025)],
      ['20 % der Telefonnummer fehlen', 'customers', nulls('phone', 0.2)],
      ['bei 20 % fehlt die Telefonnummer', 'customers', nulls('phone', 0.2)],
      ['5 % der Bestellungen ohne Notiz', 'orders', nulls('note', 0.05)],
      ['3 % Tippfehler in Nachname', 'customers', dirt({ typos: 0.03 })],
      ['3 % unsaubere Nachname', 'customers', dirt(0.03)],
      ['2 bis 5 Bestellungen pro Kunde', 'orders', perCustomer],
      ['jeder Kunde hat genau 4 Bestellungen', 'orders', exactly(4)],
      ['gar keine Bestellungen', 'orders', says({ rows: 0 })],
      ['10.000 Bestellungen', 'orders', says({ rows: 10_000 })],
      ['keine Bestellungen am Wochenende', 'orders', says({ time: { weekdays: [1, 1, 1, 1, 1, 0, 0] } })],
      ['mehr Bestellungen vor Weihnachten', 'orders', says({ time: { season: { '11': 1.8, '12': 2.5 } } })],
      ['im März mehr Bestellungen', 'orders', says({ time: { season: { '3': 2.5 } } })],
      ['im Sommer mehr los', 'schema', says({ time: { season: { '6': 1.6, '7': 1.9, '8': 1.9 } } })],
      ['Bestellungen der letzten 90 Tage', 'orders', says({ time: { from: '-90d', to: 'now' } })],
      ['Bestellungen der letzten 2 Wochen', 'orders', says({ time: { from: '-14d', to: 'now' } })],
      ['Bestellungen seit 2025', 'orders', says({ time: { from: '2025-01-01', to: 'now' } })],
      ['Summe zwischen 10 und 500', 'orders', totals(10, 500)],
      ['Summe der Bestellungen von 1.000,50 bis 2.000', 'orders', totals(1000.5, 2000)],
    ],
  },
  French: {
    names: {
      customers: 'clients',
      orders: 'commandes',
      status: 'statut',
      refunded: 'remboursée',
      phone: 'telephone',
      note: 'remarque',
      last_name: 'nom',
      total: 'montant',
    },
    cases: [
      ['10 % des commandes remboursées', 'orders', share(0.1)],
      ['2,5 pour cent des commandes sont remboursées', 'orders', share(0.025)],
      ['20 % des téléphones manquent', 'customers', nulls('phone', 0.2)],
      ['5 % des commandes sans remarque', 'orders', nulls('note', 0.05)],
      ['3 % de fautes de frappe dans les noms', 'customers', dirt({ typos: 0.03 })],
      ['3 % des noms sales', 'customers', dirt(0.03)],
      ['2 à 5 commandes par client', 'orders', perCustomer],
      ['exactement 4 commandes par client', 'orders', exactly(4)],
      ['aucune commande', 'orders', says({ rows: 0 })],
      ['10 000 commandes', 'orders', says({ rows: 10_000 })],
      ['pas de commandes le week-end', 'orders', says({ time: { weekdays: [1, 1, 1, 1, 1, 0, 0] } })],
      ['plus de commandes avant Noël', 'orders', says({ time: { season: { '11': 1.8, '12': 2.5 } } })],
      ['plus de commandes en été', 'orders', says({ time: { season: { '6': 1.6, '7': 1.9, '8': 1.9 } } })],
      ['commandes des 90 derniers jours', 'orders', says({ time: { from: '-90d', to: 'now' } })],
      ['commandes des dernières 2 années', 'orders', says({ time: { from: '-2y', to: 'now' } })],
      ['commandes depuis 2025', 'orders', says({ time: { from: '2025-01-01', to: 'now' } })],
      ['montants entre 10 et 500', 'orders', totals(10, 500)],
      ['montant des commandes de 1 000,50 à 2 000', 'orders', totals(1000.5, 2000)],
    ],
  },
  Spanish: {
    names: {
      customers: 'clientes',
      orders: 'pedidos',
      status: 'estado',
      refunded: 'reembolsado',
      phone: 'telefono',
      note: 'nota',
      last_name: 'apellido',
      total: 'importe',
    },
    cases: [
      ['10 % de los pedidos reembolsados', 'orders', share(0.1)],
      ['el 2,5 por ciento de los pedidos están reembolsados', 'orders', share(0.025)],
      ['20 % de los teléfonos vacíos', 'customers', nulls('phone', 0.2)],
      ['falta el 20 % de los teléfonos', 'customers', nulls('phone', 0.2)],
      ['5 % de los pedidos sin nota', 'orders', nulls('note', 0.05)],
      ['3 % de erratas en los apellidos', 'customers', dirt({ typos: 0.03 })],
      ['3 % de apellidos sucios', 'customers', dirt(0.03)],
      ['de 2 a 5 pedidos por cliente', 'orders', perCustomer],
      ['10.000 pedidos', 'orders', says({ rows: 10_000 })],
      ['exactamente 4 pedidos por cliente', 'orders', exactly(4)],
      ['ningún pedido', 'orders', says({ rows: 0 })],
      ['sin pedidos los fines de semana', 'orders', says({ time: { weekdays: [1, 1, 1, 1, 1, 0, 0] } })],
      ['más pedidos antes de Navidad', 'orders', says({ time: { season: { '11': 1.8, '12': 2.5 } } })],
      ['más pedidos en otoño', 'orders', says({ time: { season: { '9': 1.8, '10': 1.8, '11': 1.6 } } })],
      ['pedidos de los últimos 90 días', 'orders', says({ time: { from: '-90d', to: 'now' } })],
      ['pedidos desde 2025', 'orders', says({ time: { from: '2025-01-01', to: 'now' } })],
      ['importes entre 10 y 500', 'orders', totals(10, 500)],
      ['importe de los pedidos de 1.000,50 a 2.000', 'orders', totals(1000.5, 2000)],
    ],
  },
  Portuguese: {
    names: {
      customers: 'clientes',
      orders: 'pedidos',
      status: 'estado',
      refunded: 'reembolsado',
      phone: 'telefone',
      note: 'nota',
      last_name: 'sobrenome',
      total: 'valor',
    },
    cases: [
      ['10 % dos pedidos reembolsados', 'orders', share(0.1)],
      ['2,5 por cento dos pedidos estão reembolsados', 'orders', share(0.025)],
      ['20 % dos telefones vazios', 'customers', nulls('phone', 0.2)],
      ['faltam 20 % dos telefones', 'customers', nulls('phone', 0.2)],
      ['5 % dos pedidos sem nota', 'orders', nulls('note', 0.05)],
      ['3 % de erros de digitação nos sobrenomes', 'customers', dirt({ typos: 0.03 })],
      ['3 % dos sobrenomes sujos', 'customers', dirt(0.03)],
      ['de 2 a 5 pedidos por cliente', 'orders', perCustomer],
      ['10.000 pedidos', 'orders', says({ rows: 10_000 })],
      ['exatamente 4 pedidos por cliente', 'orders', exactly(4)],
      ['nenhum pedido', 'orders', says({ rows: 0 })],
      ['sem pedidos nos fins de semana', 'orders', says({ time: { weekdays: [1, 1, 1, 1, 1, 0, 0] } })],
      ['mais pedidos antes do Natal', 'orders', says({ time: { season: { '11': 1.8, '12': 2.5 } } })],
      ['mais pedidos em março', 'orders', says({ time: { season: { '3': 2.5 } } })],
      ['pedidos dos últimos 90 dias', 'orders', says({ time: { from: '-90d', to: 'now' } })],
      ['pedidos desde 2025', 'orders', says({ time: { from: '2025-01-01', to: 'now' } })],
      ['valor entre 10 e 500', 'orders', totals(10, 500)],
      ['valor dos pedidos de 1.000,50 a 2.000', 'orders', totals(1000.5, 2000)],
    ],
  },
};

for (const [language, { names, cases }] of Object.entries(LANGUAGES)) {
  const shop = shopIn(names);
  describe(language, () => {
    test.each(cases)('%s', async (wish, table, expected) => {
      const { changes, rest } = ownWords(shop, wish);
      expect(rest).toEqual([]);
      const knowledge = changes[0]!.knowledge as { tables: Record<string, object>; time?: object };
      if (table === 'schema') return expect(knowledge).toMatchObject(expected(names));
      expect(knowledge.tables).toEqual({ [`public.${names[table]}`]: expected(names) });
      expect((await tryRequests(shop, changes))[0]!.cannot).toBeUndefined();
    });

    test('several requests in one line are divided', () => expect(ownWords(shop, `${cases[0]![0]}, ${cases[5]![0]}`).changes).toHaveLength(2));
  });
}

test('nothing is guessed in other languages either', () => {
  for (const words of ['10 % der Bestellungen verschickt', '5 % des __proto__ manquent', 'más constructores en verano', 'valor entre 10 e'])
    expect(ownWords(SHOP, words)).toMatchObject({ changes: [], rest: [words] });
});
