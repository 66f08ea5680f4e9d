import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One question about filled tables: `sql` returns one row `bad, all`. */
export type OrdinaryQuery = { readonly name: string; readonly text: string; readonly sql: string };

export type OrdinarySchema = { readonly name: string; readonly ddl: string; readonly script: string; readonly queries: readonly OrdinaryQuery[] };

/** `NAME.sql` with `NAME.queries.sql` of a folder, by name; none where there is no folder. */
export function readOrdinary(folder: string): OrdinarySchema[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql') && !file.endsWith('.queries.sql'));
  return names.toSorted().map((file) => {
    const name = file.slice(0, -'.sql'.length);
    const script = readFileSync(join(folder, `${name}.queries.sql`), 'utf8');
    return { name, ddl: readFileSync(join(folder, file), 'utf8'), script, queries: parseQueries(script, name) };
  });
}

/** Each query follows a line `-- Q1 what would be wrong`. Throws if a query is missing or a name is repeated. */
export function parseQueries(script: string, schema: string): OrdinaryQuery[] {
  const [, ...parts] = `\n${script}`.split(/\n(?=-- Q\d+ )/);
  const queries = parts.map((part) => {
    const [, name = '', text = '', rest = ''] = /^-- (Q\d+) (.*)\n?([^]*)$/.exec(part)!;
    const sql = rest.replaceAll(/^\s*--.*$/gm, '').trim();
    if (sql === '') throw new Error(`${schema}: ${name} has no query`);
    return { name, text, sql };
  });
  if (queries.length === 0) throw new Error(`${schema} has no queries`);
  if (new Set(queries.map(({ name }) => name)).size < queries.length) throw new Error(`${schema}: two queries have the same name`);
  return queries;
}

/** A few hexadecimal digits that change when a text does. */
export function stampOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
