import { execFile } from 'node:child_process';
import { mkdir, readdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const MAIN = join(import.meta.dirname, '../bin/seedbed.mjs');
const LIBRARY = join(import.meta.dirname, '../../library');
let folder: string;

/** As small as possible, so that no schema need be read. */
const blueprint = {
  format: 1,
  generatorVersion: 1,
  seed: 42,
  locale: 'en-US',
  referenceDate: '2026-01-01',
  tables: [{ schema: 'public', name: 'notes', rows: 3, columns: [{ name: 'id', type: 'bigint', generator: { kind: 'sequence' } }], primaryKey: ['id'] }],
  relations: [],
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-config-'));
  await mkdir(join(folder, 'db'));
  await writeFile(join(folder, 'db/notes.json'), JSON.stringify(blueprint));
  await writeFile(join(folder, 'other.json'), JSON.stringify(blueprint));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, content: unknown) => writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const run = (...args: string[]) => seedbed(args, { cwd: folder });
const rowsOf = (csv: string): number => csv.trim().split('\n').length - 1;

test('the config file gives schema and rows; options win, and another FILE brings its own rows', async () => {
  await write('seedbed.config.json', { schema: 'db/notes.json', rows: { notes: 7 } });
  const made = async (...args: string[]) => rowsOf((await run('generate', ...args)).stdout);
  expect(await made()).toBe(7);
  expect(await made('--rows', '9')).toBe(9);
  expect(await made('other.json')).toBe(3);
  await write('few.json', { schema: 'db/notes.json', rows: 2 });
  expect(await made('--config', 'few.json')).toBe(2);
});

test('seed and locale reach inference, and check takes its schema from the config', async () => {
  await write('db/notes.sql', 'CREATE TABLE notes (id integer PRIMARY KEY, title text);');
  await write('seedbed.config.json', { schema: 'db/notes.sql', seed: 'spring', locale: 'de', referenceDate: '2026-02-03' });
  const inferred = await run('infer', '--locale', 'ja');
  expect(JSON.parse(inferred.stdout)).toMatchObject({ seed: 'spring', locale: 'ja', referenceDate: '2026-02-03' });
  await write('blueprint.json', inferred.stdout);
  expect(await run('check', 'blueprint.json')).toMatchObject({ code: 0, stdout: 'Nothing changed.\n' });
  expect(await run('drift', 'blueprint.json')).toMatchObject({ code: 0, stdout: 'Nothing changed.\n' });
  await write('db/notes.sql', 'CREATE TABLE notes (id integer PRIMARY KEY);');
  expect(await run('check', 'blueprint.json')).toMatchObject({ code: 6 });
});

test('the target may be an environment variable, which only load reads', async () => {
  await write('seedbed.config.json', { schema: 'db/notes.json', target: 'env:NOWHERE' });
  expect(await run('generate')).toMatchObject({ code: 0 });
  const unset = await run('load');
  expect(unset.code).toBe(2);
  expect(unset.stderr).toContain('environment variable NOWHERE is not set');
  const refused = await seedbed(['load'], { cwd: folder, env: { NOWHERE: 'postgres://me@127.0.0.1:1/none' } });
  expect(refused.code).toBe(5);
  expect(refused.stderr).toContain('127.0.0.1');
});

test.each(['ts', 'mjs'])('a .%s file is a module, typed by the library’s defineConfig', async (extension) => {
  await mkdir(join(folder, 'node_modules'));
  await symlink(LIBRARY, join(folder, 'node_modules/seedbed'));
  const typed = extension === 'ts' ? 'const rows: number = 4;' : 'const rows = 4;';
  await write(
    `seedbed.config.${extension}`,
    `import { defineConfig } from 'seedbed';\n${typed}\nexport default defineConfig({ schema: 'db/notes.json', rows });\n`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'generate'], { cwd: folder, env: {} });
  expect(rowsOf(stdout)).toBe(4);
});

