import { dictionary } from './dictionary.ts';
import type { SqlType } from './sql-type.ts';

const OUTPUTS: Readonly<Record<string, readonly string[]>> = dictionary({
  int2: ['integer'],
  int4: ['integer'],
  int8: ['integer'],
  numeric: ['decimal'],
  money: ['decimal'],
  float4: ['float', 'decimal'],
  float8: ['float', 'decimal'],
  bool: ['boolean'],
  text: ['text'],
  varchar: ['text'],
  bpchar: ['text'],
  citext: ['text'],
  name: ['text'],
  date: ['date'],
  timestamp: ['timestamp', 'date'],
  timestamptz: ['timestamp', 'date'],
  time: ['time'],
  timetz: ['time'],
  interval: ['interval'],
  uuid: ['uuid'],
  bytea: ['bytes'],
  json: ['json'],
  jsonb: ['json'],
  inet: ['network'],
  cidr: ['network'],
  macaddr: ['network'],
  point: ['geometry'],
  box: ['geometry'],
  path: ['geometry'],
  polygon: ['geometry'],
  circle: ['geometry'],
  line: ['geometry'],
  lseg: ['geometry'],
  bit: ['bits'],
  varbit: ['bits'],
  enum: ['text'],
});

/** Whether a generator's outputs, and with `kind` the generator itself, fit a column's type without a conversion. Types without a list of their own (xml, ltree, an extension's) take texts. */
export function fits(outputs: readonly string[], type: SqlType, kind?: string): boolean {
  // Postgres rejects a range in a multirange column, and vice versa.
  if (kind === 'range' || kind === 'multirange') return type.kind === kind;
  if (type.kind === 'array') return outputs.includes('array');
  if (type.kind === 'range' || type.kind === 'multirange') return outputs.includes('range');
  const wanted = OUTPUTS[type.base];
  if (!wanted) return outputs.includes('literal') || (outputs[0] === 'text' && !outputs.includes('date'));
  // Texts that are also whole numbers (an area code, an ISO sex code) are numbers only in integer columns.
  return outputs.some((output) => wanted.includes(output)) || (outputs[0] === 'integer' && wanted.includes('decimal'));
}
