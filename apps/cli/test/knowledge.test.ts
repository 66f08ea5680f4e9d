import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { seedbed } from './support.ts';

type Row = Readonly<Record<string, string | null>>;

const DDL = `
create type visit_state as enum ('planned', 'done', 'missed');
create table vets (id int generated always as identity primary key, name text not null, initials varchar(3) not null unique, rate numeric(6,2) not null);
create table pets (id int generated always as identity primary key, name text not null, kind text not null, weight_kg numeric(5,2), tag varchar(12) unique);
create table visits (
  id int generated always as identity primary key, pet_id int not null references pets, vet_id int references vets, number varchar(12) not null unique, state visit_state not null default 'planned',
  planned_at timestamptz not null, began_at timestamptz, ended_at timestamptz, fee numeric(8,2), low_kg numeric(5,2), high_kg numeric(5,2), missed_because text, findings jsonb,
  check (ended_at is null or began_at is not null), check (low_kg < high_kg), check (fee is null or fee >= 0));
`;

const KNOWLEDGE = {
  format: 2,
  time: { from: '-2y', to: 'now', weekdays: [1, 1, 1, 1, 1, 0, 0] },
  tables: {
    vets: { rows: 7, columns: { initials: { formula: 'initials(name)' }, rate: { low: 60, middle: 80, high: 120, step: 5 } } },
    pets: {
      rows: 200,
      examples: [
        { kind: 'cat', weight_kg: [2.8, 6.2], weight: 3 },
        { kind: 'rabbit', weight_kg: [1.1, 3.4], weight: 1 },
      ],
    },
    visits: {
      rows: { per: 'pets', low: 1, typical: 4, high: 12 },
      states: {
        of: 'state',
        shares: { planned: 10, done: 82, missed: 8 },
        path: ['planned', 'done'],
        reached: { done: ['began_at', 'ended_at', 'fee', 'findings'], missed: ['missed_because'] },
      },
      orders: ['planned_at +[1 hour, 3 days, 20 days]-> began_at', 'began_at +[10 minutes, 25 minutes, 2 hours]-> ended_at'],
      hours: { columns: ['planned_at', 'began_at', 'ended_at'], from: '08:00', to: '18:30', weekdays: [1, 2, 3, 4, 5], quarter: ['planned_at'] },
      equations: ['fee == round(minutesBetween(began_at, ended_at) / 60 * vets.rate + 15, 2)'],
      columns: {
        number: { template: 'V{yy(planned_at)}-{running:4}', running: { by: 'year(planned_at)' } },
        missed_because: { values: { forgot: 3, ill: 1 } },
        low_kg: { formula: 'pets.weight_kg - 0.2' },
        high_kg: { formula: 'pets.weight_kg + 0.2' },
        findings: { shape: { vet: { formula: 'vets.initials' }, teeth: { label: { ok: 9, tartar: 1 } }, claws: { flag: 0.5, present: "pets.kind == 'cat'" } } },
        nonsense: { values: ['x'] },
      },
    },
  },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-knowledge-'));
  await writeFile(join(folder, 'vets.sql'), DDL);
  await writeFile(join(folder, 'knowledge.json'), JSON.stringify(KNOWLEDGE));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (args: string[]) => seedbed(args, { cwd: folder, env: { SEEDBED_DATA_DIR: join(folder, 'data') } });

/** The first rows of each table, and all of a short one. */
async function rowsOf(blueprint: Blueprint): Promise<(table: string) => Promise<Row[]>> {
  await writeFile(join(folder, 'made.json'), JSON.stringify(blueprint));
  return async (name) => {
    const { stdout } = await run(['generate', 'made.json', '--table', name, '--format', 'csv', '--out', '-']);
    return csvRows(stdout);
  };
}

/** Fields of CSV as Postgres writes it: an empty field without quotes is NULL. */
function csvRows(text: string): Row[] {
  const [names, ...lines] = [...text.matchAll(/((?:"(?:[^"]|"")*"|[^",\n])*(?:,(?:"(?:[^"]|"")*"|[^",\n])*)*)\n/g)].map(([, line]) => fieldsOf(line!));
  return lines.map((fields) => Object.fromEntries(names!.map((name, at) => [name!, fields[at] ?? null])));
}

function fieldsOf(line: string): (string | null)[] {
  return [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/g)].map(([, field]) =>
    field!.startsWith('"') ? field!.slice(1, -1).replaceAll('""', '"') : field === '' ? null : field!,
  );
}

const cents = (cell: string | null | undefined): number => Math.round(Number(cell) * 100);
const minutesBetween = (from: string | null | undefined, to: string | null | undefined): number => Math.floor((Date.parse(to!) - Date.parse(from!)) / 60_000);

