import { describe, expect, test } from 'vitest';
import { todaysShare } from '../../packages/testing/src/todays-share.ts';
import { openCopy } from './copy.ts';
import { readGuides } from './read-guides.ts';

/** A guide's commands compile a package and run its tests, ms: a guard against hanging, on a busy machine. */
const HANGS = 1_800_000;

const guides = readGuides();

test('guides have steps', () => {
  expect(guides.map(({ name }) => name)).toContain('docs/guides/add-an-encoder.md');
});

describe.each(todaysShare(guides, 8))('$name', ({ steps }) => {
  test('works as printed', { timeout: HANGS }, async () => {
    await using copy = await openCopy();
    for (const step of steps) await copy.apply(step);
    expect(steps.some(({ kind }) => kind === 'run')).toBe(true);
  });
});
