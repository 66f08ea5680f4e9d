import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

/** One value that a column of the family holds, by table and column. */
const EXPECTED: readonly (readonly [table: string, columns: readonly string[], column: string, holds: string])[] = [
  ['event_types', ['title text', 'length int', 'slug text'], 'title', '30 Minute Meeting'],
  ['working_hours', ['day_of_week int', 'close_hour int'], 'close_hour', '18'],
  ['inboxes', ['name text', 'channel_type text'], 'name', 'Support'],
  ['email_accounts', ['smtp_host text', 'imap_port int'], 'imap_port', '993'],
  ['email_accounts', ['smtp_host text', 'smtp_password text'], 'smtp_password', 'internet.password'],
  ['custom_field_definitions', ['field_key text', 'label text', 'field_type text'], 'label', 'Contract value'],
  ['appeals', ['account_id bigint', 'text text', 'approved_at timestamptz'], 'text', 'advertising'],
  ['webhooks', ['url text', 'secret text', 'events jsonb', 'status text'], 'url', 'hooks'],
  ['workspaces', ['name text', 'team_size text', 'onboarding_step text'], 'onboarding_step', 'invite_team'],
  ['memories', ['content text', 'embedding_model text'], 'content', 'Prefers short answers'],
  ['meters', ['name text', 'aggregation text', 'event_name text'], 'name', 'API requests'],
  ['widgets', ['chart_type text', 'legend_position text'], 'legend_position', 'bottom'],
  ['changelog_entries', ['title text', 'version text', 'published_at timestamptz'], 'title', 'Faster search'],
  ['package_versions', ['version text', 'dist_tag text'], 'dist_tag', 'latest'],
];

test.each(EXPECTED)('%s with %j: %s holds %s', async (table, columns, column, holds) => {
  expect(JSON.stringify((await columnsOf(table, columns)).get(column)!.generator)).toContain(holds);
});
