import type { DatabaseError } from 'pg';
import { missingHint } from './missing-hint.ts';
import { withoutQuoted } from './superuser-words.ts';

/**
 * Why a failed statement of a migration may be omitted if everything else succeeds: it does not affect which rows a
 * table accepts, or an earlier file does the same. Existing tables and columns stay unchanged, so it excuses no later
 * statement. A missing extension is not such a reason.
 */
export function touchesNoRows(kind: string, sql: string, { code = '', message }: DatabaseError): string | undefined {
  if (!STATEMENT_ERROR_CODES.test(code) || code === NO_RIGHT || missingHint(message)?.includes('EXTENSION')) return undefined;
  const plain = withoutQuoted(sql).trim();
  // Without a restrictive policy people would see more rows than the script allows.
  if (kind === 'CreatePolicyStmt' && code !== '42710' && /\bas\s+restrictive\b/i.test(plain)) return undefined;
  if (NO_ROWS.has(kind) || (kind === 'IndexStmt' && !/^create\s+unique\b/i.test(plain))) return `left out, since it decides nothing of the rows: ${message}`;
  if (MISSING_OBJECT_CODES.has(code) && ((kind === 'DropStmt' && !plain.includes(',')) || DROPS_ONE.test(plain)))
    return `left out, since there is nothing to drop: ${message}`;
  const isThere = (DUPLICATE_OBJECT_CODES.has(code) && MAY_BE_THERE.has(kind)) || ((code === '42710' || code === '42P07') && ADDS_ONE.test(plain));
  return isThere ? `left out, since a migration before it makes that already: ${message}` : undefined;
}

/**
 * Why a statement may be omitted that psql fails with before it goes on: one that only drops, where the object is missing (nothing of a list is
 * dropped), and an index that is not unique, where its functions miss something: from Postgres 17 on they run with a `search_path` of their own.
 */
export function changesNothing(kind: string, sql: string, { code = '', message, where }: DatabaseError): string | undefined {
  if (!MISSING_OBJECT_CODES.has(code)) return undefined;
  if (kind === 'IndexStmt' && IN_FUNCTION.test(where ?? '') && !/^create\s+unique\b/i.test(withoutQuoted(sql).trim()))
    return `left out, since it decides nothing of the rows: ${message}`;
  return kind === 'DropStmt' || DROPS_ONLY.test(withoutQuoted(sql).trim()) ? `left out, since there is nothing to drop: ${message}` : undefined;
}

/**
 * A variant of a failed migration statement with an added word that changes nothing for empty tables; undefined if
 * there is none.
 */
export function withMissingWord(sql: string, { code, message, hint }: DatabaseError): { readonly sql: string; readonly why: string } | undefined {
  if (code === '42701') {
    // Not inside a text, where it is unclear which occurrence is an SQL keyword.
    if (countOf(sql, ADD_COLUMN) !== countOf(withoutQuoted(sql), ADD_COLUMN)) return undefined;
    const twice = sql.replaceAll(ADD_COLUMN, 'ADD COLUMN IF NOT EXISTS ');
    return twice === sql ? undefined : { sql: twice, why: `only what is not there yet is added: ${message}` };
  }
  const dropped = MISSING_OBJECT_CODES.has(code ?? '') ? DROPS_SEVERAL.exec(sql) : null;
  if (dropped) return { sql: `${dropped[1]} IF EXISTS ${sql.slice(dropped[0].length)}`, why: `only what is there is dropped: ${message}` };
  const using = code === '42804' ? /You might need to specify "(USING .+)"\.$/.exec(hint ?? '')?.[1] : undefined;
  const column = /^column "(.+)" cannot be cast automatically/.exec(message)?.[1];
  if (using === undefined || column === undefined) return undefined;
  const name = column.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const changed = sql.replace(
    new RegExp(String.raw`(\balter\s+(?:column\s+)?"?${name}"?\s+(?:set\s+data\s+)?type\s+(?:"[^"]+"|[^,;"])+?)(?=\s*(?:,\s*(?:alter|add|drop)\b|;|$))`, 'i'),
    `$1 ${using}`,
  );
  return changed === sql ? undefined : { sql: changed, why: `read with ${using}, which Postgres asks for: ${message}` };
}

/**
 * Classes 0A (not supported), 22 (values), 2B, 3F and 42 (names, types, rules): errors in the statement, never of
 * resources or the server.
 */
const STATEMENT_ERROR_CODES = /^(?:0A|22|2B|3F|42)/;

const NO_RIGHT = '42501';

const NO_ROWS: ReadonlySet<string> = new Set(['CreatePolicyStmt', 'CommentStmt', 'CreateStatsStmt', 'AlterStatsStmt']);

/** Table, column, object, function, schema. */
const MISSING_OBJECT_CODES: ReadonlySet<string> = new Set(['42P01', '42703', '42704', '42883', '3F000']);

/** Table or index, object, function. */
const DUPLICATE_OBJECT_CODES: ReadonlySet<string> = new Set(['42P07', '42710', '42723']);

const IN_FUNCTION = /^(?:SQL|PL\/pgSQL) function\b/m;

/** Without tables: two with the same name may differ, and it is unclear which one is intended. */
const MAY_BE_THERE: ReadonlySet<string> = new Set([
  'CreateTrigStmt',
  'CreateEnumStmt',
  'CreateDomainStmt',
  'CreateSeqStmt',
  'IndexStmt',
  'CreateFunctionStmt',
  'ViewStmt',
]);

const ADD_COLUMN = /\badd\s+column\s+(?!if\s+not\s+exists\b)/gi;
/** `DROP TABLE a, b`: of several, some may be there. */
const DROPS_SEVERAL = /^\s*(drop\s+(?:materialized\s+view|foreign\s+table|table|view|type|domain|sequence|index|schema))\s+(?!if\b)(?=[^(]*,)/i;

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

const NAME = String.raw`(?:"[^"]+"|[\w$]+)`;
const TABLE = String.raw`^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${NAME}(?:\.${NAME})?\s+`;
const DROP = String.raw`drop\s+(?:constraint\s+|column\s+)?${NAME}(?:\s+(?:cascade|restrict))?`;
const DROPS_ONE = new RegExp(String.raw`${TABLE}drop\s+(?:constraint|column)\s+${NAME}(?:\s+(?:cascade|restrict))?\s*;?$`, 'i');
const DROPS_ONLY = new RegExp(String.raw`${TABLE}${DROP}(?:\s*,\s*${DROP})*\s*;?$`, 'i');
const ADDS_ONE = new RegExp(String.raw`${TABLE}add\s+constraint\s(?![^]*,\s*(?:add|alter|drop)\s)`, 'i');
