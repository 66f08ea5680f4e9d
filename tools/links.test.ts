import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const LINK = /\[[^\]]*\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** Files with a heading of each anchor, as GitHub names them. */
const anchorsOf = new Map<string, ReadonlySet<string>>();
function anchors(file: string): ReadonlySet<string> {
  let known = anchorsOf.get(file);
  if (!known) {
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+\s+(.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    );
    anchorsOf.set(file, (known = new Set(headings)));
  }
  return known;
}

test('every relative link of the documentation leads to a file, and to a heading of it', () => {
  const pages = globSync('{*.md,{docs,packages,apps,benches,e2e,docker}/**/*.md}', { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
  expect(pages.length).toBeGreaterThan(100);
  const broken: string[] = [];
  for (const page of pages) {
    const from = join(ROOT, page);
    for (const [link, path, anchor] of readFileSync(from, 'utf8').replace(CODE, '').matchAll(LINK)) {
      const to = path ? resolve(dirname(from), path) : from;
      if (!existsSync(to)) broken.push(`${page}: ${link} (no ${relative(ROOT, to)})`);
      else if (anchor && to.endsWith('.md') && !anchors(to).has(anchor)) broken.push(`${page}: ${link} (no such heading)`);
    }
  }
  expect(broken).toEqual([]);
});

/** Made by a build, or names with a placeholder. */
const NOT_IN_GIT = /^dist\/|[A-Z]{4}|\*|[{}]/;
/** Files of a user’s project, which the pages tell them to write. */
const USERS_OWN = new Set(['seedbed.config.ts', 'overlay.test.ts']);

test('every file of ours that the documentation names exists', () => {
  const files = globSync('{*,.github/**,{docs,packages,apps,benches,e2e,docker,tools,examples}/**/*}', { cwd: ROOT, exclude: ['**/node_modules/**'] });
  const ends = new Set(files.flatMap((file) => [...file.matchAll(/(?<=^|\/)(?=[^/])/g)].map(({ index }) => file.slice(index))));
  const missing: string[] = [];
  let named = 0;
  for (const page of globSync('{*.md,{docs,packages,apps,benches,e2e,docker}/**/*.md}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', 'CHANGELOG.md', 'docs/lab/*-schemas.md'],
  })) {
    for (const [, code] of readFileSync(join(ROOT, page), 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\s]+)`/g)) {
      const isSource = /^[\w./-]+\.(?:tsx?|mts|mjs)$/.test(code!) && !/^[./]/.test(code!);
      const isPlace = /^(?:apps|packages|docs|tools|benches|e2e)\/[\w./-]+$/.test(code!);
      if ((!isSource && !isPlace) || NOT_IN_GIT.test(code!) || USERS_OWN.has(code!)) continue;
      named++;
      const path = code!.replace(/^\.\/|\/$/g, '');
      if (!ends.has(path) && !existsSync(resolve(dirname(join(ROOT, page)), path))) missing.push(`${page}: ${code}`);
    }
  }
  expect(named).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
