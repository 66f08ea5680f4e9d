import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';
import type { MadeRow } from './support/made-rows.ts';

/** A ferry line: what an answer can say of a reference that a condition decides, counted in rows that Postgres accepts. */
const FERRIES = `
create table harbours (id serial primary key, name text not null);
create table sailors (id serial primary key, harbour_id int not null references harbours, full_name text not null, rank text not null check (rank in ('mate', 'master', 'cook')));
create table ferries (id serial primary key, harbour_id int not null references harbours, hull text not null, state text not null check (state in ('ready', 'docked', 'sold')));
create table shippers (id serial primary key, name text not null);
create table bills (id serial primary key, shipper_id int not null references shippers, amount int not null);
create table trips (id serial primary key, harbour_id int not null references harbours, stage text not null check (stage in ('planned', 'under_way', 'landed', 'dropped')),
  writer_id int not null references sailors, second_id int references sailors, master_id int references sailors, ferry_id int not null references ferries, remark text);
create table refunds (id serial primary key, shipper_id int not null references shippers, kind text not null check (kind in ('set_off', 'kept')), bill_id int references bills);
`;
const SIZES: Record<string, object> = {
  harbours: { rows: 12 },
  sailors: { rows: 140 },
  ferries: { rows: 60 },
  shippers: { rows: 40 },
  bills: { rows: 200 },
  trips: { rows: 300 },
  refunds: { rows: 200 },
};

async function line(tables: Record<string, object>, ddl = FERRIES) {
  const all = Object.entries(SIZES).map(([name, size]) => [name, { ...size, ...tables[name] }]);
  const { rows, named } = await answeredRows(ddl, Object.fromEntries(all) as Record<string, object>);
  const byId = (table: string): Map<string, MadeRow> => new Map(rows(table).map((row) => [row['id']!, row]));
  return { rows, named, trips: rows('trips'), sailors: byId('sailors'), ferries: byId('ferries'), bills: byId('bills') };
}

type Trips = readonly MadeRow[];
const inStage = (trips: Trips, ...stages: string[]): Trips => trips.filter(({ stage }) => stages.includes(stage!));
const shareOfNull = (rows: Trips, column: string): number => rows.filter((row) => row[column] === null).length / rows.length;

test('a row of a kind that belongs to the place of this row, by one of several references to its table', async () => {
  const { named, trips, sailors } = await line({
    trips: { columns: { master_id: { among: "sailors.rank == 'master' && sailors.harbour_id == trips.harbour_id" } } },
  });
  expect(named).toEqual([]);
  for (const { master_id, harbour_id } of trips.filter((trip) => trip['master_id'] !== null))
    expect(sailors.get(master_id!)).toMatchObject({ rank: 'master', harbour_id });
});

test.each([
  ['a table’s condition', { when: [{ if: "stage == 'planned'", then: { ferry_id: { among: "ferries.state == 'ready'" } } }] }],
  ['a column’s condition', { columns: { ferry_id: { when: [{ if: "stage == 'planned'", then: { among: "ferries.state == 'ready'" } }] } } }],
  ['an implication', { columns: { ferry_id: { among: "(stage != 'planned' || ferries.state == 'ready') && ferries.harbour_id == harbour_id" } } }],
  ['a choice', { columns: { ferry_id: { among: "stage == 'planned' ? ferries.state == 'ready' : true" } } }],
])('a row of a kind in some rows alone, by %s', async (_, said) => {
  const { named, trips, ferries } = await line({ trips: said });
  expect(named).toEqual([]);
  const statesOf = (rows: Trips) => new Set(rows.map(({ ferry_id }) => ferries.get(ferry_id!)!['state']));
  expect(statesOf(inStage(trips, 'planned'))).toEqual(new Set(['ready']));
  expect(statesOf(inStage(trips, 'landed')).size).toBe(3);
});

test('another row than that of another reference, of a kind and of one place', async () => {
  const { named, trips, sailors } = await line({
    trips: {
      columns: {
        writer_id: { among: 'sailors.harbour_id == harbour_id' },
        second_id: { among: "second_id != writer_id && sailors.harbour_id == harbour_id && sailors.rank == 'mate'" },
        master_id: { among: "sailors.id != writer_id && sailors.rank == 'master'" },
      },
    },
  });
  expect(named).toEqual([]);
  for (const { harbour_id, writer_id, second_id, master_id } of trips) {
    expect([second_id === writer_id, master_id === writer_id]).toEqual([false, false]);
    if (second_id !== null) expect(sailors.get(second_id!)).toMatchObject({ harbour_id, rank: 'mate' });
    if (master_id !== null) expect(sailors.get(master_id!)!['rank']).toBe('master');
  }
  expect(shareOfNull(trips, 'second_id')).toBeLessThan(0.5);
});

