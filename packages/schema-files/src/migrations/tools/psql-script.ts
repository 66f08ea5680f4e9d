import type { Tool } from '../tool.ts';
import { includedFile, includesIn, withIncludes } from '../include-files.ts';

/** `all.sql`, which names the others with psql's `\i`: they run in its order. */
export const PSQL_SCRIPT: Tool = {
  form: 'a psql script (\\i *.sql)',
  read(folder) {
    const including = folder.files.filter(({ name, text }) => /\.sql$/i.test(name) && includesIn(text).length > 0);
    const included = new Set(including.flatMap((file) => includesIn(file.text).map((named) => includedFile(folder, file.path, named))));
    const [root, ...others] = including.filter((file) => !included.has(file));
    if (!root || others.length > 0 || included.has(undefined)) return undefined;
    return { tool: 'psql', steps: [withIncludes(root, folder)] };
  },
};
