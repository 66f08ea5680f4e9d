import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Tables = Readonly<Record<string, readonly string[]>>;

async function valuesOf(tables: Tables, table: string, column: string): Promise<string> {
  const { blueprint } = await infer(
    makeCatalog(Object.entries(tables).map(([name, columns]) => ({ name, columns: ['id bigint not null', ...columns] }))),
    noTools,
  );
  return JSON.stringify(blueprint.tables.find((each) => each.name === table)!.columns.find((each) => each.name === column)!.generator);
}

const flags: Tables = {
  feature_flags: ['key text', 'variations text'],
  segments: ['name text', 'rollout_percentage int'],
  experiments: ['variation text', 'status text'],
  triggers: ['action text'],
};
const clinic: Tables = {
  pets: ['species text', 'breed text', 'microchip text'],
  vaccinations: ['vaccine text'],
  stays: ['cage text'],
  hospitalizations: ['reason text'],
};
const releases: Tables = { deployments: ['strategy text', 'commit_sha text'], pipelines: ['ref text'], runners: ['platform text'] };

test('one word has its meaning in the subject of its table', async () => {
  expect(await valuesOf(flags, 'triggers', 'action')).toContain('turn_on');
  expect(await valuesOf(clinic, 'hospitalizations', 'reason')).toContain('parvovirus');
  expect(await valuesOf(releases, 'deployments', 'strategy')).toContain('canary');
  expect(await valuesOf(releases, 'runners', 'platform')).toContain('linux/amd64');
});

test('the table’s own subject comes before the others', async () => {
  const mixed: Tables = { ...releases, invoices: ['status text', 'currency text', 'subscription_id bigint', 'reason text'] };
  expect(await valuesOf(mixed, 'invoices', 'status')).not.toContain('running');
  expect(await valuesOf(mixed, 'invoices', 'reason')).not.toContain('worker');
});

test('lists of a trade are not used in schemas about other things', async () => {
  const mail: Tables = {
    mailboxes: ['smtp_host text', 'dkim_key text', 'spf text'],
    bounces: ['sender text', 'message_id text'],
    routes: ['domain text', 'mode text'],
    change_requests: ['reason text', 'unsubscribe_url text'],
  };
  expect(await valuesOf(mail, 'routes', 'mode')).not.toContain('ocean');
  expect(await valuesOf(mail, 'change_requests', 'reason')).not.toContain('book');
  expect(await valuesOf({ shipments: ['carrier text', 'consignee text'], routes: ['mode text', 'incoterm text'] }, 'routes', 'mode')).toContain('ocean');
});

const transport: Tables = {
  agences: ['nom varchar(80) not null', 'ville varchar(60) not null', 'telephone varchar(20)'],
  commandes: ['agence_id bigint not null', 'reference_client varchar(40)', 'poids_kg int', 'livree_le timestamp', 'signe_par varchar(80)'],
  vehicules: ['agence_id bigint not null', 'immatriculation varchar(12)', 'kilometrage int not null'],
  chauffeurs: ['agence_id bigint not null', 'permis varchar(10)', 'date_naissance date'],
};

test('words of software have its sense only beside other words of software', async () => {
  expect(await valuesOf(transport, 'agences', 'nom')).not.toContain('git.');
  expect(await valuesOf(transport, 'commandes', 'reference_client')).not.toContain('refs/');
  const builds: Tables = { builds: ['branch text', 'commit_sha text', 'ref text', 'status text'] };
  expect(await valuesOf(builds, 'builds', 'branch')).toContain('git.branch');
  expect(await valuesOf(builds, 'builds', 'ref')).toContain('refs/');
});

test('a preposition of another language stays behind its verb', async () => {
  expect(await valuesOf(transport, 'commandes', 'signe_par')).toContain('person.fullName');
});

test('an appeal of a charity asks for gifts, one against a fine gives reasons', async () => {
  const charity: Tables = {
    donors: ['name text not null', 'email text'],
    campaigns: ['name text not null', 'appeal_text text', 'goal_amount numeric', 'raised_amount numeric'],
    parking_fines: ['plate text', 'appeal_text text'],
  };
  expect(await valuesOf(charity, 'campaigns', 'appeal_text')).toContain('gift');
  expect(await valuesOf(charity, 'parking_fines', 'appeal_text')).toContain('dashboard');
});

test('a restaurant has its mail at its own name', async () => {
  const restaurants: Tables = { restaurants: ['name text not null', 'cuisine text not null', 'city text', 'phone text', 'email text'], dishes: ['name text'] };
  expect(await valuesOf(restaurants, 'restaurants', 'email')).toContain('contact@{{slug:name}}.example');
});
