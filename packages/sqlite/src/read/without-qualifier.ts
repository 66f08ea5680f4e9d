import { scan } from './tokens.ts';

/** A statement without the name of one database in front of its tables: `fts.words` becomes `words`. */
export function withoutQualifier(sql: string, database: string): string {
  const tokens = [...scan(sql)];
  let from = 0;
  let kept = '';
  for (const [at, { kind, value, end, source }] of tokens.entries()) {
    const dot = tokens[at + 1];
    if ((kind !== 'word' && kind !== 'name') || value.toLowerCase() !== database.toLowerCase() || dot?.source !== '.') continue;
    kept += sql.slice(from, end - source.length);
    from = dot.end;
  }
  return kept + sql.slice(from);
}
