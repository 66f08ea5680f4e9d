import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';

const change = (column: string, value: string) => ({
  wish: `every ${column} ${value}`,
  knowledge: { format: 2, tables: { cats: { columns: { [column]: { value } } } } },
});
const CHANGES = { format: 2, changes: [change('name', 'Mia'), { wish: 'purring', cannot: 'no column holds sound' }, change('colour', 'black')] };
const PROMPT = 'Accept? [y/N] ';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-dialogue-'));
  await writeFile(join(folder, 'cats.sql'), 'create table cats (id int primary key, name text not null, colour text not null);');
  await writeFile(join(folder, 'changes.json'), JSON.stringify(CHANGES));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => rm(join(folder, 'knowledge.json'), { force: true }));

/** `say` at a terminal; each key of `typed` is sent at the prompt, and null ends the input. */
async function talk(typed: readonly (string | null)[]): Promise<{ code: number; stdout: string; stderr: string; prompts: number }> {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true });
  const [stdin, stdout, stderr] = [terminal(), terminal(), new PassThrough()];
  const [out, err]: [string[], string[]] = [[], []];
  let prompts = 0;
  stdout.on('data', (part: Buffer) => {
    out.push(part.toString());
    while (prompts < out.join('').split(PROMPT).length - 1) {
      const key = typed[prompts++];
      if (key == null) stdin.end();
      else stdin.write(key);
    }
  });
  stderr.on('data', (part: Buffer) => void err.push(part.toString()));
  const env = { SEEDBED_DATA_DIR: join(folder, 'data') };
  const code = await runCli(['say', 'cats.sql', '--answer', 'changes.json'], { stdin, stdout, stderr, cwd: folder, env });
  return { code, stdout: out.join(''), stderr: err.join(''), prompts };
}
const columns = async (): Promise<string[]> => {
  const { tables } = JSON.parse(await readFile(join(folder, 'knowledge.json'), 'utf8')) as { tables: { cats: { columns: object } } };
  return Object.keys(tables.cats.columns);
};

test('at a terminal each possible change is offered after its rows, and only y accepts it', async () => {
  const { code, stdout, stderr, prompts } = await talk(['\n', 'y\n']);
  expect([code, prompts]).toEqual([0, 2]);
  expect(stdout.indexOf('black')).toBeLessThan(stdout.lastIndexOf(PROMPT));
  expect(stderr).toContain('knowledge.json written');
  expect(await columns()).toEqual(['colour']);
  await talk(['YES\n', 'n\n']);
  expect(await columns()).toEqual(['colour', 'name']);
});

test.each<[string, (string | null)[], number]>([
  ['each is declined', ['n\n', 'no\n'], 2],
  ['the input ends at the first question', [null], 1],
  ['the input ends after a yes', ['y\n', null], 2],
])('nothing is written where %s', async (_, typed, requested) => {
  const { code, stderr, prompts } = await talk(typed);
  expect([code, prompts]).toEqual([0, requested]);
  expect(stderr).toContain('Nothing is saved.');
  expect(existsSync(join(folder, 'knowledge.json'))).toBe(false);
});
