import { quotedText } from '@seedbed/contract';
import { fault } from '../model/place.ts';
import { attributeOf, mappedName } from './attributes.ts';
import { isPostgres, type Document } from './document.ts';
import type { Field, Value } from './syntax.ts';

/**
 * The DEFAULT that Prisma creates for a column in the database, as SQL; `type` is the column's type with its brackets.
 * Undefined if only the client creates the value.
 */
export function columnDefault(field: Field, type: string, document: Document): string | undefined {
  const attribute = attributeOf(field, 'default');
  const value = attribute?.arguments.find(({ name }) => name === undefined || name === 'value')?.value;
  if (value === undefined) return undefined;
  if (value.kind === 'list') return `ARRAY[${value.values.map((each) => literal(each, field, document)).join(', ')}]::${type}`;
  if (value.kind !== 'call') return literal(value, field, document);
  if (value.name === 'now') return 'CURRENT_TIMESTAMP';
  // Another database has other functions and intervals.
  if (!isPostgres(document)) return undefined;
  const expression = value.arguments[0]?.value;
  return value.name === 'dbgenerated' && expression?.kind === 'text' && expression.text.trim() !== '' ? expression.text : undefined;
}

/** How Prisma's client creates a value without a database DEFAULT: `cuid()`, `uuid(7)`. */
export function clientDefault(field: Field): string | undefined {
  const value = attributeOf(field, 'default')?.arguments[0]?.value;
  if (value?.kind !== 'call' || !MADE_BY_CLIENT.has(value.name)) return undefined;
  const version = value.arguments[0]?.value;
  return `${value.name}(${version?.kind === 'number' ? version.text : ''})`;
}

const MADE_BY_CLIENT: ReadonlySet<string> = new Set(['cuid', 'uuid', 'ulid', 'nanoid']);

const NUMBERS: ReadonlySet<string> = new Set(['Int', 'BigInt', 'Float', 'Decimal']);

function literal(value: Value, field: Field, { enums }: Document): string {
  if (value.kind === 'number') return value.text;
  if (value.kind === 'text' && NUMBERS.has(field.type) && /^-?\d+(?:\.\d+)?$/.test(value.text)) return value.text;
  if (value.kind === 'text') return field.type === 'Bytes' ? `'\\x${Buffer.from(value.text, 'base64').toString('hex')}'` : quotedText(value.text);
  if (value.kind !== 'word') throw fault(field, `the default of ${field.name} cannot be read`);
  const type = enums.get(field.type);
  if (!type) return value.text;
  const label = type.fields.find(({ name }) => name === value.text);
  if (!label) throw fault(field, `enum ${type.name} has no value ${value.text}`);
  return quotedText(mappedName(label));
}
