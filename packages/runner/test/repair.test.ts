import { foldConstants, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { infer, type Repaired } from '@seedbed/inference';
import { triggerSchemas } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';

/** Infers and repairs a schema against a real server; `rows` 0 leaves the counts to inference. */
async function repaired(ddl: string, rows = 40): Promise<Repaired> {
  const { catalog, sandbox } = await loadSchema(ddl, testServer());
  try {
    const client = await connect(sandbox.owner);
    const { blueprint } = await infer(
      catalog,
      { parse: parseExpressions, fold: (expressions) => foldConstants(client, expressions) },
      rows === 0 ? {} : { rows },
    );
    await client.end();
    return await repairIn(sandbox, catalog, blueprint);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

const kept = ({ report }: Repaired, table: string): number => report.tables.find((one) => one.table === table)?.kept ?? 0;
const refused = ({ report }: Repaired): number => report.tables.reduce((sum, table) => sum + table.refused, 0);

test.each(Object.entries(triggerSchemas))('%s: no row is rejected after the repair', async (_, ddl) => {
  expect(refused(await repaired(ddl))).toBe(0);
});

test('a rule about one column holds for every row', async () => {
  const result = await repaired(triggerSchemas.refusesAColumn);
  expect(result.repairs.map((one) => one.how)).toEqual(['locked_at is NULL: without it no_locked() refused rows']);
  expect(kept(result, 'public.notes')).toBe(40);
});

test('a table that another one writes is left to it', async () => {
  const result = await repaired(triggerSchemas.writesTheOther);
  expect(result.blueprint.tables.find((table) => table.name === 'song_meta')!.mode).toBe('keep');
  expect(kept(result, 'public.songs')).toBe(40);
});

test('our rows avoid rows that a trigger writes under looked-up keys, even if none collided in the sample', async () => {
  const result = await repaired(
    `
    create table members (id int primary key);
    create table changes (id int primary key, member_id int not null references members);
    create table remarks (id int primary key, change_id int not null references changes);
    create table remark_readers (remark_id int not null references remarks, member_id int not null references members, primary key (remark_id, member_id));
    create function tell_owner() returns trigger language plpgsql as $$ begin
      insert into remark_readers (select new.id, c.member_id from changes c where c.id = new.change_id); return null; end $$;
    create trigger tell_owner after insert on remarks for each row execute function tell_owner();
    create table remark_stars (remark_id int not null references remarks, member_id int not null references members, primary key (remark_id, member_id));`,
    3000,
  );
  const modeOf = (name: string) => result.blueprint.tables.find((table) => table.name === name)!.mode;
  expect([modeOf('remark_readers'), modeOf('remark_stars')]).toEqual(['keep', undefined]);
  expect(kept(result, 'public.remark_readers')).toBeGreaterThan(20);
  expect(refused(result)).toBe(0);
});

test('a rejected case is not drawn again', async () => {
  const result = await repaired(triggerSchemas.refusesACase);
  expect(result.repairs).toHaveLength(1);
  expect(kept(result, 'public.attributes')).toBe(40);
});

test('parents that must agree are found by trial', async () => {
  const result = await repaired(triggerSchemas.askingParentsToAgree);
  expect(kept(result, 'public.seen')).toBeGreaterThan(0);
});

test('a drained table is loaded last', async () => {
  const result = await repaired(triggerSchemas.drainsAQueue);
  expect(kept(result, 'public.queue')).toBe(40);
});

test('a table that accepts no row stays empty with a reason, and the rest is filled', async () => {
  const result = await repaired(triggerSchemas.refusesAll);
  expect(result.diagnostics.map((one) => [one.code, one.table])).toContainEqual(['given-up', 'public.closed']);
  expect([kept(result, 'public.closed'), kept(result, 'public.inside'), kept(result, 'public.open')]).toEqual([0, 0, 40]);
  expect(result.diagnostics.find((one) => one.table === 'public.closed')!.message).toMatch(/ 1 table waits for it: public\.inside\.$/);
});

test('a setting that triggers read gets the key that its name suggests', async () => {
  const result = await repaired(triggerSchemas.readsASetting);
  expect(Object.keys(result.blueprint.settings ?? {})).toEqual(['app.current_tenant_id']);
  expect(kept(result, 'public.accounts')).toBe(40);
});

test('a setting that switches an audit off is never set: the one that the audit needs is', async () => {
  const result = await repaired(`
    create table plants (id int primary key, name text not null);
    create table revisions (id int primary key, message text not null);
    create table plant_audit (id serial primary key, plant_id int not null, revision_id int not null references revisions);
    create function log_plant() returns trigger language plpgsql as $$ begin
      if coalesce(current_setting('garden.disable_audit', true), '') = '' then
        insert into plant_audit (plant_id, revision_id) values (new.id, coalesce(nullif(current_setting('garden.round', true), ''), '0')::int);
      end if; return null; end $$;
    create trigger log_plant after insert on plants for each row execute function log_plant();`);
  expect(result.blueprint.settings).toEqual({ 'garden.round': '1' });
  expect([kept(result, 'public.plants'), kept(result, 'public.plant_audit')]).toEqual([40, 40]);
});

test('a setting read by a function of the schema, and rows of the script itself', async () => {
  const result = await repaired(triggerSchemas.readsASettingThroughAFunction);
  expect(result.blueprint.settings).toEqual({ 'books.journal_batch_id': '1' });
  expect([kept(result, 'public.books'), kept(result, 'public.actions'), refused(result)]).toEqual([40, 2, 0]);
});

test('a parent written by its child is left to the child', async () => {
  const result = await repaired(triggerSchemas.writesItsParent);
  expect(kept(result, 'public.persons')).toBeGreaterThan(0);
});

test('rows owned by an empty table are generated if their reference may be NULL, and otherwise wait with a reason', async () => {
  const ddl = (refuse: string, more = ''): string => `CREATE TABLE posts (id int PRIMARY KEY, n int NOT NULL ${refuse});
    CREATE TABLE comments (id int PRIMARY KEY, post_id int REFERENCES posts);
    CREATE TABLE reactions (id int PRIMARY KEY, post_id int NOT NULL REFERENCES posts, name text); ${more}`;
  const trigger = `CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'closed'; END $$;
    CREATE TRIGGER t BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION no();`;
  for (const each of [ddl('CHECK (n > 3 AND n < 2)'), ddl('', trigger)]) {
    const result = await repaired(each, 0);
    expect([kept(result, 'public.posts'), kept(result, 'public.reactions')]).toEqual([0, 0]);
    expect(kept(result, 'public.comments')).toBeGreaterThan(0);
  }
});
