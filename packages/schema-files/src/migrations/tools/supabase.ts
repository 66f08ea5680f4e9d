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
    const sql = steps.map(({ text }) => text).join('\n');
    const extensions = EXTENSIONS.filter(({ uses, name }) => uses.test(sql) && !makes(sql, name));
    return {
      tool: 'Supabase',
      steps: steps.toSorted(byName),
      left,
      before: extensions.map(({ name }) => `CREATE EXTENSION IF NOT EXISTS "${name}" WITH SCHEMA extensions;`).join(' '),
      // Without extensions there is no such schema, which Postgres passes over.
      searchPath: '"$user", public, extensions',
    };
  },
};

function isSupabase({ names }: Folder): boolean {
  return names.at(-1) === 'migrations' && names.at(-2) === 'supabase';
}

/** What a database of Supabase has from the start, where migrations use it without a word. */
const EXTENSIONS = [
  { name: 'uuid-ossp', uses: /\buuid_generate_v\d\w*\s*\(/i },
  { name: 'pgcrypto', uses: /\b(?:gen_random_bytes|gen_salt|digest|hmac|pgp_sym_(?:en|de)crypt)\s*\(/i },
];

function makes(sql: string, extension: string): boolean {
  return new RegExp(`create\\s+extension\\s+(?:if\\s+not\\s+exists\\s+)?"?${extension}\\b`, 'i').test(sql);
}
