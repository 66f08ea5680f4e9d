import type { Reason } from '@seedbed/contract';
import type { SchemaNames } from '../../read/schema-names.ts';
import { readName } from '../../read/names/vocabulary.ts';
import type { ColumnView, TableView } from '../../schema/schema-view.ts';
import { clientDefault } from '../../read/column/client-default.ts';
import { isKeyByPrisma } from '../../read/column/prisma-key.ts';
import { wordSet } from '../../read/words.ts';
import { ANY_TEXT_TYPES, WHOLE_TYPES } from '../../schema/types.ts';

type Key = {
  readonly kind: string;
  readonly parameters: Record<string, unknown>;
  readonly because: Reason;
  /** Chosen only because some keys have this form. */
  readonly isGuess?: boolean;
};

/** Identities, sequences, and primary keys that nothing else explains. `words` is the column's name. */
export function keyGenerator(column: ColumnView, table: TableView, words: readonly string[], schema: SchemaNames): Key | null {
  const { type } = column;
  const usual = column.column.default ?? '';
  if (column.column.identity) return { kind: 'sequence', parameters: {}, because: { code: 'database', words: 'numbered by the database' } };
  if (column.column.sequence !== undefined || usual.startsWith('nextval('))
    return { kind: 'sequence', parameters: {}, because: { code: 'database', words: 'numbered by a sequence' } };
  const made = clientDefault(column);
  if (made && column.references.length === 0)
    return { kind: made.kind, parameters: made.parameters, because: { code: 'key', words: 'made so by the program that writes it' } };
  const isText = ANY_TEXT_TYPES.has(type.base);
  const named = isText ? namedForm(`${words.join('_')} ${usual}`, type.length) : null;
  if (named) return named;
  if (type.base === 'int8' && type.kind === 'base' && column.references.length === 0 && /snow_?flake/i.test(`${words.join('_')} ${usual}`))
    return { kind: 'string.snowflake', parameters: {}, because: { code: 'key', words: NAMED } };
  if (isText && isUuidByLength(column, words)) return { kind: 'string.uuid', parameters: {}, because: { code: 'key', words: 'an id of 36 letters' } };
  if (column.unique && WHOLE_TYPES.has(type.base) && words.length === 1 && VERSIONS.has(words[0]!))
    return { kind: 'sequence', parameters: {}, because: { code: 'key', words: 'versions follow one another' } };
  const listed = isText && table.primaryKey[0] === column.name ? keyOfList(table, words, type.length) : null;
  if (listed) return listed;
  if (isText && (column.unique || column.inKey) && isCalledByNumber(table, words, type.length, usual))
    return { kind: 'code.reference', parameters: {}, because: { code: 'key', words: 'a number by which people call it' } };
  if (table.primaryKey.length !== 1 || table.primaryKey[0] !== column.name) return null;
  if (WHOLE_TYPES.has(type.base)) return { kind: 'sequence', parameters: {}, because: { code: 'key', words: 'a primary key of whole numbers' } };
  if (type.base === 'uuid')
    return { kind: 'string.uuid', parameters: /v7|ulid/i.test(usual) ? { version: 7 } : {}, because: { code: 'key', words: 'a primary key of type uuid' } };
  if (isText && wordSet('endings of generated keys').has(words.at(-1) ?? ''))
    return isKeyByPrisma(column, schema)
      ? { kind: 'string.cuid', parameters: {}, because: { code: 'key', words: 'a primary key as Prisma makes them' }, isGuess: true }
      : textKey(type.length, /uuid/i.test(usual) || ['uuid', 'guid'].includes(words.at(-1)!));
  return null;
}

/** Forms of keys that go by a name of their own, in the column's or in that of the function that is its DEFAULT, with their letters. */
const NAMED_FORMS: readonly (readonly [name: RegExp, letters: number, kind: string, parameters?: Record<string, unknown>])[] = [
  [/(?:\b|_|gen)ulid/i, 26, 'string.ulid', { timed: true }],
  [/nano_?id/i, 21, 'string.nanoid'],
  [/ksuid/i, 27, 'string.ksuid'],
  [/(?:\b|_)cuid_?2/i, 24, 'string.cuid2'],
  [/(?:\b|_)cuid/i, 25, 'string.cuid'],
  [/snow_?flake/i, 19, 'string.snowflake'],
];

const NAMED = 'a key of a form that has a name';

