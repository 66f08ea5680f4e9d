import { readName } from '../names/vocabulary.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';

type Key = { readonly kind: string; readonly parameters: Record<string, unknown>; readonly because: string };

/** Identities, sequences, and primary keys that nothing else explains. `words` is the column's name. */
export function keyGenerator(column: ColumnView, table: TableView, words: readonly string[]): Key | null {
  const { type } = column;
  const usual = column.column.default ?? '';
  if (column.column.identity) return { kind: 'sequence', parameters: {}, because: 'numbered by the database' };
  if (column.column.sequence !== undefined || usual.startsWith('nextval(')) return { kind: 'sequence', parameters: {}, because: 'numbered by a sequence' };
  const isText = /^(?:text|varchar|bpchar|citext)$/.test(type.base);
  if (isText && (column.unique || column.inKey) && isCalledByNumber(table, words, type.length, usual))
    return { kind: 'code.reference', parameters: {}, because: 'a number by which people call it' };
  if (table.primaryKey.length !== 1 || table.primaryKey[0] !== column.name) return null;
  if (/^int[248]$/.test(type.base)) return { kind: 'sequence', parameters: {}, because: 'a primary key of whole numbers' };
  if (type.base === 'uuid') return { kind: 'string.uuid', parameters: /v7|ulid/i.test(usual) ? { version: 7 } : {}, because: 'a primary key of type uuid' };
  if (isText && ['id', 'uid', 'uuid', 'guid', 'oid'].includes(words.at(-1) ?? ''))
    return textKey(type.length, /uuid/i.test(usual) || ['uuid', 'guid'].includes(words.at(-1)!));
  return null;
}

/** `shipment_id varchar(20)` of shipments: what is written with its thing's name and has no length of a digest is read out by people. */
function isCalledByNumber({ table }: TableView, words: readonly string[], length: number | undefined, usual: string): boolean {
  if (words.length < 2 || words.at(-1) !== 'id' || /uuid|ulid|random|nanoid/i.test(usual)) return false;
  if (length === undefined || length < 10 || length > 100 || length === 36 || length === 26 || DIGESTS.has(length)) return false;
  return readName(table.name).words.includes(words.at(-2)!);
}

/** Lengths of digests, and of the numbers of traces and spans. */
const DIGESTS: ReadonlySet<number> = new Set([16, 32, 40, 64]);

/** One style for all keys of a schema: a UUID where it says so or fits exactly, else a short random one of the declared length. */
function textKey(length: number | undefined, uuid: boolean): Key {
  const because = 'a primary key of text';
  if (uuid || length === 36) return { kind: 'string.uuid', parameters: {}, because };
  if (length !== undefined && DIGESTS.has(length)) return { kind: 'string.hexadecimal', parameters: { length }, because };
  if (length !== undefined && length < 21) return { kind: 'string.alphanumeric', parameters: { length: Math.min(length, 12) }, because };
  return { kind: 'string.nanoid', parameters: {}, because };
}
