import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

const madeOf = async (tables: Readonly<Record<string, readonly string[]>>) => {
  const { blueprint } = await infer(
    makeCatalog(Object.entries(tables).map(([name, columns]) => ({ name, columns: ['id bigint not null', ...columns] }))),
    noTools,
  );
  return (table: string, column: string) => blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator as Made;
};

test('a text named after another table holds the names of its rows', async () => {
  const at = await madeOf({
    customers: ['name text not null', 'email text not null'],
    exports: ['customer_name text', 'deleted_customer_name text', 'customer text'],
  });
  for (const column of ['customer_name', 'deleted_customer_name']) expect(at('exports', column).kind).toBe('person.fullName');
});

test('models, tools and tokens next to prompts mean software, otherwise trades', async () => {
  const at = await madeOf({
    completions: ['model text', 'prompt text', 'temperature numeric', 'max_tokens int', 'tools jsonb'],
    vehicles: ['model text', 'mileage int'],
  });
  expect(at('completions', 'model').parameters?.['values']).toContain('atlas-large');
  expect(at('completions', 'max_tokens').parameters?.['values']).toContain(8192);
  expect(JSON.stringify(at('completions', 'tools'))).toContain('search_documents');
  expect(at('vehicles', 'model').kind).toBe('vehicle.model');
});

test('an unknown document is a list if its name is a plural, switches for a verb, otherwise one object', async () => {
  const at = await madeOf({ widgets_of_pages: ['gizmos jsonb', "frobs jsonb default '{}'", 'zooming jsonb', 'zookeeper_rails jsonb'] });
  const shape = (column: string) => at('widgets_of_pages', column).parameters?.['shape'] as { type: string; items?: object; keys?: object };
  expect(shape('gizmos')).toMatchObject({ type: 'array', items: { keys: { name: {}, enabled: {} } } });
  expect(shape('frobs')).toMatchObject({ type: 'object' });
  expect(shape('zooming')).toMatchObject({ keys: { enabled: {}, mode: {} } });
  expect(JSON.stringify(shape('zookeeper_rails'))).toContain('Keep a copy');
});

test('DEFAULT true outweighs a flag’s name', async () => {
  const at = await madeOf({ members: ['auto_offline boolean default true', 'auto_login boolean default false'] });
  expect(at('members', 'auto_offline').parameters?.['probability']).toBe(0.85);
  expect(at('members', 'auto_login').parameters?.['probability']).toBeLessThan(0.5);
});

test('keys of settings are usual ones, once each', async () => {
  const { blueprint } = await infer(makeCatalog([{ name: 'settings', columns: ['key text not null', 'value jsonb not null'], key: ['key'] }]), noTools);
  const [table] = blueprint.tables;
  const keys = (table!.columns[0]!.generator as Made).parameters?.['values'] as string[];
  expect(keys).toContain('mail.smtp_host');
  expect(table!.rows).toBeLessThanOrEqual(keys.length);
});

test('an id that refers to one table has a type with its name', async () => {
  const at = await madeOf({
    users: ['email text not null', 'username text not null'],
    posts: ['title text not null'],
    follows: ['follower_id bigint not null', 'follower_type text not null'],
  });
  expect(at('follows', 'follower_type').parameters?.['values']).toContain('User');
});

test('words after "at" only add detail, and lists of unknown things contain no remarks', async () => {
  const at = await madeOf({ profiles: ['email text not null', 'role_at_organization text', 'zorkings text[]'] });
  expect(at('profiles', 'role_at_organization').kind).not.toBe('company.name');
  expect(JSON.stringify(at('profiles', 'zorkings'))).not.toContain('text.note');
});

test('secrets, tokens and ids are recognized at the end of a compound word', async () => {
  const at = await madeOf({ users: ['email text not null', 'mfasecret varchar(128)', 'voipdeviceid varchar(128)', 'fileids varchar(300)'] });
  for (const column of ['mfasecret', 'voipdeviceid', 'fileids']) expect(at('users', column).kind).not.toBe('text.plain');
});

test('jobs of machines are of no employment', async () => {
  const at = await madeOf({ jobs: ['type text', 'status text', 'progress int', 'payload jsonb'], job_offers: ['type text', 'salary int', 'department text'] });
  expect(at('jobs', 'type').parameters?.['values']).toContain('export_data');
  expect(at('jobs', 'status').parameters?.['values']).toContain('in_progress');
  expect(JSON.stringify(at('job_offers', 'type'))).not.toContain('export_data');
});

test('unknown texts contain their own name and a number; spans of time stay short', async () => {
  const at = await madeOf({ zorks: ['blorft text', 'frobbing text', 'review_due_in_days int', "content_type text default 'text/plain'"] });
  expect(at('zorks', 'blorft').kind).toBe('text.plain');
  expect(at('zorks', 'frobbing').kind).toBe('text.plain');
  expect(at('zorks', 'review_due_in_days').parameters?.['values']).toContain(14);
  expect(at('zorks', 'content_type').parameters?.['values']).toEqual(['text/plain', 'text/html', 'text/csv']);
});

test('a small DEFAULT number is not a timestamp, and a DEFAULT word of an unknown text is the most common one', async () => {
  const at = await madeOf({ bookings: ['offset_zork_time int default 0', "blorft text default 'Sunday'"] });
  expect(at('bookings', 'offset_zork_time').kind).not.toMatch(/^date\./);
  expect(at('bookings', 'blorft').parameters?.['values']).toEqual(['Sunday', 'Monday', 'Saturday']);
});

