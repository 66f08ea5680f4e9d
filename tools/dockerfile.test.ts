import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The patterns under `packages:` of the workspace's file. */
function workspacePatterns(): string[] {
  const [, list = ''] = /^packages:\n((?: {2}- .*\n)+)/m.exec(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return [...list.matchAll(/- (.+)/g)].map(([, pattern]) => pattern!);
}

test('the image copies the manifest of every package, because a missing one has no dependencies installed', () => {
  const copied = [...readFileSync(join(ROOT, 'Dockerfile'), 'utf8').matchAll(/^COPY \S+ (\S+\/)package\.json \1$/gm)].map(
    ([, folder]) => `${folder}package.json`,
  );
  const there = workspacePatterns().flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }));
  expect(there).toContain('packages/engine/package.json');
  expect(copied.toSorted()).toEqual(there.toSorted());
});
