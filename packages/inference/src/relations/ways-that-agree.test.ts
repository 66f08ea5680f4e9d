import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const words = await loadWords('en-US');
type Tables = Parameters<typeof makeCatalog>[0];

async function rowsOf(tables: Tables): Promise<(table: string, columns: readonly string[]) => Promise<readonly (readonly (string | null)[])[]>> {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  const plan = compile(blueprint, words, { cap: true });
  return async (table, columns) => textRows(plan, plan.table(`public.${table}`), 0, plan.table(`public.${table}`).rows, [...columns]);
}

const by = (rows: readonly (readonly (string | null)[])[]): ReadonlyMap<string | null, readonly (string | null)[]> =>
  new Map(rows.map(([id = null, ...rest]) => [id, rest]));
const pairs = (rows: readonly (readonly (string | null)[])[]): ReadonlySet<string> => new Set(rows.map((row) => row.join()));

test('a mechanic of a repair is one of its crew, and a spare part one that the maker of the order delivers', async () => {
  const all = await rowsOf([
    { name: 'workers', columns: ['id integer not null', 'name text not null'] },
    { name: 'makers', columns: ['id integer not null', 'name text not null'] },
    { name: 'spare_parts', columns: ['id integer not null', 'name text not null', 'main_maker_id integer'], refers: ['main_maker_id -> makers.id'] },
    {
      name: 'maker_parts',
      columns: ['maker_id integer not null', 'spare_part_id integer not null'],
      key: ['maker_id', 'spare_part_id'],
      refers: ['maker_id -> makers.id', 'spare_part_id -> spare_parts.id'],
    },
    { name: 'repairs', columns: ['id integer not null', 'begun_at timestamp with time zone not null'] },
    {
      name: 'welders',
      columns: ['repair_id integer not null', 'worker_id integer not null'],
      key: ['repair_id', 'worker_id'],
      refers: ['repair_id -> repairs.id', 'worker_id -> workers.id'],
    },
    {
      name: 'seams',
      columns: ['id integer not null', 'repair_id integer not null', 'welder_id integer not null', 'length_cm integer not null'],
      refers: ['repair_id -> repairs.id', 'welder_id -> workers.id'],
    },
    { name: 'reorders', columns: ['id integer not null', 'maker_id integer not null'], refers: ['maker_id -> makers.id'] },
    {
      name: 'reorder_lines',
      columns: ['id integer not null', 'reorder_id integer not null', 'spare_part_id integer not null', 'quantity integer not null'],
      refers: ['reorder_id -> reorders.id', 'spare_part_id -> spare_parts.id'],
    },
  ]);
  const welders = pairs(await all('welders', ['repair_id', 'worker_id']));
  const seams = await all('seams', ['repair_id', 'welder_id']);
  expect(seams.length).toBeGreaterThan(100);
  expect(seams.filter((seam) => !welders.has(seam.join()))).toEqual([]);
  const offered = pairs(await all('maker_parts', ['maker_id', 'spare_part_id']));
  const makers = by(await all('reorders', ['id', 'maker_id']));
  const lines = await all('reorder_lines', ['reorder_id', 'spare_part_id']);
  const offers = new Set([...offered].map((pair) => pair.split(',')[0]));
  expect(lines.filter(([reorder, part]) => offers.has(makers.get(reorder!)![0]!) && !offered.has(`${makers.get(reorder!)![0]},${part}`))).toEqual([]);
  const main = (await all('spare_parts', ['main_maker_id', 'id'])).filter(([maker]) => maker !== null);
  expect(main.filter((pair) => !offered.has(pair.join()))).toEqual([]);
  expect(main.length).toBeGreaterThan(0);
});

