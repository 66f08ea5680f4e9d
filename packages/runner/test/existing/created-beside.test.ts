import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type LoadOptions, type Runner } from '../../src/index.ts';

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

const DDL = `
  create table if not exists countries (code char(2) primary key, name text not null);
  create table if not exists shops (id int primary key, country char(2) not null references countries);`;

test('a script with IF NOT EXISTS takes no row from existing tables, nor from those that refer to them', async () => {
  const { blueprint } = await runner.inferDdl(DDL, { rows: 20 });
  for (const options of [{}, { mode: 'keep' }, { connections: 2 }, { parts: true }] as LoadOptions[]) {
    await using target = await server.freshTarget('plain');
    await target.client.query(`set role ${target.connection.user};
      create table countries (code char(2) primary key, name text not null); insert into countries values ('DE', 'Germany'), ('TR', 'Turkey');
      create table schema_migrations (version varchar primary key, first char(2) references countries); insert into schema_migrations values ('1', 'DE'); reset role`);
    await expect(runner.load(blueprint, target.url, { ...options, create: DDL }), JSON.stringify(options)).rejects.toMatchObject({ type: 'target-not-empty' });
    expect((await target.client.query(`select code from countries order by 1`)).rows, JSON.stringify(options)).toEqual([{ code: 'DE' }, { code: 'TR' }]);
    expect((await target.client.query(`select version from schema_migrations`)).rows).toEqual([{ version: '1' }]);
  }
});
