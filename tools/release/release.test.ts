import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
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
    .flatMap((line) => /^\s+(?:- )?run: (.+)$/.exec(line)?.[1] ?? []);
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line).not.toContain('${{');
  for (const script of lines.flatMap((line) => line.match(/(?:tools|\.ci)\/[\w./-]+/g) ?? [])) expect(existsSync(join(ROOT, script)), script).toBe(true);
});

test('the package is tried before it is published, and only a tag publishes', () => {
  const steps = read('.github/workflows/release.yml').split(/^ +- /m);
  const publishing = steps.filter((step) => step.includes('npm publish'));
  expect(publishing.map((step) => step.includes('--dry-run'))).toEqual([true, false]);
  expect(publishing[1]).toMatch(/^if: github\.ref_type == 'tag'\n\s+run: npm publish --provenance /);
});

/** seedbed is not on npm, so npx finds it only where a page has installed its tarball. Once it is published, this test goes. */
test('no page and no screen needs a published package', () => {
  const installs = ['README.md', 'docs/manual/first-minutes.md', 'docs/manual/command-line.md'];
  const texts = globSync('{*.md,action.yml,examples/**,{docs,apps,packages,docker}/**/*.{md,ts,tsx,json,yml}}', {
    cwd: ROOT,
    exclude: ['**/{node_modules,dist,.pages,data}/**', 'docs/lab/**', 'CHANGELOG.md'],
  });
  expect(texts).toEqual(expect.arrayContaining(installs));
  const published =
    /\bnpx (?:--yes |-y )?seedbed\b|\bseedbed@\d|\b(?:npm (?:i|install|add)|pnpm (?:add|dlx)|yarn add) (?:-\S+ )*seedbed\b|"args": \["(?:--yes", "|-y", ")?seedbed"/;
  expect(texts.filter((file) => statSync(join(ROOT, file)).isFile() && published.test(read(file))).sort()).toEqual(installs.sort());
});
