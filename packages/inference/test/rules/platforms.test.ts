import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const textOf = async (table: string, columns: readonly string[], name: string): Promise<string> =>
  JSON.stringify((await columnsOf(table, columns)).get(name)!.generator);

const delivery = ['builds', 'pipelines', 'containers'].map((name) => ({ name, columns: ['id bigint not null', 'name text', 'created_at timestamptz'] }));

async function inDelivery(table: string, columns: readonly string[], name: string): Promise<string> {
  const { blueprint } = await infer(makeCatalog([...delivery, { name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return JSON.stringify(blueprint.tables.find((each) => each.name === table)!.columns.find((each) => each.name === name)!.generator);
}

test('a software pipeline has no sales leads, and a team there plays no football', async () => {
  expect(await inDelivery('release_pipelines', ['name text', 'job_count int'], 'name')).toContain('nightly');
  expect(await inDelivery('teams', ['name text'], 'name')).toContain('Platform');
  expect(await textOf('teams', ['name text', 'coach text', 'league text'], 'name')).toContain('sport.');
  expect(await textOf('pipelines', ['name text', 'deal_value numeric(10,2)', 'stage text'], 'name')).not.toContain('nightly');
});

test('a monitored service is not a sold one', async () => {
  expect(await textOf('services', ['name text', 'checkcommand_name text', 'flapping_enabled boolean'], 'name')).toContain('Ping');
  expect(await textOf('services', ['name text', 'price numeric(8,2)', 'duration_minutes int'], 'name')).not.toContain('Ping');
  expect(await textOf('zones', ['name text', 'utc_offset int', 'timezone text'], 'name')).not.toContain('satellite');
});

test('bans are for what people wrote, appeals against fines about fines', async () => {
  expect(await textOf('bans', ['user_id bigint', 'reason text', 'expires_at timestamptz'], 'reason')).toContain('Spam');
  expect(await textOf('post_appeals', ['post_id bigint', 'reason text'], 'reason')).toContain('rule');
  expect(await textOf('parking_appeals', ['fine_id bigint', 'appeal_reason text'], 'appeal_reason')).toContain('permit');
});

test('a text of ids holds several, migrations are named by their timestamp', async () => {
  expect(await textOf('signatures', ['user_ids text'], 'user_ids')).toContain('string.ulid');
  // Not a tool's own ledger, which has no such column and is never written (tool-tables.test.ts), but a user's.
  expect(await textOf('schema_migrations', ['version character varying(255) not null', 'applied_by text'], 'version')).toContain('pattern');
});
