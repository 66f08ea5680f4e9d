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
