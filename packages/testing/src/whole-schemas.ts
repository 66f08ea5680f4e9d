import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One small schema of our own for one thing that schemas do as a whole. */
export type WholeSchema = {
  readonly title: string;
  readonly ddl: string;
  /** Lines of the design that it is of. */
  readonly of: readonly string[];
  /** The tier that it must reach: the highest that one of its constraints needs. */
  readonly tier: string;
  /** Tables that cannot have any row. */
  readonly empty: readonly string[];
  /** Requested rows; beyond a sample's, the load takes everything at these counts. */
  readonly rows: number;
  /** Tables that cannot have that many. */
  readonly fewer: readonly string[];
};

const FOLDER = join(import.meta.dirname, 'schemas/whole');
const ZOO = join(import.meta.dirname, 'schemas/zoo');

/** The zoo of whole schemas: files are families, each schema begins with `-- == title`, then `-- of:` its lines and `-- tier:`. */
export function wholeSchemas(): WholeSchema[] {
  return sqlFiles(FOLDER).flatMap(({ name, text }) =>
    text
      .split(/^-- == /m)
      .slice(1)
      .map((part) => {
        const [title = '', ...lines] = part.split('\n');
        const valuesOf = (word: string): string[] =>
          lines
            .find((line) => line.startsWith(`-- ${word}: `))
            ?.slice(word.length + 5)
            .split(' ') ?? [];
        return {
          title: `${name}: ${title}`,
          ddl: lines.join('\n'),
          of: valuesOf('of'),
          tier: valuesOf('tier')[0] ?? '',
          empty: valuesOf('empty'),
          rows: Number(valuesOf('rows')[0] ?? 50),
          fewer: valuesOf('fewer'),
        };
      }),
  );
}

/**
 * How many conditions of the zoo of single constraints belong to each line: all after a line with `-- of:`, or the one
 * next to it.
 */
export function zooConditions(): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (names: string, more: number): void => {
    for (const name of names.trim().split(/\s+/)) counts.set(name, (counts.get(name) ?? 0) + more);
  };
  for (const { text } of sqlFiles(ZOO)) {
    let current = '';
    for (const line of text.split('\n')) {
      const [, before = '', names] = /^(.*?)-- of: (.*)$/.exec(line) ?? [];
      if (names !== undefined && before.trim() === '') current = names;
      else if (names !== undefined) add(names, 1);
      if (current !== '') add(current, [...line.matchAll(/\b(?:CONSTRAINT|INDEX) [a-g]_\w+|EXCLUDE USING/g)].length);
    }
  }
  return counts;
}

function sqlFiles(folder: string): { name: string; text: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ name: file.slice(0, -4), text: readFileSync(join(folder, file), 'utf8') }));
}
