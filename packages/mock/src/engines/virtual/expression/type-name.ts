import { resolveType, type SqlType } from '@seedbed/contract';
import type { ExpressionReader } from './expression-reader.ts';

const { length: _, ...ANY_LENGTH } = resolveType('bpchar');

/** `character varying(20)[]`, `public.mood`, `timestamp with time zone`. */
export function typeName(reader: ExpressionReader): SqlType {
  let name = '';
  for (let token = reader.peek(); token.kind === 'name' || token.kind === 'quoted' || token.text === '.'; token = reader.peek()) {
    if (/^(AND|OR|THEN|WHEN|ELSE|END|IS|IN|NOT|FROM|AS|AT|COLLATE|LIKE|ILIKE|BETWEEN|FOR|PLACING|OVERLAPS)$/i.test(token.text)) break;
    name += `${name === '' || name.endsWith('.') || token.text === '.' ? '' : ' '}${token.text}`;
    reader.at++;
  }
  if (reader.peek().text === '(') {
    while (reader.peek().text !== ')' && reader.peek().kind !== 'end') name += reader.take().text;
    reader.expect(')');
    name += ')';
    // `timestamp(0) without time zone`
    if (reader.word() === 'WITH' || reader.word() === 'WITHOUT') {
      name += ` ${reader.next().toLowerCase()} time zone`;
      reader.expect('TIME');
      reader.expect('ZONE');
    }
  }
  while (reader.peek().text === '[') {
    reader.at++;
    reader.expect(']');
    name += '[]';
  }
  const { table, schema } = reader.scope;
  const known = table?.columns.find(({ type }) => type.name === name || type.name.endsWith(`.${name}`))?.type ?? resolveType(name, schema?.types);
  // Without a length it has any.
  if (name === 'bpchar') return ANY_LENGTH;
  return known.kind === 'unknown' ? resolveType('text') : known;
}
