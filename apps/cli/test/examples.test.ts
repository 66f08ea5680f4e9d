import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { seedbed } from './support.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples/knowledge');
const names = readdirSync(EXAMPLES).flatMap((file) => (file.endsWith('.sql') ? [basename(file, '.sql')] : []));

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'seedbed-examples-'));
});
afterAll(() => rm(data, { recursive: true }));

test('there are three example domains', () => {
  expect(names.toSorted()).toEqual(['apiary', 'choir', 'ferry']);
});

test.each(names)('%s: every statement has an effect, and every stated relation holds', async (name) => {
  const run = (command: string, more: string[]) => seedbed([command, join(EXAMPLES, `${name}.sql`), ...more], { cwd: data, env: { SEEDBED_DATA_DIR: data } });
  const assisted = await run('assist', ['--answer', join(EXAMPLES, `${name}.json`)]);
  expect(assisted.code).toBe(0);
  expect(assisted.stderr).toMatch(/knowledge: (?:1\d|[2-9]\d) columns changed, 0 unchanged, 0 errors; (\d+) of \1 stated relations hold/);
  const { code, stdout, stderr } = await run('infer', ['--knowledge', join(EXAMPLES, `${name}.json`)]);
  expect(code).toBe(0);
  expect(stderr).toMatch(/knowledge: (?:1\d|[2-9]\d) columns changed, 0 unchanged, 0 errors$/m);
  const [without, known] = [(await run('infer', [])).stdout, stdout].map((text) => JSON.parse(text) as Blueprint);
  for (const [at, table] of known!.tables.entries()) expect(table, table.name).not.toEqual(without!.tables[at]);
});
