import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { isProjectFolder, MAX_FOLDERS } from '@seedbed/contract';
import { isAside } from '../find-schema.ts';
import type { Language } from './tokens.ts';

const ROOTS = ['package.json', 'manage.py', 'Gemfile', 'composer.json', 'mix.exs', 'pyproject.toml'];
const REPOSITORY = '.git';

/**
 * The nearest folder, from a path up, that is a project. Nothing above a repository or above `within` counts, and a home folder is no project,
 * although many hold a package.json. Undefined outside of projects.
 */
export function projectAround(path: string, within?: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder)) {
    if (folder === homedir() || (within !== undefined && folder !== within && !folder.startsWith(join(within, '/')))) return undefined;
    const names = new Set(entriesOf(folder).map(({ name }) => name));
    if (names.has(REPOSITORY) || ROOTS.some((name) => names.has(name))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

const LANGUAGE_OF: ReadonlyMap<string, Language> = new Map([
  ['.py', 'python'],
  ['.rb', 'ruby'],
  ['.php', 'php'],
  ['.ex', 'elixir'],
  ...['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs'].map((ending): [string, Language] => [ending, 'script']),
]);

/** Bounds of what is read of a project: entries of folders, files, bytes of one and of all. */
export const MAX = { entries: 50_000, files: 2_000, fileBytes: 256 * 1024, bytes: 16 * 1024 * 1024 };

export type Code = { readonly path: string; readonly language: Language; readonly text: string };

/** A project's files of code, those first whose names are of models, and how many the bounds leave out. Tests, examples, fetched and built code, and links are no part. */
export function codeOf(root: string): { readonly files: readonly Code[]; readonly left: number } {
  const found: { path: string; language: Language; bytes: number }[] = [];
  let entries = 0;
  const list = (below: string, depth: number): void => {
    for (const entry of entriesOf(join(root, below))) {
      if (++entries > MAX.entries) return;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth < MAX_FOLDERS && isProjectFolder(entry.name) && !isAside(entry.name) && entry.name !== 'env') list(path, depth + 1);
        continue;
      }
      const language = LANGUAGE_OF.get(extname(entry.name));
      if (!language || !entry.isFile() || TESTS.test(entry.name)) continue;
      const { size } = statSync(join(root, path), { throwIfNoEntry: false }) ?? { size: Infinity };
      found.push({ path, language, bytes: size });
    }
  };
  list('', 0);
  found.sort((one, other) => Number(MODELS.test(other.path)) - Number(MODELS.test(one.path)) || (one.path < other.path ? -1 : 1));
  let bytes = 0;
  const files = found.flatMap(({ path, language, bytes: own }, i): Code[] => {
    if (i >= MAX.files || own > MAX.fileBytes || bytes + own > MAX.bytes) return [];
    const text = textOf(join(root, path));
    bytes += own;
    return text === undefined ? [] : [{ path, language, text }];
  });
  return { files, left: found.length - files.length + (entries > MAX.entries ? 1 : 0) };
}

const MODELS = /schema|model|entit|enum|types?\b|constants?|migrations|(?:^|\/)db\//i;
const TESTS = /[._-](?:test|spec)\.[^.]+$|^test_|_test\.[^.]+$|\.d\.[cm]?ts$|\.min\.js$/;

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch {
    return [];
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
