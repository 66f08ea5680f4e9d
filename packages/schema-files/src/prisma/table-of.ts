import { dictionary, quotedName, quotedText } from '@seedbed/contract';
import type { Column, Index, Key, Table } from '../model/model.ts';
import { fault } from '../model/place.ts';
import { argumentOf, attributeOf, fieldsArgument, mappedName, textArgument, wordArgument } from './attributes.ts';
import { clientDefault, columnDefault } from './column-default.ts';
import { columnType, isNumbered, serialType } from './column-type.ts';
import { constraintName } from './constraint-name.ts';
import { columnNames, kindOf, nameOf, type Document } from './document.ts';
import type { Attribute, Block, Field, Value } from './syntax.ts';

/** The table of a model: its columns, keys and indexes. */
export function tableOf(model: Block, document: Document): Table {
  const name = nameOf(model);
  const primaryKey = primaryKeyOf(model, name.name);
  const fields = model.fields.filter((field) => kindOf(field, document) === 'column');
  return {
    ...name,
    columns: fields.map((field) => columnOf(field, document)),
    ...(primaryKey && { primaryKey }),
    indexes: [
      ...fields.flatMap((field) => uniqueOf(field, name.name)),
      ...model.attributes.flatMap((attribute) => (attribute.name === 'unique' || attribute.name === 'index' ? [indexOf(attribute, model, name.name)] : [])),
    ],
    ...(model.comment !== undefined && { comment: model.comment }),
  };
}

function columnOf(field: Field, document: Document): Column {
  const type = columnType(field, document);
  const isList = field.arity === 'list';
  const usual = columnDefault(field, isList ? `${type}[]` : type, document);
  const made = clientDefault(field);
  // Inference reads this comment: no DEFAULT of the database shows how the client makes ids.
  const comment = [field.comment, made === undefined ? undefined : `@default(${made})`].filter((each) => each !== undefined).join('\n');
  return {
    name: mappedName(field),
    type: isNumbered(field) ? serialType(type) : isList ? `${type}[]` : type,
    notNull: field.arity === 'required',
    ...(usual !== undefined && { default: usual }),
    ...(comment !== '' && { comment }),
  };
}

function primaryKeyOf(model: Block, table: string): Key | undefined {
  const whole = attributeOf(model, 'id');
  const field = model.fields.find((each) => attributeOf(each, 'id'));
  const attribute = whole ?? (field && attributeOf(field, 'id'));
  if (!attribute) return undefined;
  const columns = whole ? columnNames(model, fieldsArgument(whole, 'fields', true), whole) : [mappedName(field!)];
  return { name: textArgument(attribute, 'map') ?? constraintName(table, [], '_pkey'), columns };
}

function uniqueOf(field: Field, table: string): Index[] {
  const attribute = attributeOf(field, 'unique');
  const column = mappedName(field);
  return attribute ? [{ name: textArgument(attribute, 'map') ?? constraintName(table, [column], '_key'), unique: true, parts: [quotedName(column)] }] : [];
}

function indexOf(attribute: Attribute, model: Block, table: string): Index {
  const unique = attribute.name === 'unique';
  const value = argumentOf(attribute, 'fields', true);
  const values = value?.kind === 'list' ? value.values : [];
  const columns = columnNames(model, fieldsArgument(attribute, 'fields', true), attribute);
  if (columns.length === 0) throw fault(attribute, `@@${attribute.name} of ${model.name} names no fields`);
  const method = METHODS[wordArgument(attribute, 'type') ?? ''];
  const where = whereOf(argumentOf(attribute, 'where'), model);
  return {
    // `name` is for the client if a key is unique, and a deprecated word for `map` if an index is not.
    name: textArgument(attribute, 'map') ?? (unique ? undefined : textArgument(attribute, 'name')) ?? constraintName(table, columns, unique ? '_key' : '_idx'),
    unique,
    parts: columns.map((column, at) => `${quotedName(column)}${orderOf(values[at])}`),
    ...(method !== undefined && { method }),
    ...(where !== undefined && { where }),
  };
}

const METHODS = dictionary({ Hash: 'HASH', Gin: 'GIN', Gist: 'GIST', SpGist: 'SPGIST', Brin: 'BRIN' });

/** `title(ops: raw("gin_trgm_ops"), sort: Desc)`. */
function orderOf(part: Value | undefined): string {
  if (part?.kind !== 'call') return '';
  const argument = (name: string) => part.arguments.find((each) => each.name === name)?.value;
  const [ops, sort] = [argument('ops'), argument('sort')];
  const raw = ops?.kind === 'call' ? ops.arguments[0]?.value : undefined;
  const operators = raw?.kind === 'text' ? ` ${raw.text}` : ops?.kind === 'word' ? ` ${snakeCase(ops.text)}` : '';
  return `${operators}${sort?.kind === 'word' ? ` ${sort.text.toUpperCase()}` : ''}`;
}

/** `JsonbPathOps` is `jsonb_path_ops`, `Int4BloomOps` `int4_bloom_ops`. */
function snakeCase(word: string): string {
  return word.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();
}

/** Rows that a partial index holds: `raw("…")`, or columns with their values. */
function whereOf(value: Value | undefined, model: Block): string | undefined {
  if (value?.kind === 'call') return value.arguments[0]?.value.kind === 'text' ? value.arguments[0].value.text : undefined;
  if (value?.kind !== 'object') return undefined;
  return value.members.map(({ name = '', value: each }) => `(${columnNames(model, [name], model).map(quotedName).join('')} ${condition(each)})`).join(' AND ');
}

function condition(value: Value): string {
  if (value.kind === 'object')
    return condition(value.members[0]!.value)
      .replace(/^IS (?!NOT)/, 'IS NOT ')
      .replace(/^=/, '<>');
  const sql = value.kind === 'text' ? quotedText(value.text) : value.kind === 'word' || value.kind === 'number' ? value.text : 'null';
  return sql === 'null' ? 'IS NULL' : `= ${sql}`;
}