test('references that may be NULL agree as well, and two ends are in the place of what goes from one to the other', async () => {
  const all = await rowsOf([
    { name: 'yards', columns: ['id integer not null', 'name text not null'] },
    { name: 'berths', columns: ['id integer not null', 'yard_id integer not null', 'label text not null'], refers: ['yard_id -> yards.id'] },
    { name: 'regattas', columns: ['id integer not null', 'yard_id integer', 'title text not null'], refers: ['yard_id -> yards.id'] },
    {
      name: 'entries',
      columns: ['id integer not null', 'regatta_id integer not null', 'berth_id integer'],
      refers: ['regatta_id -> regattas.id', 'berth_id -> berths.id'],
    },
    { name: 'boats', columns: ['id integer not null', 'yard_id integer not null', 'name text not null'], refers: ['yard_id -> yards.id'] },
    {
      name: 'tows',
      columns: [
        'id integer not null',
        'boat_id integer not null',
        'from_berth_id integer',
        'to_berth_id integer not null',
        'towed_at timestamp with time zone not null',
      ],
      refers: ['boat_id -> boats.id', 'from_berth_id -> berths.id', 'to_berth_id -> berths.id'],
    },
  ]);
  const yardOf = by(await all('berths', ['id', 'yard_id']));
  const regattas = by(await all('regattas', ['id', 'yard_id']));
  const entries = (await all('entries', ['regatta_id', 'berth_id'])).filter(([, berth]) => berth !== null);
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(([regatta, berth]) => regattas.get(regatta!)![0] !== yardOf.get(berth!)![0])).toEqual([]);
  const boats = by(await all('boats', ['id', 'yard_id']));
  const tows = await all('tows', ['boat_id', 'from_berth_id', 'to_berth_id']);
  const isOf = (boat: string | null, berth: string | null): boolean => berth === null || yardOf.get(berth)![0] === boats.get(boat)![0];
  const served = new Set([...yardOf.values()].map(([yard]) => yard));
  const inServed = tows.filter(([boat]) => served.has(boats.get(boat!)![0]!));
  expect(inServed.length).toBeGreaterThan(100);
  expect(inServed.filter(([boat, from, to]) => !isOf(boat!, from!) || !isOf(boat!, to!))).toEqual([]);
  expect(tows.filter(([, from, to]) => from === to).length).toBeLessThan(tows.length * 0.1);
});

test('who began a thread wrote its first message, and the vet of a treatment is that of its appointment', async () => {
  const all = await rowsOf([
    { name: 'users', columns: ['id integer not null', 'email text not null'] },
    { name: 'discussions', columns: ['id integer not null', 'started_by integer not null', 'title text not null'], refers: ['started_by -> users.id'] },
    {
      name: 'messages',
      columns: [
        'id integer not null',
        'discussion_id integer not null',
        'writer_id integer not null',
        'body text not null',
        'sent_at timestamp with time zone not null',
      ],
      refers: ['discussion_id -> discussions.id', 'writer_id -> users.id'],
    },
    { name: 'vets', columns: ['id integer not null', 'name text not null'] },
    {
      name: 'appointments',
      columns: ['id integer not null', 'booked_by integer not null', 'vet_id integer not null', 'starts_at timestamp with time zone not null'],
      refers: ['booked_by -> vets.id', 'vet_id -> vets.id'],
    },
    {
      name: 'treatments',
      columns: ['id integer not null', 'appointment_id integer not null', 'vet_id integer not null', 'finding text not null'],
      unique: [['appointment_id']],
      refers: ['appointment_id -> appointments.id', 'vet_id -> vets.id'],
    },
  ]);
  const begun = by(await all('discussions', ['id', 'started_by']));
  const first = new Map<string | null, string | null>();
  const sent = await all('messages', ['sent_at', 'discussion_id', 'writer_id']);
  for (const [, discussion = null, writer = null] of [...sent].sort(([one], [other]) => Date.parse(one!) - Date.parse(other!)))
    if (!first.has(discussion)) first.set(discussion, writer);
  expect(first.size).toBeGreaterThan(20);
  expect([...first].filter(([discussion, writer]) => begun.get(discussion)![0] !== writer)).toEqual([]);
  const vets = by(await all('appointments', ['id', 'vet_id']));
  const treatments = await all('treatments', ['appointment_id', 'vet_id']);
  expect(treatments.length).toBeGreaterThan(20);
  expect(treatments.filter(([appointment, vet]) => vets.get(appointment!)![0] !== vet)).toEqual([]);
});

