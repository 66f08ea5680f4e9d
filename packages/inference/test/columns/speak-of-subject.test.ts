import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

async function generatorsOf(tables: Record<string, readonly string[]>) {
  const catalog = makeCatalog(Object.entries(tables).map(([name, columns]) => ({ name, columns: ['id bigint not null', ...columns] })));
  const { blueprint } = await infer(catalog, noTools);
  return (table: string, column: string) => blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator!;
}

test('notes describe the table’s subject, with its own words before the schema’s', async () => {
  const of = await generatorsOf({
    gym_visits: ['notes text', 'reps int'],
    gym_exercises: ['tips_notes text'],
    reagents: ['notes text', 'lot_number text'],
    members: ['full_name text', 'notes text'],
    treadmill_equipment: ['notes text'],
  });
  expect(of('gym_visits', 'notes')).toEqual({ kind: 'text.about', parameters: { subject: 'fitness' } });
  expect(of('reagents', 'notes')).toEqual({ kind: 'text.about', parameters: { subject: 'science' } });
  expect(of('members', 'notes').parameters).toEqual({ subject: 'person' });
  expect(of('treadmill_equipment', 'notes').parameters).toEqual({ subject: 'equipment' });
});

test('a description is about its thing; the same noun means another thing in another subject', async () => {
  const game = await generatorsOf({
    players: ['gamertag text'],
    monsters: ['name text', 'description text'],
    quests: ['title text', 'description text'],
    recipes: ['name text', 'description text'],
    maps: ['name text', 'description text'],
  });
  expect(game('monsters', 'description')).toEqual({ kind: 'text.described', parameters: { thing: 'monster' } });
  expect(game('maps', 'description').parameters).toEqual({ thing: 'map' });
  const software = await generatorsOf({
    repositories: ['name text'],
    environments: ['name text', 'description text'],
    webhooks: ['url text', 'description text'],
    map_layers: ['title text', 'description text'],
  });
  expect(software('environments', 'description').parameters).toEqual({ thing: 'environment' });
  expect(software('map_layers', 'description').parameters).not.toHaveProperty('thing');
});

test('events are described like notes, and unknown ones in neutral words', async () => {
  const of = await generatorsOf({
    reagents: ['name text', 'lot_number text'],
    deviations: ['title text', 'description text', 'sample_id bigint'],
    samples: ['label text', 'collected_by text'],
  });
  expect(of('deviations', 'description')).toEqual({ kind: 'text.about', parameters: { subject: 'science' } });
  const software = await generatorsOf({ repositories: ['name text'], audit_logs: ['details text'], feature_requests: ['title text', 'description text'] });
  expect(software('audit_logs', 'details').parameters).toEqual({ subject: 'admin' });
  expect(software('feature_requests', 'description').kind).toBe('text.description');
  const unknown = await generatorsOf({ wobbles: ['notes text', 'wobble_height int'] });
  expect(unknown('wobbles', 'notes').parameters?.['values']).toContain('Details to follow.');
});

test('notes are about the table’s own subject, otherwise neutral, and about people if taken on people', async () => {
  const of = await generatorsOf({
    schools: ['name text'],
    lessons: ['title text', 'notes text'],
    students: ['name text'],
    teachers: ['name text'],
    sync_logs: ['school_id bigint', 'notes text'],
    users: ['email text', 'notes text'],
  });
  expect(of('lessons', 'notes').parameters).toMatchObject({ subject: 'school' });
  expect(of('sync_logs', 'notes').parameters?.['values']).toContain('Details to follow.');
  expect(of('users', 'notes').parameters).toMatchObject({ subject: 'person' });
});

test('prose and weekdays are in the language of the names', async () => {
  const of = await generatorsOf({
    cultos: ['titulo text', 'dia_semana text', 'horario time', 'observacoes text'],
    usuarios: ['nome text', 'senha text', 'observacoes text'],
  });
  expect(of('cultos', 'dia_semana').parameters?.['values']).toContain('segunda-feira');
  expect(of('cultos', 'observacoes').parameters?.['values']).toContain('Detalhes a confirmar.');
  expect(of('usuarios', 'observacoes').parameters?.['values']).toContain('Novo endereço anotado.');
});

test('a list of notes describes its subject too, a film keeps its plot', async () => {
  const of = await generatorsOf({
    specimens: ['remarks_notes text[]', 'collected_by text'],
    samples: ['lot_number text'],
    movies: ['title text', 'description text'],
  });
  expect(JSON.stringify(of('specimens', 'remarks_notes'))).toContain('"subject":"science"');
  expect(of('movies', 'description').kind).toBe('text.description');
});
