import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultOfTag } from './check-tag.mjs';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

test('the version in package.json can be released', () => {
  expect(faultOfTag(`v${version}`, version, read('CHANGELOG.md'))).toBeNull();
});

test('a tag of another version is rejected, and so is a version without a changelog section', () => {
  expect(faultOfTag('v9.9.9', '0.1.0', '## 0.1.0')).toBe('The tag is v9.9.9, but package.json has the version 0.1.0. Tag v0.1.0, or change the version.');
  expect(faultOfTag('v0.2.0', '0.2.0', '## 0.1.0\n### 0.2.0')).toBe('CHANGELOG.md has no section "## 0.2.0".');
});

test('the workflow runs existing scripts, and puts no expression into one', () => {
  const lines = read('.github/workflows/release.yml')
    .split('\n')
    .flatMap((line) => /^\s+- run: (.+)$/.exec(line)?.[1] ?? []);
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line).not.toContain('${{');
  for (const script of lines.flatMap((line) => line.match(/(?:tools|\.ci)\/[\w./-]+/g) ?? [])) expect(existsSync(join(ROOT, script)), script).toBe(true);
});
