import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

type Manifest = {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};
type Task = { readonly dependsOn?: readonly string[]; readonly inputs?: readonly string[] };

const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;
const { tasks } = read<{ tasks: Readonly<Record<string, Task>> }>('turbo.json');

/** By folder. */
const packages = new Map(globSync(['{packages,apps}/*/package.json', 'e2e/package.json'], { cwd: ROOT }).map((file) => [dirname(file), read<Manifest>(file)]));
const folderOf = new Map([...packages].map(([folder, { name }]) => [name, folder]));

/** The folders of a package's dependencies, and of theirs. */
function dependencies(folder: string, found = new Set<string>()): Set<string> {
  const { dependencies: needed, devDependencies: needed2 } = packages.get(folder)!;
  for (const name of Object.keys({ ...needed, ...needed2 })) {
    const other = folderOf.get(name);
    if (!other || found.has(other)) continue;
    found.add(other);
    dependencies(other, found);
  }
  return found;
}

/** The folders whose files count among a package's when turbo decides whether its tests can have changed. */
function watched(folder: string): Set<string> {
  const { name } = packages.get(folder)!;
  const named = (tasks[`${name}#test`] ?? tasks['test']!).dependsOn!.flatMap((task) => folderOf.get(task.replace(/#transit$/, '')) ?? []);
  return new Set([folder, ...dependencies(folder), ...named.flatMap((other) => [other, ...dependencies(other)])]);
}

const sources = (folder: string): string[] =>
  globSync(`${folder}/{src,test,specs,support}/**/*.{ts,tsx,mjs}`, { cwd: ROOT, exclude: ['**/node_modules/**'] }).toSorted();

describe.each([...packages.keys()].toSorted().filter((folder) => sources(folder).some((file) => /\.test\.tsx?$/.test(file))))('%s', (folder) => {
  test('has the script that turbo runs', () => {
    expect(packages.get(folder)!.scripts?.['test']).toMatch(/^node (?:\.\.\/)+tools\/test-package\.mjs$/);
  });

  test('files of other packages that its tests name by path are inputs of its task', () => {
    const seen = watched(folder);
    const missed = sources(folder).flatMap((file) => {
      const paths = readFileSync(join(ROOT, file), 'utf8').match(/(?<=['"`])(?:\.\.\/)+[\w./@-]*/g) ?? [];
      const targets = paths.map((path) => relative(ROOT, resolve(ROOT, dirname(file), path)));
      const others = targets.flatMap((target) => [...packages.keys()].filter((other) => `${target}/`.startsWith(`${other}/`)));
      return others.filter((other) => !seen.has(other)).map((other) => `${file}: ${other}`);
    });
    expect(missed).toEqual([]);
  });
});
