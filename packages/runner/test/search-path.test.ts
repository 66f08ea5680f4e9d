import { connect, foldConstants, loadSchema, parseExpressions } from '@seedbed/postgres';
import { infer } from '@seedbed/inference';
import { expect, inject, test } from 'vitest';
import type {} from '../../postgres/test/support/global-setup.ts';
import { mendIn } from '../src/mend.ts';

/** What one session set while it made the schema is forgotten when the next one writes into it. */
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

test('names without a schema in code are looked for where they are', async () => {
  const { catalog, sandbox } = await loadSchema(DDL, { connection: inject('throwawayServer') });
  try {
    const client = await connect(sandbox.owner);
    const { blueprint } = await infer(catalog, { parse: parseExpressions, fold: (expressions) => foldConstants(client, expressions) }, { rows: 30 });
    await client.end();
    const { blueprint: mended, mends, report } = await mendIn(sandbox, catalog, blueprint);
    expect(mended.settings).toEqual({ search_path: 'public, "Harbour", tolls' });
    expect(mends.map((one) => one.table)).toEqual(['"Harbour".calls']);
    expect(report.tables.map((one) => one.kept)).toEqual([30, 30, 30]);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
});