test('a message in a thread of two people is by one of them, and the shelf of a reader keeps its order', async () => {
  const all = await rowsOf([
    { name: 'profiles', columns: ['id integer not null', 'full_name text not null', 'email text not null'] },
    { name: 'tutors', columns: ['id integer not null', 'rate integer not null'], refers: ['id -> profiles.id'] },
    {
      name: 'tutorings',
      columns: ['id integer not null', 'tutor_id integer not null', 'learner_id integer not null', 'begun_at timestamp with time zone not null'],
      refers: ['tutor_id -> tutors.id', 'learner_id -> profiles.id'],
    },
    {
      name: 'messages',
      columns: ['id integer not null', 'tutoring_id integer not null', 'sender_id integer not null', 'body text not null'],
      refers: ['tutoring_id -> tutorings.id', 'sender_id -> profiles.id'],
    },
    { name: 'clubs', columns: ['id integer not null', 'name text not null'] },
    {
      name: 'club_members',
      columns: ['id integer not null', 'club_id integer not null', 'profile_id integer not null'],
      unique: [['club_id', 'profile_id']],
      refers: ['club_id -> clubs.id', 'profile_id -> profiles.id'],
    },
    { name: 'albums', columns: ['id integer not null', 'club_id integer not null', 'title text not null'], refers: ['club_id -> clubs.id'] },
    {
      name: 'favorites',
      columns: ['id integer not null', 'profile_id integer not null', 'album_id integer not null', 'position integer not null'],
      unique: [['profile_id', 'album_id']],
      refers: ['profile_id -> profiles.id', 'album_id -> albums.id'],
    },
  ]);
  const threads = by(await all('tutorings', ['id', 'tutor_id', 'learner_id']));
  const messages = await all('messages', ['tutoring_id', 'sender_id']);
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter(([thread, sender]) => !threads.get(thread!)!.includes(sender!))).toEqual([]);
  const places = await all('favorites', ['profile_id', 'position']);
  expect(places.length).toBeGreaterThan(20);
  expect(pairs(places).size).toBe(places.length);
});

test('who wrote an article is a member of its journal, though a key of the members decides them later', async () => {
  const all = await rowsOf([
    { name: 'users', columns: ['id integer not null', 'email text not null', 'created_at timestamp with time zone not null'] },
    {
      name: 'articles',
      columns: ['id integer not null', 'journal_id integer not null', 'author_id integer not null', 'title text not null'],
      refers: ['journal_id -> journals.id', 'author_id -> users.id'],
    },
    { name: 'journals', columns: ['id integer not null', 'owner_id integer not null', 'title text not null'], refers: ['owner_id -> users.id'] },
    {
      name: 'journal_members',
      columns: ['id integer not null', 'journal_id integer not null', 'user_id integer not null', 'joined_at timestamp with time zone not null'],
      unique: [['journal_id', 'user_id']],
      refers: ['journal_id -> journals.id', 'user_id -> users.id'],
    },
  ]);
  const members = pairs(await all('journal_members', ['journal_id', 'user_id']));
  const articles = await all('articles', ['journal_id', 'author_id']);
  expect(articles.length).toBeGreaterThan(20);
  expect(articles.filter((row) => !members.has(row.join()))).toEqual([]);
});

