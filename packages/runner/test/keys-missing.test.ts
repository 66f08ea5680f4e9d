import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { openRunner, type Runner } from '../src/index.ts';

const DDL = `
  create table team (id int primary key, name text not null, constraint team_name_key unique (name), home text not null);
  create unique index team_home on team (lower(home));
  create table player (id bigint primary key, team_id int not null constraint player_team references team on delete cascade, n int not null);
  create unique index player_n on player (n) where n > 0;
  create index player_team_id on player (team_id);`;

let server: TargetServer;
let runner: Runner;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

test('P8: after a load was killed while it built keys, the next load lists missing keys and what to do', async () => {
  await using target = await server.freshTarget();
  const { blueprint } = await runner.inferDdl(DDL, { rows: { team: 40_000, player: 80_000 } });
  const loading = spawn(process.execPath, [join(import.meta.dirname, 'support/load-and-wait.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  loading.stdin.end(JSON.stringify({ blueprint, url: target.url, create: DDL }));
  // It reports when rows arrived.
  await once(loading.stdout, 'data');
  loading.kill('SIGKILL');
  await once(loading, 'exit');
  const again = runner.load(blueprint, target.url, { mode: 'truncate' });
  await expect(again).rejects.toMatchObject({
    type: 'target-mismatch',
    message: expect.stringContaining('drop the schema and load again, creating the tables first'),
    facts: {
      differences: [
        'public.team has no primary key (id)',
        'public.team has no unique key (home)',
        'public.team has no unique key (name)',
        'public.player has no primary key (id)',
        'public.player has no unique key (n)',
        'public.player has no foreign key (team_id) to public.team',
      ],
      mends: [
        'ALTER TABLE "public"."team" ADD PRIMARY KEY ("id")',
        'ALTER TABLE "public"."team" ADD CONSTRAINT "team_name_key" UNIQUE ("name")',
        'ALTER TABLE "public"."player" ADD PRIMARY KEY ("id")',
        'ALTER TABLE "public"."player" ADD CONSTRAINT "player_team" FOREIGN KEY ("team_id") REFERENCES "public"."team" ("id") ON DELETE CASCADE',
      ],
    },
  });
});

test('P8: removed references that never came back are reported, and keys under another name are not', async () => {
  await using target = await server.freshTarget();
  const { blueprint } = await runner.inferDdl(DDL, { rows: 50 });
  await target.client.query(`${DDL}; alter table team rename constraint team_name_key to another; alter table player drop constraint player_team`);
  await expect(runner.load(blueprint, target.url)).rejects.toMatchObject({
    facts: { differences: ['public.player has no foreign key (team_id) to public.team'] },
  });
  await target.client.query('alter table player add foreign key (team_id) references team not valid');
  expect((await runner.load(blueprint, target.url)).rows).toBeGreaterThan(0);
});

test('P8: keys that only partitions have, and references that code extends, are not reported; without them they are', async () => {
  const ddl = `
    create table rooms (id int primary key);
    create table people (id int primary key);
    create table events (id int primary key, room int not null references rooms);
    create table notes (event int not null constraint notes_event references events, room int not null);
    create function same_room() returns trigger language plpgsql as $$ begin
      if exists (select 1 from events where events.id = new.event and events.room <> new.room) then raise exception 'another room'; end if;
      return new; end $$;
    create trigger same_room before insert or update on notes for each row execute function same_room();
    create table visits (id int, person int not null, at date not null check (at between '2025-01-01' and '2026-12-31')) partition by range (at);
    create table visits_1 partition of visits (unique (id), foreign key (person) references people) for values from (minvalue) to ('2026-01-01');
    create table visits_2 partition of visits (unique (id), foreign key (person) references people) for values from ('2026-01-01') to (maxvalue);`;
  await using target = await server.freshTarget();
  const { blueprint } = await runner.inferDdl(ddl, { rows: 30, repair: true });
  expect(blueprint.relations.find(({ name }) => name === 'notes_event')).toMatchObject({ from: { columns: ['event', 'room'] } });
  await target.client.query(ddl);
  await runner.load(blueprint, target.url);
  await target.client.query('alter table notes drop constraint notes_event; alter table visits_1 drop constraint visits_1_person_fkey');
  await target.client.query('alter table visits_2 drop constraint visits_2_person_fkey');
  await expect(runner.load(blueprint, target.url, { mode: 'truncate' })).rejects.toMatchObject({
    facts: { differences: ['public.notes has no foreign key (event) to public.events', 'public.visits has no foreign key (person) to public.people'] },
  });
});
