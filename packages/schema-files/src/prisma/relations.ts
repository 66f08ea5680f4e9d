import { dictionary, quotedName } from '@seedbed/contract';
import type { ForeignKey, Table } from '../model/model.ts';
import { fault } from '../model/place.ts';
import { attributeOf, fieldsArgument, mappedName, textArgument, wordArgument } from './attributes.ts';
import { columnType } from './column-type.ts';
import { constraintName } from './constraint-name.ts';
import { columnNames, nameOf, type Document } from './document.ts';
import type { Block, Field } from './syntax.ts';

/** The foreign keys of a model: the ends of relations that name fields. */
export function foreignKeysOf(model: Block, document: Document): ForeignKey[] {
  return model.fields.flatMap((field) => {
    const attribute = attributeOf(field, 'relation');
    const fields = fieldsArgument(attribute, 'fields');
    const other = document.models.get(field.type);
    if (!attribute || !other || fields.length === 0) return [];
    const columns = columnNames(model, fields, attribute);
    const isRequired = model.fields.some(({ name, arity }) => arity === 'required' && fields.includes(name));
    return [
      {
        name: textArgument(attribute, 'map') ?? constraintName(nameOf(model).name, columns, '_fkey'),
        from: nameOf(model),
        columns,
        to: nameOf(other),
        keys: columnNames(other, fieldsArgument(attribute, 'references'), attribute),
        onDelete: ACTIONS[wordArgument(attribute, 'onDelete') ?? ''] ?? (isRequired ? 'RESTRICT' : 'SET NULL'),
        onUpdate: ACTIONS[wordArgument(attribute, 'onUpdate') ?? ''] ?? 'CASCADE',
      },
    ];
  });
}

const ACTIONS = dictionary({
  Cascade: 'CASCADE',
  Restrict: 'RESTRICT',
  NoAction: 'NO ACTION',
  SetNull: 'SET NULL',
  SetDefault: 'SET DEFAULT',
});

/** A table that Prisma keeps for a relation of lists on both sides, with its foreign keys. */
type JoinTable = { readonly table: Table; readonly foreignKeys: readonly ForeignKey[] };

type End = { readonly model: Block; readonly field: Field; readonly relation: string };

/** The tables of relations that have a list at both ends: `_PostToTag` with the columns A and B. */
export function joinTablesOf(document: Document): JoinTable[] {
  const ends = [...document.models.values()].flatMap((model) => listsOf(model, document));
  const byRelation = Map.groupBy(ends, ({ relation, model, field }) => [relation, ...[model.name, field.type].toSorted()].join(' '));
  return [...byRelation.values()].flatMap((pair) => (pair.length === 2 ? [joinTable(pair, document)] : []));
}

function listsOf(model: Block, { models }: Document): End[] {
  return model.fields.flatMap((field) => {
    const attribute = attributeOf(field, 'relation');
    if (field.arity !== 'list' || !models.has(field.type)) return [];
    return [{ model, field, relation: textArgument(attribute, 'name', true) ?? [model.name, field.type].toSorted().join('To') }];
  });
}

function joinTable(pair: readonly End[], document: Document): JoinTable {
  const [first, second] = pair.map(({ model }) => model).toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  const { relation, field } = pair[0]!;
  const { schema } = nameOf(first!);
  const table = { ...(schema !== undefined && { schema }), name: `_${relation}` };
  const ends = [
    { column: 'A', model: first! },
    { column: 'B', model: second! },
  ].map(({ column, model }) => ({ column, model, key: keyOf(model, field) }));
  return {
    table: {
      ...table,
      columns: ends.map(({ column, key }) => ({ name: column, type: columnType(key, document), notNull: true })),
      primaryKey: { name: constraintName(table.name, ['AB'], '_pkey'), columns: ['A', 'B'] },
      indexes: [{ name: constraintName(table.name, ['B'], '_index'), unique: false, parts: [quotedName('B')] }],
    },
    foreignKeys: ends.map(({ column, model, key }) => ({
      name: constraintName(table.name, [column], '_fkey'),
      from: table,
      columns: [column],
      to: nameOf(model),
      keys: [mappedName(key)],
      onDelete: 'CASCADE',
      onUpdate: 'CASCADE',
    })),
  };
}

/** The one field that is a model's key; a relation of lists refers to no other. */
function keyOf(model: Block, from: Field): Field {
  const whole = fieldsArgument(attributeOf(model, 'id'), 'fields', true);
  const key =
    model.fields.find((field) => attributeOf(field, 'id') || (whole.length === 1 && field.name === whole[0])) ??
    model.fields.find((field) => attributeOf(field, 'unique'));
  if (!key) throw fault(from, `${model.name} has no @id of one field, which the list ${from.name} needs`);
  return key;
}
