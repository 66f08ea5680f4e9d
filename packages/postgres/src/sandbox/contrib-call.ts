import type { ClientBase } from 'pg';
import { quoteQualified } from '../sql/quote.ts';
import type { Script } from './script.ts';
import type { ScriptStatement } from './statement.ts';

/**
 * `CREATE FUNCTION … LANGUAGE c AS 'library', 'symbol'` as an SQL function that calls the extension's function of that
 * symbol. Undefined if no extension has one with the same number of arguments; if their types differ, Postgres reports
 * it.
 */
export async function contribCall(client: ClientBase, script: Script, statement: ScriptStatement): Promise<string | undefined> {
  const { verdict } = statement;
  if (verdict.do !== 'c-function') return undefined;
  const { rows } = await client.query<{ schema: string; name: string }>(contribSql, [verdict.library, verdict.symbol, verdict.arguments]);
  if (!rows[0]) return undefined;
  const call = `${quoteQualified(rows[0].schema, rows[0].name)}(${Array.from({ length: verdict.arguments }, (_, i) => `$${i + 1}`).join(', ')})`;
  const body = { at: verdict.bodyAt, from: /^as\s*'(?:[^']|'')*'\s*,\s*'(?:[^']|'')*'/i, to: `AS $seedbed$ SELECT ${call} $seedbed$` };
  const language = { at: verdict.languageAt, from: /^language\s+('c'|"c"|c)/i, to: 'LANGUAGE sql' };
  // Replaces the later one first, so that the earlier position remains valid.
  const [later, earlier] = body.at > language.at ? [body, language] : [language, body];
  const head = script.text({ start: statement.start, end: earlier.at });
  const middle = script.text({ start: earlier.at, end: later.at });
  const tail = script.text({ start: later.at, end: statement.end });
  return head + middle.replace(earlier.from, () => earlier.to) + tail.replace(later.from, () => later.to);
}

const contribSql = /* SQL */ `
  select n.nspname as schema, p.proname as name
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
  where p.probin = $1 and p.prosrc = $2 and p.pronargs = $3
  order by p.oid
  limit 1`;
