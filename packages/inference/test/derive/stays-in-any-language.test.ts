import { expect, test } from 'vitest';
import type { makeCatalog } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';

type Tables = Parameters<typeof makeCatalog>[0];

/** A guest house: the words of its tables and columns, in the order that a test reads them, and the states of a stay. */
type Words = {
  readonly tables: readonly [guests: string, staff: string, stays: string, lines: string];
  readonly stay: readonly [state: string, first: string, last: string, nights: string, adults: string, came: string, left: string, by: string];
  readonly money: readonly [rooms: string, used: string, discount: string, total: string];
  readonly ref: readonly [guest: string, stay: string];
  readonly line: readonly [first: string, last: string, nights: string, rate: string, amount: string];
  readonly labels: readonly [waiting: string, agreed: string, here: string, over: string, cancelled: string];
};

const LANGUAGES: Readonly<Record<string, Words>> = {
  pt: {
    tables: ['hospedes', 'funcionarios', 'reservas', 'reserva_quartos'],
    stay: ['situacao', 'data_entrada', 'data_saida', 'noites', 'adultos', 'checkin_em', 'checkout_em', 'checkout_por'],
    money: ['valor_diarias', 'valor_consumo', 'desconto', 'valor_total'],
    ref: ['hospede_id', 'reserva_id'],
    line: ['data_entrada', 'data_saida', 'noites', 'valor_diaria', 'valor_total'],
    labels: ['pendente', 'confirmada', 'hospedada', 'finalizada', 'cancelada'],
  },
  es: {
    tables: ['huespedes', 'empleados', 'reservas', 'reserva_habitaciones'],
    stay: ['estado', 'fecha_entrada', 'fecha_salida', 'noches', 'adultos', 'checkin_en', 'checkout_en', 'checkout_por'],
    money: ['importe_habitaciones', 'importe_consumos', 'descuento', 'importe_total'],
    ref: ['huesped_id', 'reserva_id'],
    line: ['fecha_entrada', 'fecha_salida', 'noches', 'precio_noche', 'importe_total'],
    labels: ['pendiente', 'confirmada', 'alojada', 'finalizada', 'cancelada'],
  },
  it: {
    tables: ['ospiti', 'dipendenti', 'prenotazioni', 'prenotazione_camere'],
    stay: ['stato', 'data_arrivo', 'data_partenza', 'notti', 'adulti', 'checkin_il', 'checkout_il', 'checkout_da'],
    money: ['importo_camere', 'importo_consumi', 'sconto', 'importo_totale'],
    ref: ['ospite_id', 'prenotazione_id'],
    line: ['data_arrivo', 'data_partenza', 'notti', 'prezzo_notte', 'importo_totale'],
    labels: ['in_attesa', 'confermata', 'in_casa', 'conclusa', 'annullata'],
  },
  nl: {
    tables: ['gasten', 'medewerkers', 'boekingen', 'boeking_kamers'],
    stay: ['status', 'aankomstdatum', 'vertrekdatum', 'nachten', 'volwassenen', 'checkin_op', 'checkout_op', 'checkout_door'],
    money: ['bedrag_kamers', 'bedrag_consumpties', 'korting', 'totaalbedrag'],
    ref: ['gast_id', 'boeking_id'],
    line: ['aankomstdatum', 'vertrekdatum', 'nachten', 'prijs_per_nacht', 'totaalbedrag'],
    labels: ['in_afwachting', 'bevestigd', 'ingecheckt', 'uitgecheckt', 'geannuleerd'],
  },
};

function houseOf({ tables: [guests, staff, stays, lines], stay, money, ref, line, labels }: Words): Tables {
  const [state, first, last, nights, adults, came, left, by] = stay;
  return [
    { name: guests, columns: ['id int not null', 'email text'] },
    { name: staff, columns: ['id int not null', 'email text'] },
    {
      name: stays,
      columns: [
        'id int not null',
        `${ref[0]} int not null`,
        `${state} text not null`,
        `${first} date not null`,
        `${last} date not null`,
        `${nights} smallint not null`,
        `${adults} smallint not null`,
        ...money.map((sum) => `${sum} numeric(10,2) not null default 0`),
        `${came} timestamp`,
        `${left} timestamp`,
        `${by} int`,
        'created_at timestamp not null',
      ],
      refers: [`${ref[0]} -> ${guests}.id`, `${by} -> ${staff}.id`],
      checks: [{ name: 'states', expression: `${state} = ANY (ARRAY[${labels.map((label) => `'${label}'::text`).join(', ')}])`, columns: [state] }],
    },
    {
      name: lines,
      columns: [
        'id int not null',
        `${ref[1]} int not null`,
        `${line[0]} date not null`,
        `${line[1]} date not null`,
        `${line[2]} smallint not null`,
        `${line[3]} numeric(10,2) not null`,
        `${line[4]} numeric(10,2) not null`,
      ],
      refers: [`${ref[1]} -> ${stays}.id`],
    },
  ];
}

test.each(Object.entries(LANGUAGES))('a stay in %s has the nights between its days, an adult, and times in its states', async (_, words) => {
  const [state, first, last, nights, adults, came, left] = words.stay;
  const [waiting, agreed, , , cancelled] = words.labels;
  const rows = await rowsOf(houseOf(words), words.tables[2], [state, first, last, nights, adults, came, left, ...words.money]);
  const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  expect(rows.filter(([, from, to, length]) => daysOf(from!, to!) !== Number(length) || Number(length) < 1)).toEqual([]);
  expect(rows.filter(([, , , , people]) => Number(people) < 1)).toEqual([]);
  expect(rows.filter(([label, , , , , arrived]) => arrived !== null && [waiting, agreed, cancelled].includes(label!))).toEqual([]);
  const there = rows.filter(([, , , , , arrived]) => arrived !== null);
  expect(there.length).toBeGreaterThan(50);
  expect(there.filter(([, from, , , , arrived]) => arrived!.slice(0, 10) !== from)).toEqual([]);
  const cents = (text: string | null | undefined): number => Math.round(Number(text) * 100);
  const sums = rows.map((row) => row.slice(7).map(cents) as [number, number, number, number]);
  expect(sums.filter(([rooms, used, less, total]) => Math.max(0, rooms + used - less) !== total)).toEqual([]);
});
