import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Tables = Readonly<Record<string, readonly string[]>>;

/** The generators of all columns as text, by `table.column`. */
async function madeOf(tables: Tables): Promise<Readonly<Record<string, string>>> {
  const catalog = makeCatalog(Object.entries(tables).map(([name, columns]) => ({ name, columns: ['id bigint not null', ...columns] })));
  const { blueprint } = await infer(catalog, noTools);
  return Object.fromEntries(
    blueprint.tables.flatMap((table) => table.columns.map(({ name, generator }) => [`${table.name}.${name}`, JSON.stringify(generator)])),
  );
}

const MUSIC = { artists: ['name text not null'], albums: ['title text not null'], playlists: ['name text not null'] };

test('among albums a label is a firm, a release is recorded, a genre is of music', async () => {
  const made = await madeOf({
    ...MUSIC,
    labels: ['name text not null'],
    release_status: ['name text not null'],
    genres: ['name text not null'],
    tracks: ['number text', 'unit_price numeric(10,2)'],
    recordings: ['comment varchar(255)', 'video boolean not null'],
  });
  expect(made['labels.name']).toContain('Recordings');
  expect(made['release_status.name']).toContain('Bootleg');
  expect(made['genres.name']).toContain('Reggae');
  expect(made['tracks.number']).toContain('"A1"');
  expect(made['tracks.unit_price']).toContain('"median":1');
  expect(made['recordings.comment']).toContain('live version');
  expect(made['recordings.video']).toContain('0.04');
});

test('without albums they have their ordinary meaning', async () => {
  const made = await madeOf({ labels: ['name text not null'], posts: ['comment varchar(255)'], issues: ['title text not null'] });
  expect(made['labels.name']).not.toContain('media.');
  expect(made['posts.comment']).not.toContain('live version');
});

test('codes of countries, languages and currencies are real ones', async () => {
  const made = await madeOf({
    countries: ['name text not null', 'short_name text'],
    languages: ['name text not null', 'iso_code_1 char(2)', 'iso_code_3 char(3)'],
    scripts: ['name text not null', 'iso_code char(4)'],
  });
  expect(made['countries.short_name']).toContain('"SE"');
  expect(made['languages.iso_code_1']).toContain('"nl"');
  expect(made['languages.iso_code_3']).toContain('"nld"');
  expect(made['scripts.iso_code']).toContain('Cyrl');
});

test('accounting classes and accounts do not belong to a school', async () => {
  const made = await madeOf({
    contact_class: ['class text not null'],
    account: ['accno text not null', 'description text', 'category char(1)', 'contra boolean'],
    invoice_note: ['note text not null', 'subject text', 'vector tsvector', 'ref_key integer'],
    asset_dep_method: ['method text not null', 'unit_label text'],
  });
  expect(made['contact_class.class']).toContain('E-mail');
  expect(made['account.accno']).toContain('####');
  expect(made['invoice_note.subject']).toContain('Payment terms');
  expect(made['asset_dep_method.method']).toContain('straight line');
  expect(made['asset_dep_method.unit_label']).toContain('months');
});

test('a claim keeps its notes, a feature flag its experiment, a game its missions', async () => {
  const made = await madeOf({
    claim_notes: ['subject text', 'body text'],
    experiments: ['name text not null', 'variant text', 'rollout integer', 'enabled boolean'],
    missions: ['name text not null', 'launch_date date', 'spacecraft_id bigint'],
    quests: ['name text not null', 'reward integer'],
  });
  expect(made['claim_notes.subject']).toContain('Contact with insured');
  expect(made['experiments.name']).toContain('dark-mode');
  expect(made['missions.name']).toContain('Lunar');
  expect(made['quests.name']).not.toContain('Lunar');
});

test('a unit of a spacecraft is not a lesson', async () => {
  const made = await madeOf({
    spacecraft_module: ['module_name text not null', 'purpose text'],
    course_modules: ['module_name text not null', 'course_id bigint'],
  });
  expect(made['spacecraft_module.module_name']).toContain('Airlock');
  expect(made['spacecraft_module.purpose']).toContain('crew');
  expect(made['course_modules.module_name']).not.toContain('Airlock');
});
