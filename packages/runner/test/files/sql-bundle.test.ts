import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BundleStatements } from '@seedbed/contract';
import { openTargetServer, smallShop, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlBundle } from '../../src/files/bundle/sql-bundle.ts';
import { datasetFiles } from '../../src/files/dataset-files.ts';
import { fileBytes } from '../../src/files/measured.ts';
import { openRunner } from '../../src/operations/open-runner.ts';
import type { Runner } from '../../src/operations/runner.ts';

const run = promisify(execFile);
let folder: string;
let server: TargetServer;
let runner: Runner;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-bundle-'));
  server = await openTargetServer();
  runner = openRunner();
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/**
 * Reference cycles of each kind, a self-referencing key, sequences, an identity, an enum, a trigger, names and cells
 * with shell metacharacters.
 */
const HARD = `
  CREATE TYPE mood AS ENUM ('well', 'it''s "so"');
  CREATE TABLE "Odd ""name
\\! touch x" (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mood mood NOT NULL, "a;b" text UNIQUE);
  CREATE TABLE people (id bigserial PRIMARY KEY, boss_id bigint REFERENCES people, team_id bigint, email text NOT NULL UNIQUE);
  CREATE TABLE teams (id bigserial PRIMARY KEY, lead_id bigint NOT NULL REFERENCES people, name text NOT NULL);
  ALTER TABLE people ADD CONSTRAINT of_team FOREIGN KEY (team_id) REFERENCES teams;
  COMMENT ON CONSTRAINT of_team ON people IS 'made later';
  CREATE TABLE hens (id int PRIMARY KEY, egg_id int NOT NULL);
  CREATE TABLE eggs (id int PRIMARY KEY, hen_id int NOT NULL REFERENCES hens);
  ALTER TABLE hens ADD FOREIGN KEY (egg_id) REFERENCES eggs;
  CREATE INDEX ON people (lower(email));
  INSERT INTO teams (lead_id, name) SELECT 1, 'left out' WHERE false;`;

const LOOKING = `${smallShop}
  CREATE TABLE seen (id bigserial PRIMARY KEY, what text);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO seen (what) VALUES (NEW.id::text); RETURN NEW; END $$;
  CREATE TRIGGER note AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note();`;

const CONSTRAINTS = `SELECT conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated AS line FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;

async function lines(target: Target): Promise<string[]> {
  return (await target.client.query<{ line: string }>(CONSTRAINTS)).rows.map(({ line }) => line);
}

/** This machine's psql with a typical user's settings, including those for another server. */
async function psql(target: Target, file: string): Promise<void> {
  const { host, port, user, password, database } = target.connection;
  await run('psql', ['-X', '-q', '-h', host, '-p', String(port), '-U', user, '-d', database, '-f', file], {
    env: { ...process.env, PGPASSWORD: password, PGOPTIONS: '-c standard_conforming_strings=off -c datestyle=SQL,DMY' },
    cwd: folder,
  });
}

/** No key for a psql that does not support \restrict. */
async function keyOf(): Promise<{ restrict_key?: string } | undefined> {
  const version = await run('psql', ['--version']).catch(() => undefined);
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version?.stdout ?? '') ?? [];
  if (!version) return undefined;
  return Number(minor) >= ({ 13: 22, 14: 19, 15: 14, 16: 10, 17: 6 }[Number(major)] ?? (Number(major) > 17 ? 0 : Infinity)) ? {} : { restrict_key: 'none' };
}

test.each([
  ['circles', 'copy', HARD],
  ['circles', 'insert', HARD],
  ['triggers', 'copy', LOOKING],
] as [string, BundleStatements, string][])(
  'an SQL bundle fills an empty database and every constraint is there again: %s by %s',
  async (_, statements, ddl) => {
    const file = await keyOf();
    const { blueprint } = await runner.inferDdl(ddl, { rows: 120, repair: true });
    const plan = await runner.compile(blueprint);
    const bundle = await sqlBundle({ ddl, statements });
    const files = datasetFiles(plan, { format: 'sql', compression: 'none', bundle, file: file ?? {} });
    expect(files.map(({ name }) => name)).toEqual([
      'schema.sql',
      'before.sql',
      ...files.map(({ name }) => name).filter((name) => /^\d{4}-/.test(name)),
      'after.sql',
      'load.psql',
    ]);
    for (const each of files) {
      expect(each.name).toMatch(/^[A-Za-z0-9._%-]+$/);
      await writeFile(join(folder, each.name), Buffer.concat([...fileBytes(each)]));
    }
    if (!file) return;
    await using made = await server.freshTarget();
    await made.client.query(ddl);
    await using target = await server.freshTarget();
    await psql(target, join(folder, 'load.psql'));
    expect(await lines(target)).toEqual(await lines(made));
    for (const table of plan.tables.filter(({ mode }) => mode === 'generate')) {
      const name = `"${table.schema}"."${table.table.replaceAll('"', '""')}"`;
      const { rows } = await target.client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${name}`);
      // The trigger ran and created a row for each order.
      expect([table.name, rows[0]!.n]).toEqual([table.name, table.rows + (table.table === 'seen' ? plan.table('orders').rows : 0)]);
    }
    // Sequences are past the rows.
    if (ddl === HARD) await target.client.query(`INSERT INTO people (email) VALUES ('new@example.com')`);
    // A second run changes nothing: its first failing statement ends it.
    await expect(psql(target, join(folder, 'load.psql'))).rejects.toThrow();
  },
);
