import type { Key } from '../../../core/index.ts';
import { readField } from './field.ts';
import { Reader, readName } from './reader.ts';

/** `order=created_at.desc.nullslast,users(name)`. Throws PGRST100. */
export function parseOrder(text: string): Key[] {
  const reader = new Reader(text, `order (${text})`);
  const keys: Key[] = [];
  do keys.push(readKey(reader));
  while (reader.take(','));
  if (!reader.done) throw reader.fault('"," or end of input');
  return keys;
}

function readKey(reader: Reader): Key {
  const start = reader.at;
  const relation = readName(reader);
  let key: Key;
  if (reader.take('(')) {
    key = { ...readField(reader), relation };
    reader.expect(')');
  } else {
    reader.at = start;
    key = readField(reader);
  }
  while (reader.take('.')) {
    const word = reader.match(/[a-z]+/y) ?? '';
    if (word === 'asc' || word === 'desc') key = { ...key, descending: word === 'desc' };
    else if (word === 'nullsfirst' || word === 'nullslast') key = { ...key, nulls: word === 'nullsfirst' ? 'first' : 'last' };
    else throw reader.fault('"asc", "desc", "nullsfirst" or "nullslast"');
  }
  return key;
}