test('both ends of an edge are in one graph and differ, also under a key, and accounts pay any other account', async () => {
  const ends = ['id integer not null', 'upstream_id integer not null', 'downstream_id integer not null'];
  const all = await rowsOf([
    { name: 'grids', columns: ['id integer not null', 'name text not null'] },
    { name: 'poles', columns: ['id integer not null', 'grid_id integer not null', 'label text not null'], refers: ['grid_id -> grids.id'] },
    { name: 'wires', columns: ends, refers: ['upstream_id -> poles.id', 'downstream_id -> poles.id'] },
    {
      name: 'cables',
      columns: ['pole_a integer not null', 'pole_b integer not null'],
      key: ['pole_a', 'pole_b'],
      refers: ['pole_a -> poles.id', 'pole_b -> poles.id'],
    },
    { name: 'holders', columns: ['id integer not null', 'full_name text not null'] },
    { name: 'accounts', columns: ['id integer not null', 'holder_id integer not null', 'iban text not null'], refers: ['holder_id -> holders.id'] },
    {
      name: 'transfers',
      columns: ['id integer not null', 'from_account_id integer not null', 'to_account_id integer not null', 'amount numeric(12,2) not null'],
      refers: ['from_account_id -> accounts.id', 'to_account_id -> accounts.id'],
    },
  ]);
  const grids = by(await all('poles', ['id', 'grid_id']));
  const gridOf = (pole: string | null): string | null => grids.get(pole)![0]!;
  for (const edges of [await all('wires', ['upstream_id', 'downstream_id']), await all('cables', ['pole_a', 'pole_b'])]) {
    expect(edges.length).toBeGreaterThan(100);
    expect(edges.filter(([one, other]) => one === other || gridOf(one!) !== gridOf(other!))).toEqual([]);
  }
  const holders = by(await all('accounts', ['id', 'holder_id']));
  const transfers = await all('transfers', ['from_account_id', 'to_account_id']);
  expect(transfers.filter(([from, to]) => holders.get(from!)![0] === holders.get(to!)![0]).length).toBeLessThan(transfers.length / 10);
});

test('what one person has alone is that person’s wherever the row names both, and of two places the owner’s comes first', async () => {
  const all = await rowsOf([
    { name: 'halls', columns: ['id integer not null', 'label text not null'] },
    { name: 'members', columns: ['id integer not null', 'email text not null'] },
    {
      name: 'bookings',
      columns: ['id integer not null', 'hall_id integer not null', 'member_id integer not null', 'starts_at timestamp with time zone not null'],
      refers: ['hall_id -> halls.id', 'member_id -> members.id'],
    },
    {
      name: 'invoices',
      columns: ['id integer not null', 'hall_id integer not null', 'member_id integer not null', 'issued_on date not null'],
      refers: ['hall_id -> halls.id', 'member_id -> members.id'],
    },
    {
      name: 'invoice_lines',
      columns: ['id integer not null', 'invoice_id integer not null', 'booking_id integer', 'amount numeric(8,2) not null'],
      refers: ['invoice_id -> invoices.id', 'booking_id -> bookings.id'],
    },
    {
      name: 'complaints',
      columns: ['id integer not null', 'member_id integer not null', 'booking_id integer', 'message text not null'],
      refers: ['member_id -> members.id', 'booking_id -> bookings.id'],
    },
    { name: 'patients', columns: ['id integer not null', 'full_name text not null'] },
    { name: 'therapies', columns: ['id integer not null', 'name text not null'] },
    {
      name: 'prescriptions',
      columns: ['id integer not null', 'patient_id integer not null', 'therapy_id integer not null', 'issued_on date not null'],
      refers: ['patient_id -> patients.id', 'therapy_id -> therapies.id'],
    },
    {
      name: 'visits',
      columns: ['id integer not null', 'patient_id integer not null', 'prescription_id integer', 'therapy_id integer not null', 'held_on date not null'],
      refers: ['patient_id -> patients.id', 'prescription_id -> prescriptions.id', 'therapy_id -> therapies.id'],
    },
  ]);
  const bookers = by(await all('bookings', ['id', 'member_id']));
  const billed = by(await all('invoices', ['id', 'member_id']));
  const lines = (await all('invoice_lines', ['invoice_id', 'booking_id'])).filter(([, booking]) => booking !== null);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(([invoice, booking]) => billed.get(invoice!)![0] !== bookers.get(booking!)![0])).toEqual([]);
  const complaints = (await all('complaints', ['member_id', 'booking_id'])).filter(([, booking]) => booking !== null);
  expect(complaints.length).toBeGreaterThan(5);
  expect(complaints.filter(([member, booking]) => bookers.get(booking!)![0] !== member)).toEqual([]);
  const prescriptions = by(await all('prescriptions', ['id', 'patient_id', 'therapy_id']));
  const visits = (await all('visits', ['prescription_id', 'patient_id', 'therapy_id'])).filter(([prescription]) => prescription !== null);
  expect(visits.length).toBeGreaterThan(20);
  expect(visits.filter(([prescription, ...both]) => prescriptions.get(prescription!)!.join() !== both.join())).toEqual([]);
});

