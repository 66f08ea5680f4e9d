import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('--help lists every option and runs nothing', () => {
  const { status, stdout } = main('--help');
  expect(status).toBe(0);
  expect(stdout.match(/^ {2}(?:-h, )?--\w+/gm)?.map((option) => option.trim())).toEqual([
    '--entrance',
    '--fault',
    '--seed',
    '--only',
    '--verbose',
    '-h, --help',
  ]);
  expect(stdout).not.toContain('trials');
});

test.each([
  [['--fault', 'kil'], '--fault kil: use kill, backend, cancel.'],
  [['--seed', 'x'], '--seed x: use a whole number.'],
  [['--nope'], "Unknown option '--nope'"],
])('wrong usage exits with 2 and gives advice: %j', (args, line) => {
  const { status, stderr } = main(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(line)]);
});
