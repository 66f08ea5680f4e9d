import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGuides, ROOT } from './read-guides.ts';
import { changed, stepsOf } from './steps.ts';

// Commands of one guide run each day (`guides.test.ts`); a change of the source that moves a guide's place is seen here, at once.
test.each(readGuides())('$name: each change finds its place in the source', ({ steps }) => {
  const texts = new Map<string, string>();
  for (const step of steps) {
    if (step.kind === 'run') continue;
    const source = () => texts.get(step.path) ?? readFileSync(join(ROOT, step.path), 'utf8');
    texts.set(step.path, step.kind === 'file' ? step.text : changed(source(), step));
  }
  expect(texts.size).toBeGreaterThan(0);
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
