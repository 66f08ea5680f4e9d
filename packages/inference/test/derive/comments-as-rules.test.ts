import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';
import { rowsOf } from './rows-of.ts';

type Rows = readonly (readonly (string | null)[])[];
const most = 100_000;
const sumOf = (rows: Rows, id: string | null, at: number, of: (row: readonly (string | null)[]) => boolean = () => true) =>
  rows.filter((row) => row[0] === id && of(row)).reduce((sum, row) => sum + Number(row[at] ?? 0), 0);

const TYPES = { 'public.dive_state': { kind: 'enum' as const, labels: ['planned', 'done', 'called_off'] } };
const DIVING = [
  {
    name: 'divers',
    columns: [
      'id integer not null',
      'first_name text not null',
      'last_name text not null',
      'minutes_below integer not null default 0 -- sum of the minutes of all dives',
      'tally integer not null default 0 -- dives that were done',
      'deepest numeric(5,1) -- greatest depth',
      'mean_depth numeric(5,1) -- average depth of the dives',
      'logged_last timestamp without time zone -- start of the most recent dive',
      'praise integer not null default 0 -- endorsements received',
      'praised integer not null default 0 -- endorsements written',
    ],
  },
  {
    name: 'boats',
    columns: [
      'id integer not null',
      'title text not null',
      'seat_price numeric(8,2) not null',
      'tanks integer not null default 0 -- number of tanks on its dives',
    ],
  },
  {
    name: 'dives',
    columns: [
      'id integer not null',
      'diver_id integer not null',
      'boat_id integer not null',
      'state public.dive_state not null',
      'started_at timestamp without time zone not null',
      'minutes integer not null',
      'depth numeric(5,1) not null',
      'vessel text not null -- title of the boat',
      'seat numeric(8,2) not null -- seat price of the boat when it was booked',
      'billed_to text not null',
      'calm smallint not null -- 1 to 6',
      'slip text not null -- e.g. DV-4821',
      'gas_note text -- null until done',
    ],
    refers: ['diver_id -> divers.id', 'boat_id -> boats.id'],
  },
  { name: 'tanks', columns: ['id integer not null', 'dive_id integer not null', 'litres integer not null'], refers: ['dive_id -> dives.id'] },
  {
    name: 'endorsements',
    columns: ['id integer not null', 'author_id integer not null', 'recipient_id integer not null', 'created_at timestamp without time zone not null'],
    refers: ['author_id -> divers.id', 'recipient_id -> divers.id'],
  },
];
const all = (table: string, columns: readonly string[]) => rowsOf(DIVING, table, columns, TYPES, most);

test('sums, counts, means and last times are of the rows that a comment names', async () => {
  const divers = await all('divers', ['id', 'minutes_below', 'tally', 'mean_depth', 'logged_last']);
  const dives = await all('dives', ['diver_id', 'minutes', 'state', 'depth', 'started_at']);
  for (const [id, minutes, tally, mean, last] of divers.slice(0, 200)) {
    const own = dives.filter(([diver]) => diver === id);
    expect(Number(minutes)).toBe(sumOf(dives, id!, 1));
    expect(Number(tally)).toBe(own.filter(([, , state]) => state === 'done').length);
    expect(last).toBe(
      own
        .map((row) => row[4]!)
        .sort()
        .at(-1) ?? null,
    );
    if (own.length > 0) expect(Math.abs(Number(mean) - sumOf(dives, id!, 3) / own.length)).toBeLessThan(0.06);
  }
});

test('of two references to the same table a comment means the one that its word says, and rows of rows are counted', async () => {
  const [given, got] = [await all('endorsements', ['author_id']), await all('endorsements', ['recipient_id'])];
  for (const [id, praise, praised] of (await all('divers', ['id', 'praise', 'praised'])).slice(0, 200)) {
    expect(Number(praise)).toBe(got.filter(([diver]) => diver === id).length);
    expect(Number(praised)).toBe(given.filter(([diver]) => diver === id).length);
  }
  const [dives, tanks] = [await all('dives', ['id', 'boat_id']), await all('tanks', ['dive_id'])];
  const boatOf = new Map(dives.map(([id, boat]) => [id, boat]));
  for (const [id, count] of (await all('boats', ['id', 'tanks'])).slice(0, 100))
    expect(Number(count)).toBe(tanks.filter(([dive]) => boatOf.get(dive!) === id).length);
});