test('who reviews a part of an order placed it, and a variant is of the article beside it, though both may be gone', async () => {
  const all = await rowsOf([
    { name: 'profiles', columns: ['id integer not null', 'full_name text not null'] },
    { name: 'stalls', columns: ['id integer not null', 'owner_id integer not null', 'name text not null'], refers: ['owner_id -> profiles.id'] },
    { name: 'wares', columns: ['id integer not null', 'stall_id integer not null', 'title text not null'], refers: ['stall_id -> stalls.id'] },
    { name: 'ware_variants', columns: ['id integer not null', 'ware_id integer not null', 'sku text not null'], refers: ['ware_id -> wares.id'] },
    {
      name: 'orders',
      columns: ['id integer not null', 'stall_id integer not null', 'buyer_id integer not null', 'placed_at timestamp with time zone not null'],
      refers: ['stall_id -> stalls.id', 'buyer_id -> profiles.id'],
    },
    {
      name: 'order_items',
      columns: ['id integer not null', 'order_id integer not null', 'ware_id integer', 'ware_variant_id integer', 'quantity integer not null'],
      refers: ['order_id -> orders.id', 'ware_id -> wares.id', 'ware_variant_id -> ware_variants.id'],
    },
    {
      name: 'reviews',
      columns: ['id integer not null', 'order_item_id integer not null', 'author_id integer not null', 'stars integer not null'],
      unique: [['order_item_id']],
      refers: ['order_item_id -> order_items.id', 'author_id -> profiles.id'],
    },
  ]);
  const buyers = by(await all('orders', ['id', 'buyer_id']));
  const items = by(await all('order_items', ['id', 'order_id', 'ware_id', 'ware_variant_id']));
  const reviews = await all('reviews', ['order_item_id', 'author_id']);
  expect(reviews.length).toBeGreaterThan(20);
  expect(reviews.filter(([item, author]) => buyers.get(items.get(item!)![0]!)![0] !== author)).toEqual([]);
  const wareOf = by(await all('ware_variants', ['id', 'ware_id']));
  const both = [...items.values()].filter(([, ware, variant]) => ware !== null && variant !== null);
  expect(both.length).toBeGreaterThan(20);
  expect(both.filter(([, ware, variant]) => wareOf.get(variant!)![0] !== ware)).toEqual([]);
});

test('units that are parts of a block are places, and no units of measure', async () => {
  const all = await rowsOf([
    { name: 'estates', columns: ['id integer not null', 'name text not null'] },
    { name: 'blocks', columns: ['id integer not null', 'estate_id integer not null', 'name text not null'], refers: ['estate_id -> estates.id'] },
    { name: 'units', columns: ['id integer not null', 'block_id integer not null', 'door text not null'], refers: ['block_id -> blocks.id'] },
    { name: 'residents', columns: ['id integer not null', 'unit_id integer not null', 'full_name text not null'], refers: ['unit_id -> units.id'] },
    {
      name: 'bookings',
      columns: ['id integer not null', 'unit_id integer not null', 'resident_id integer not null', 'note text not null'],
      refers: ['unit_id -> units.id', 'resident_id -> residents.id'],
    },
    {
      name: 'dues',
      columns: ['id integer not null', 'estate_id integer not null', 'unit_id integer not null', 'due_on date not null'],
      refers: ['estate_id -> estates.id', 'unit_id -> units.id'],
    },
    {
      name: 'due_items',
      columns: ['id integer not null', 'due_id integer not null', 'booking_id integer', 'amount numeric(8,2) not null'],
      refers: ['due_id -> dues.id', 'booking_id -> bookings.id'],
    },
  ]);
  const [booked, due] = [by(await all('bookings', ['id', 'unit_id'])), by(await all('dues', ['id', 'unit_id']))];
  const items = (await all('due_items', ['due_id', 'booking_id'])).filter(([, booking]) => booking !== null);
  expect(items.length).toBeGreaterThan(5);
  expect(items.filter(([bill, booking]) => due.get(bill!)![0] !== booked.get(booking!)![0])).toEqual([]);
});
