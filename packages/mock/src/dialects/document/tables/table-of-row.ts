import { quotedName, quotedText, singular } from '@seedbed/contract';
import { folded } from '../../../core/index.ts';
import type { Shape } from '../shape/shape.ts';

/** A table created for a document. */
export type MadeTable = {
  readonly name: string;
  key: MadeColumn;
  readonly columns: Map<string, MadeColumn>;
  /** Shapes of its rows, for finding relations later. */ readonly shapes: Set<Shape>;
  readonly unique: Set<string>;
};
type MadeColumn = {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly check: string | null;
  references: MadeTable | null;
};

/** Postgres cuts longer names. */
const MAX_NAME = 60;
/** Maximum number of properties that anyone would look at. */
const MAX_COLUMNS = 80;

/** `orderItems`, `OrderItem` and `order-items` as a name in SQL. */
export function sqlName(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toLowerCase()
    .slice(0, MAX_NAME);
}

/** Adds the columns for rows of a shape; keeps existing ones. */
export function addColumns(table: MadeTable, shape: Shape, outer: readonly string[] = []): void {
  for (const [name, lazily] of shape.properties) {
    const property = lazily();
    const column = sqlName([...outer, name].join('_'));
    if (column === '' || table.columns.size >= MAX_COLUMNS) continue;
    // A nested object's own values; an object of another table becomes a relation.
    if (property.kind === 'object' && outer.length === 0) addColumns(table, property, [name]);
    const made = columnOf(column, property, shape.required.has(name) && outer.length === 0);
    if (made && ![...table.columns.values()].some((each) => folded(each.name) === folded(column))) table.columns.set(column, made);
  }
}

function columnOf(name: string, shape: Shape, required: boolean): MadeColumn | undefined {
  const type = typeOf(shape);
  return type === undefined ? undefined : { name, type, notNull: required && !shape.nullable, check: checkOf(name, shape), references: null };
}

function typeOf({ kind, format, maxLength }: Shape): string | undefined {
  switch (kind) {
    case 'integer':
      return 'bigint';
    case 'number':
      return 'double precision';
    case 'boolean':
      return 'boolean';
    case 'string':
      if (format === 'uuid') return 'uuid';
      if (format === 'date') return 'date';
      if (format === 'date-time') return 'timestamptz';
      return maxLength !== undefined && maxLength > 0 && maxLength <= 10_000 ? `varchar(${maxLength})` : 'text';
    default:
      return undefined;
  }
}

function checkOf(name: string, { kind, enum: values, minimum, maximum }: Shape): string | null {
  const words = values?.filter((value) => typeof value === 'string') ?? [];
  if (kind === 'string' && words.length > 0 && words.length <= 300) return `${quotedName(name)} in (${words.map(quotedText).join(', ')})`;
  if (kind !== 'integer' || !Number.isSafeInteger(minimum ?? 0) || !Number.isSafeInteger(maximum ?? 0) || (minimum ?? -Infinity) > (maximum ?? Infinity))
    return null;
  const bounds = [minimum !== undefined && `${quotedName(name)} >= ${minimum}`, maximum !== undefined && `${quotedName(name)} <= ${maximum}`].filter(Boolean);
  return bounds.length === 0 ? null : bounds.join(' and ');
}

/** Makes a property the key: by the names of parameters that end paths to a row, `id`, or the table's own name with it. Without one the table gets an `id`. */
export function chooseKey(table: MadeTable, parameters: readonly string[]): void {
  const noun = singular(table.name);
  const named = (name: string) =>
    [...table.columns.values()].find(
      (column) => folded(column.name) === folded(name) && /^(bigint|text|varchar.*|uuid)$/.test(column.type) && column.check?.includes(' in (') !== true,
    );
  const found = named('id') ?? named(`${noun}_id`) ?? parameters.map(named).find(Boolean) ?? named('uuid') ?? named('key') ?? named('slug');
  const name = table.columns.has('id') ? `${noun}_row` : 'id';
  table.key = found ?? { name, type: 'bigint', notNull: true, check: null, references: null };
  if (!found) table.columns.set(name, table.key);
  for (const each of parameters) {
    const column = named(each);
    if (column && column !== table.key) table.unique.add(column.name);
  }
}
