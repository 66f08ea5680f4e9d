export { connect, socketOf, type Connection, type OpenClient } from './connect.ts';
export { createDatabase, dropDatabase } from './databases.ts';
export { keepAfterwards, takeKept } from './keep-session.ts';
export { quoteIdent, quoteLiteral, quoteQualified, quoteQualifiedName, splitQualifiedName } from './quote.ts';
export { copyStatement, type CopyFormat, type TableName } from './copy-statement.ts';
export { countRows, countUpTo, filledTables } from './filled-tables.ts';
export { bounded } from '../wire/bounded.ts';
export { plainText } from '../wire/tidy-report.ts';
