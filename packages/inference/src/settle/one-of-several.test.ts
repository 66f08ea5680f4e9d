import { expect, test } from 'vitest';
import type { TypeDefinitions } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { drift } from '../drift/drift.ts';
import { infer } from '../infer.ts';

const at = 'created_at timestamp with time zone not null';
const guilds = { name: 'guilds', columns: ['id uuid not null', 'name text not null', at] };
const ofGuild = (name: string, ...columns: string[]) => ({
  name,
  columns: ['id uuid not null', 'guild_id uuid not null', ...columns, at],
  refers: ['guild_id -> guilds.id'],
});
const remarks = {
  name: 'remarks',
  columns: ['id uuid not null', 'guild_id uuid not null', 'subject_type subject not null', 'subject_id uuid not null', 'body text not null', at],
  refers: ['guild_id -> guilds.id'],
};
const things = [guilds, ofGuild('weavers', 'name text not null'), ofGuild('looms', 'label text not null')];

const TYPES: TypeDefinitions = { subject: { kind: 'enum', labels: ['Loom', 'weaver', 'guild', 'rumour'] } };
const ROWS: Readonly<Record<string, number>> = { guilds: 6, weavers: 60, looms: 60, remarks: 300 };

async function remarksOf(tables: Parameters<typeof makeCatalog>[0]) {
  const rows = Object.fromEntries(tables.map(({ name }) => [`public.${name}`, ROWS[name]!]));
  const { blueprint } = await infer(makeCatalog(tables, TYPES), noTools, { rows });
  return blueprint;
}

test('an id is that of a row that is there, of the table that its type names, of the same place, and older', async () => {
  const blueprint = await remarksOf([...things, remarks]);
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const rowsOf = (table: string) =>
    new Map(textRows(plan, table, 0, plan.table(table).rows, ['id', table === 'guilds' ? 'id' : 'guild_id', 'created_at']).map((row) => [row[0]!, row]));
  const tables = new Map([
    ['Loom', rowsOf('looms')],
    ['weaver', rowsOf('weavers')],
    ['guild', rowsOf('guilds')],
  ]);
  const made = textRows(plan, 'remarks', 0, plan.table('remarks').rows, ['subject_type', 'subject_id', 'guild_id', 'created_at']) as [
    string,
    string,
    string,
    string,
  ][];
  const about = made.filter(([type]) => type !== 'rumour');
  expect([about.length > 150, new Set(about.map(([type]) => type)).size]).toEqual([true, 3]);
  const wrong = about.filter(([type, id, guild, time]) => {
    const [, theirs, since] = tables.get(type)!.get(id) ?? [];
    return theirs !== guild || since! > time;
  });
  expect(wrong).toEqual([]);
  expect(new Set(about.map(([, id]) => id)).size).toBeGreaterThan(60);
  // A label that names no table has an id nevertheless.
  expect(made.filter(([type, id]) => type === 'rumour' && !/^[\da-f-]{36}$/.test(id))).toEqual([]);
  expect(plan.table('remarks').columns.map(({ name }) => name)).toEqual(remarks.columns.map((column) => column.split(' ')[0]));
});

test('a row whose place has no such row has the id of one elsewhere, and never one that is not there', async () => {
  const numbered = ['id bigint not null', 'guild_id uuid not null'];
  const looms = { name: 'looms', columns: [...numbered, 'label text not null', at], refers: ['guild_id -> guilds.id'] };
  const about = { ...remarks, columns: [...numbered, 'subject_type subject not null', 'subject_id bigint not null', 'body text not null', at] };
  const types: TypeDefinitions = { subject: { kind: 'enum', labels: ['Loom'] } };
  const rows = { 'public.guilds': 40, 'public.looms': 60, 'public.remarks': 300 };
  const { blueprint } = await infer(makeCatalog([guilds, looms, about], types), noTools, { rows });
  // Fewer rows than were expected when the columns were chosen.
  blueprint.tables.find(({ name }) => name === 'looms')!.rows = 5;
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const ids = textRows(plan, 'looms', 0, plan.table('looms').rows, ['id']).flat();
  const made = textRows(plan, 'remarks', 0, plan.table('remarks').rows, ['subject_id']).flat();
  expect(ids.length).toBe(5);
  expect(made.filter((id) => !ids.includes(id))).toEqual([]);
});