test('what a comment says is of a parent is copied, and a name of whom it is for is that person', async () => {
  const boats = new Map((await all('boats', ['id', 'title', 'seat_price'])).map(([id, ...rest]) => [id, rest]));
  const divers = new Map((await all('divers', ['id', 'first_name', 'last_name'])).map(([id, first, last]) => [id, `${first} ${last}`]));
  for (const [boat, vessel, seat, diver, billed] of await all('dives', ['boat_id', 'vessel', 'seat', 'diver_id', 'billed_to'])) {
    expect([vessel, seat]).toEqual(boats.get(boat!));
    expect(billed).toBe(divers.get(diver!));
  }
});

test('ranges, forms of codes and states of a comment are kept', async () => {
  const rows = await all('dives', ['calm', 'slip', 'state', 'gas_note']);
  expect(rows.every(([calm]) => Number(calm) >= 1 && Number(calm) <= 6)).toBe(true);
  expect(rows.every(([, slip]) => /^DV-\d{4}$/.test(slip!))).toBe(true);
  expect(rows.filter(([, , state, note]) => state !== 'done' && note !== null)).toEqual([]);
  expect(rows.some(([, , , note]) => note !== null)).toBe(true);
});

test('the reason quotes the comment, and a comment that fits nothing changes nothing', async () => {
  const { blueprint } = await infer(makeCatalog(DIVING, TYPES), noTools);
  const column = (name: string) => blueprint.tables.find((table) => table.name === 'divers')!.columns.find((each) => each.name === name)!;
  expect(column('minutes_below').because).toContain('the comment says "sum of the minutes of all dives"');
  const odd = [
    { name: 'odds', columns: ['id integer not null', 'label text -- sum of the moons', 'born date -- 1 to 5', 'kept boolean -- average of the rest'] },
  ];
  const plain = odd.map((table) => ({ ...table, columns: table.columns.map((each) => each.split(' --')[0]!) }));
  const kinds = async (tables: typeof odd) => (await infer(makeCatalog(tables), noTools)).blueprint.tables[0]!.columns.map(({ generator }) => generator?.kind);
  expect(await kinds(odd)).toEqual(await kinds(plain));
});

test('pieces of a name in another language count rows, whatever the dictionary makes of them', async () => {
  const tables = [
    { name: 'pokoje', columns: ['id integer not null', 'liczba_usterek integer not null default 0'] },
    { name: 'usterki', columns: ['id integer not null', 'pokoj_id integer not null', 'opis text'], refers: ['pokoj_id -> pokoje.id'] },
  ];
  const faults = await rowsOf(tables, 'usterki', ['pokoj_id'], {}, most);
  for (const [id, count] of (await rowsOf(tables, 'pokoje', ['id', 'liczba_usterek'], {}, most)).slice(0, 200))
    expect(Number(count)).toBe(faults.filter(([room]) => room === id).length);
});

test('both sides of a pair are counted, unread ones by their time, and open ones without a word of counting', async () => {
  const tables = [
    { name: 'people', columns: ['id integer not null', 'followers_total integer not null default 0', 'following_total integer not null default 0'] },
    {
      name: 'followings',
      columns: ['follower_id integer not null', 'followed_id integer not null'],
      key: ['follower_id', 'followed_id'],
      refers: ['follower_id -> people.id', 'followed_id -> people.id'],
    },
    { name: 'threads', columns: ['id integer not null', 'unread_count integer not null default 0'] },
    {
      name: 'messages',
      columns: ['id integer not null', 'thread_id integer not null', 'sent_at timestamp without time zone not null', 'read_at timestamp without time zone'],
      refers: ['thread_id -> threads.id'],
    },
  ];
  const pairs = await rowsOf(tables, 'followings', ['follower_id', 'followed_id'], {}, most);
  for (const [id, followers, following] of (await rowsOf(tables, 'people', ['id', 'followers_total', 'following_total'], {}, most)).slice(0, 200)) {
    expect(Number(followers)).toBe(pairs.filter(([, followed]) => followed === id).length);
    expect(Number(following)).toBe(pairs.filter(([follower]) => follower === id).length);
  }
  const messages = await rowsOf(tables, 'messages', ['thread_id', 'read_at'], {}, most);
  for (const [id, unread] of (await rowsOf(tables, 'threads', ['id', 'unread_count'], {}, most)).slice(0, 200))
    expect(Number(unread)).toBe(messages.filter(([thread, read]) => thread === id && read === null).length);
});