test('rows follow an answer despite CHECKs, DEFAULTs and names; a wrong statement loses only itself', async () => {
  const { code, stderr, stdout } = await run(['infer', 'vets.sql', '--knowledge', 'knowledge.json']);
  expect(stderr).toMatch(/error: \/tables\/visits\/columns\/nonsense: public\.visits has no column "nonsense"/);
  expect([code, stderr.includes('does not hold everywhere')]).toEqual([0, false]);
  const rows = await rowsOf(JSON.parse(stdout) as Blueprint);
  const vets = new Map((await rows('vets')).map((vet) => [vet['id'], vet]));
  const pets = new Map((await rows('pets')).map((pet) => [pet['id'], pet]));
  const visits = await rows('visits');
  expect(visits.length).toBeGreaterThan(500);
  for (const visit of visits) {
    const done = visit['state'] === 'done';
    const pet = pets.get(visit['pet_id']!)!;
    expect([visit['began_at'] !== null, visit['ended_at'] !== null, visit['missed_because'] !== null]).toEqual([done, done, visit['state'] === 'missed']);
    if (pet['weight_kg'] !== null)
      expect([cents(visit['low_kg']), cents(visit['high_kg'])]).toEqual([cents(pet['weight_kg']) - 20, cents(pet['weight_kg']) + 20]);
    if (!done) continue;
    const vet = vets.get(visit['vet_id'] ?? '');
    if (vet)
      expect(Math.abs(cents(visit['fee']) - (minutesBetween(visit['began_at'], visit['ended_at']) / 60) * cents(vet['rate']) - 1500)).toBeLessThanOrEqual(1);
    expect(minutesBetween(visit['began_at'], visit['ended_at'])).toBeGreaterThanOrEqual(10);
    expect(minutesBetween(visit['planned_at'], visit['began_at'])).toBeGreaterThanOrEqual(60);
    const findings = JSON.parse(visit['findings']!) as { vet: string | null; claws?: boolean };
    expect(findings.vet).toBe(vet?.['initials'] ?? null);
    expect('claws' in findings).toBe(pet['kind'] === 'cat');
    for (const cell of [visit['began_at'], visit['ended_at']]) expect([1, 2, 3, 4, 5]).toContain(new Date(cell!).getUTCDay());
  }
  expect(visits.filter(({ state }) => state === 'missed').length / visits.length).toBeCloseTo(0.08, 1);
  const { code: again } = await run(['infer', 'vets.sql', '--knowledge', 'knowledge.json', '--out', 'b.json']);
  expect([again, JSON.parse(await readFile(join(folder, 'b.json'), 'utf8'))]).toEqual([0, JSON.parse(stdout)]);
});

test('assist takes it as an answer, shows the differences, and keeps the accepted tables', async () => {
  const shown = await run(['assist', 'vets.sql', '--answer', 'knowledge.json', '--accept', 'vets,pets']);
  expect(shown.stdout).toContain('public.visits');
  expect(shown.stderr).toMatch(/\d+ columns changed/);
  const kept = JSON.parse(await readFile(join(folder, 'knowledge.json'), 'utf8')) as typeof KNOWLEDGE;
  expect(Object.keys(kept.tables)).toEqual(['vets', 'pets']);
  await writeFile(join(folder, 'knowledge.json'), JSON.stringify(KNOWLEDGE));
});

test('the form is printed, and a file with another form is rejected', async () => {
  const { stdout } = await run(['knowledge', '--schema']);
  expect(JSON.parse(stdout)).toMatchObject({ $id: 'Knowledge', required: ['format', 'tables'] });
  await writeFile(join(folder, 'wrong.json'), '{"format": 2, "tables": {"cats": {"rows": 3}}}');
  expect(await run(['infer', 'vets.sql', '--knowledge', 'wrong.json'])).toMatchObject({ code: 4, stderr: expect.stringContaining('no table "cats"') });
  await writeFile(join(folder, 'other.json'), '{"pack": "x"}');
  expect(await run(['infer', 'vets.sql', '--knowledge', 'other.json'])).toMatchObject({ code: 2, stderr: expect.stringContaining('"format": 2') });
});

const WORKSHOP = fileURLToPath(new URL('../../../../shared/knowledge/', import.meta.url));

