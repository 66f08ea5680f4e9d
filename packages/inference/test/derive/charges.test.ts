import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Table = Parameters<typeof makeCatalog>[0][number];

/** The generator of `total` in a child that refers to one parent by `parent_id`. */
async function madeOf(parent: Table, child: Table, column: string): Promise<unknown> {
  const { blueprint } = await infer(makeCatalog([parent, child]), noTools);
  return blueprint.tables.find(({ name }) => name === child.name)!.columns.find(({ name }) => name === column)!.generator;
}

const parent = (name: string, ...columns: string[]): Table => ({ name, columns: ['id bigint not null', 'name text not null', ...columns] });
const child = (name: string, to: string, key: string, ...columns: string[]): Table => ({
  name,
  refers: [`${key} -> ${to}.id`],
  columns: ['id bigint not null', `${key} bigint not null`, ...columns],
});

const CHARGES: readonly [Table, Table, string, string][] = [
  [
    parent('rooms', 'price_per_night numeric(10,2) not null'),
    child('bookings', 'rooms', 'room_id', 'check_in date not null', 'check_out date not null', 'total_price numeric(10,2) not null'),
    'total_price',
    'round(greatest(check_out - check_in, 1) * room.price_per_night, 2)',
  ],
  [
    parent('cars', 'daily_rate numeric(8,2) not null'),
    child('rentals', 'cars', 'car_id', 'start_date date not null', 'end_date date not null', 'days int not null', 'total_cost numeric(10,2) not null'),
    'total_cost',
    'round(days * car.daily_rate, 2)',
  ],
  [
    parent('events', 'ticket_price numeric(8,2) not null'),
    child('event_bookings', 'events', 'event_id', 'quantity int not null', 'total numeric(8,2) not null'),
    'total',
    'round(quantity * event.ticket_price, 2)',
  ],
  [
    parent('showtimes', 'price numeric(6,2) not null'),
    child('reservations', 'showtimes', 'showtime_id', 'seats int not null', 'total_price numeric(8,2) not null'),
    'total_price',
    'round(seats * showtime.price, 2)',
  ],
  [
    parent('employees', 'hourly_rate numeric(6,2) not null'),
    child('timesheets', 'employees', 'employee_id', 'hours numeric(4,2) not null', 'amount numeric(8,2)'),
    'amount',
    'round(hours * employee.hourly_rate, 2)',
  ],
  [
    parent('parking_lots', 'hourly_rate numeric(6,2) not null'),
    child('parking_sessions', 'parking_lots', 'lot_id', 'entry_time timestamptz not null', 'exit_time timestamptz', 'fee numeric(8,2)'),
    'fee',
    'round(greatest(ceil(hoursBetween(entry_time, exit_time)), 1) * lot.hourly_rate, 2)',
  ],
];

test.each(CHARGES.map((each) => [`${each[0].name} and ${each[1].name}`, ...each] as const))('%s', async (_, to, from, column, expression) => {
  expect(await madeOf(to, from, column)).toMatchObject({ kind: 'expression', parameters: { expression } });
});

test.each<[string, Table, Table, string]>([
  [
    'a repair does not cost what the car is rented for',
    parent('cars', 'daily_rate numeric(8,2) not null'),
    child('repairs', 'cars', 'car_id', 'start_date date not null', 'end_date date not null', 'cost numeric(10,2) not null'),
    'cost',
  ],
  [
    'a purchase costs less than what is asked of customers',
    parent('products', 'price numeric(8,2) not null'),
    child('purchases', 'products', 'product_id', 'quantity int not null', 'total_cost numeric(10,2) not null'),
    'total_cost',
  ],
  [
    'guests share the room that they pay for',
    parent('rooms', 'price numeric(8,2) not null'),
    child('bookings', 'rooms', 'room_id', 'guests int not null', 'total numeric(10,2) not null'),
    'total',
  ],
  ['a bid is not the price', parent('items', 'price numeric(8,2) not null'), child('bids', 'items', 'item_id', 'price numeric(8,2) not null'), 'price'],
])('%s', async (_, to, from, column) => {
  expect(await madeOf(to, from, column)).not.toMatchObject({ kind: expect.stringMatching(/^(?:expression|lookup)$/) as unknown });
});

test('a line has the price of its product, a ticket that of its event', async () => {
  const products = parent('products', 'price numeric(10,2) not null', 'stock int not null', 'sku text');
  const lines = child('order_items', 'products', 'product_id', 'quantity int not null', 'price numeric(10,2) not null');
  expect(await madeOf(products, lines, 'price')).toMatchObject({ kind: 'lookup', parameters: { column: 'price' } });
  const events = parent('events', 'ticket_price numeric(8,2) not null');
  expect(await madeOf(events, child('tickets', 'events', 'event_id', 'price numeric(8,2) not null'), 'price')).toMatchObject({
    kind: 'lookup',
    parameters: { column: 'ticket_price' },
  });
  const sold = parent('products', 'list_price numeric(10,2) not null', 'standard_cost numeric(10,2) not null');
  const ordered = child('purchase_order_lines', 'products', 'product_id', 'quantity int not null', 'unit_price numeric(10,2) not null');
  expect(await madeOf(sold, ordered, 'unit_price')).toMatchObject({ kind: 'lookup', parameters: { column: 'standard_cost' } });
});

test.each([
  [['minutes integer not null', 'hourly_rate_cents integer not null'], 'price_cents integer not null', 'round(minutes / 60.0 * hourly_rate_cents, 0)'],
  [['dauer_minuten integer not null', 'stundensatz numeric(8,2) not null'], 'betrag numeric(10,2) not null', 'round(dauer_minuten / 60.0 * stundensatz, 2)'],
  [
    ['duration_seconds integer not null', 'rate_per_minute numeric(8,4) not null'],
    'cost numeric(10,2) not null',
    'round(duration_seconds / 60.0 * rate_per_minute, 2)',
  ],
])('a time in smaller units is charged at its rate: %s', async (columns, total, expression) => {
  const table = parent('work_entries', ...columns, total);
  expect(await madeOf(parent('teams'), table, total.split(' ')[0]!)).toEqual({ kind: 'expression', parameters: { expression } });
});

test('minutes are charged at the hourly rate of the parent', async () => {
  const made = madeOf(
    parent('coaches', 'hourly_rate numeric(8,2) not null'),
    child('coachings', 'coaches', 'coach_id', 'minutes integer not null', 'amount numeric(10,2) not null'),
    'amount',
  );
  expect(await made).toEqual({ kind: 'expression', parameters: { expression: 'round(minutes / 60.0 * coach.hourly_rate, 2)' } });
});
