import { dictionary } from '@seedbed/contract';
import type { MysqlType } from './schema.ts';
import { isWord, nameOf, type Token } from './tokens.ts';

/** Other names of the same types. */
const USUAL: Readonly<Record<string, string>> = dictionary({
  INTEGER: 'INT',
  INT1: 'TINYINT',
  INT2: 'SMALLINT',
  INT3: 'MEDIUMINT',
  INT4: 'INT',
  INT8: 'BIGINT',
  MIDDLEINT: 'MEDIUMINT',
  DEC: 'DECIMAL',
  NUMERIC: 'DECIMAL',
  FIXED: 'DECIMAL',
  NUMBER: 'DECIMAL',
  REAL: 'DOUBLE',
  FLOAT8: 'DOUBLE',
  FLOAT4: 'FLOAT',
  CHARACTER: 'CHAR',
  NCHAR: 'CHAR',
  NVARCHAR: 'VARCHAR',
  VARCHAR2: 'VARCHAR',
  VARCHARACTER: 'VARCHAR',
  LONG: 'MEDIUMTEXT',
  CLOB: 'LONGTEXT',
  BOOLEAN: 'BOOL',
  GEOMCOLLECTION: 'GEOMETRYCOLLECTION',
});

/** Words that belong to the type before them. */
const SECOND = ['PRECISION', 'VARYING', 'VARCHAR', 'VARBINARY', 'CHAR', 'CHARACTER'];

/** Reads the type after a column's name; `next` is the index of its first attribute. */
export function readType(tokens: readonly Token[]): { readonly type: MysqlType; readonly next: number } {
  let at = 1;
  let word = tokens[0]?.value.toUpperCase() ?? '';
  // NATIONAL VARCHAR, CHARACTER VARYING, DOUBLE PRECISION, LONG VARBINARY.
  for (; isWord(tokens[at], ...SECOND); at++) {
    const second = tokens[at]!.value;
    if (second === 'VARYING' || word === 'NATIONAL') word = second === 'VARYING' ? 'VARCHAR' : second;
    if (word === 'LONG' && second === 'VARBINARY') word = 'MEDIUMBLOB';
    if (second === 'CHARACTER' && isWord(tokens[at + 1], 'SET')) break;
  }
  const group = tokens[at]?.kind === 'group' ? tokens[at++] : undefined;
  const texts = group?.items.filter(({ kind }) => kind === 'text').map(({ value }) => value) ?? [];
  const sizes = group?.items.filter(({ kind }) => kind === 'number').map(({ value }) => Number(value)) ?? [];
  let type: MysqlType = { word: USUAL[word] ?? word, sizes, labels: texts, unsigned: false };
  for (; at < tokens.length; at++) {
    const [token, next] = [tokens[at]!, tokens[at + 1]];
    if (isWord(token, 'UNSIGNED', 'ZEROFILL')) type = { ...type, unsigned: true };
    else if (isWord(token, 'CHARACTER') && isWord(next, 'SET') && tokens[at + 2]) type = { ...type, charset: nameOf(tokens[(at += 2)]!).toLowerCase() };
    else if (isWord(token, 'CHARSET', 'CHARACTER') && next) type = { ...type, charset: nameOf(tokens[++at]!).toLowerCase() };
    else if (isWord(token, 'BINARY')) type = { ...type, collation: 'bin' };
    else if (isWord(token, 'ASCII')) type = { ...type, charset: 'ascii' };
    else if (isWord(token, 'BYTE')) type = { ...type, word: type.word.replace('CHAR', 'BINARY') };
    else if (!isWord(token, 'SIGNED', 'UNICODE')) break;
  }
  if (type.word === 'SERIAL') type = { ...type, word: 'BIGINT', unsigned: true };
  return { type, next: at };
}
