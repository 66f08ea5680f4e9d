import { fileMark, LIMITS, Problem, WITHIN_MARK } from '@seedbed/contract';
import { filesBelow, type Folder } from '../files/folder.ts';
import type { Step } from './tool.ts';

/** The file that an include line of the file `from` names; undefined if there is none, or it is outside the folder. */
export type FindFile = (from: string, named: string) => Included | undefined;
type Included = Step & { /** The file outside of the folder to which the link leads. */ readonly leadsOut?: string | undefined };

/** `\i tables.sql`, `\ir ../types.sql`, `\include 'a b.sql'`. */
const INCLUDE = /^[ \t]*\\(i|ir|include|include_relative)[ \t]+(.+?)[ \t;]*$/;
const VARIABLE = /^[ \t]*\\set[ \t]+([\w]+)[ \t]+'?([^\s']+)'?[ \t]*$/;

/** The files that psql would include at such lines of a text, by the names written there. */
export function includesIn(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => INCLUDE.exec(line)?.[2] ?? []);
}

/** Finds files in a folder: relative to it, or to the folder of the including file. */
export function inFolder(root: Folder): FindFile {
  const files = new Map(filesBelow(root).map((file) => [file.path, file]));
  return (from, named) => placesOf(from, named, root.path).flatMap((place) => files.get(place) ?? [])[0];
}

/** Paths below the root folder that an include line may mean, most likely first. `base`: the path of that folder. */
export function placesOf(from: string, named: string, base = ''): string[] {
  const plain = named.replace(/^'(.*)'$/, '$1');
  const own = from.slice(0, Math.max(0, from.lastIndexOf('/')));
  return [...new Set([plain, `${base}/${plain}`, `${own}/${plain}`].flatMap((place) => normalized(place) ?? []))];
}

/**
 * A step in which each `\i` of psql is replaced by the file that it names. Marks record the file of each line, and blank lines keep later line
 * numbers. A line stays if its file is not there or a link leads out of the folder, or if psql's `\q` ends the file before it. Throws Problem `invalid-request` for a file that
 * includes itself, and `too-large`.
 */
export function withIncludes(step: Step, find: FindFile): Step {
  return included(step, find, { within: [], variables: new Map(), size: { characters: 0 } });
}

/** Each include counts as so many characters: small files may include each other very often. */
const INCLUDE_COST = 1_000;

type Reading = {
  readonly within: readonly string[];
  readonly variables: Map<string, string>;
  /** Characters of all included files, which may include each other many times. */
  readonly size: { characters: number };
};

function included({ path, text }: Step, find: FindFile, reading: Reading): Step {
  if (!/\\[iq]/.test(text)) return { path, text };
  let depth = 0;
  let isOver = false;
  const written = text.split('\n').map((line, at) => {
    const word = /^[ \t]*\\(\w+)/.exec(line)?.[1];
    if (word === undefined) return isOver ? '' : line;
    const [, name, value] = VARIABLE.exec(line.trimEnd()) ?? [];
    if (name !== undefined) reading.variables.set(name, value!);
    if (word === 'if') depth++;
    else if (word === 'endif') depth--;
    else if (/^q(?:uit)?$/.test(word) && depth === 0 && reading.within.length > 0) isOver = true;
    if (isOver) return '';
    const named = INCLUDE.exec(line.trimEnd())?.[2]?.replaceAll(/:'?(\w+)'?/g, (whole, variable: string) => reading.variables.get(variable) ?? whole);
    const file = named === undefined ? undefined : find(path, named);
    if (!file) return line;
    // The line stays, with the place that a note can name.
    if (file.leadsOut !== undefined) return line.replace(INCLUDE, (_, command: string) => `\\${command} '${file.leadsOut}'`);
    if (file.path === path || reading.within.includes(file.path)) throw fault(path, at, `${file.path} includes itself.`);
    reading.size.characters += file.text.length + at + INCLUDE_COST;
    if (reading.size.characters > LIMITS.ddlBytes)
      throw new Problem('too-large', `${path}, line ${at + 1}: the included files have more than ${LIMITS.ddlBytes} characters together.`, {
        facts: { phase: 'schema', limit: LIMITS.ddlBytes },
      });
    const inner = included(file, find, { ...reading, within: [...reading.within, path] }).text.trimEnd();
    return `${WITHIN_MARK}\n${fileMark(file.path)}\n${inner}\n;\n${WITHIN_MARK}\n${fileMark(path)}${'\n'.repeat(at + 1)}`;
  });
  return { path, text: written.join('\n') };
}

function fault(path: string, at: number, message: string): Problem {
  return new Problem('invalid-request', `${path}, line ${at + 1}: ${message}`, { facts: { phase: 'schema', file: path, fileLine: at + 1 } });
}

/** Undefined for a path that leads out of its folder. */
function normalized(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length === 0) return undefined;
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
