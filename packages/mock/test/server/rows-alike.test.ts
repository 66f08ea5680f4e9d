import { openRunner } from '@seedbed/runner';
import { expect, test } from 'vitest';
import { openMock } from '../../src/server/index.ts';

/** A harbour: the sail of a hoist has the rig and the size of the boat of its voyage. */
const HARBOUR = `
CREATE TABLE boats (id int PRIMARY KEY, rig text NOT NULL CHECK (rig IN ('sloop', 'ketch', 'yawl')), size int NOT NULL CHECK (size IN (1, 2)));
CREATE TABLE sails (id int PRIMARY KEY, rig text NOT NULL CHECK (rig IN ('sloop', 'ketch', 'yawl')), size int NOT NULL CHECK (size IN (1, 2)));
CREATE TABLE voyages (id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats);
CREATE TABLE hoists (id int PRIMARY KEY, voyage_id int NOT NULL REFERENCES voyages, sail_id int NOT NULL REFERENCES sails);`;

type Row = Record<string, any>;

test('rows chosen by labels are the same from both sides, in embeds, filters and counts', async () => {
  await using runner = openRunner();
  const knowledge = { format: 2, tables: { hoists: { columns: { sail_id: { among: 'sails.rig == voyages.boat.rig && sails.size == voyages.boats.size' } } } } };
  const { blueprint, catalog, knowledge: outcome } = await runner.inferDdl(HARBOUR, { rows: { boats: 30, sails: 40, voyages: 80, hoists: 200 }, knowledge });
  expect(outcome!.faults).toEqual([]);
  const mock = openMock({ plan: await runner.compile(blueprint), catalog });
  const get = async (path: string): Promise<Row[]> => (await (await mock.fetch(path)).json()) as Row[];

  const hoists = await get('/hoists?select=id,sail:sails(id,rig,size),voyage:voyages(boat:boats(rig,size))');
  expect(hoists).toHaveLength(200);
  for (const { sail, voyage } of hoists) expect([sail.rig, sail.size]).toEqual([voyage.boat.rig, voyage.boat.size]);
  expect(new Set(hoists.map(({ sail }) => `${sail.rig} ${sail.size}`)).size).toBeGreaterThan(3);

  const sails = await get('/sails?select=id,hoists(id)&order=id');
  for (const { id, hoists: own } of sails)
    expect(own.map((one: Row) => one['id']).toSorted()).toEqual(hoists.flatMap((one) => (one['sail'].id === id ? [one['id']] : [])).toSorted());
  const ofSloops = await get('/hoists?select=id,sails!inner(rig)&sails.rig=eq.sloop');
  expect(ofSloops).toHaveLength(hoists.filter(({ sail }) => sail.rig === 'sloop').length);

  // A written row keeps what it says, and others stay as they are.
  const headers = { 'Content-Type': 'application/json', Prefer: 'return=representation' };
  const body = JSON.stringify({ id: 9001, voyage_id: hoists[0]!['id'], sail_id: sails[0]!['id'] });
  expect((await mock.fetch('/hoists', { method: 'POST', headers, body })).status).toBe(201);
  expect((await get(`/sails?select=hoists(id)&id=eq.${sails[0]!['id']}`))[0]!['hoists']).toHaveLength(sails[0]!['hoists'].length + 1);
});
