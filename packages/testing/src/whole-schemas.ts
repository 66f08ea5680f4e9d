import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One small schema of our own for one thing that schemas do as a whole; `empty` are the tables that can hold no row. */
export type WholeSchema = { readonly title: string; readonly ddl: string; readonly empty: readonly string[] };

const FOLDER = join(import.meta.dirname, 'schemas/whole');

/** The zoo of whole schemas: files are families, each schema begins with `-- == title`. */
export function wholeSchemas(): WholeSchema[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .split(/^-- == /m)
        .slice(1)
        .map((part) => {
          const [title = '', ...lines] = part.split('\n');
          const empty =
            lines
              .find((line) => line.startsWith('-- empty: '))
              ?.slice('-- empty: '.length)
              .split(' ') ?? [];
          return { title: `${file.slice(0, -4)}: ${title}`, ddl: lines.join('\n'), empty };
        }),
    );
}
