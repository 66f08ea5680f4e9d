import { resolveType, type SqlType } from '@seedbed/contract';
import type { ExpressionReader } from './expression-reader.ts';

/** `character varying(20)[]`, `public.mood`, `timestamp with time zone`. */
export function typeName(reader: ExpressionReader): SqlType {
  let name = '';
  for (let token = reader.peek(); token.kind === 'name' || token.kind === 'quoted' || token.text === '.'; token = reader.peek()) {
    if (/^(AND|OR|THEN|WHEN|ELSE|END|IS|IN|NOT|FROM|AS)$/i.test(token.text)) break;
    name += `${name === '' || name.endsWith('.') || token.text === '.' ? '' : ' '}${token.text}`;
    reader.at++;
  }
  if (reader.peek().text === '(') {
    while (reader.peek().text !== ')' && reader.peek().kind !== 'end') name += reader.take().text;
    reader.expect(')');
    name += ')';
  }
  while (reader.peek().text === '[') {
    reader.at++;
    reader.expect(']');
    name += '[]';
  }
  const { table, schema } = reader.scope;
  const known = table?.columns.find(({ type }) => type.name === name || type.name.endsWith(`.${name}`))?.type ?? resolveType(name, schema?.types);
  return known.kind === 'unknown' ? resolveType('text') : known;
}
