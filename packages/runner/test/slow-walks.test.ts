import { foldConstants, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { infer } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';

const DDL = `
  create table items (id int primary key, label text not null);
  create table waiting (item int);
  create function wait() returns trigger language plpgsql as $$ begin insert into waiting values (new.id); return null; end $$;
  create trigger waits after insert on items for each row execute function wait();
  create function drain() returns trigger language plpgsql as $$ begin delete from waiting; perform new.id; return null; end $$;
  create constraint trigger drains after insert on items deferrable initially deferred for each row execute function drain();

  create table parcels (id int primary key);
  create table outbox (parcel int);
  create function put_out() returns trigger language plpgsql as $$ begin insert into outbox values (new.id); return null; end $$;
  create trigger puts_out after insert on parcels for each row execute function put_out();
  create function send_all() returns trigger language plpgsql as $$ begin delete from outbox; return null; end $$;
  create constraint trigger sends_all after insert on parcels deferrable initially deferred for each row execute function send_all();

  create table taken (word text primary key check (word ~ '^a[a-z]{9}$'));
  create table words (word text primary key check (word ~ '^b[a-z]{9}$'));
  create function check_taken() returns trigger language plpgsql as $$ begin
    if lower(new.word) in (select lower(word) from taken) then raise exception 'taken'; end if; return new; end $$;
  create trigger checks before insert on words for each row execute function check_taken();

  create table shelves (id int primary key, label text not null);
  create table boxes (id int primary key, shelf_id int not null references shelves, shelf_label text);
  create function look() returns trigger language plpgsql as $$ begin select label into new.shelf_label from shelves where id = new.shelf_id; return new; end $$;
  create trigger looks before insert on boxes for each row execute function look();`;

test('rows whose triggers scan a whole table are limited to some minutes; rows served by an index are not', async () => {
  const { catalog, sandbox } = await loadSchema(DDL, testServer());
  try {
    const client = await connect(sandbox.owner);
    const { blueprint } = await infer(catalog, { parse: parseExpressions, fold: (expressions) => foldConstants(client, expressions) }, { rows: 1_000_000 });
    await client.end();
    const repaired = await repairIn(sandbox, catalog, blueprint);
    const rowsOf = (name: string) => repaired.blueprint.tables.find((table) => table.name === name)?.rows;
    for (const name of ['items', 'words']) {
      expect(rowsOf(name)).toBeGreaterThan(10_000);
      expect(rowsOf(name)).toBeLessThan(200_000);
    }
    expect([rowsOf('taken'), rowsOf('shelves'), rowsOf('boxes')]).toEqual([1_000_000, 1_000_000, 1_000_000]);
    // Their queue is emptied before the waiting triggers scan it.
    expect(rowsOf('parcels')).toBe(1_000_000);
    expect(repaired.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'fewer-rows', table: 'public.items', largest: rowsOf('items'), message: expect.stringContaining('public.waiting') }),
    );
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
});
