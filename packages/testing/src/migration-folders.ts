/** Small folders in the form of each tool: a table, an enum that grows, a column that is renamed, and a way down. */
export type MigrationFolder = {
  readonly tool: string;
  readonly files: Readonly<Record<string, string>>;
  /** The files that run, in order. */
  readonly order: readonly string[];
};

const INIT = `CREATE TYPE state AS ENUM ('draft', 'sent');
CREATE TABLE letters (id bigint PRIMARY KEY, subject text NOT NULL, state state NOT NULL DEFAULT 'draft');`;
const ADD = `ALTER TYPE state ADD VALUE 'returned';
CREATE TABLE stamps (id bigint PRIMARY KEY, letter_id bigint NOT NULL REFERENCES letters (id), price numeric(6, 2) NOT NULL CHECK (price > 0));`;
const RENAME = `ALTER TABLE letters RENAME COLUMN subject TO title;
ALTER TABLE letters ALTER COLUMN state SET DEFAULT 'returned';`;
const DOWN = 'DROP TABLE stamps; DROP TABLE letters; DROP TYPE state;';

/** The tables and columns that each of them creates. */
export const MIGRATED_TABLES = { 'public.letters': ['id', 'title', 'state'], 'public.stamps': ['id', 'letter_id', 'price'] } as const;

const sections = (up: string, down: string, sql: string): string => `${up}\n${sql}\n\n${down}\n${DOWN}\n`;