test('tasks, rooms and tools of other trades keep their meaning', async () => {
  const at = await madeOf({
    tasks: ['title text not null', 'type text', 'status text', 'description text', 'priority int'],
    services: ['name text not null', 'image text', 'price numeric'],
    survey_responses: ['question text', 'answer text'],
  });
  expect(JSON.stringify(at('tasks', 'type'))).not.toContain('export_data');
  expect(JSON.stringify(at('tasks', 'description'))).not.toContain('weekly digest');
  expect(JSON.stringify(at('services', 'image'))).not.toContain('alpine');
  expect(JSON.stringify(at('survey_responses', 'answer'))).not.toContain('Settings, Profile');
});

test('an unknown document has the keys of the table with its name, otherwise of its own row', async () => {
  const at = await madeOf({
    trials: ['label text', 'begun_on date', 'iterations jsonb'],
    trial_iterations: ['outcome text', 'participants int', 'ended_at timestamptz'],
    gantries: ['frobs jsonb', 'label text', 'load_kg numeric', 'secret_token text', 'crane_id bigint'],
  });
  const keys = (table: string, column: string) => {
    const shape = at(table, column).parameters?.['shape'] as { items?: { keys: object } };
    return Object.keys(shape.items?.keys ?? {});
  };
  expect(keys('trials', 'iterations')).toEqual(['outcome', 'participants', 'ended_at']);
  expect(keys('gantries', 'frobs')).toEqual(['label', 'load_kg']);
});

test('both sides of a comparison in a condition agree', async () => {
  const at = await madeOf({ feature_flags: ['rules jsonb', 'enabled boolean'] });
  const { shape } = at('feature_flags', 'rules').parameters as { shape: { items: { type: string; shapes: { keys: Record<string, object> }[] } } };
  expect(shape.items.type).toBe('oneOf');
  const country = shape.items.shapes.find(({ keys }) => JSON.stringify(keys['attribute']).includes('country'))!;
  expect(JSON.stringify(country.keys['value'])).toContain('DE');
  expect(JSON.stringify(country.keys['value'])).not.toContain('4.2.0');
});

test('a text that holds a document in such a table is one; a text with that name elsewhere is not', async () => {
  const at = await madeOf({
    workflow_runs: ['graph text', 'inputs text', 'status text'],
    agent_thoughts: ['tools_str text', 'thought text'],
    articles: ['graph text', 'content text'],
  });
  expect(at('workflow_runs', 'graph').kind).toBe('json');
  expect(JSON.stringify(at('workflow_runs', 'graph').parameters)).toContain('edges');
  expect(at('agent_thoughts', 'tools_str').kind).toBe('json');
  expect(at('articles', 'graph').kind).not.toBe('json');
  expect(at('articles', 'content').kind).not.toBe('json');
});

test('identifiers have the form that their provider gives them', async () => {
  const at = await madeOf({
    contracts: ['sap_contract_id text', 'stripe_customer_id text', 'discord_user_id text'],
    accounts: ['uri text', 'inbox_url text', 'shared_inbox_url text', 'domain text'],
    sites: ['cname text'],
    locations: ['country text', 'country_name text', 'region_name text'],
  });
  expect(at('contracts', 'sap_contract_id').parameters).toMatchObject({ regex: expect.stringMatching(/\[0-9\]\{8\}$/) });
  expect(at('contracts', 'stripe_customer_id').parameters).toMatchObject({ prefix: 'cus_' });
  expect(at('accounts', 'inbox_url').parameters).toMatchObject({ regex: expect.stringMatching(/inbox$/) });
  expect(at('sites', 'cname').parameters).toMatchObject({ regex: expect.stringContaining('example') });
  expect(at('locations', 'country').kind).toBe('location.countryCode');
  expect(at('locations', 'region_name').kind).toBe('location.state');
});

test('a tag next to encrypted text is not a word, and encrypted text reveals nothing of the original', async () => {
  const at = await madeOf({ secrets: ['ciphertext text', 'iv text', 'tag text', 'encrypted_bind_dn text'], articles: ['tag text', 'title text'] });
  expect(at('secrets', 'tag').parameters).toMatchObject({ regex: expect.stringContaining('==') });
  expect(JSON.stringify(at('secrets', 'encrypted_bind_dn'))).toContain('string.base64');
  expect(at('articles', 'tag').kind).toMatch(/^text\./);
});

test('a long description is one', async () => {
  const at = await madeOf({ badges: ['name text', 'long_description text'] });
  expect(at('badges', 'long_description').kind).toMatch(/^text\./);
});

test('the singular of a table is not an abbreviation: the subject of a log', async () => {
  const at = await madeOf({ mission_logs_extended: ['log_type varchar(50) not null', 'log_date timestamp', 'severity varchar(20)', 'message text'] });
  expect(at('mission_logs_extended', 'log_type').parameters?.['values']).toContain('telemetry');
});

test('limits and counters are not flags, whatever their verb', async () => {
  const at = await madeOf({
    site_settings: ['max_invites_per_user_allowed int not null', 'items_per_page int'],
    registration_tokens: ['uses_allowed int', 'pending int not null', 'completed int not null'],
    api_keys: ['uses int not null default 0', 'name text'],
    posts: ['bit_flags bigint not null default 0', 'tag_string text'],
  });
  for (const [table, column] of [
    ['site_settings', 'max_invites_per_user_allowed'],
    ['registration_tokens', 'completed'],
    ['api_keys', 'uses'],
    ['posts', 'bit_flags'],
  ] as const)
    expect(at(table, column).kind, `${table}.${column}`).not.toBe('datatype.boolean');
  expect(at('registration_tokens', 'uses_allowed').parameters?.['values']).not.toContain(0);
});
