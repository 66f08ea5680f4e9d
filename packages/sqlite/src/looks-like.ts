import { inside, listOf, tokensOf, type Token } from './read/tokens.ts';

const HEADER = 'SQLite format 3\0';

/** Whether a file is a SQLite database: by its first 16 bytes. */
export function isSqliteFile(bytes: Uint8Array): boolean {
  return bytes.length >= HEADER.length && new TextDecoder('latin1').decode(bytes.subarray(0, HEADER.length)) === HEADER;
}

/** Only SQLite has these words. */
const SQLITE =
  /\bAUTOINCREMENT\b|^\s*PRAGMA\s+\w|\bCREATE\s+VIRTUAL\s+TABLE\b|^\s*INSERT\s+OR\s+(?:REPLACE|IGNORE|ABORT|FAIL|ROLLBACK)\b|\)\s*(?:STRICT|WITHOUT\s+ROWID)\b|\bDEFAULT\s*\(\s*(?:datetime|strftime|unixepoch|julianday)\s*\(/im;
/** Types that Postgres does not have: SQLite and others do. */
const TYPES = /^\s*["`[]?\w+["`\]]?\s+(?:DATETIME|BLOB|TINYINT|NVARCHAR|DOUBLE(?!\s+PRECISION))\b/im;
/** SQLite has none of these statements. */
const POSTGRES = /^\s*CREATE\s+(?:OR\s+REPLACE\s+)?(?:TYPE|EXTENSION|DOMAIN|FUNCTION|SCHEMA|SEQUENCE|POLICY)\b/im;
/** MySQL and SQL Server have these types as well. */
const OTHERS = /\bAUTO_INCREMENT\b|\bENGINE\s*=|\bIDENTITY\s*\(|\bUNSIGNED\b|^\s*GO\s*$|\bCHARSET\b|\bENUM\s*\(/im;

/** The statements of a trigger in its own body: Postgres has them in a function, and dumps of MySQL have a DELIMITER. */
const TRIGGER_BODY = /\bCREATE\s+(?:TEMP(?:ORARY)?\s+)?TRIGGER\s[^;]*\bBEGIN\s+(?:INSERT|UPDATE|DELETE|REPLACE|SELECT)\b/i;

/** Drizzle and others quote so, for SQLite as for MySQL. */
const BACKTICKS = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?`/i;

/** Only SQLite has columns without a type. If a line looks like one, the tables are read. */
const UNTYPED = /^\s*["`[]?\w+["`\]]?\s*,\s*$|\bCREATE\s+TABLE\s[^(;]*\(\s*["`[]?\w+["`\]]?\s*,/im;

const TABLE = /\bCREATE\s+(?:TEMP(?:ORARY)?\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:"[^"]*"|`[^`]*`|\[[^\]]*\]|[\w.]+)\s*(?=\()/gi;

function hasUntypedColumn(ddl: string): boolean {
  if (!UNTYPED.test(ddl)) return false;
  return [...ddl.matchAll(TABLE)].some(({ index, [0]: { length } }) => {
    const end = ddl.indexOf(';', index);
    const [body, next] = tokensOf(ddl.slice(index + length, end < 0 ? undefined : end));
    return body?.kind === 'group' && next?.value !== 'AS' && listOf(tokensOf(inside(body))).some(isNameAlone);
  });
}

function isNameAlone([name, ...rest]: readonly Token[]): boolean {
  return rest.length === 0 && (name?.kind === 'word' || name?.kind === 'name');
}

/** Whichever begins first: a comment may contain an apostrophe, and a text two hyphens. */
const TEXT_OR_COMMENT = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** Indents and blank lines, which the comments before leave behind: a pattern that begins with `^\s*` would read a run of them once for each line. */
const BLANKS = /\n\s+/g;

/** Whether DDL is in SQLite's dialect. DDL that both databases accept counts as Postgres'. */
export function isSqliteDdl(ddl: string): boolean {
  const plain = ddl.replace(TEXT_OR_COMMENT, (found) => (found.startsWith("'") ? "''" : ' ')).replaceAll(BLANKS, '\n');
  if (POSTGRES.test(plain)) return false;
  return SQLITE.test(plain) || (!OTHERS.test(plain) && (TYPES.test(plain) || BACKTICKS.test(plain) || TRIGGER_BODY.test(plain) || hasUntypedColumn(plain)));
}
