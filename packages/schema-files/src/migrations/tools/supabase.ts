import { byName, type Folder } from '../../files/folder.ts';
import { numbered } from '../left-out.ts';
import type { Tool } from '../tool.ts';

/** `supabase/migrations/20240101120000_init.sql`, by name. */
export const SUPABASE: Tool = {
  form: 'Supabase (supabase/migrations/*.sql)',
  read(folder) {
    if (!isSupabase(folder)) return undefined;
    const { steps, left } = numbered(folder, (name) => /^\d+_.*\.sql$/.test(name));
    if (steps.length === 0) return undefined;
    return {
      tool: 'Supabase',
      steps: steps.toSorted(byName),
      left,
      extensionSchema: 'extensions',
      // Without extensions there is no such schema, and Postgres ignores it.
      searchPath: '"$user", public, extensions',
    };
  },
};

function isSupabase({ names }: Folder): boolean {
  return names.at(-1) === 'migrations' && names.at(-2) === 'supabase';
}
