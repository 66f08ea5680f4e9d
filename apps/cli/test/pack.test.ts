import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedbed } from './support.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-pack-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => seedbed(args, { cwd: folder, env: { SEEDBED_DATA_DIR: join(folder, 'data') } });
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const read = (name: string) => readFile(join(folder, name), 'utf8');

const ALLOYS = ['CuZn37', 'CuSn6', '316L', 'CuNi44'];
const CSV = `id,alloy;grade,gauge_mm,state\n${Array.from({ length: 40 }, (_, at) => `${at},${ALLOYS[at % 4]},${(at % 8) / 4 + 0.25},${at % 3 ? 'drawn' : 'annealed'}`).join('\n')}\n`;

async function madeFromCsv(): Promise<void> {
  await write('batches.csv', CSV);
  expect(await run('pack', 'from-csv', 'batches.csv', '--concept', 'wire batch', '--table', 'zug', '--pack', 'wire-works', '--out', 'wire.json')).toMatchObject(
    {
      code: 0,
      stderr: expect.stringContaining('left out: id'),
    },
  );
}

test('a CSV becomes a pack, the pack is added, and from then on schemas use its words', async () => {
  await madeFromCsv();
  const pack = JSON.parse(await read('wire.json'));
  expect(pack).toMatchObject({ pack: 'wire-works', concepts: [{ concept: 'wire batch', tables: ['wire batch', 'zug'] }] });
  expect(await run('pack', 'check', 'wire.json')).toMatchObject({ code: 0, stdout: 'wire.json: wire-works is right (wire batch)\n' });

  await write('schema.sql', 'CREATE TABLE zug (id bigint PRIMARY KEY, alloy_grade text NOT NULL, state text NOT NULL, gauge_mm numeric(4,2) NOT NULL);');
  const before = await run('generate', 'schema.sql', '--rows', '20');
  expect(before.stdout).not.toContain('CuZn37');
  expect(await run('pack', 'add', 'wire.json')).toMatchObject({ code: 0, stdout: expect.stringContaining(join(folder, 'data/packs/wire-works.json')) });
  const after = await run('generate', 'schema.sql', '--rows', '20');
  expect(
    after.stdout
      .trim()
      .split('\n')
      .slice(1)
      .every((line) => /^\d+,(?:CuZn37|CuSn6|316L|CuNi44),(?:drawn|annealed),[\d.]+$/.test(line)),
  ).toBe(true);

  // The blueprint contains everything it needs: the pack may be removed.
  const { stdout } = await run('infer', 'schema.sql', '--rows', '20');
  await write('blueprint.json', stdout);
  await rm(join(folder, 'data'), { recursive: true });
  expect((await run('generate', 'blueprint.json')).stdout).toBe(after.stdout);
});

test('another concept is added to an existing pack, and the same one is replaced', async () => {
  await madeFromCsv();
  await write('alloys.csv', 'Code;Preis\nA-1;3\nA-2;4.5\nA-3;2\n');
  await run('pack', 'from-csv', 'alloys.csv', '--concept', 'alloy price', '--out', 'wire.json');
  await madeFromCsv();
  const { concepts } = JSON.parse(await read('wire.json'));
  expect(concepts.map(({ concept }: { concept: string }) => concept)).toEqual(['alloy price', 'wire batch']);
  expect(concepts[0].attributes).toMatchObject({ code: { kind: 'code', pattern: 'A-#' }, preis: { kind: 'money', min: 2, max: 4.5 } });
});

test('errors are reported with their line, and nothing is added', async () => {
  await madeFromCsv();
  const text = (await read('wire.json')).replace('"kind": "label"', '"kind": "money"');
  expect(text).toContain('"kind": "money"');
  await write('wrong.json', text);
  const line = text.split('\n').findIndex((each) => each.includes('"kind": "money"')) + 1;
  const reported = await run('pack', 'check', 'wire.json', 'wrong.json');
  expect(reported).toMatchObject({ code: 4, stdout: expect.stringContaining('wire.json: wire-works is right') });
  expect(reported.stderr).toContain(`wrong.json:${line} /concepts/0/attributes/alloy_grade/`);
  expect(JSON.parse((await run('pack', 'check', '--json', 'wrong.json')).stdout)[0].findings[0]).toMatchObject({ line });
  expect(await run('pack', 'add', 'wire.json', 'wrong.json')).toMatchObject({ code: 4, stderr: expect.stringContaining('nothing was added') });
  await expect(read('data/packs/wire-works.json')).rejects.toThrow('ENOENT');
  await write('cut.json', '{\n "pack": "x",\n');
  expect((await run('pack', 'check', 'cut.json')).stderr).toMatch(/^cut\.json:3 \/ is no JSON/);
});

test('packs are found next to the schema or where the config file says; an invalid one stops commands that would read it', async () => {
  await madeFromCsv();
  await mkdir(join(folder, 'packs'));
  await write('packs/wire.json', await read('wire.json'));
  await write('packs/other.json', '{ "name": "no pack of ours" }');
  await write('schema.sql', 'CREATE TABLE zug (id bigint PRIMARY KEY, alloy_grade text NOT NULL);');
  const inferred = await run('infer', 'schema.sql');
  expect(inferred.stdout).toContain('CuZn37');
  await write('seedbed.config.json', '{ "packs": "packs" }');
  expect(await run('infer', 'schema.sql')).toMatchObject({ code: 2, stderr: expect.stringContaining(`${join(folder, 'packs/other.json')}:1`) });
  await write('seedbed.config.json', '{ "packs": "nowhere" }');
  expect(await run('infer', 'schema.sql')).toMatchObject({ code: 2, stderr: expect.stringContaining('no such folder') });
});

test('own and built-in packs are listed and shown', async () => {
  await madeFromCsv();
  await run('pack', 'add', 'wire.json');
  const { stdout } = await run('pack', 'list');
  const lines = stdout.split('\n');
  expect(lines[2]).toMatch(/^wire-works +.*Wire batch +wire batch$/);
  expect(stdout).toMatch(/\nhotel +built in +\S/);
  const listed = JSON.parse((await run('pack', 'list', '--json')).stdout);
  expect(listed[0]).toMatchObject({ name: 'wire-works', origin: 'own', concepts: ['wire batch'] });
  expect((await run('pack', 'show', 'wire-works')).stdout).toBe(await read('wire.json'));
  expect((await run('pack', 'show', 'hotel')).stdout).toMatch(/^\{\n {2}"pack": "hotel"/);
  expect(await run('pack', 'show', 'nowhere')).toMatchObject({ code: 2 });
});

test.each([
  [['pack', 'check'], 'needs a FILE'],
  [['pack', 'eat', 'x'], 'from-csv'],
  [['pack', 'from-csv', 'batches.csv'], '--concept is missing'],
  [['pack', 'from-csv', 'none.csv', '--concept', 'thing'], 'no such file'],
  [['pack', 'from-csv', 'broken.csv', '--concept', 'thing'], 'is no CSV'],
  [['pack', 'from-csv', 'empty.csv', '--concept', 'thing'], 'has no rows'],
])('%j is a wrong argument', async (args, message) => {
  await write('batches.csv', CSV);
  await write('broken.csv', 'a,b\n"x,y\n');
  await write('empty.csv', 'a,b\n');
  expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
});
