import type { Folder } from '../../files/folder.ts';
import { compareNaturally } from '../../files/natural-order.ts';
import { numbered } from '../left-out.ts';
import type { Tool } from '../tool.ts';

/**
 * `0001_init.up.sql` with `0001_init.down.sql`, by number. A file without a direction runs as well, because sqlx allows
 * both.
 */
export const UP_FILES: Tool = {
  form: 'golang-migrate, sqlx (*.up.sql)',
  read(folder) {
    if (!folder.files.some(({ name }) => UP.test(name))) return undefined;
    const { steps, left } = numbered(folder, (name) => /^v?\d+.*\.sql$/i.test(name) && !DOWN.test(name));
    const files = steps.length > 0 ? steps : folder.files.filter(({ name }) => UP.test(name));
    return { tool: nameOf(folder), steps: files.toSorted((one, other) => compareNaturally(one.name, other.name)), left };
  },
};

/** `-up.sql` is db-migrate's, `.do.sql` Postgrator's. */
const UP = /[._-](?:up|do)\.(?:[\w-]+\.)?sql$|^\d+\.do\./i;
const DOWN = /[._-](?:down|undo)\.(?:[\w-]+\.)?sql$|^\d+\.undo\./i;

function nameOf({ files }: Folder): string {
  if (files.some(({ name }) => /\.(?:do|undo)\./.test(name))) return 'Postgrator';
  if (files.some(({ name }) => name.endsWith('-up.sql'))) return 'db-migrate';
  return 'golang-migrate or sqlx';
}