export const MIGRATION_FOLDERS: readonly MigrationFolder[] = [
  {
    tool: 'Prisma',
    files: {
      'prisma/schema.prisma': 'datasource db {\n  provider = "postgresql"\n}\n',
      'prisma/migrations/migration_lock.toml': '# kept in git\nprovider = "postgresql"\n',
      'prisma/migrations/20240102000000_stamps/migration.sql': ADD,
      'prisma/migrations/20240101000000_init/migration.sql': INIT,
      'prisma/migrations/20240103000000_title/migration.sql': RENAME,
    },
    order: ['20240101000000_init', '20240102000000_stamps', '20240103000000_title'].map((each) => `prisma/migrations/${each}/migration.sql`),
  },
  {
    tool: 'Drizzle',
    files: {
      'drizzle/meta/_journal.json': JSON.stringify({
        version: '7',
        dialect: 'postgresql',
        entries: [
          { idx: 1, tag: '0001_calm_owl' },
          { idx: 0, tag: '0000_red_fox' },
          { idx: 2, tag: '0002_old_cat' },
        ],
      }),
      'drizzle/meta/0000_snapshot.json': '{}',
      'drizzle/0000_red_fox.sql': INIT.replace(';\n', '--> statement-breakpoint\n'),
      'drizzle/0001_calm_owl.sql': ADD.replaceAll(';', ';--> statement-breakpoint'),
      'drizzle/0002_old_cat.sql': RENAME,
      'drizzle/9999_not_in_the_journal.sql': DOWN,
    },
    order: ['drizzle/0000_red_fox.sql', 'drizzle/0001_calm_owl.sql', 'drizzle/0002_old_cat.sql'],
  },
  {
    tool: 'Drizzle',
    files: Object.fromEntries(
      [
        ['20240101000000_red_fox', INIT],
        ['20240102000000_calm_owl', ADD],
        ['20240103000000_old_cat', RENAME],
      ].flatMap(([name, sql]) => [
        [`drizzle/${name}/migration.sql`, sql!],
        [`drizzle/${name}/snapshot.json`, '{"version":"8","dialect":"postgres"}'],
      ]),
    ),
    order: ['drizzle/20240101000000_red_fox/migration.sql', 'drizzle/20240102000000_calm_owl/migration.sql', 'drizzle/20240103000000_old_cat/migration.sql'],
  },
  {
    tool: 'Supabase',
    files: {
      'supabase/config.toml': 'project_id = "post"\n',
      'supabase/seed.sql': "INSERT INTO letters VALUES (1, 'Hello', 'sent');",
      'supabase/migrations/20240101000000_init.sql': INIT,
      'supabase/migrations/20240102000000_stamps.sql': ADD,
      'supabase/migrations/20240103000000_title.sql': RENAME,
      'supabase/migrations/notes.sql': DOWN,
    },
    order: ['init', 'stamps', 'title'].map((name, at) => `supabase/migrations/2024010${at + 1}000000_${name}.sql`),
  },
  {
    tool: 'Hasura',
    files: {
      'migrations/default/1700000000001_init/up.sql': INIT,
      'migrations/default/1700000000001_init/down.sql': DOWN,
      'migrations/default/1700000000002_stamps/up.sql': ADD,
      'migrations/default/1700000000002_stamps/down.sql': DOWN,
      'migrations/default/1700000000003_title/up.sql': RENAME,
    },
    order: ['1_init', '2_stamps', '3_title'].map((each) => `migrations/default/170000000000${each}/up.sql`),
  },
  {
    tool: 'Diesel',
    files: {
      'diesel.toml': '',
      'migrations/2024-01-01-000000_init/up.sql': INIT,
      'migrations/2024-01-01-000000_init/down.sql': DOWN,
      'migrations/2024-01-02-000000_stamps/up.sql': ADD,
      'migrations/2024-01-03-000000_title/up.sql': RENAME,
    },
    order: ['01-000000_init', '02-000000_stamps', '03-000000_title'].map((each) => `migrations/2024-01-${each}/up.sql`),
  },
  {
    tool: 'Flyway',
    files: {
      'src/main/resources/db/migration/V1__init.sql': INIT.replace('letters (', '${flyway:defaultSchema}.letters ('),
      'src/main/resources/db/migration/V1_10__title.sql': RENAME,
      'src/main/resources/db/migration/V1.2__stamps.sql': ADD,
      'src/main/resources/db/migration/U1.2__stamps.sql': DOWN,
      'src/main/resources/db/migration/R__titles.sql': 'CREATE OR REPLACE VIEW titles AS SELECT title FROM letters;',
      'src/main/resources/db/migration/V2__backfill.java': 'class V2__backfill {}',
    },
    order: ['V1__init', 'V1.2__stamps', 'V1_10__title', 'R__titles'].map((each) => `src/main/resources/db/migration/${each}.sql`),
  },
  {
    tool: 'Liquibase',
    files: {
      'db/changelog/db.changelog-master.yaml':
        'databaseChangeLog:\n  - include:\n      file: init.sql\n      relativeToChangelogFile: true\n  - include:\n      file: changes/b.sql\n  - include:\n      file: changes/a.sql\n',
      'db/changelog/init.sql': `--liquibase formatted sql\n--changeset ana:1\n${INIT}\n--rollback DROP TABLE letters;\n`,
      'db/changelog/changes/b.sql': `-- liquibase formatted sql\n-- changeset ana:2\n${ADD}\n--rollback DROP TABLE stamps;\n--changeset ana:3 dbms:mysql\nCREATE TABLE other (id int) ENGINE=InnoDB;\n`,
      'db/changelog/changes/a.sql': `--liquibase formatted sql\n--changeset ana:4 endDelimiter:/\n${RENAME.replace(';\n', '\n/\n').replace(/;$/, '\n/')}\n`,
    },
    order: ['db/changelog/init.sql', 'db/changelog/changes/b.sql', 'db/changelog/changes/a.sql'],
  },
  ...(
    [
      ['dbmate', 'db/migrations', '-- migrate:up', '-- migrate:down'],
      ['goose', 'migrations', '-- +goose Up\n-- +goose StatementBegin', '-- +goose StatementEnd\n-- +goose Down'],
      ['sql-migrate', 'migrations', '-- +migrate Up', '-- +migrate Down'],
      ['node-pg-migrate', 'migrations', '-- Up Migration', '-- Down Migration'],
      ['tern', 'migrations', '', '---- create above / drop below ----'],
    ] as const
  ).map(([tool, folder, up, down]) => ({
    tool,
    files: {
      [`${folder}/9_stamps.sql`]: sections(up, down, ADD),
      [`${folder}/10_title.sql`]: sections(up, down, RENAME),
      [`${folder}/1_init.sql`]: sections(up, down, INIT),
    },
    order: [`${folder}/1_init.sql`, `${folder}/9_stamps.sql`, `${folder}/10_title.sql`],
  })),
  {
    tool: 'golang-migrate or sqlx',
    files: {
      'migrations/000001_init.up.sql': INIT,
      'migrations/000001_init.down.sql': DOWN,
      'migrations/2_stamps.up.sql': ADD,
      'migrations/2_stamps.down.sql': DOWN,
      'migrations/10_title.up.sql': RENAME,
      'migrations/10_title.down.sql': DOWN,
    },
    order: ['migrations/000001_init.up.sql', 'migrations/2_stamps.up.sql', 'migrations/10_title.up.sql'],
  },
  {
    tool: 'SQL',
    files: { 'sql/2-stamps.sql': ADD, 'sql/10-title.sql': RENAME, 'sql/1-init.sql': `${INIT.slice(0, -1)}\n-- the end`, 'sql/1-init.down.sql': DOWN },
    order: ['sql/1-init.sql', 'sql/2-stamps.sql', 'sql/10-title.sql'],
  },
];
