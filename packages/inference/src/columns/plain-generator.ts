import type { Generator, SqlType } from '@seedbed/contract';
import { typeClass, type TypeClass } from '../names/type-class.ts';

const BY_CLASS: Readonly<Record<TypeClass, string>> = {
  text: 'text.plain', int: 'number.plain', num: 'number.plain', money: 'finance.amount', bool: 'datatype.boolean', stamp: 'date.past', date: 'date.past',
  clock: 'date.timeOfDay', span: 'date.interval', uuid: 'string.uuid', bytes: 'bytes.random', json: 'json', enum: 'values', array: 'array', net: 'internet.ip',
  geo: 'geometry.point', xml: 'xml.document', tsv: 'search.vector', tree: 'tree.path', hstore: 'hstore.document', range: 'range', composite: 'composite',
  bits: 'bits', other: 'text.plain',
};

/** The plainest believable value of a type. */
export function plainGenerator(type: SqlType): Generator {
  const kind = BY_CLASS[typeClass(type)];
  if (type.labels) return { kind, parameters: { values: [...type.labels] } };
  if (type.element && type.kind === 'array') return { kind, parameters: { element: plainGenerator(type.element) } };
  return { kind };
}
