import type { DatabaseError } from 'pg';
import { missingCollation } from './collations.ts';

/** Kinds of statements that may need a superuser, or name objects that only superusers create. */
const PRIVILEGED: ReadonlySet<string> = new Set([
  'CreateFunctionStmt',
  'AlterFunctionStmt',
  'CreateOpClassStmt',
  'CreateOpFamilyStmt',
  'AlterOpFamilyStmt',
  'CreateCastStmt',
  'DefineStmt',
  'AlterTypeStmt',
  'CreateTrigStmt',
  'AlterTableStmt',
]);

const INSUFFICIENT_PRIVILEGE = '42501';
const UNDEFINED_OBJECT = '42704';
const INVALID_TRANSACTION_TERMINATION = '2D000';
const LEAKPROOF = /\b(?:not\s+)?leakproof\b/i;
const TABLESPACE = /\b(?:using\s+index\s+)?tablespace\s+(?:"(?:[^"]|"")+"|[\w$]+)/i;
const ALL_TRIGGERS = /\btrigger\s+all\b/i;

/**
 * The statement without the clauses that only a superuser may use, that name a collation of another operating system or a missing role, or
 * that end a transaction which holds more, and that do not affect rows; undefined if it has none.
 */
export function withoutSuperuserWords(sql: string, { code, message }: DatabaseError): string | undefined {
  if (code === INSUFFICIENT_PRIVILEGE && message.includes('leakproof')) return withoutWords(sql, LEAKPROOF);
  if (message.startsWith('tablespace ') || message.includes('permission denied for tablespace')) return withoutWords(sql, TABLESPACE);
  // Those of foreign keys stay as they are: without rows they decide nothing.
  if (message.endsWith('is a system trigger')) return withoutWords(sql, ALL_TRIGGERS, 'TRIGGER USER');
  const role = code === UNDEFINED_OBJECT ? /^role "(.*)" does not exist$/.exec(message)?.[1] : undefined;
  if (role !== undefined) {
    const isNamed = new RegExp(String.raw`(?<![\w$])${literally(role)}(?![\w$])`, 'i');
    return withoutStatements(sql, (statement) => GIVES.test(statement) && isNamed.test(statement));
  }
  if (code === INVALID_TRANSACTION_TERMINATION) return withoutStatements(sql, (statement) => COMMITS.test(statement));
  const collation = missingCollation({ code, message } as DatabaseError);
  if (collation !== undefined) return withoutWords(sql, collateOf(collation));
  return undefined;
}

/** A DO block without some of its statements; undefined if it has none of them. */
function withoutStatements(sql: string, isOut: (statement: string) => boolean): string | undefined {
  const [, head, quote, body] = /^(\s*do\b[^$]*)(\$\w*\$)([^]*?)\2/i.exec(sql) ?? [];
  if (head === undefined || quote === undefined || body === undefined) return undefined;
  const own = withoutQuoted(body);
  let rest = body;
  // From the end, so that places before stay true.
  for (const found of [...own.matchAll(BLOCK_STATEMENT)].toReversed()) {
    const start = found.index + found[1]!.length;
    const end = found.index + found[0].length;
    if (isOut(body.slice(start, end).replaceAll(COMMENT, '').trim())) rest = `${rest.slice(0, start)} NULL${rest.slice(end)}`;
  }
  return rest === body ? undefined : sql.slice(0, head.length + quote.length) + rest + sql.slice(head.length + quote.length + body.length);
}

/** One statement of a block up to its semicolon, after the word or the semicolon before it. */
const BLOCK_STATEMENT = /(;|^|\b(?:begin|then|else|loop)\b)(?:(?!\b(?:begin|then|else|loop)\b)[^;])*(?=;)/gi;
const COMMENT = /--[^\n]*|\/\*[^]*?\*\//g;

/** A block that commits its work in steps does the same in one transaction. */
const COMMITS = /^commit\b/i;
const GIVES = /^(?:execute\s+(?:format\s*\(\s*)?')?\s*(?:grant|revoke|alter\s+default\s+privileges|alter\s[^;]*\bowner\s+to)\b/i;

function literally(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** `COLLATE pg_catalog."en_US.utf8"`. */
function collateOf(name: string): RegExp {
  return new RegExp(String.raw`\bcollate\s+(?:"?pg_catalog"?\s*\.\s*)?"?${literally(name)}"?(?!\w)`, 'i');
}

/** Why a statement is omitted that only a superuser may run. */
export function superuserOnly(kind: string, { code, message }: DatabaseError): string | undefined {
  return code === INSUFFICIENT_PRIVILEGE && PRIVILEGED.has(kind) ? `left out, for a superuser alone may do it: ${message}` : undefined;
}

/** Outside of texts, bodies and names in quotes. */
const QUOTED = /\$(\w*)\$[^]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|\/\*[^]*?\*\//g;

/** A statement's own words: texts, bodies and comments are replaced by blanks of the same length. */
export function withoutQuoted(sql: string): string {
  return sql.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
}

function withoutWords(sql: string, words: RegExp, instead = ''): string | undefined {
  const found = words.exec(withoutQuoted(sql));
  return found ? sql.slice(0, found.index) + instead + sql.slice(found.index + found[0].length) : undefined;
}

/**
 * Whether a server rejected a statement that only a superuser runs: `must be superuser to create an operator class`, or a function with a setting
 * of its own (`permission denied to set parameter "temp_file_limit"`). A missing privilege has another error.
 */
export function needsSuperuser(kind: string, { code, message }: DatabaseError): boolean {
  return code === INSUFFICIENT_PRIVILEGE && PRIVILEGED.has(kind) && /^(?:must be superuser|permission denied to set parameter)/.test(message);
}
