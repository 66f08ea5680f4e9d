/** Only MySQL and MariaDB have these words. */
const MYSQL =
  /\)\s*(?:ENGINE|TYPE)\s*=\s*\w|\)[^;()]{0,200}\b(?:DEFAULT\s+)?(?:CHARSET|CHARACTER\s+SET)\s*=?\s*(?:utf8|latin1|ascii|binary)|^\s*DELIMITER\s+\S|\b(?:TINY|SMALL|MEDIUM|BIG)?INT(?:EGER)?\s*(?:\(\s*\d+\s*\))?\s+(?:UNSIGNED|ZEROFILL)\b|\b(?:MEDIUM|TINY|LONG)TEXT\b|\bMEDIUMINT\b|\b(?:LONG|MEDIUM|TINY)BLOB\b|\bDATETIME\s*\(\s*\d\s*\)|->>?\s*"\$|\bON\s+UPDATE\s+(?:CURRENT_TIMESTAMP|NOW\s*\()/im;
/** SQLite accepts AUTO_INCREMENT only as part of a type, so it counts if nothing contradicts it. */
const COUNTS = /\bAUTO_INCREMENT\b/i;
/** Server dumps run these; other databases see comments. */
const DUMP = /\/\*M?!\d{5,6}\s/;
/** MySQL has none of these. */
const OTHERS =
  /\bAUTOINCREMENT\b|^\s*PRAGMA\s+\w|\)\s*(?:STRICT|WITHOUT\s+ROWID)\b|^\s*CREATE\s+(?:TYPE|EXTENSION|DOMAIN|POLICY)\b|\bBIGSERIAL\b|\bJSONB\b|\bTIMESTAMPTZ\b|\bBYTEA\b|::\w|\[dbo\]/im;
const BACKTICKS = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?`/i;
/** SQLite also quotes with backticks, but has none of these. */
const BESIDE = /^\s*(?:CREATE\s+DATABASE|USE)\s|^\s*ALTER\s+TABLE\s[^;]*\bADD\s+(?:CONSTRAINT|FOREIGN|UNIQUE|PRIMARY|KEY|INDEX)\b|\bCOMMENT\s*=?\s*''/im;
/** Keys and indexes as items of a table: Postgres and SQLite have neither. A column called key has a number in parentheses, or none. */
const ITEMS = /^\s*(?:(?:UNIQUE|FULLTEXT|SPATIAL)\s+)?(?:KEY|INDEX)\s+(?:`\w+`|\w+)\s*\(\s*(?:`\w+`|[a-z_]\w*)\s*(?:\(\s*\d+\s*\)|ASC|DESC)?\s*[,)]/im;
const TABLE = /\bCREATE\s+(?:TEMPORARY\s+)?TABLE\b/i;
/** Only MySQL lists an enum's labels in the column. */
const COLUMNS = /^\s*`[^`]+`\s+(?:ENUM|SET)\s*\(\s*'|^\s*`?\w+`?\s+ENUM\s*\(\s*'/im;

/**
 * Whichever begins first: a comment may contain an apostrophe, and a text two hyphens. Comments that the server
 * executes are kept.
 */
const TEXT_OR_COMMENT = /'(?:[^'\\]|''|\\[\s\S])*'|--(?=\s)[^\n]*|^[ \t]*#[^\n]*|\/\*(?!M?!)[\s\S]*?\*\//gm;

/** Indents and blank lines, which the comments before leave behind: a pattern that begins with `^\s*` would read a run of them once for each line. */
const BLANKS = /\n\s+/g;

/** Whether DDL is in the dialect of MySQL or MariaDB. */
export function isMysqlDdl(ddl: string): boolean {
  if (!TABLE.test(ddl)) return false;
  const bare = ddl.replace(TEXT_OR_COMMENT, (found) => (found.startsWith("'") ? "''" : ' ')).replaceAll(BLANKS, '\n');
  if (OTHERS.test(bare)) return false;
  if (BACKTICKS.test(bare) && BESIDE.test(bare)) return true;
  return MYSQL.test(bare) || ITEMS.test(bare) || COUNTS.test(bare) || DUMP.test(bare) || COLUMNS.test(bare.replaceAll("''", "'x'"));
}
