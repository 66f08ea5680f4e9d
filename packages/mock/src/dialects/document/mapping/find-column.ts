import { singular } from '@seedbed/contract';
import { folded, parentNamed, type MockColumn, type MockTable } from '../../../core/index.ts';
import type { Kind, Shape } from '../shape/shape.ts';

/** The column that a property shows: by its name, with or without the prefix of the table or the outer property, and with a compatible value. */
export function columnOf(table: MockTable, property: string, shape: Shape, outer: readonly string[]): MockColumn | undefined {
  const noun = singular(table.name);
  const names = outer.length > 0 ? [`${outer.join('_')}_${property}`] : [property, `${noun}_${property}`];
  const bare = folded(property).startsWith(folded(noun)) ? folded(property).slice(folded(noun).length) : '';
  const wanted = names.map(folded);
  const fit = (column: MockColumn | undefined) => (column && canShow(column, shape) ? column : undefined);
  const named = (name: string) => fit(table.columns.find((column) => folded(column.name) === name));
  for (const name of wanted) {
    const column = named(name);
    if (column) return column;
  }
  if (outer.length > 0) return undefined;
  const moment = /^(.*?)(at|on|date|time)$/.exec(wanted[0]!) ?? /^(date|time)(.+)$/.exec(wanted[0]!);
  return (
    (bare === '' ? undefined : named(bare)) ??
    (isScalar(shape.kind) ? fit(foreignKey(table, property)) : undefined) ??
    (moment ? fit(table.columns.find((column) => isMoment(column) && stem(column.name) === stem(property))) : undefined)
  );
}

/** `owner` contains the owner's key, if it is not an object. */
function foreignKey(table: MockTable, property: string): MockColumn | undefined {
  const relation = parentNamed(table, property)?.relation;
  return relation?.columns.length === 1 ? relation.columns[0] : undefined;
}

/** `created_at`, `createdOn` and `date_created` are `created`. */
function stem(name: string): string {
  return folded(name)
    .replace(/^(date|time)(?=.)/, '')
    .replace(/(?<=.)(at|on|date|time)$/, '');
}

const isMoment = ({ type }: MockColumn) => ['date', 'timestamp', 'timestamptz'].includes(type.base);
const isScalar = (kind: Kind | undefined) => kind !== 'object' && kind !== 'array';

const WHOLE = ['int2', 'int4', 'int8'];
const NUMBERS = [...WHOLE, 'numeric', 'float4', 'float8'];

/** Whether a column's values fit a shape. */
function canShow({ type }: MockColumn, { kind, format }: Shape): boolean {
  if (type.kind === 'array') return kind === 'array' || kind === undefined;
  if (type.base === 'json' || type.base === 'jsonb') return kind === undefined || kind === 'object' || kind === 'array';
  switch (kind) {
    case 'string':
      return type.base !== 'bool' && type.base !== 'bytea' && !((format === 'date' || format === 'date-time') && NUMBERS.includes(type.base));
    case 'integer':
      return NUMBERS.includes(type.base) || type.base.startsWith('timestamp');
    case 'number':
      return NUMBERS.includes(type.base);
    case 'boolean':
      return type.base === 'bool';
    case undefined:
      return true;
    default:
      return false;
  }
}
