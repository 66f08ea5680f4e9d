import { expect, test } from 'vitest';
import { freshDatabase } from '../../test/support/cluster.ts';
import { createSchema } from './create-schema.ts';

const LABELS = `SELECT t.typname AS name, array_agg(e.enumlabel::text ORDER BY e.enumsortorder) AS labels
  FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid GROUP BY t.typname, t.typnamespace ORDER BY t.typname, t.typnamespace::regnamespace::text`;

async function labelsOf(ddl: string): Promise<Record<string, unknown>[]> {
  await using db = await freshDatabase();
  await createSchema(db.client, ddl);
  return (await db.client.query<Record<string, unknown>>(LABELS)).rows;
}

test('a label that a script adds is used by a later statement of it, in one transaction', async () => {
  const rows = await labelsOf(`-- of letters
    CREATE TYPE "State" AS ENUM ('draft', 'it''s sent'); CREATE TABLE letters (state "State" DEFAULT 'draft');
    ALTER TYPE public."State" ADD VALUE IF NOT EXISTS 'returned' BEFORE 'it''s sent'; ALTER TYPE "State" ADD VALUE 'lost';
    ALTER TABLE letters ALTER state SET DEFAULT 'returned', ADD CHECK (state <> 'lost');`);
  expect(rows).toEqual([{ name: 'State', labels: ['draft', 'returned', "it's sent", 'lost'] }]);
});

test('a type that was replaced under its old name gets its own labels', async () => {
  const rows = await labelsOf(`CREATE TYPE state AS ENUM ('draft', 'sent'); ALTER TYPE state ADD VALUE 'back';
    CREATE TYPE state_new AS ENUM ('draft'); ALTER TYPE state RENAME TO state_old; ALTER TYPE state_new RENAME TO state; DROP TYPE IF EXISTS state_old;
    ALTER TYPE state ADD VALUE 'lost'; CREATE TABLE letters (state state DEFAULT 'lost');`);
  expect(rows).toEqual([{ name: 'state', labels: ['draft', 'lost'] }]);
});

test('types with one name in two schemas are not confused', async () => {
  const rows = await labelsOf(`CREATE SCHEMA a; CREATE SCHEMA b; CREATE TYPE a.mood AS ENUM ('x'); CREATE TYPE b.mood AS ENUM ('x');
    ALTER TYPE a.mood ADD VALUE 'y'; ALTER TYPE b.mood RENAME VALUE 'x' TO 'z'; ALTER TYPE b.mood ADD VALUE 'w' AFTER 'z';`);
  expect(rows).toEqual([
    { name: 'mood', labels: ['x', 'y'] },
    { name: 'mood', labels: ['z', 'w'] },
  ]);
});
