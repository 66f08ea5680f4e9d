import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Handwritten lists: `== name` starts one, then entries, separated by `|` or by lines. `word*5` has a weight. With `==
 * name ~0.8` weights decrease as 1 / rank^0.8. Lines that begin with `#` are comments.
 */
export function readSources(folder: string): Map<string, string> {
  const lists = new Map<string, string>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    for (const [name, text] of parse(readFileSync(join(folder, file), 'utf8'), file)) {
      if (lists.has(name)) throw new Error(`${file}: the list "${name}" is there already.`);
      lists.set(name, text);
    }
  }
  return lists;
}

function parse(text: string, file: string): [string, string][] {
  const lists: [string, string[]][] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const head = /^== (\S+)(?: (~[\d.]+))?$/.exec(line);
    if (head) lists.push([head[1]!, head[2] ? [head[2]] : []]);
    else if (lists.length === 0) throw new Error(`${file}: "${line}" stands before the first list.`);
    else
      lists.at(-1)![1].push(
        ...line
          .split('|')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      );
  }
  return lists.map(([name, entries]) => [name, checked(name, entries, file).join('|')]);
}

function checked(name: string, entries: readonly string[], file: string): readonly string[] {
  const words = entries.map((entry) => entry.replace(/\*[\d.]+$/, ''));
  const twice = words.find((word, i) => words.indexOf(word) !== i);
  if (twice !== undefined) throw new Error(`${file}: "${twice}" stands twice in "${name}".`);
  if (entries.length === 0) throw new Error(`${file}: "${name}" is empty.`);
  return entries;
}
