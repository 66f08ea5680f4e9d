import { fileMark, Problem } from '@seedbed/contract';
import { filesBelow, type Folder, type SourceFile } from '../files/folder.ts';
import type { Step } from './tool.ts';

/** `\i tables.sql`, `\ir ../types.sql`, `\include 'a b.sql'`. */
const INCLUDE = /^[ \t]*\\(i|ir|include|include_relative)[ \t]+(.+?)[ \t;]*$/;

/** The files that psql would include at such lines of a text, by the names written there. */
export function includesIn(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => INCLUDE.exec(line)?.[2] ?? []);
}

/** The file that an include line names: relative to the root folder, or to its own. */
export function includedFile(root: Folder, from: string, named: string): SourceFile | undefined {
  const plain = named.replace(/^'(.*)'$/, '$1');
  const own = from.slice(0, Math.max(0, from.lastIndexOf('/')));
  const places = [plain, `${root.path}/${plain}`, `${own}/${plain}`].map(normalized);
  return filesBelow(root).find(({ path }) => places.includes(path));
}

/**
 * A step in which each `\i` of psql is replaced by the file that it names. Marks record the file of each line, and blank lines keep later line numbers.
 * Throws Problem `invalid-request` for a file that is not below the folder, or that includes itself.
 */
export function withIncludes({ path, text }: Step, root: Folder, within: readonly string[] = []): Step {
  if (!text.includes('\\i')) return { path, text };
  const lines = text.split('\n');
  const written = lines.map((line, at) => {
    const named = INCLUDE.exec(line.trimEnd())?.[2];
    if (named === undefined) return line;
    const file = includedFile(root, path, named);
    if (!file) throw fault(path, at, `psql would read ${named} here, and no such file is below the folder. Put it there, or join the files in their order.`);
    if (file.path === path || within.includes(file.path)) throw fault(path, at, `${file.path} includes itself.`);
    const inner = withIncludes(file, root, [...within, path]).text;
    return `${fileMark(file.path)}\n${inner.trimEnd()}\n;\n${fileMark(path)}${'\n'.repeat(at + 1)}`;
  });
  return { path, text: written.join('\n') };
}

function fault(path: string, at: number, message: string): Problem {
  return new Problem('invalid-request', `${path}, line ${at + 1}: ${message}`, { facts: { phase: 'schema', file: path, fileLine: at + 1 } });
}

function normalized(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
