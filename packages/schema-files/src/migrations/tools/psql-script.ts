import type { Tool } from '../tool.ts';
import { includesIn, inFolder, withIncludes, type FindFile } from '../include-files.ts';

/** `all.sql`, which names the others with psql's `\i`: they run in its order. */
export const PSQL_SCRIPT: Tool = {
  form: 'a psql script (\\i *.sql)',
  read(folder) {
    const find = inFolder(folder);
    const including = folder.files.filter(({ name, text }) => /\.sql$/i.test(name) && includesIn(text).length > 0);
    const included = new Set<string>();
    const noted: FindFile = (from, named) => {
      const file = find(from, named);
      if (file) included.add(file.path);
      return file;
    };
    for (const file of including) withIncludes(file, noted);
    const [root, ...others] = including.filter(({ path }) => !included.has(path));
    if (!root || others.length > 0 || included.size === 0) return undefined;
    return { tool: 'psql', steps: [withIncludes(root, find)] };
  },
};
