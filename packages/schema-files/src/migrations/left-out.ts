import { filesBelow, type Folder, type SourceFile } from '../files/folder.ts';
import type { LeftOut, Migrations } from './tool.ts';

/** Code, in which most tools also accept migrations. */
const CODE: readonly (readonly [RegExp, string])[] = [
  [/\.go$/, 'Go'],
  [/\.[cm]?js$/, 'JavaScript'],
  [/\.[cm]?ts$/, 'TypeScript'],
  [/\.py$/, 'Python'],
  [/\.rb$/, 'Ruby'],
  [/\.java$/, 'Java'],
  [/\.kt$/, 'Kotlin'],
  [/\.groovy$/, 'Groovy'],
  [/\.exs?$/, 'Elixir'],
  [/\.php$/, 'PHP'],
  [/\.rs$/, 'Rust'],
  [/\.cs$/, 'C#'],
];

/** The language of a file of code by its name. */
export function languageOf(name: string): string | undefined {
  return CODE.find(([ends]) => ends.test(name))?.[1];
}

/** The files of a folder that are migrations by their name, and the files of the same numbering, or SQL files, that are not run. */
export function numbered(folder: Folder, isMigration: (name: string) => boolean): { readonly steps: readonly SourceFile[]; readonly left: LeftOut[] } {
  const left: LeftOut[] = [];
  for (const { name, path } of folder.files) {
    if (isMigration(name)) continue;
    const language = languageOf(name);
    if (language !== undefined && /^[VRB]?\d{3,}/.test(name)) left.push({ path, why: `it is ${language} code` });
    else if (/\.sql$/i.test(name) && !isDown(name)) left.push({ path, why: 'its name is not one of a migration' });
  }
  return { steps: folder.files.filter(({ name }) => isMigration(name)), left };
}

/** Whether a file reverts a migration, by its name. */
export function isDown(name: string): boolean {
  return /(?:^|[._-])(?:down|undo|rollback|revert)\.(?:[\w-]+\.)?sql$/i.test(name) || /^U\d[\d._]*__/.test(name) || /^\d+\.undo\./.test(name);
}

/** SQL files beside the steps that the tool does not run, although their author may expect it. `included`: files that steps include. */
export function unmentioned(root: Folder, { steps, left = [] }: Migrations, included: ReadonlySet<string>): LeftOut[] {
  const known = new Set([...steps, ...left].map(({ path }) => path));
  const places = new Set(steps.map(({ path }) => folderOfPath(path)));
  return filesBelow(root)
    .filter(({ name, path }) => /\.sql$/i.test(name) && places.has(folderOfPath(path)) && !isDown(name) && !known.has(path) && !included.has(path))
    .map(({ path }) => ({ path, why: 'its name is not one of a migration' }));
}

const folderOfPath = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
