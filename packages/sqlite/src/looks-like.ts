const HEADER = 'SQLite format 3\0';

/** Whether a file is a database of SQLite: by its first 16 bytes. */
export function isSqliteFile(bytes: Uint8Array): boolean {
  return bytes.length >= HEADER.length && new TextDecoder('latin1').decode(bytes.subarray(0, HEADER.length)) === HEADER;
}

/** Only SQLite has these words. */
const SQLITE = /\bAUTOINCREMENT\b|^\s*PRAGMA\s+\w|\)\s*(?:STRICT|WITHOUT\s+ROWID)\b|\bDEFAULT\s*\(\s*(?:datetime|strftime|unixepoch|julianday)\s*\(/im;
/** Types that Postgres does not have: SQLite and others do. */
const TYPES = /^\s*["`[]?\w+["`\]]?\s+(?:DATETIME|BLOB|TINYINT|NVARCHAR|DOUBLE(?!\s+PRECISION))\b/im;
/** SQLite has none of these statements. */
const POSTGRES = /^\s*CREATE\s+(?:OR\s+REPLACE\s+)?(?:TYPE|EXTENSION|DOMAIN|FUNCTION|SCHEMA|SEQUENCE|POLICY)\b/im;
/** MySQL and SQL Server have these types as well. */
const OTHERS = /\bAUTO_INCREMENT\b|\bENGINE\s*=|\bIDENTITY\s*\(|\bUNSIGNED\b|^\s*GO\s*$|\bCHARSET\b|\bENUM\s*\(/im;

/** Drizzle and others quote so, for SQLite as for MySQL. */
const BACKTICKS = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?`/i;

/** Whether DDL is written for SQLite. DDL that both databases read counts as that of Postgres. */
export function isSqliteDdl(ddl: string): boolean {
  const plain = ddl.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ').replace(/'(?:[^']|'')*'/g, "''");
  if (POSTGRES.test(plain)) return false;
  return SQLITE.test(plain) || ((TYPES.test(plain) || BACKTICKS.test(plain)) && !OTHERS.test(plain));
}
