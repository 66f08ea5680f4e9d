/** One fenced block of a guide that a reader applies: a file to write, a change of a file, or commands to run. */
export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'change'; readonly path: string; readonly where: 'after' | 'before' | 'replace'; readonly mark: string; readonly text: string }
  | { readonly kind: 'run'; readonly commands: readonly string[] };

const FENCE = /^```(\w+)[ \t]+([^\n]+)\n([\s\S]*?)^```$/gm;
const FILE = /^file=(\S+)$/;
const CHANGE = /^in=(\S+) (after|before|replace)="([^"]+)"$/;

/**
 * Reads the steps of a guide from the words behind a fence's language:
 *
 * - `file=PATH`: the block is the whole file
 * - `in=PATH after="TEXT"`, `before="TEXT"`: its lines go behind or before the first line with TEXT
 * - `in=PATH replace="TEXT"`: the block replaces TEXT
 * - `run`: each line is a command
 *
 * Fences with a language alone are for readers only. Throws if the words are none of these.
 */
export function stepsOf(guide: string): Step[] {
  return [...guide.matchAll(FENCE)].map(([, , words, text]) => stepOf(words!.trim(), text!));
}

function stepOf(words: string, text: string): Step {
  if (words === 'run') return { kind: 'run', commands: text.split('\n').map(withoutRemark).filter(Boolean) };
  const file = FILE.exec(words);
  if (file) return { kind: 'file', path: file[1]!, text };
  const change = CHANGE.exec(words);
  if (!change) throw new Error(`A fence says "${words}". Write run, file=PATH, or in=PATH with after, before or replace.`);
  return { kind: 'change', path: change[1]!, where: change[2] as 'after' | 'before' | 'replace', mark: change[3]!, text };
}

const withoutRemark = (line: string) => line.replace(/\s+# .*$/, '').trim();

/** A file's text with one change. Throws if the file does not have the change's mark. */
export function changed(source: string, { path, where, mark, text }: Extract<Step, { kind: 'change' }>): string {
  if (!source.includes(mark)) throw new Error(`${path} has no "${mark}"`);
  if (where === 'replace') return source.replace(mark, () => text.replace(/\n$/, ''));
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.includes(mark)) + (where === 'after' ? 1 : 0);
  return [...lines.slice(0, at), text.replace(/\n$/, ''), ...lines.slice(at)].join('\n');
}
