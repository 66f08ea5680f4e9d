import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TYPE permit_state AS ENUM ('submitted', 'in_review', 'approved', 'rejected');
  CREATE TABLE permits (id int PRIMARY KEY, title text NOT NULL, state permit_state NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE permit_changes (id int PRIMARY KEY, permit_id int NOT NULL REFERENCES permits ON DELETE CASCADE,
    from_state permit_state, to_state permit_state NOT NULL, changed_at timestamptz NOT NULL);
  CREATE TABLE parcels (id int PRIMARY KEY, status varchar(20) NOT NULL CHECK (status IN ('announced', 'sorted', 'on_tour', 'handed_over', 'lost')),
    created_at timestamptz NOT NULL);
  CREATE TABLE parcel_status_events (id int PRIMARY KEY, parcel_id int NOT NULL REFERENCES parcels, from_status varchar(20) NOT NULL, to_status varchar(20) NOT NULL,
    created_at timestamptz NOT NULL);
  CREATE TABLE sluices (id int PRIMARY KEY, name text NOT NULL, state permit_state NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE sluice_entries (id int PRIMARY KEY, sluice_id int NOT NULL REFERENCES sluices, from_state permit_state, to_state permit_state, remark text,
    created_at timestamptz NOT NULL, CHECK (to_state IS NOT NULL OR remark IS NOT NULL));
  CREATE TABLE sluice_changes (id int PRIMARY KEY, sluice_id int NOT NULL REFERENCES sluices, old_state permit_state NOT NULL, new_state permit_state NOT NULL,
    created_at timestamptz NOT NULL, CHECK (old_state <> new_state));
  CREATE TABLE sluice_history (id int PRIMARY KEY, sluice_id int NOT NULL REFERENCES sluices, state permit_state NOT NULL, reached_at timestamptz NOT NULL);
  CREATE TABLE funnels (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE stages (id int PRIMARY KEY, funnel_id int NOT NULL REFERENCES funnels, name text NOT NULL, position int NOT NULL);
  CREATE TABLE prospects (id int PRIMARY KEY, funnel_id int NOT NULL REFERENCES funnels, stage_id int NOT NULL REFERENCES stages, created_at timestamptz NOT NULL);
  CREATE TABLE stage_moves (id int PRIMARY KEY, prospect_id int NOT NULL REFERENCES prospects, old_stage_id int REFERENCES stages,
    new_stage_id int NOT NULL REFERENCES stages, moved_at timestamptz NOT NULL);
  CREATE TABLE boats (id int PRIMARY KEY, name text NOT NULL, price int NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE boat_price_changes (id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, old_price int NOT NULL, new_price int NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE hires (id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, hired_at timestamptz NOT NULL, due_date date NOT NULL);
  CREATE TABLE hire_extensions (id int PRIMARY KEY, hire_id int NOT NULL REFERENCES hires ON DELETE CASCADE, number smallint NOT NULL CHECK (number >= 0),
    previous_due_date date NOT NULL, new_due_date date NOT NULL, extended_at timestamptz NOT NULL, UNIQUE (hire_id, number));
  CREATE TABLE meters (id int PRIMARY KEY, serial_number text NOT NULL, last_value numeric(14,3), created_at timestamptz NOT NULL);
  CREATE TABLE readings (id int PRIMARY KEY, meter_id int NOT NULL REFERENCES meters, read_at timestamptz NOT NULL, value numeric(14,3) NOT NULL, delta numeric(14,3) NOT NULL);
  CREATE TABLE purses (id int PRIMARY KEY, created_at timestamptz NOT NULL);
  CREATE TABLE bills (id int PRIMARY KEY, purse_id int NOT NULL REFERENCES purses, created_at timestamptz NOT NULL);
  CREATE TABLE purse_entries (id int PRIMARY KEY, purse_id int NOT NULL REFERENCES purses, bill_id int NOT NULL REFERENCES bills,
    amount int NOT NULL, ending_balance bigint NOT NULL, created_at timestamptz NOT NULL);`;

const { rows, proved } = await madeRows(DDL, 300, (blueprint) => blueprint);

/** Rows by their parent, in the order of a time. */
function byParent(table: string, parent: string, time: string): MadeRow[][] {
  const groups = [...Map.groupBy(rows.get(table)!, (row) => row[parent]).values()];
  expect(groups.some(({ length }) => length > 2)).toBe(true);
  return groups.map((group) => group.toSorted((a, b) => (a[time]! < b[time]! ? -1 : 1)));
}

const of = (table: string, row: MadeRow, reference: string): MadeRow => rows.get(table)!.find(({ id }) => id === row[reference])!;

test('changes of a state begin where the one before ended, lead somewhere, and end in the state of now', () => {
  expect(proved).toBe(true);
  for (const group of byParent('permit_changes', 'permit_id', 'changed_at')) {
    group.forEach((row, i) => {
      expect(row['from_state']).toBe(group[i - 1]?.['to_state'] ?? null);
      expect(row['from_state']).not.toBe(row['to_state']);
    });
    expect(group.at(-1)!['to_state']).toBe(of('permits', group[0]!, 'permit_id')['state']);
    if (group.length > 2 && group.at(-1)!['to_state'] !== 'submitted') expect(group.map((row) => row['to_state'])).toContain('in_review');
  }
});

test('a log of changes and remarks has its changes in turn, and remarks beside them', () => {
  for (const group of byParent('sluice_entries', 'sluice_id', 'created_at')) {
    const changes = group.filter((row) => row['to_state'] !== null);
    changes.forEach((row, i) => expect(row['from_state']).toBe(changes[i - 1]?.['to_state'] ?? null));
    expect(changes.at(-1)!['to_state']).toBe(of('sluices', group[0]!, 'sluice_id')['state']);
    for (const row of group) if (row['to_state'] === null) expect([row['from_state'], row['remark'] === null]).toEqual([null, false]);
  }
  expect(rows.get('sluice_entries')!.some((row) => row['to_state'] === null)).toBe(true);
});

test('changes that a CHECK wants to differ go on from the one before', () => {
  for (const group of byParent('sluice_changes', 'sluice_id', 'created_at')) {
    group.forEach((row, i) => {
      if (i > 0) expect(row['old_state']).toBe(group[i - 1]!['new_state']);
      expect(row['old_state']).not.toBe(row['new_state']);
    });
    expect(group.at(-1)!['new_state']).toBe(of('sluices', group[0]!, 'sluice_id')['state']);
  }
});

test('a history of states alone ends in the state of now', () => {
  for (const group of byParent('sluice_history', 'sluice_id', 'reached_at')) {
    const { state } = of('sluices', group[0]!, 'sluice_id');
    expect(group.at(-1)!['state']).toBe(state);
    if (group.length > 2 && state === 'approved') expect(group.map((row) => row['state'])).toContain('in_review');
  }
});

test('changes in plain texts have the labels of the state that they are called after', () => {
  for (const group of byParent('parcel_status_events', 'parcel_id', 'created_at')) {
    group.forEach((row, i) => {
      if (i > 0) expect(row['from_status']).toBe(group[i - 1]!['to_status']);
      expect(row['from_status']).not.toBe(row['to_status']);
    });
    expect(group.at(-1)!['to_status']).toBe(of('parcels', group[0]!, 'parcel_id')['status']);
  }
});

test('moves between stages of one funnel begin where the one before ended, and end in the stage of now', () => {
  const counts = Map.groupBy(rows.get('stages')!, (row) => row['funnel_id']);
  for (const group of byParent('stage_moves', 'prospect_id', 'moved_at')) {
    const prospect = of('prospects', group[0]!, 'prospect_id');
    group.forEach((row, i) => {
      expect(row['old_stage_id']).toBe(group[i - 1]?.['new_stage_id'] ?? null);
      if (counts.get(prospect['funnel_id'])!.length > 1) expect(row['old_stage_id']).not.toBe(row['new_stage_id']);
      expect(of('stages', row, 'new_stage_id')['funnel_id']).toBe(prospect['funnel_id']);
    });
    expect(group.at(-1)!['new_stage_id']).toBe(prospect['stage_id']);
  }
});

test('changes of a price go on from the one before, down to the price of now', () => {
  for (const group of byParent('boat_price_changes', 'boat_id', 'created_at')) {
    group.forEach((row, i) => {
      if (i > 0) expect(row['old_price']).toBe(group[i - 1]!['new_price']);
      expect(row['old_price']).not.toBe(row['new_price']);
    });
    expect(group.at(-1)!['new_price']).toBe(of('boats', group[0]!, 'boat_id')['price']);
  }
});

test('extensions are counted as they come, and each moves the day on', () => {
  for (const group of byParent('hire_extensions', 'hire_id', 'extended_at')) {
    expect(group.map((row) => Number(row['number']))).toEqual(group.map((_, i) => i + 1));
    group.forEach((row, i) => {
      if (i > 0) expect(row['previous_due_date']).toBe(group[i - 1]!['new_due_date']);
      expect(row['new_due_date']! > row['previous_due_date']!).toBe(true);
    });
    const hire = of('hires', group[0]!, 'hire_id');
    expect(group.at(-1)!['new_due_date']).toBe(hire['due_date']);
    expect(group[0]!['previous_due_date']! > hire['hired_at']!.slice(0, 10)).toBe(true);
  }
});

test('a counter goes up, each reading says by how much, and the meter has the last', () => {
  for (const group of byParent('readings', 'meter_id', 'read_at')) {
    group.forEach((row, i) => {
      const before = Number(group[i - 1]?.['value'] ?? row['value']);
      expect(Number(row['value'])).toBeGreaterThanOrEqual(before);
      expect(Number(row['delta'])).toBeCloseTo(Number(row['value']) - before, 2);
    });
    expect(of('meters', group[0]!, 'meter_id')['last_value']).toBe(group.at(-1)!['value']);
  }
});

test('a balance adds up in the order of the times', () => {
  for (const group of byParent('purse_entries', 'purse_id', 'created_at')) {
    let sum = 0;
    for (const row of group) expect(Number(row['ending_balance'])).toBe((sum += Number(row['amount'])));
  }
});
