import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scrubPsqlLines } from '@seedbed/postgres/sandbox';
import type { Target } from '@seedbed/testing';
import { parse as parseCsv } from 'csv-parse/sync';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { send } from '../support/send.ts';

const run = promisify(execFile);
let server: RunningServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'seedbed-files-'));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Names and cells that try to run a shell where the file is opened. */
const EVIL = [
  "\\'); \\! touch CANARY\n--",
  "'; \\! touch CANARY\n",
  '\n\\! touch CANARY\n',
  '\\unrestrict 0000\n\\! touch CANARY\n',
  '\\.\n\\! touch CANARY\n',
  "=cmd|' /C calc'!A0",
];
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const TABLE = 'evil\n\\! touch CANARY\n';

async function dataset(canary: string): Promise<{ download: string; blueprint: any; ddl: string }> {
  const name = (text: string) => text.replaceAll('CANARY', canary);
  const ddl = `CREATE TABLE ${quoted(name(TABLE).slice(0, 60))} (id int PRIMARY KEY, ${quoted('x\n\\! touch y\n')} text NOT NULL, balance numeric NOT NULL);`;
  const { body: inferred } = await send(server.baseUrl, 'POST', '/api/v1/infer', { ddl, rows: 60 });
  inferred.blueprint.tables[0].columns[1].generator = { kind: 'values', parameters: { values: EVIL.map(name) } };
  inferred.blueprint.tables[0].columns[2].generator = { kind: 'values', parameters: { values: ['-5', '5', '-1.5'] } };
  const made = await send(server.baseUrl, 'POST', '/api/v1/datasets', { blueprint: inferred.blueprint });
  expect([made.status, made.body.errors, made.body.detail]).toEqual([201, undefined, undefined]);
  const table = `${inferred.blueprint.tables[0].schema}.${inferred.blueprint.tables[0].name}`;
  return { ddl, blueprint: inferred.blueprint, download: `/api/v1/datasets/${made.body.dataset.id}/tables/${encodeURIComponent(table)}/download` };
}

/** This machine's psql, if it supports the guard. */
async function psql(): Promise<boolean> {
  const version = await run('psql', ['--version']).catch(() => undefined);
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version?.stdout ?? '') ?? [];
  return Number(minor) >= ({ 13: 22, 14: 19, 15: 14, 16: 10, 17: 6 }[Number(major)] ?? (Number(major) > 17 ? 0 : Infinity));
}

/** Loads a file in a session with another server's settings after a failed transaction: quotes are read the old way. */
async function load(target: Target, file: string): Promise<void> {
  const before = join(folder, 'before.sql');
  await writeFile(before, 'BEGIN;\nSELECT 1/0;\n');
  const { host, port, user, password, database } = target.connection;
  const env = { ...process.env, PGPASSWORD: password, PGOPTIONS: '-c standard_conforming_strings=off -c backslash_quote=on' };
  await run('psql', ['-X', '-q', '-h', host, '-p', String(port), '-U', user, '-d', database, '-f', before, '-f', file], { env, cwd: folder }).catch(
    () => undefined,
  );
}

test('sec-T10: no text in an SQL file is a psql command: names, cells, and any quoting setting of the server', async () => {
  const canary = join(folder, 'pwned').slice(0, 40);
  const { download, ddl } = await dataset(canary);
  const file = await send<string>(server.baseUrl, 'GET', `${download}?format=sql`);
  const key = /^\\restrict ([0-9a-f]{64})\n/.exec(file.body)?.[1];
  expect(file.body.endsWith(`\n\\unrestrict ${key}\n`)).toBe(true);
  // Outside of quotes there is no command but these two, and no comment at all.
  expect(scrubPsqlLines(file.body).removed.map(({ what }) => what)).toEqual(['\\restrict', '\\unrestrict']);
  expect(file.body.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"/g, '')).not.toMatch(/--|\/\*/);
  if (!(await psql())) return;
  await using target = await server.targets.freshTarget();
  await target.client.query(ddl);
  const [guarded, bare] = [join(folder, 'guarded.sql'), join(folder, 'bare.sql')];
  await writeFile(guarded, file.body);
  await load(target, guarded);
  expect(existsSync(canary)).toBe(false);
  // The same rows without the guard do it: so the test can fail.
  await writeFile(bare, (await send<string>(server.baseUrl, 'GET', `${download}?format=sql&restrict_key=none`)).body);
  await load(target, bare);
  expect(existsSync(canary)).toBe(true);
});

test('sec-T10: each file has a new key, or the caller’s where the bytes must be the same', async () => {
  const body = { ddl: 'CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY);', rows: 3, format: 'sql' };
  const made = async (more: object) => (await send<string>(server.baseUrl, 'POST', '/api/v1/generate', { ...body, ...more })).body;
  const [one, other] = [await made({}), await made({})];
  expect(one).not.toBe(other);
  // One guard around both tables, and the same rows within.
  expect(scrubPsqlLines(one).removed).toHaveLength(2);
  expect(one.split('\n').slice(1, -2)).toEqual(other.split('\n').slice(1, -2));
  expect(await made({ restrict_key: 'mine' })).toBe(await made({ restrict_key: 'mine' }));
  expect(await made({ restrict_key: 'none' })).not.toContain('restrict');
  const misplaced = await send(server.baseUrl, 'POST', '/api/v1/generate', { ...body, table: 'a', format: 'csv', restrict_key: 'mine' });
  expect([misplaced.status, misplaced.body.errors[0].pointer]).toEqual([400, '/restrict_key']);
});

test('sec-T16: CSV for spreadsheets, read by two parsers: a cell gets an apostrophe exactly where it was a formula', async () => {
  const { download } = await dataset('y');
  const exact = (await send<string>(server.baseUrl, 'GET', `${download}?format=csv`)).body;
  const safe = (await send<string>(server.baseUrl, 'GET', `${download}?format=csv&spreadsheet_safe=true`)).body;
  const [before, after] = [exact, safe].map((csv) => Papa.parse<string[]>(csv.trimEnd(), { newline: '\n' }).data);
  const expected = before!.map((row, at) => row.map((cell, column) => (/^[=+\-@\t\r\n]/.test(cell) && (at === 0 || column !== 2) ? `'${cell}` : cell)));
  expect(after).toEqual(expected);
  expect(after!.flat().filter((cell) => cell.startsWith("'"))).not.toEqual([]);
  expect(after!.flat().filter((cell) => /^-(5|1\.5)$/.test(cell))).not.toEqual([]);

  expect(parseCsv(safe)).toEqual(after);
});
