import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { todaysShare } from '../../packages/testing/src/todays-share.ts';
import { openCopy } from './copy.ts';
import { changed, stepsOf } from './steps.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** A guide's commands compile a package and run its tests, ms: a guard against hanging, on a busy machine. */
const HANGS = 1_800_000;

const guides = globSync('docs/guides/*.md', { cwd: ROOT })
  .toSorted()
  .map((name) => ({ name, steps: stepsOf(readFileSync(join(ROOT, name), 'utf8')) }))
  .filter(({ steps }) => steps.length > 0);

test('guides have steps', () => {
  expect(guides.map(({ name }) => name)).toContain('docs/guides/add-an-encoder.md');
});

describe.each(todaysShare(guides, 3))('$name', ({ steps }) => {
  test('works as printed', { timeout: HANGS }, async () => {
    await using copy = await openCopy();
    for (const step of steps) await copy.apply(step);
    expect(steps.some(({ kind }) => kind === 'run')).toBe(true);
  });
});

test('a step whose place is missing fails, and names file and place', () => {
  const [step] = stepsOf('```ts in=a.ts after="const b"\nconst c = 1;\n```\n');
  if (step?.kind !== 'change') throw new Error('not read as a change');
  expect(changed('const a = 1;\nconst b = 2;\nconst d = 3;', step)).toBe('const a = 1;\nconst b = 2;\nconst c = 1;\nconst d = 3;');
  expect(() => changed('const a = 1;', step)).toThrow('a.ts has no "const b"');
});

test('a fence with unknown words is refused', () => {
  expect(() => stepsOf('```ts inside=a.ts\n```\n')).toThrow('inside=a.ts');
});