test('NULL in all rows but those of some labels, and there in a share', async () => {
  const manned = "stage in ['under_way', 'landed']";
  for (const said of [
    {
      when: [
        { if: manned, then: { master_id: { null: 0.2 } } },
        { if: `!(${manned})`, then: { master_id: null } },
      ],
    },
    { columns: { master_id: { when: [{ if: manned, then: { null: 0.2 } }], else: null } } },
    { columns: { master_id: { null: 0.2 } }, when: [{ if: "stage == 'planned' || stage == 'dropped'", then: { master_id: null } }] },
  ]) {
    const { named, trips } = await line({ trips: said });
    expect(named).toEqual([]);
    expect(shareOfNull(inStage(trips, 'planned', 'dropped'), 'master_id')).toBe(1);
    expect(Math.abs(shareOfNull(inStage(trips, 'under_way', 'landed'), 'master_id') - 0.2)).toBeLessThan(0.08);
  }
});

test('NULL in a share of the rows that meet a condition on two columns, and in no other', async () => {
  const { named, trips } = await line({
    trips: { columns: { remark: { values: ['late', 'full'] }, master_id: { null: { when: "stage == 'landed' && remark == 'late'", share: 0.5 } } } },
  });
  expect(named).toEqual([]);
  const met = trips.filter(({ stage, remark }) => stage === 'landed' && remark === 'late');
  expect(Math.abs(shareOfNull(met, 'master_id') - 0.5)).toBeLessThan(0.2);
  expect(
    shareOfNull(
      trips.filter((trip) => !met.includes(trip)),
      'master_id',
    ),
  ).toBe(0);
});

test('a row of the same owner where the kind is so, and none elsewhere', async () => {
  const { named, rows, bills } = await line({
    refunds: {
      when: [
        { if: "kind == 'set_off'", then: { bill_id: { among: 'bills.shipper_id == shipper_id' } } },
        { if: "kind != 'set_off'", then: { bill_id: null } },
      ],
    },
  });
  expect(named).toEqual([]);
  for (const { kind, bill_id, shipper_id } of rows('refunds'))
    expect(bill_id === null ? kind : bills.get(bill_id!)!['shipper_id']).toBe(bill_id === null ? 'kept' : shipper_id);
});

test('a CHECK that needs the reference in some rows stands above the share of NULL', async () => {
  const ddl = FERRIES.replace('remark text);', "remark text, check (stage <> 'under_way' or master_id is not null));");
  const { named, trips } = await line(
    {
      trips: {
        when: [
          { if: "stage == 'landed'", then: { master_id: { null: 0.3, among: "sailors.rank == 'master'" } } },
          { if: "stage in ['planned', 'dropped']", then: { master_id: null } },
        ],
      },
    },
    ddl,
  );
  expect(named).toEqual([]);
  expect(['planned', 'dropped', 'under_way'].map((stage) => shareOfNull(inStage(trips, stage), 'master_id'))).toEqual([1, 1, 0]);
  expect(Math.abs(shareOfNull(inStage(trips, 'landed'), 'master_id') - 0.3)).toBeLessThan(0.12);
});

test('keys that a condition names', async () => {
  const { named, trips } = await line({
    ferries: {
      rows: 3,
      examples: ['Amity', 'Bold', 'Clio'].map((hull, i) => ({ id: i + 1, hull, state: 'ready' })),
    },
    trips: {
      when: [
        { if: "stage == 'planned'", then: { ferry_id: { values: ['Amity', 'Clio'] } } },
        { if: "stage == 'dropped'", then: { ferry_id: 2 } },
      ],
    },
  });
  expect(named.filter((each) => !each.includes('no longer has to'))).toEqual([]);
  for (const { ferry_id } of inStage(trips, 'planned')) expect(['1', '3']).toContain(ferry_id);
  expect(new Set(inStage(trips, 'dropped').map(({ ferry_id }) => ferry_id))).toEqual(new Set(['2']));
  expect(new Set(inStage(trips, 'landed').map(({ ferry_id }) => ferry_id)).size).toBeGreaterThan(1);
});

test('what cannot be made is named at its entry, with the reason', async () => {
  const ddl = FERRIES.replace('remark text);', 'remark text, unique (ferry_id, remark));');
  const { named } = await line(
    {
      trips: {
        columns: {
          ferry_id: { among: "stage != 'landed' || ferries.state == 'ready'" },
          writer_id: { among: 'sailors.harbour_id == harbour_id && sailors.harbour_id == ferries.harbour_id' },
          second_id: { null: { when: 'writer_id == 3 && harbour_id > 2' } },
        },
        when: [{ if: "stage == 'planned'", then: { ferry_id: null, master_id: { low: 3 } } }],
      },
    },
    ddl,
  );
  const wanted = [
    /columns\/writer_id\/among: .*agrees by one reference of this row/,
    /columns\/second_id\/null: a reference is NULL by labels of one column/,
    /when\/0\/then\/ferry_id: ferry_id is NOT NULL/,
    /when\/0\/then\/master_id: "low" does not say which row of public\.sailors it is/,
    /columns\/ferry_id\/among: \d+ of \d+ rows lead to such a row of public\.ferries: the key \(ferry_id, remark\) says how often each row comes\./,
  ];
  for (const each of wanted) expect(named).toContainEqual(expect.stringMatching(each));
});

