import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInProgram } from '@seedbed/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { seedbed } from './support.ts';

const DDL = "CREATE TABLE orders (id int PRIMARY KEY, status text NOT NULL CHECK (status IN ('paid', 'refunded')), mood text NOT NULL);";
const OWN = '10 % of orders refunded';
const OTHER = 'every mood sounds like a monday';
const CHANGES = { format: 2, changes: [{ wish: OTHER, knowledge: { format: 2, tables: { orders: { columns: { mood: { values: ['grey', 'slow'] } } } } } }] };

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'seedbed-say-with-')));
  await writeFile(join(folder, 'schema.sql'), DDL);
});
afterEach(() => rm(folder, { recursive: true, maxRetries: 3 }));

async function say(words: string, ...args: string[]) {
  const program = await standInProgram(join(folder, 'bin'), [{ says: JSON.stringify(CHANGES) }]);
  const env = { PATH: program.path, HOME: join(folder, 'home'), SEEDBED_DATA_DIR: join(folder, 'data') };
  const outcome = await seedbed(['say', 'schema.sql', words, '--rows', '50', '--with', 'claude', ...args], { cwd: folder, env });
  return { ...outcome, program };
}

test('a program is asked only about the words that are not understood, and both changes are shown and kept', async () => {
  const { code, stdout, program } = await say(`${OWN}, ${OTHER}`, '--accept', 'all');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/1\. 10 % of orders refunded.*2\. every mood/s)]);
  const [call, ...more] = await program.calls();
  expect([call!.input.includes(`> ${OTHER}`), call!.input.includes(`> ${OWN}`), more]).toEqual([true, false, []]);
  const kept = await readFile(join(folder, 'knowledge.json'), 'utf8');
  expect([kept.includes('refunded'), kept.includes('grey')]).toEqual([true, true]);
});

test('a program is not started for words that are understood', async () => {
  const { code, stderr } = await say(OWN, '--accept', 'all');
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('asking')]);
});

test('--with and --endpoint are one or the other', async () => {
  expect(await say(OTHER, '--endpoint', 'http://127.0.0.1:9/v1')).toMatchObject({ code: 2, stderr: expect.stringContaining('leave --endpoint') });
});
