import { fileMark } from '@seedbed/contract';
import type { MadeBefore } from './made-before.ts';
import type { Step } from './tool.ts';

/** Joins all migrations to one script. Marks record the file of each line. */
export function joinSteps(steps: readonly Step[], { sql, searchPath }: MadeBefore): string {
  const path = searchPath === undefined ? undefined : `SET search_path = ${searchPath};`;
  const first = [...sql, ...(path === undefined ? [] : [path])].map((each) => `${each}\n`).join('');
  return `${first}${steps.map((step) => partOf(step, path ?? 'RESET search_path;')).join('')}`;
}

/** A tool opens a session or a transaction for each file, so that a search path ends with the file that sets it. */
function partOf({ path, text }: Step, reset: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const setsPath = /\bsearch_path\b/i.test(plain);
  return `${fileMark(path)}\n${plain.trimEnd()}\n;${setsPath ? ` ${reset}` : ''}\n`;
}
