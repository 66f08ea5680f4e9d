import type { JsonPath } from '../../../core/index.ts';
import { readName, type Reader } from './reader.ts';

export type FieldName = { readonly column: string; readonly path?: JsonPath };

/** A column, and a path into its JSON: `data->items->0->>name`. */
export function readField(reader: Reader): FieldName {
  const column = readName(reader);
  const path = readPath(reader);
  return path.length === 0 ? { column } : { column, path };
}

function readPath(reader: Reader): JsonPath {
  const path: { arrow: '->' | '->>'; key: string | number }[] = [];
  while (reader.peek('->')) {
    const arrow = reader.take('->>') ? '->>' : (reader.expect('->'), '->' as const);
    const index = reader.match(/-?\d+(?=->|::|[.,)]|$)/y);
    path.push({ arrow, key: index === null ? readName(reader) : Number(index) });
  }
  return path;
}