test.each([
  ['an unknown member', { schema: 'db/notes.json', row: 5, sead: 1 }, 'row, sead are no members of a config file; there are schema, rows, seed'],
  ['a member of another form', { schema: 'db/notes.json', rows: '5' }, 'rows takes a whole number'],
  ['a server of another form', { server: { port: '80', hots: 'x' } }, 'server takes an object with port'],
  ['no object', [], 'is no object'],
  ['no JSON', '{ schema: 1 }', 'is no JSON'],
  ['no schema', {}, 'no FILE'],
])('%s in it is an error that names it', async (_, content, message) => {
  await write('seedbed.config.json', content);
  const { code, stdout, stderr } = await run('generate');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});

test('two config files, a missing one and none at all have different errors', async () => {
  expect((await run('generate')).stderr).toContain('no FILE');
  expect((await run('generate', '--config', 'mine.json')).stderr).toContain('--config mine.json: file not found');
  await write('seedbed.config.json', {});
  await write('seedbed.config.mjs', 'export default {}');
  expect(await run('generate')).toMatchObject({ code: 2, stderr: expect.stringContaining('seedbed.config.json and seedbed.config.mjs both exist') });
});

test('init writes a config file for the other commands, and never replaces one', async () => {
  await write('db/schema.sql', 'CREATE TABLE t (id integer PRIMARY KEY);');
  const written = await run('init');
  expect(written).toMatchObject({ code: 0, stderr: '' });
  expect(written.stdout).toMatch(/^seedbed\.config\.json is written: its schema is db\/schema\.sql\.\nNext:\n/);
  expect((await run('generate', '--rows', '2')).stdout.trim().split(/\s+/)).toEqual(['id', '1', '2']);

  await write('seedbed.config.json', '{ "schema": "mine.sql" }');
  expect(await run('init')).toMatchObject({ code: 2, stderr: expect.stringContaining('it exists already') });
  expect(await run('init', 'seedbed.config.ts')).toMatchObject({ code: 2, stderr: expect.stringContaining('would be a second one') });
  expect(await readFile(join(folder, 'seedbed.config.json'), 'utf8')).toBe('{ "schema": "mine.sql" }');
  expect(await run('init', 'db/schema.sql')).toMatchObject({ code: 2, stderr: expect.stringContaining('--schema db/schema.sql') });
});

test.each(['db/seedbed.config.ts', 'db/seedbed.config.mjs'])('%s written by init can be loaded', async (file) => {
  await mkdir(join(folder, 'node_modules'));
  await symlink(LIBRARY, join(folder, 'node_modules/seedbed'));
  expect(await run('init', file, '--schema', 'db/notes.json')).toMatchObject({ code: 0 });
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'generate', '--config', file], { cwd: folder, env: {} });
  expect(rowsOf(stdout)).toBe(3);
});

test('a config in TypeScript is loaded in a CommonJS package, and leaves no copy behind', async () => {
  await mkdir(join(folder, 'node_modules'));
  await symlink(LIBRARY, join(folder, 'node_modules/seedbed'));
  await write('package.json', '{ "type": "commonjs" }');
  await write('schema.sql', 'CREATE TABLE t (id integer PRIMARY KEY);');
  await write('seedbed.config.ts', "import { defineConfig } from 'seedbed';\nexport default defineConfig({ schema: 'schema.sql', rows: 4 as number });\n");
  const before = (await readdir(folder)).sort();
  const generate = () => promisify(execFile)(process.execPath, [MAIN, 'generate'], { cwd: folder, env: {} });
  expect((await generate()).stdout.trim().split(/\s+/)).toEqual(['id', '1', '2', '3', '4']);
  expect((await readdir(folder)).sort()).toEqual(before);

  await write('seedbed.config.ts', 'export default { schema: ;\n');
  await expect(generate()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('seedbed.config.ts cannot be loaded') });
});
