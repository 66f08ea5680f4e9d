import { foldConstants, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { infer } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';

/** A session's setting while creating the schema does not apply to the session that fills it. */
const DDL = `
  create schema "Harbour"; create schema tolls;
  set search_path = "Harbour", tolls;
  create table ships (id int primary key, name text not null);
  create table tolls.fees (kind text primary key, amount int not null);
  create table calls (id int primary key, ship_id int not null references ships, due int);
  create function tolls.dues(text) returns int language sql as $$ select coalesce(max(amount), 7) from tolls.fees where kind = $1 $$;
  create function charge() returns trigger language plpgsql as $$ begin
    if not exists (select from ships where id = new.ship_id) then raise exception 'no such ship'; end if;
    new.due := (select count(*) from fees) + dues('berth'); return new; end $$;
  create trigger charged before insert on calls for each row execute function charge();`;

/** Names built at run time are known only after they were not found. */
const DYNAMIC = `
  create schema "Harbour"; set search_path = "Harbour";
  create table ships (id int primary key, name text not null);
  create table calls (id int primary key, ship_id int not null references ships, due int);
  create function charge() returns trigger language plpgsql as $$ begin
    execute format('select count(*) from %I', 'sh' || 'ips') into new.due; return new; end $$;
  create trigger charged before insert on calls for each row execute function charge();`;

async function tried(ddl: string) {
  const { catalog, sandbox } = await loadSchema(ddl, testServer());
  try {
    const client = await connect(sandbox.owner);
    const { blueprint } = await infer(catalog, { parse: parseExpressions, fold: (expressions) => foldConstants(client, expressions) }, { rows: 30 });
    await client.end();
    return await repairIn(sandbox, catalog, blueprint);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

test('names without a schema in code resolve to where they are', async () => {
  const { blueprint, repairs, report } = await tried(DDL);
  expect(blueprint.settings).toEqual({ search_path: 'public, "Harbour", tolls' });
  expect(repairs).toEqual([]);
  expect(report.tables.map((one) => one.kept)).toEqual([30, 30, 30]);
});

test('names that cannot be read from code are resolved when they are not found', async () => {
  const { blueprint, repairs, report } = await tried(DYNAMIC);
  expect(blueprint.settings).toEqual({ search_path: 'public, "Harbour"' });
  expect(repairs.map((one) => one.table)).toEqual(['"Harbour".calls']);
  expect(report.tables.map((one) => one.kept)).toEqual([30, 30]);
});