function namedForm(text: string, length = Infinity): Key | null {
  const typed = /\btypeid_generate\w*\('([a-z_]*)'/i.exec(text);
  if (typed) return { kind: 'string.typeid', parameters: { prefix: typed[1] }, because: { code: 'key', words: NAMED } };
  const found = NAMED_FORMS.find(([name, letters]) => name.test(text) && length >= letters);
  // A shorter one is letters and digits anyway.
  if (!found && /nano_?id/i.test(text))
    return { kind: 'string.alphanumeric', parameters: { length }, because: { code: 'key', words: 'a short key of a form that has a name' } };
  return found ? { kind: found[2], parameters: found[3] ?? {}, because: { code: 'key', words: NAMED } } : null;
}

/** Forms of keys that their length determines. */
const FORMS_BY_LENGTH: ReadonlyMap<number, string> = new Map([
  [24, 'string.cuid2'],
  [25, 'string.cuid'],
  [27, 'string.ksuid'],
]);

/** Ids of 36 characters issued by an authority, a provider or a program. */
const GIVEN = wordSet('owners of issued ids');

/** `account_id char(36)`: a text of just the length of a uuid is one, where it is an id. */
function isUuidByLength({ type }: ColumnView, words: readonly string[]): boolean {
  if (type.length !== 36 || type.kind === 'array' || !wordSet('endings of ids').has(words.at(-1) ?? '')) return false;
  return type.base === 'bpchar' || !words.slice(0, -1).some((word) => GIVEN.has(word));
}

const VERSIONS = wordSet('versions');

/** `shipment_id varchar(20)` of shipments: an id named after its table, without a digest's length, is readable. */
function isCalledByNumber({ table }: TableView, words: readonly string[], length: number | undefined, usual: string): boolean {
  if (words.length < 2 || words.at(-1) !== 'id' || /uuid|ulid|random|nanoid/i.test(usual)) return false;
  if (length === undefined || length < 10 || length > 100 || length === 36 || length === 26 || DIGESTS.has(length)) return false;
  return readName(table.name).words.includes(words.at(-2)!);
}

/** `currency_id char(3)` and `transfer_state_id varchar(50)` of tables that list currencies or states: the entry is its own key. */
function keyOfList({ table, primaryKey }: TableView, words: readonly string[], length = Infinity): Key | null {
  if (primaryKey.length !== 1 || words.at(-1) !== 'id' || !readName(table.name).words.includes(words.at(-2) ?? '')) return null;
  const because: Reason = { code: 'key', words: 'what is listed is its own key' };
  if (words.at(-2) === 'currency' && length <= 3) return { kind: 'location.currencyCode', parameters: {}, because };
  return (words.at(-2) === 'state' || words.at(-2) === 'status') && length >= 12 && length !== 26 && length !== 36
    ? { kind: 'values', parameters: { values: STATES }, because }
    : null;
}

const STATES = ['RECEIVED', 'PENDING', 'ACCEPTED', 'PROCESSING', 'COMPLETED', 'REJECTED', 'EXPIRED', 'ABORTED', 'RESERVED', 'SETTLED'];

/** Lengths of digests, and of the numbers of traces and spans. */
const DIGESTS: ReadonlySet<number> = new Set([16, 32, 40, 64]);

/** A key up to this length is readable: capitals. */
const LETTERS = 6;

/**
 * One style for all keys of a schema: a UUID if the schema says so or the length fits exactly, otherwise a short random text of the
 * declared length.
 */
function textKey(length: number | undefined, uuid: boolean): Key {
  const because: Reason = { code: 'key', words: 'a primary key of text' };
  if (uuid || length === 36) return { kind: 'string.uuid', parameters: {}, because };
  if (length === 26) return { kind: 'string.ulid', parameters: { timed: true }, because };
  const form = FORMS_BY_LENGTH.get(length ?? 0);
  if (form !== undefined) return { kind: form, parameters: {}, because };
  if (length !== undefined && DIGESTS.has(length)) return { kind: 'string.hexadecimal', parameters: { length }, because };
  if (length !== undefined && length >= 2 && length <= LETTERS) return { kind: 'code.mask', parameters: { mask: 'A'.repeat(length) }, because };
  if (length !== undefined && length < 21) return { kind: 'string.alphanumeric', parameters: { length: Math.min(length, 12) }, because };
  return { kind: 'string.nanoid', parameters: {}, because, isGuess: length === undefined || length > 100 };
}
