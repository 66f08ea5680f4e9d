import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PHASES, phasesOf } from './phases-of-profile.ts';

const frame = (id: number, functionName: string, ...children: number[]) => ({ id, callFrame: { functionName }, children });

test('time goes to the innermost function that reads words, or else to the outermost phase', () => {
  const nodes = [
    frame(1, '(root)', 2, 6, 7),
    frame(2, 'inferTables', 3, 4),
    frame(3, 'readRule$1', 5),
    frame(4, 'textRows'),
    frame(5, 'parse'),
    frame(6, '(idle)'),
    frame(7, 'elsewhere'),
  ];
  const found = phasesOf({ nodes, samples: [5, 4, 2, 6, 7], timeDeltas: [1_000_000, 2_000_000, 4_000_000, 8_000_000, 16_000_000] });
  expect(Object.fromEntries(found)).toEqual({ 'rules and words': 1, choices: 6, other: 16 });
});

test('every function of our own that stands for a phase is there', () => {
  const ours = PHASES.filter(({ name }) => name !== 'modules' && name !== 'garbage collection').flatMap(({ functions }) => functions);
  const root = join(import.meta.dirname, '../..');
  const found = execFileSync('git', ['grep', '-hoE', '(function\\*? |const )[A-Za-z]+', '--', 'packages/*.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const declared = new Set(found.split('\n').map((line) => line.split(' ').at(-1)));
  const missing = ours.filter((name) => !declared.has(name));
  expect(missing).toEqual([]);
});
