import { expect, test } from 'vitest';
import { describeToolTable, toolTableOf } from './tool-table.ts';

const of = (name: string, columns: string): string | null => {
  const at = name.lastIndexOf('.');
  const table = { schema: at < 0 ? 'public' : name.slice(0, at), name: name.slice(at + 1), columns: columnsOf(columns) };
  const tool = toolTableOf(table);
  return tool && describeToolTable(tool);
};

const columnsOf = (text: string) =>
  text.split(', ').map((each) => {
    const at = each.indexOf(' ');
    return { name: each.slice(0, at), type: each.slice(at + 1) };
  });

test('tables with the same name are distinguished by their columns, in any schema', () => {
  expect(of('schema_migrations', 'version character varying')).toBe('a migration ledger of Rails or dbmate');
  expect(of('auth.schema_migrations', 'version character varying(255)')).toBe('a migration ledger of Rails or dbmate');
  expect(of('schema_migrations', 'version bigint, inserted_at timestamp(0) without time zone')).toBe('a migration ledger of Ecto');
  expect(of('schema_migrations', 'version bigint, dirty boolean')).toBe('a migration ledger of golang-migrate');
  expect(of('supabase_migrations.schema_migrations', 'version text, statements text[], name text')).toBe('a migration ledger of Supabase');
  expect(of('migrations', 'id integer, timestamp bigint, name character varying')).toBe('a migration ledger of TypeORM');
  expect(of('migrations', 'id integer, migration character varying(255), batch integer')).toBe('a migration ledger of Laravel');
  expect(of('storage.migrations', 'id integer, name character varying(100), hash character varying(40), executed_at timestamp without time zone')).toBe(
    'a migration ledger of postgres-migrations',
  );
  expect(of('hdb_catalog.anything', 'id integer')).toBe('a table of Hasura');
  expect(of('DATABASECHANGELOGLOCK', 'ID integer, LOCKED boolean, LOCKGRANTED timestamp without time zone, LOCKEDBY character varying(255)')).toBe(
    'a table of Liquibase',
  );
});

test('a user’s table that only has the name is the user’s', () => {
  expect(of('migrations', 'id integer, herd text, crossed_at date')).toBeNull();
  expect(of('migrations', 'id integer, migration text, batch integer, herd text')).toBeNull();
  expect(of('schema_migrations', 'version integer')).toBeNull();
  expect(of('schema_migrations', 'version text, checksum text, name text')).toBeNull();
  expect(of('version', 'version integer, released_on date')).toBeNull();
  expect(of('projects', 'project text, uri text, created_at timestamp with time zone')).toBeNull();
  expect(of('changelog', 'id integer, text text')).toBeNull();
  expect(of('tags', 'id integer, tag text')).toBeNull();
  expect(of('events', 'id integer, name text')).toBeNull();
  expect(of('alembic_version', 'version_num integer')).toBeNull();
});

test('columns added by a later tool version, or by a user, do not matter if the name is clear', () => {
  expect(of('drizzle.__drizzle_migrations', 'id integer, hash text, created_at bigint, name text, applied_at timestamp with time zone')).toBe(
    'a migration ledger of Drizzle',
  );
  expect(of('alembic_version', 'version_num character varying(32), at timestamp with time zone')).toBe('a migration ledger of Alembic');
});