test('two references among the rows of one third table lead to different rows', async () => {
  const ddl = `create table singers (id serial primary key, name text not null);
    create table choirs (id serial primary key, name text not null);
    create table seats (choir_id int not null references choirs, singer_id int not null references singers, primary key (choir_id, singer_id));
    create table duets (id serial primary key, choir_id int not null references choirs, upper_id int not null references singers, lower_id int not null references singers);`;
  const among = 'seats.singer_id where seats.choir_id == choir_id';
  const { rows, named } = await answeredRows(ddl, {
    singers: { rows: 80 },
    choirs: { rows: 10 },
    seats: { rows: { per: 'choirs', low: 5, typical: 8, high: 12 } },
    duets: { rows: 200, columns: { upper_id: { among }, lower_id: { among } } },
  });
  expect(named).toEqual([]);
  const seats = new Set(rows('seats').map(({ choir_id, singer_id }) => `${choir_id} ${singer_id}`));
  for (const { choir_id, upper_id, lower_id } of rows('duets')) {
    expect([seats.has(`${choir_id} ${upper_id}`), seats.has(`${choir_id} ${lower_id}`)]).toEqual([true, true]);
    expect(upper_id).not.toBe(lower_id);
  }
});

test('a window of a table whose times are made otherwise says of each how it is made', async () => {
  const { named } = await answeredRows(
    `create table dives (id serial primary key, began_at timestamptz not null);
     create table finds (id serial primary key, dive_id int not null references dives, label text not null, seen_at timestamptz not null);`,
    { finds: { time: { from: '-1y', to: 'now' }, columns: { seen_at: { after: { of: 'dives.began_at', least: '1 minute', most: '2 hours' } } } } },
  );
  expect(named).toEqual([
    expect.stringMatching(/finds\/time: None of the times of public\.finds lies freely in a window: seen_at is made as the answer says of it\./),
  ]);
});

test('a condition on what counts rows below is named, and fills the rows all the same', async () => {
  const { named, trips } = await line({
    harbours: { columns: { name: { formula: "exists(sailors) ? 'Busy' : 'Quiet'" } } },
    trips: { columns: { harbour_id: { among: "harbours.name == 'Quiet'" } } },
  });
  expect(trips).toHaveLength(300);
  expect(named.join('\n')).toContain('harbours.name');
});

/** A clinic: a treatment has a patient and a prescription that has one as well, and a note the ward of its treatment, which some lack. */
const CLINIC = `
create table wards (id serial primary key, name text not null);
create table sick (id serial primary key, full_name text not null);
create table scripts (id serial primary key, sick_id int not null references sick, remedy text not null);
create table sittings (id serial primary key, script_id int references scripts, sick_id int not null references sick, ward_id int references wards, held_on date not null);
create table remarks (id serial primary key, sitting_id int not null references sittings, ward_id int references wards, sick_id int not null references sick, body text not null);
`;

test('a reference that a formula says is that of another one, also over two of them, and where ours looked the other way', async () => {
  const { rows, named } = await answeredRows(CLINIC, {
    wards: { rows: 9 },
    sick: { rows: 60 },
    scripts: { rows: 90 },
    sittings: {
      rows: { per: 'scripts', low: 2, typical: 3, high: 5 },
      columns: { script_id: { null: 0 }, sick_id: { formula: 'script.sick_id' }, ward_id: { null: 0 } },
    },
    remarks: { rows: 200, columns: { ward_id: { formula: 'sitting.ward_id', null: 0 }, sick_id: { formula: 'sitting.sick_id' } } },
  });
  expect(named).toEqual([]);
  const scripts = new Map(rows('scripts').map((row) => [row['id'], row]));
  const sittings = new Map(rows('sittings').map((row) => [row['id'], row]));
  expect(sittings.size).toBeGreaterThan(150);
  for (const { script_id, sick_id } of sittings.values()) expect(sick_id).toBe(scripts.get(script_id!)!['sick_id']);
  for (const { sitting_id, ward_id, sick_id } of rows('remarks')) expect(sittings.get(sitting_id!)).toMatchObject({ ward_id, sick_id });
});