test('the worked example produces what it states', async () => {
  if (!existsSync(join(WORKSHOP, 'bike-workshop.sql'))) {
    console.warn('The worked example is not on this machine (../shared/knowledge): nothing of it was counted.');
    return;
  }
  const { stdout, stderr } = await run(['infer', join(WORKSHOP, 'bike-workshop.sql'), '--knowledge', join(WORKSHOP, 'bike-workshop.knowledge.json')]);
  expect(stderr).not.toMatch(/does not hold everywhere/);
  expect(stderr.split('\n').filter((line) => line.startsWith('error:'))).toEqual([]);
  const rows = await rowsOf(JSON.parse(stdout) as Blueprint);
  const bicycles = new Map((await rows('bicycles')).map((row) => [row['id'], row]));
  const mechanics = new Map((await rows('mechanics')).map((row) => [row['id'], row]));
  const bicycleOf = new Map((await rows('jobs')).map((row) => [row['id'], row['bicycle_id']!]));
  const fits = new Map((await rows('parts')).map((row) => [row['sku'], row['fits_kinds']!.replace(/[{}"]/g, '').split(',')]));
  const parts = new Map<string, number>();
  const used = await rows('job_parts');
  expect(used.length).toBeGreaterThan(1000);
  for (const { job_id: job, sku } of used) expect(fits.get(sku!)).toContain(bicycles.get(bicycleOf.get(job!)!)!['kind']);
  for (const part of used) parts.set(part['job_id']!, (parts.get(part['job_id']!) ?? 0) + Number(part['quantity']) * cents(part['unit_price']));
  const jobs = (await rows('jobs')).slice(0, 2000);
  expect(jobs).toHaveLength(2000);
  const path = ['booked', 'checked_in', 'waiting_parts', 'in_progress', 'ready', 'collected'];
  const running = new Map<string, number>();
  for (const job of jobs) {
    const reached = path.indexOf(job['state']!);
    const filled = (name: string) => job[name] !== null;
    expect([filled('checked_in_at'), filled('started_at'), filled('finished_at'), filled('collected_at')]).toEqual([
      reached >= 1,
      reached >= 3,
      reached >= 4,
      reached >= 5,
    ]);
    expect([filled('total'), filled('cancelled_reason'), filled('mechanic_id')]).toEqual([reached >= 4, reached < 0, reached >= 3]);
    const times = ['booked_at', 'checked_in_at', 'started_at', 'finished_at', 'collected_at'].flatMap((name) => job[name] ?? []);
    expect(times.toSorted()).toEqual(times);
    for (const time of times) expect(new Date(time).getUTCDay()).not.toBe(0);
    expect(cents(job['parts_total'])).toBe(parts.get(job['id']!) ?? 0);
    if (reached >= 4) {
      const mechanic = mechanics.get(job['mechanic_id']!)!;
      expect(Number(job['minutes'])).toBe(Math.min(480, minutesBetween(job['started_at'], job['finished_at'])));
      expect(Math.abs(cents(job['labour_total']) - (Number(job['minutes']) / 60) * cents(mechanic['hourly_rate']))).toBeLessThanOrEqual(1);
      expect(Math.abs(cents(job['vat']) - 0.2 * (cents(job['labour_total']) + cents(job['parts_total'])))).toBeLessThanOrEqual(0.51);
      expect(cents(job['total'])).toBe(cents(job['labour_total']) + cents(job['parts_total']) + cents(job['vat']));
    }
    const year = job['booked_at']!.slice(2, 4);
    running.set(year, (running.get(year) ?? 0) + 1);
    expect(job['job_no']).toBe(`J${year}-${String(running.get(year)).padStart(5, '0')}`);
    if (job['checklist'] === null) continue;
    const checklist = JSON.parse(job['checklist']!) as { by: string | null; motor_error?: string };
    expect(checklist.by).toBe(mechanics.get(job['mechanic_id']!)?.['initials'] ?? null);
    if ('motor_error' in checklist) expect(bicycles.get(job['bicycle_id']!)!['kind']).toBe('e-bike');
  }
  for (const { kind, motor_wh: motor } of bicycles.values()) expect(motor !== null).toBe(kind === 'e-bike');
  for (const { price, cost } of await rows('parts')) expect(Number(price)).toBeGreaterThan(Number(cost));
  const inMonth = (month: string) => jobs.filter(({ booked_at: at }) => at!.slice(5, 7) === month).length;
  expect(inMonth('05') / inMonth('01')).toBeGreaterThan(2);
  expect(inMonth('05') / inMonth('01')).toBeLessThan(4.5);
  expect(Math.abs(jobs.filter(({ state }) => state === 'cancelled').length / 2000 - 0.06)).toBeLessThan(0.022);
});

test('statements about one column can be accepted alone', async () => {
  const { code } = await run(['assist', 'vets.sql', '--answer', 'knowledge.json', '--accept', 'vets.rate,pets.kind']);
  expect(code).toBe(0);
  const kept = JSON.parse(await readFile(join(folder, 'knowledge.json'), 'utf8')) as typeof KNOWLEDGE;
  await writeFile(join(folder, 'knowledge.json'), JSON.stringify(KNOWLEDGE));
  expect(kept.tables).toEqual({
    vets: { columns: { rate: KNOWLEDGE.tables.vets.columns.rate } },
    pets: {
      examples: [
        { kind: 'cat', weight: 3 },
        { kind: 'rabbit', weight: 1 },
      ],
    },
  });
  const wrong = await run(['assist', 'vets.sql', '--answer', 'knowledge.json', '--accept', 'vets.rat']);
  expect(wrong.stderr).toContain('the answer does not name vets.rat; it names vets, pets, visits and their columns');
});
