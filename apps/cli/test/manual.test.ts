import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepsOf } from '../../../tools/guides/steps.ts';
import { seedbed } from './support.ts';

const MANUAL = join(import.meta.dirname, '../../../docs/manual');
const pages = globSync('*.md', { cwd: MANUAL })
  .map((name) => ({ name, steps: stepsOf(readFileSync(join(MANUAL, name), 'utf8')) }))
  .filter(({ steps }) => steps.length > 0);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-manual-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the first page of the manual has steps', () => {
  expect(pages.map(({ name }) => name)).toContain('first-minutes.md');
});

test.each(pages)('the commands of $name work as printed', async ({ steps }) => {
  for (const step of steps) {
    if (step.kind === 'file') await writeFile(join(folder, step.path), step.text);
    if (step.kind !== 'run') continue;
    for (const command of step.commands) {
      const [program, ...args] = wordsOf(command);
      expect(program).toBe('seedbed');
      const { code, stdout, stderr } = await seedbed(args, { cwd: folder, env: { SEEDBED_DATA_DIR: folder } });
      expect([command, code], stderr).toEqual([command, 0]);
      // Standard error reports written files.
      expect(`${stdout}${stderr}`, command).toMatch(/customers|purchases|orders|shop-rows/);
    }
  }
});

/** The words of a command, as a shell splits them; knows only single quotes. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
}