test('whole numbers stand in text, and what a key counts keeps its own ids', async () => {
  const { name, columns, refers } = remarks;
  const inText = [
    { name: 'looms', columns: ['id bigint not null', at] },
    { name: 'weavers', columns: ['id bigint not null', at] },
    { name, columns: columns.filter((column) => !column.startsWith('guild')).map((column) => column.replace('subject_id uuid', 'subject_id text')) },
  ];
  const blueprint = await remarksOf(inText);
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const ids = new Set(textRows(plan, 'looms', 0, plan.table('looms').rows, ['id']).flat());
  const loose = textRows(plan, 'remarks', 0, plan.table('remarks').rows, ['subject_type', 'subject_id']).filter(
    ([type, id]) => type === 'Loom' && !ids.has(id!),
  );
  expect(loose).toEqual([]);
  const keyed = await remarksOf([...things, { name, columns, refers, unique: [['subject_type', 'subject_id']] }]);
  expect(keyed.dropped).toBeUndefined();
});

test('a table or a column that a migration adds has its references as well', async () => {
  const before = await remarksOf(things);
  const { blueprint } = await drift(before, makeCatalog([...things, remarks], TYPES), noTools);
  expect(blueprint.dropped?.map(({ to }) => to.table)).toEqual(['public.looms', 'public.looms', 'public.weavers', 'public.weavers']);
  const without = { ...remarks, columns: remarks.columns.filter((column) => !column.startsWith('subject')) };
  const added = await drift(await remarksOf([...things, without]), makeCatalog([...things, remarks], TYPES), noTools);
  expect(added.blueprint.dropped).toHaveLength(4);
  const plan = compile(added.blueprint, await loadWords('en-US'), { cap: true });
  const ids = new Set(['weavers', 'looms', 'guilds'].flatMap((table) => textRows(plan, table, 0, plan.table(table).rows, ['id']).flat()));
  const rows = textRows(plan, 'remarks', 0, plan.table('remarks').rows, ['subject_type', 'subject_id']);
  expect(rows.filter(([type, id]) => type !== 'rumour' && !ids.has(id!))).toEqual([]);
  expect((await drift(added.blueprint, makeCatalog([...things, remarks], TYPES), noTools)).changes).toEqual([]);
});

test('what a row is about is the patient’s whom it leads to, and a rated therapist is the one of the visit', async () => {
  const person = (name: string) => ({ name, columns: ['id uuid not null', 'first_name text not null', 'last_name text not null', 'email text'] });
  const blueprint = await infer(
    makeCatalog(
      [
        person('patients'),
        person('therapists'),
        {
          name: 'visits',
          columns: ['id uuid not null', 'patient_id uuid not null', 'therapist_id uuid not null', at],
          refers: ['patient_id -> patients.id', 'therapist_id -> therapists.id'],
        },
        { name: 'bills', columns: ['id uuid not null', 'patient_id uuid not null', at], refers: ['patient_id -> patients.id'] },
        {
          name: 'charges',
          columns: ['id uuid not null', 'bill_id uuid not null', 'item_type item not null', 'item_id uuid not null'],
          refers: ['bill_id -> bills.id'],
        },
        {
          name: 'ratings',
          columns: ['id uuid not null', 'visit_id uuid not null', 'item_type item not null', 'item_id uuid not null'],
          refers: ['visit_id -> visits.id'],
        },
      ],
      { item: { kind: 'enum', labels: ['visit', 'therapist'] } },
    ),
    noTools,
  ).then((each) => each.blueprint);
  expect(blueprint.dropped?.find(({ from, to }) => from.table === 'public.charges' && to.table === 'public.visits')).toMatchObject({
    within: 'charges_bill_id_fkey',
    scope: 'public.patients',
  });
  const ratings = blueprint.tables.find(({ name }) => name === 'ratings')!;
  expect(JSON.stringify(ratings.columns.find(({ name }) => name === 'item_id')!.generator)).toContain('visit_id.therapist_id');
});
